import { useEffect, useRef, useState } from 'react'
import { maxHistoryMessages } from '@shared/contracts/chat'
import type { ChatMessage } from '@shared/contracts/chat'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { askMya } from '../../api/ask-mya'
import { emptyConversation, rememberConversation, rememberedConversation } from './visit-conversation'
import type { Conversation, Shown } from './visit-conversation'

export const failure =
  "I apologize, but I'm having trouble connecting right now. Please try again or contact an archivist for assistance."

/** What more there is to say of a failure: how long to wait, where the server knows. */
const noteOf = (error: unknown) =>
  codeOf(error) === 'rate_limited' ? publicMessageOf(error, 'Please wait a minute.') : undefined

/** What stands before the sources of a reply. */
export const sourcesWord = ({ length }: readonly string[]) => (length > 1 ? 'Sources:' : 'Source:')

const spokenReply = (content: string, sources: readonly string[]) =>
  `MYA: ${content}${sources.length ? ` ${sourcesWord(sources)} ${sources.join('; ')}` : ''}`

/** What is sent of the conversation: the newest, and nothing that the page itself said. */
const sentOf = (messages: readonly Shown[]): ChatMessage[] =>
  messages
    .filter(({ isFromPage }) => !isFromPage)
    .map(({ role, content }) => ({ role, content }))
    .slice(-maxHistoryMessages)

export interface UsedConversation {
  messages: readonly Shown[]
  /** What has come of the reply that is awaited; null while none is. */
  reply: string | null
  /** Said to screen readers when it changes: whole replies, never pieces. */
  announced: string
  /** What stands in the line to write in. */
  draft: string
  write: (draft: string) => void
  isShared: boolean
  share: (isShared: boolean) => void
  send: (message: string) => void
  /** Gives the question back to an empty line where nothing had come of a reply. */
  stop: () => void
  /** Asks the last question again, whose reply broke off. */
  retry: () => void
  beginAnew: () => void
}

/** The conversation with MYA, for as long as the page stays open. `proofId` is the record that she may be let read. */
export function useConversation(proofId: string | undefined): UsedConversation {
  const [conversation, setConversation] = useState(rememberedConversation)
  const [reply, setReply] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')
  const [draft, setDraft] = useState('')
  const asking = useRef<AbortController>(undefined)
  const { messages, sharedProofId } = conversation
  // Given for one record: another one is not let in by it.
  const isShared = proofId !== undefined && sharedProofId === proofId

  useEffect(() => () => asking.current?.abort(), [])

  // The visit's memory first: what comes after the drawer was closed must not be lost with its state.
  const become = (next: Conversation) => {
    rememberConversation(next)
    setConversation(next)
  }
  const change = (next: (messages: readonly Shown[]) => readonly Shown[]) => {
    const before = rememberedConversation()
    become({ ...before, messages: next(before.messages) })
  }

  const ask = async (message: string, before: readonly Shown[]) => {
    const round = new AbortController()
    asking.current = round
    let told = ''
    setReply('')
    setAnnounced('MYA is writing.')
    const end = (...added: Shown[]) => {
      // Begun anew since: the reply belongs to no conversation any more.
      if (asking.current !== round) return
      asking.current = undefined
      setReply(null)
      change((all) => [...all, ...added])
    }
    try {
      const { reply: content, sources } = await askMya(
        {
          message,
          conversationHistory: sentOf(before),
          ...(isShared && proofId ? { consent: { proofId } } : {}),
        },
        {
          signal: round.signal,
          onPiece(text) {
            told += text
            setReply(told)
          },
        },
      )
      end({ role: 'assistant', content, sources })
      setAnnounced(spokenReply(content, sources))
    } catch (error) {
      if (round.signal.aborted) {
        const stopped: Shown = { role: 'assistant', content: told, note: 'Stopped.', isBrokenOff: true }
        end(told ? stopped : { ...stopped, isFromPage: true })
        setAnnounced('Stopped.')
        return
      }
      const note = noteOf(error)
      const come: Shown[] = told ? [{ role: 'assistant', content: told, isBrokenOff: true }] : []
      end(...come, {
        role: 'assistant',
        content: failure,
        isFromPage: true,
        isBrokenOff: true,
        ...(note ? { note } : {}),
      })
      setAnnounced([failure, note].filter(Boolean).join(' '))
    }
  }

  const retry = () => {
    const at = messages.findLastIndex(({ role }) => role === 'user')
    const question = messages[at]
    if (!question || asking.current) return
    change((all) => all.slice(0, at + 1))
    setDraft((written) => (written === question.content ? '' : written))
    void ask(question.content, messages.slice(0, at))
  }
  const send = (text: string) => {
    const message = text.trim()
    if (!message || asking.current) return
    const before = messages.filter(({ isFromPage }) => !isFromPage)
    const last = before.at(-1)
    // Stands there already, without a reply.
    if (last?.role === 'user' && last.content === message) return retry()
    change(() => [...before, { role: 'user', content: message }])
    void ask(message, before)
  }
  return {
    messages,
    reply,
    announced,
    draft,
    write: setDraft,
    isShared,
    share: (isOn) => become({ ...rememberedConversation(), sharedProofId: isOn && proofId ? proofId : null }),
    send,
    stop() {
      asking.current?.abort()
      if (reply === '') setDraft((written) => written || (messages.at(-1)?.content ?? ''))
    },
    retry,
    beginAnew() {
      asking.current?.abort()
      asking.current = undefined
      setReply(null)
      become(emptyConversation)
    },
  }
}
