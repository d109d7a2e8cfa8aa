import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'

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

interface UnsentWordsProps {
  words: readonly UnsentWord[]
  onRemove: () => void
}

/** What a visitor typed on a record and could not send before the access ended: theirs to copy, before it leaves the device. */
export function UnsentWords({ words, onRemove }: UnsentWordsProps) {
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
      <p>
        It lies on this device only. Keep what you need: it goes with the rest of the record, which leaves
        this device when you remove it, or by itself after fourteen days.
      </p>
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
          Remove from this device
        </Button>
      </Acts>
    </Box>
  )
}
