import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import type { ChatMessage } from '@shared/contracts/chat'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { Drawer } from '@shared/web/parts/drawer'
import { IconButton } from '@shared/web/parts/icon-button'
import { Seal } from '@shared/web/parts/seal'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useFocusReturn } from '../../app/use-focus-return'
import { useAskMutation } from '../../api/assistant-api'
import { Bubble, Composer, Emblem, Hint, Input, Key, Line, Scroll, Thread, Who } from './chat-style'

export const welcome =
  'Good day. I am MYA, Keeper of the Codex. Ask me about this form, about the record it becomes, or about a name.'
export const failure =
  "I apologize, but I'm having trouble connecting right now. Please try again or contact an archivist for assistance."

/** A message on the page. What the page itself says in MYA's place is no part of the conversation that is sent. */
interface Shown extends ChatMessage {
  isFromPage?: boolean
  note?: string | undefined
}

/** The service's own sentence, when MYA is not there at all: trying again would not help. */
const notBuiltYet = (error: unknown) =>
  codeOf(error) === 'not_implemented' ? publicMessageOf(error, 'MYA is not here yet.') : undefined

/** MYA's drawer: a welcome, what was said, and a line to write in. */
export function ChatDrawer({ onClose }: { onClose: () => void }) {
  const [messages, setMessages] = useState<readonly Shown[]>([
    { role: 'assistant', content: welcome, isFromPage: true },
  ])
  const [draft, setDraft] = useState('')
  useFocusReturn()
  const [ask, { isLoading }] = useAskMutation()
  const input = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const inputId = useId()

  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'end' })
  }, [messages])
  useEffect(() => {
    if (isLoading) return
    // One frame later: the drawer itself puts the focus on its first button.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isLoading])

  const send = async () => {
    const message = draft.trim()
    if (!message || isLoading) return
    const conversationHistory = messages
      .filter(({ isFromPage }) => !isFromPage)
      .map(({ role, content }) => ({ role, content }))
    setMessages((before) => [...before, { role: 'user', content: message }])
    setDraft('')
    const answer = await ask({ message, conversationHistory })
    const reply = answer.data?.findLast(({ role }) => role === 'assistant')
    setMessages((before) => [
      ...before,
      reply ?? { role: 'assistant', content: failure, isFromPage: true, note: notBuiltYet(answer.error) },
    ])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent) => {
    // Enter that ends the writing of a character (Japanese, Chinese, Korean) sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="MYA"
      description="Keeper of the Codex"
      emblem={
        <Emblem>
          <Seal proofId="0100000000" size={48} />
        </Emblem>
      }
    >
      <Scroll label="Conversation with MYA">
        <Thread role="log">
          {messages.map(({ role, content, note }, index) => (
            <Bubble key={index} data-role={role}>
              {role === 'assistant' ? <Who>MYA</Who> : <VisuallyHidden>You</VisuallyHidden>}
              <p dir="auto">{content}</p>
              {note ? <Hint>{note}</Hint> : null}
            </Bubble>
          ))}
          {isLoading ? <Bubble data-role="waiting">MYA is writing...</Bubble> : null}
          <div ref={end} />
        </Thread>
      </Scroll>
      <Composer onSubmit={submit}>
        <VisuallyHidden as="label" htmlFor={inputId}>
          Your message
        </VisuallyHidden>
        <Line>
          <Input
            ref={input}
            id={inputId}
            rows={1}
            dir="auto"
            maxLength={4000}
            placeholder="Write to MYA"
            enterKeyHint="send"
            value={draft}
            disabled={isLoading}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={press}
          />
          <IconButton
            icon="send"
            label="Send"
            variant="primary"
            size="regular"
            type="submit"
            disabled={isLoading || draft.trim() === ''}
          />
        </Line>
        <Hint>
          <Key>Enter</Key> sends. MYA gives no medical or legal advice.
        </Hint>
      </Composer>
    </Drawer>
  )
}
