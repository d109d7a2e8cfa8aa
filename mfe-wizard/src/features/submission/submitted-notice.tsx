import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { noteStyle } from '../../form/note-style'
import { submittedWords } from './submitted-words'
import type { SubmittedAbout } from './submitted-note'

const Box = styled.div`
  margin-top: 16px;
  ${noteStyle}

  b {
    font-weight: 600;
    color: var(--ink);
  }
  p {
    max-width: 68ch;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }
`

/** While nothing more is known than that there was a submission. */
const unread = {
  heading: 'This record was submitted',
  text: 'Submitting it again with changes makes a corrected version with a new proof.',
}

interface SubmittedNoticeProps {
  /** Null until the server has told of it. */
  about: SubmittedAbout | null
  onOpenProof: () => void
  onNext: (next: 'sibling' | 'fresh') => void
}

/** Says of a form whose record was submitted how far that is, and leads to its proof; of one that is closed on to the next record. */
export function SubmittedNotice({ about, onOpenProof, onNext }: SubmittedNoticeProps) {
  const { heading, text } = about ? submittedWords(about) : unread
  return (
    <Box>
      <p>
        <b>{heading}.</b> {text}
      </p>
      <div>
        <Button size="small" iconAfter="arrow-right" onClick={onOpenProof}>
          Open the proof
        </Button>
        {about?.isSealed && about.canSubmit ? (
          <>
            <Button size="small" icon="people" onClick={() => onNext('sibling')}>
              Create Sibling Record
            </Button>
            <Button size="small" onClick={() => onNext('fresh')}>
              Start Fresh
            </Button>
          </>
        ) : null}
      </div>
    </Box>
  )
}
