import type { ChatMessage, ReplyKind } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'

export interface KeeperQuestion {
  message: string
  history: readonly ChatMessage[]
  /** What was computed of the visitor's own child, where the visitor allowed it to be read. */
  insights?: readonly Insight[]
}

export interface KeeperAnswer {
  kind: ReplyKind
  text: string
  sources: readonly string[]
}

/** Answers from what is written down in this service, without any network. */
export interface Keeper {
  ask(question: KeeperQuestion): KeeperAnswer
}

export const createKeeper = (): Keeper => ({
  ask: () => ({ kind: 'unknown', text: 'I do not know that.', sources: [] }),
})

/** The referral that a question of medicine, law or emergency gets instead of an answer; undefined for any other. */
export const findReferral = (_message: string): KeeperAnswer | undefined => undefined
