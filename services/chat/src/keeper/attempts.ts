/** What passes for an order of somebody else's: words of a comment or a page, another part to play, rights that nobody gave. */
const instructions: readonly RegExp[] = [
  /\b(?:comment|note|message|text|page|field|name|document|e-?mail)s?\b.{0,20}\b(?:says?|said|tells?|reads?|asks?)\b.{0,15}\b(?:mya|you (?:to|must|should))\b/,
  /\b(?:you are|you're|act as|pretend (?:to be|you are|that you are)) (?:now )?(?:dan|an? admin\w*|root|in developer mode)\b/,
  /\b(?:make|give|grant) (?:me|my (?:account|user|friend)|this account|the person)\b.{0,30}\b(?:admin\w*|(?:owner|admin|root) (?:access|rights|role))\b/,
]
/** What somebody else has entered is asked for: who it was, and then a figure of theirs. */
const someoneElse =
  /\b(?:neighbou?rs?|friends?|colleagues?|cowork\w*|cousins?|boss|ex|strangers?|somebody else|someone else|another (?:family|parent|mother|couple)|other (?:families|parents|people)|famous|celebrit\w+)\b/
const ofTheirs =
  /\b(?:what|when|which|show|tell|give|look up|find)\b.{0,40}\b(?:her|his|their|they|she|he)(?:'s)?\b.{0,20}\b(?:son|daughter|bab(?:y|ies)|child(?:ren)?|kids?|address|e-?mail|record|born|enter\w*|birthday|typed|wrote|name)\b/
/** Whom they invite, or give the book to, is asked by families themselves. */
const ofFamily =
  /\b(?:invit\w*|shar(?:e|ed|ing)|access|role|viewer|commenter|editor|approver|gift|present|buy|order|together|link)\b/

/** Whether a message, in folded letters, tries to make MYA do what she does not, or to learn what another family entered. */
export const isAttempt = (folded: string): boolean =>
  instructions.some((pattern) => pattern.test(folded)) ||
  (someoneElse.test(folded) && ofTheirs.test(folded) && !ofFamily.test(folded))
