/** A question and what counts as a right answer to it. */
export interface Judged {
  question: string
  /** Ids of passages, any of which is right; or the kind of reply; or a name's answer. 'a+b' where both have to be told. */
  right: readonly string[]
  /** Said in the answer, without regard to capitals. */
  says?: readonly string[]
  /** What the visitor asked before, the last one last. */
  before?: readonly string[]
  /** The visitor let their own record be read. */
  withRecord?: boolean
}

interface Besides {
  says?: readonly string[]
  before?: readonly string[]
  withRecord?: boolean
}

/** `right` separates ids by blanks: 'form/draft form/save-draft', 'unknown', 'referral', 'greeting', 'name', 'unknown-name', 'own/life-path'. */
export const judge = (question: string, right: string, besides: Besides = {}): Judged => ({
  question,
  right: right.split(' '),
  ...besides,
})
