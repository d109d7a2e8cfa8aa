import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { OwnerLink } from './owner-link'

const Box = styled.div`
  margin-top: 16px;
  padding: 8px 0 10px 16px;
  border-left: 2px solid var(--error);
  font-size: var(--fs-hint);
  line-height: 1.4;

  b {
    font-weight: 600;
  }
  p {
    flex-basis: 100%;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }
`

/** Why a record was refused: somebody else's has this Proof ID, or it is closed. */
export interface RefusalAbout {
  kind: 'owned' | 'locked'
  /** The server's sentence. */
  text: string
  /** The Proof ID that another visitor's record has. */
  proofId: string
}

/** The record is approved. */
export interface ApprovalAbout {
  kind: 'approved'
  /** The server's sentence. */
  text: string
  /** Of the approval that would be taken back. */
  approvedAt: string
}

/** Others have changed the record, and the form has it now as they left it. */
export interface NewsAbout {
  kind: 'news'
  /** The server's sentence. */
  text: string
  /** The names of the answers that are not what they were in the form; without those that wait for a choice. */
  changed: readonly string[]
}

/** Why a submission needs an answer. */
export type NoticeAbout = RefusalAbout | ApprovalAbout | NewsAbout

interface SubmissionNoticeProps {
  about: RefusalAbout | NewsAbout
  onDifferentChild: () => void
  onSibling: () => void
  onFresh: () => void
}

/** A refusal that the parent can do something about, with what can be done, or looked at. */
export function SubmissionNotice({ about, onDifferentChild, onSibling, onFresh }: SubmissionNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // It stands at the head of the page, and the button that asked for it at the end: the page goes there, after the overlay has
  // given the focus back.
  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus())
    return () => clearTimeout(timer)
  }, [about])
  return (
    <Box role="alert" ref={box} tabIndex={-1}>
      <b>{about.text}</b>
      {about.kind === 'news' ? (
        about.changed.length > 0 && (
          <p>Changed by others: {about.changed.join(', ')}. The form shows these answers as they are now.</p>
        )
      ) : (
        <div>
          {about.kind === 'owned' ? (
            <>
              <Button size="small" onClick={onDifferentChild}>
                This is a different child
              </Button>
              <OwnerLink key={about.proofId} proofId={about.proofId} size="small" />
            </>
          ) : (
            <>
              <Button size="small" icon="people" onClick={onSibling}>
                Create Sibling Record
              </Button>
              <Button size="small" onClick={onFresh}>
                Start Fresh
              </Button>
            </>
          )}
        </div>
      )}
    </Box>
  )
}
