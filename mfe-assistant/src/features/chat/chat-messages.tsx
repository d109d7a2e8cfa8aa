import { useEffect, useRef } from 'react'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { replyDirection } from '../../api/reply-direction'
import { isScrolledToEnd } from '../../app/scrolled-to-end'
import { Bubble, Hint, Scroll, Sources, Suggestions, Thread, Who } from './chat-style'
import { sourcesWord } from './use-conversation'
import type { UsedConversation } from './use-conversation'
import type { Shown } from './visit-conversation'

export const welcome =
  'Good day. I am MYA, Keeper of the Codex. Ask me about this form, about the record it becomes, or about a name.'

const MyaSays = ({ content, isBusy = false }: { content: string; isBusy?: boolean }) => (
  <>
    <Who>MYA</Who>
    <p dir={replyDirection(content)} aria-busy={isBusy || undefined}>
      {content}
    </p>
  </>
)

const Message = ({ role, content, note, sources = [] }: Shown) =>
  content === '' ? (
    <Bubble data-role="status">{note}</Bubble>
  ) : (
    <Bubble data-role={role}>
      {role === 'assistant' ? (
        <MyaSays content={content} />
      ) : (
        <>
          <VisuallyHidden>You</VisuallyHidden>
          <p dir="auto">{content}</p>
        </>
      )}
      {note ? <Hint>{note}</Hint> : null}
      {sources.length > 0 && (
        <Sources>
          {sources.map((source, index) => (
            <li key={source}>
              {index === 0 ? `${sourcesWord(sources)} ` : ''}
              {source}
            </li>
          ))}
        </Sources>
      )}
    </Bubble>
  )

interface ChatMessagesProps extends Pick<
  UsedConversation,
  'messages' | 'reply' | 'announced' | 'send' | 'retry'
> {
  suggestions: readonly string[]
}

/** What was said, and what may be said next. */
export function ChatMessages({ messages, reply, announced, send, retry, suggestions }: ChatMessagesProps) {
  const [view, end] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const isAtEnd = useRef(true)
  const hasBegun = messages.length > 0 || reply !== null
  useEffect(() => {
    const scrolled = view.current
    if (!scrolled) return
    const note = () => (isAtEnd.current = isScrolledToEnd(scrolled))
    scrolled.addEventListener('scroll', note)
    return () => scrolled.removeEventListener('scroll', note)
  }, [view])
  useEffect(() => {
    // A conversation that has not begun is read from its welcome on.
    if (!hasBegun) return
    // Who has scrolled back reads on there, until the next question.
    if (reply !== '' && !isAtEnd.current) return
    // Newer browsers answer a promise here, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'end' })
  }, [end, hasBegun, messages, reply])
  const canRetry = reply === null && messages.at(-1)?.isBrokenOff
  return (
    <Scroll ref={view} label="Conversation with MYA">
      {/* Pieces of a reply would be read one by one: what is whole is announced below instead. */}
      <Thread role="log" aria-live="off">
        <Message role="assistant" content={welcome} />
        {messages.map((message, index) => (
          <Message key={index} {...message} />
        ))}
        {reply === null ? null : reply === '' ? (
          <Bubble data-role="status">MYA is writing...</Bubble>
        ) : (
          <Bubble data-role="assistant">
            <MyaSays content={reply} isBusy />
          </Bubble>
        )}
        {canRetry ? (
          <Suggestions>
            <Button size="small" icon="retry" onClick={retry}>
              Try again
            </Button>
          </Suggestions>
        ) : null}
        {messages.length === 0 ? (
          <Suggestions role="group" aria-label="You might ask">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="small" onClick={() => send(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </Suggestions>
        ) : null}
        <div ref={end} />
      </Thread>
      <VisuallyHidden role="status" aria-live="polite">
        {announced}
      </VisuallyHidden>
    </Scroll>
  )
}
