import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { useAsked } from './use-asked'

const Question = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 10px 14px 12px;
  background: var(--tint);
  border-radius: var(--radius);

  p {
    flex: 1 1 220px;
    font-size: var(--fs-meta);
    line-height: 1.4;
  }
`

interface AskedActProps {
  /** On the button: 'Revoke'. */
  word: string
  /** What is read aloud of the button: 'Revoke the access of …'. */
  label: string
  question: string
  keepWord: string
  doWord: string
  isPending: boolean
  onDo: () => void
}

/** Something that cannot be taken back: asked first, in its place. The focus goes to the answer that changes nothing. */
export function AskedAct({ word, label, question, keepWord, doWord, isPending, onDo }: AskedActProps) {
  const { isAsked, ask, opener, keeper, group } = useAsked()
  if (!isAsked)
    return (
      <Button ref={opener} size="small" variant="quiet" aria-label={label} onClick={() => ask(true)}>
        {word}
      </Button>
    )
  return (
    <Question role="group" aria-label={label} {...group}>
      <p>{question}</p>
      <Button ref={keeper} size="small" onClick={() => ask(false)}>
        {keepWord}
      </Button>
      <Button size="small" isPending={isPending} pendingText="Revoking..." onClick={onDo}>
        {doWord}
      </Button>
    </Question>
  )
}
