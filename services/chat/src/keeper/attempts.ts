/** What passes for an order of somebody else's: words of a comment or a page, another part to play, rights that nobody gave. */
const instructions: readonly RegExp[] = [
  /\b(?:comment|note|message|text|page|field|name|document|e-?mail)s?\b.{0,20}\b(?:says?|said|tells?|reads?|asks?)\b.{0,15}\b(?:mya(?! will (?:research|calculate))|you (?:to|must|should))\b/,
  /\b(?:you are|you're|act as|pretend (?:to be|you are|that you are)) (?:now )?(?:dan|an? admin\w*|root|in developer mode)\b/,
  /\b(?:answer|reply|speak|talk|act|bot|ai)\b.{0,30}\b(?:without|free of) (?:any |all )?(?:rules|limits|restrictions|filters)\b|\b(?:give|tell|show|send) (?:me|us) (?:the|your|somebody'?s?|their|his|her) (?:\w+ ){0,2}(?:passwords?|access codes?|api keys?|keys|tokens?|secrets?)\b(?! (?:rules?|length|policy))/,
  /\b(?:enter|make|put|set|register|add|name) me (?:in )?as (?:an? |the )?(?:new )?(?:owner|admin\w*|editor|approver)\b/,
  // Addresses or records of families, whoever asks for them.
  /(?<!\b(?:i|we) )\b(?:show|give|tell|send|print|list|read|name|export)\b.{0,30}\b(?:e-?mails?|e-?mail addresses|addresses|records|names|phone numbers|proof ids?|data)\b.{0,15}\b(?:of|for|from)\b.{0,25}\b(?:families|customers|users|other people)\b|\b(?:show|give|tell|send|print|list)\b.{0,20}\b(?:last|latest|all|every|any) (?:\w+ )?(?:parents?|famil\w+|customers?|users?)'?s? (?:e-?mails?|e-?mail addresses|addresses|records)\b/,
  /\b(?:list|show|name|print|export|tell me)\b.{0,20}\b(?:children|babies|births|newborns|records)\b.{0,60}\b(?:in (?:your|the) (?:system|database|records|archive)|born (?:last|this|in the last)|you have stored)\b/,
  /\b(?:send|mail|forward)\b.{0,20}\b(?:access|link|code)\b.{0,30}\b(?:his|her|their|\p{L}+'s) .{0,40}\bto (?:me|my|this|another)\b/u,
  /\b(?:send|mail|forward)\b.{0,40}\b(?:access|link|code)\b.{0,40}\bto (?:me|my|this|another)\b.{0,30}\binstead\b/,
  /\b(?:make|give|grant) (?:me|my (?:account|user|friend)|this account|the person)\b.{0,30}\b(?:admin\w*|(?:owner|admin|root) (?:access|rights|role))\b/,
]
/** What somebody else has entered is asked for: who it was, and then a figure of theirs. */
const someoneElse =
  /\b(?:neighbou?rs?|friends?|colleagues?|cowork\w*|cousins?|boss|ex|strangers?|somebody else|someone else|another (?:family|parent|mother|couple)|other (?:families|parents|people)|famous|celebrit\w+)\b/
const ofTheirs =
  /\b(?:what|when|which|show|tell|give|look up|find)\b.{0,40}\b(?:her|his|their|they|she|he)(?:'s)?\b.{0,20}\b(?:son|daughter|bab(?:y|ies)|child(?:ren)?|kids?|address|e-?mail|record|born|enter\w*|birthday|typed|wrote|name)\b/
/** What others of the family entered for a child of their own is theirs too. */
const ofRelatives =
  /\b(?:sister|brother|aunt|uncle|cousin|in-law|friend|neighbour|neighbor|colleague)'s (?:new )?(?:baby|son|daughter|child|twins?|record)\b.{0,60}\b(?:did (?:she|he|they) (?:enter|type|write|put|choose)|you must have it|tell me|show me)\b/
/** Whom they invite, or give the book to, is asked by families themselves. */
const ofFamily =
  /\b(?:invit\w*|shar(?:e|ed|ing)|access|role|viewer|commenter|editor|approver|gift|present|buy|order|together|link)\b/

/** Whether a message, in folded letters, tries to make MYA do what she does not, or to learn what another family entered. */
export const isAttempt = (folded: string): boolean =>
  instructions.some((pattern) => pattern.test(folded)) ||
  ofRelatives.test(folded) ||
  (someoneElse.test(folded) && ofTheirs.test(folded) && !ofFamily.test(folded))
