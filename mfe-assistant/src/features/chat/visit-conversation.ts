import type { ChatMessage } from '@shared/contracts/chat'

/** A message on the page. */
export interface Shown extends ChatMessage {
  /** Said by the page in MYA's place: no part of the conversation that is sent. */
  isFromPage?: true
  /** No whole reply, as it failed or was stopped: its question can be asked again. */
  isBrokenOff?: true
  /** What the page says of the reply; all that there is to show where it has no content. */
  note?: string
  sources?: readonly string[]
}

export interface Conversation {
  messages: readonly Shown[]
  /** The record that MYA may read in this conversation; null as long as nobody has let her. */
  sharedProofId: string | null
}

export const emptyConversation: Conversation = { messages: [], sharedProofId: null }

/** Kept while the page stays open, in its memory alone: the drawer may be closed and opened again. */
let visit: Conversation = emptyConversation

export const rememberConversation = (conversation: Conversation): void => void (visit = conversation)
export const rememberedConversation = (): Conversation => visit
