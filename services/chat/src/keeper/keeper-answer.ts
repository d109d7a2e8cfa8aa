import type { ReplyKind } from '@shared/contracts/chat'

export interface KeeperAnswer {
  kind: ReplyKind
  text: string
  /** Where it is known from, in words for the reader; none for a courtesy, a referral, or what is not known. */
  sources: readonly string[]
}
