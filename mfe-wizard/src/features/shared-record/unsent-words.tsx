import styled from 'styled-components'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { answerText } from '../../form/answer-text'

const Box = styled.section`
  width: 100%;
  padding: 14px 0 16px;
  border-block: 1px solid var(--gilt);

  h2 {
    font: 400 1.3125rem/1.3 var(--serif);
  }
  dl {
    display: grid;
    gap: 8px;
    margin: 12px 0 16px;
    overflow-wrap: anywhere;
  }
  dt {
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** Something that was typed here: what it answers, and its words. */
export interface UnsentWord {
  label: string
  text: string
}

/** Answers to some of the form's questions. */
export const wordsOfAnswers = (
  answers: Partial<BirthFormDraft>,
  fields: readonly BirthFormField[],
): UnsentWord[] => fields.map((field) => ({ label: fieldWords(field), text: answerText(answers[field]) }))

interface UnsentWordsProps {
  words: readonly UnsentWord[]
  /** How long it is still here. */
  note: string
  removeLabel: string
  onRemove: () => void
}

/** What a visitor typed on a record and could not send before the access ended or shrank: theirs to copy, before it is gone. */
export function UnsentWords({ words, note, removeLabel, onRemove }: UnsentWordsProps) {
  const { notify } = useHost()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words.map(({ label, text }) => `${label}: ${text}`).join('\n'))
      notify({ title: 'Copied!', description: 'What you typed is on the clipboard.' })
    } catch {
      notify({ title: 'Error', description: 'Please copy it by hand.', variant: 'destructive' })
    }
  }
  return (
    <Box aria-labelledby="unsent-heading">
      <h2 id="unsent-heading">What you typed and could not be sent</h2>
      <p>{note}</p>
      <dl>
        {words.map(({ label, text }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <Acts>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" onClick={onRemove}>
          {removeLabel}
        </Button>
      </Acts>
    </Box>
  )
}
