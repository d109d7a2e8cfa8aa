import { useEffect, useId, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { maxMessageLength } from '@shared/contracts/chat'
import { IconButton } from '@shared/web/parts/icon-button'
import { Switch } from '@shared/web/parts/switch'
import { TextButton } from '@shared/web/parts/text-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { Composer, Consent, Foot, Hint, Input, Key, Line } from './chat-style'
import type { UsedConversation } from './use-conversation'

interface ChatComposerProps extends Pick<
  UsedConversation,
  'draft' | 'write' | 'isShared' | 'share' | 'send' | 'stop' | 'beginAnew'
> {
  isWaiting: boolean
  /** There is a record that MYA may be let read. */
  canShare: boolean
  hasBegun: boolean
}

/** The line to write in, and what MYA may read. */
export function ChatComposer(props: ChatComposerProps) {
  const { isWaiting, canShare, hasBegun, draft, write, isShared, share, send, stop, beginAnew } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const stopping = useRef<HTMLButtonElement>(null)
  const [inputId, consentId] = [useId(), useId()]

  useEffect(() => {
    // One frame later: the drawer itself puts the focus on its first button. While a reply is awaited, the line cannot have it.
    const frame = requestAnimationFrame(() => (isWaiting ? stopping : input).current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isWaiting])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isWaiting || !draft.trim()) return
    send(draft)
    write('')
  }
  const press = (event: KeyboardEvent) => {
    // Enter that ends the writing of a character (Japanese, Chinese, Korean) sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <Composer onSubmit={submit}>
      {canShare ? (
        <Consent>
          <Switch
            label="Let MYA read this record"
            isOn={isShared}
            onChange={share}
            isDisabled={isWaiting}
            describedBy={consentId}
          />
          <Hint id={consentId}>In this conversation only, and only what a question needs.</Hint>
        </Consent>
      ) : null}
      <VisuallyHidden as="label" htmlFor={inputId}>
        Your message
      </VisuallyHidden>
      <Line>
        <Input
          ref={input}
          id={inputId}
          rows={1}
          dir="auto"
          maxLength={maxMessageLength}
          placeholder="Write to MYA"
          enterKeyHint="send"
          value={draft}
          disabled={isWaiting}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        {isWaiting ? (
          // A button of its own: one that became 'Send' under the press would send what is given back.
          <IconButton key="stop" ref={stopping} icon="stop" label="Stop" size="regular" onClick={stop} />
        ) : (
          <IconButton
            key="send"
            icon="send"
            label="Send"
            variant="primary"
            size="regular"
            type="submit"
            disabled={draft.trim() === ''}
          />
        )}
      </Line>
      <Foot>
        <Hint>
          <Key>Enter</Key> sends. MYA gives no medical or legal advice.
        </Hint>
        {hasBegun ? <TextButton onClick={beginAnew}>Begin anew</TextButton> : null}
      </Foot>
    </Composer>
  )
}
