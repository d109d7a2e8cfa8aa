/** A short question means what was spoken of before: the passage that was told of it, what is asked now, and the passage that says that. */
const meanings: readonly (readonly [before: RegExp, asks: RegExp, passageId: string])[] = [
  [
    /^family\/(?:invit|many|how-many|expiry|co-contributor|comment-level|revoke|mail)/,
    /\b(?:take|call|get) (?:it|that|this|them) back\b|\b(?:undo|cancel|withdraw|revoke) (?:it|that|this|them)\b/,
    'family/withdraw',
  ],
  [
    /^family\//,
    /^(?:and |so |but )?(?:can|may|could) (?:he|she|they) (?:also |then |even )?(?:approve|order)\b/,
    'proof/who-approves',
  ],
  [/^family\/passcode/, /\b(?:forgets?|forgot|forgotten|loses?|lost)\b/, 'family/passcode-forgotten'],
  [
    /^family\/sync/,
    /^(?:and |but |so )?(?:do (?:i|we) (?:have|need) to|must (?:i|we)|is (?:it|that) (?:required|needed|necessary|optional))(?: do (?:it|that))?[ ?.!]*$/,
    'family/sync-optional',
  ],
  [
    /^privacy\/(?!staff)/,
    /^(?:not )?(?:even|and|also|what about|how about) (?:you|your (?:own )?(?:staff|employees|people|team))[ ?.!]*$/,
    'privacy/staff-see',
  ],
  [/^partner\//, /\bcookies?\b/, 'partner/cookie'],
  [
    /^(?:guide\/|mya\/guide$)/,
    /^(?:and |but )?(?:is it|is that|is the guide|are they) (?:for )?free\b|\b(?:cost|pay)\b/,
    'guide/free',
  ],
]
/** A longer question says itself what it is about. */
const mostLetters = 60

/** The id of the passage that a short question means after `before`, the passage on the question before it; undefined for any other. In folded letters. */
export const followUpOf = (folded: string, before: string): string | undefined =>
  folded.length > mostLetters
    ? undefined
    : meanings.find(([ofBefore, asks]) => ofBefore.test(before) && asks.test(folded))?.[2]
