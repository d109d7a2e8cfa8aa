/**
 * What tired parents tell beside a question, in folded letters: 'its 3am and im feeding, can the two drafts be put together'. It asks
 * for nothing, so that it is no question of medicine where the rest is none, and is left out where passages are looked for.
 */
const who =
  "(?:(?:the |my |our )?(?:baby|son|daughter|toddler|newborn|twins?|kids?|little one|girl|boy|one)|he|she|they|it|i|i'?m|we|we'?re)"
const does =
  "(?: (?:is|was|are|were|am|'?s|has been|have been|started|starts|keeps|kept|just|finally|still|now|again))*"
const parts = [
  `(?:${who}${does} |(?:and|while|whilst|still|between|during|from|since|is|was|were|been|are|all|3am) )?(?:screaming|crying|teething|throwing up|vomiting|(?:breast)?feeding(?: (?:her|him|the baby))?|nursing)(?: (?:here|again|now|in my arms?|on my arm|next to me|all (?:day|night)))?`,
  'with the baby feeding',
  '(?:my )?(?:thumbs?|fingers?|wrists?|eyes) (?:are|is|feel) (?:so |very )?(?:sore|tired)',
  '(?:at |during |after |before |between )?(?:the |a |an )?(?:\\d{1,2} ?am |night |evening |early )?(?:feed|feeding|feeds)(?= (?:and|so|because|before|but)\\b|[,.;!-])',
  'colic\\w*|a cold|the flu',
  '(?:was|were|been|got|is|am|are) (?:so |very |a bit )?(?:sick|ill|unwell)',
  '(?:had|after|because of|due to|following) (?:an? |the |my |bad )?(?:jaundice|preeclampsia|epidural|induction|stitches)',
  '(?:conceived|made|here) (?:by|through|via|with|after|thanks to) ivf|ivf (?:baby|babies|twins)',
]
const ofBodies = new RegExp(`\\b(?:${parts.join('|')})\\b`, 'gu')

/** What belongs to no question at all: the hour, tiredness, an excuse. */
const ofNights = new RegExp(
  `(?:^|(?<=[,.;!-] ))(?:(?:sorry|hi|hello|hey|ok|okay|omg|oh no|ugh|right|so)[,!.]* )*(?:(?:its|it's|it is|at) (?:\\d{1,2} ?(?:am|pm)|night|late|the middle of the night)|${who}${does} (?:so |very |too |half )?(?:tired|exhausted|sleep deprived|asleep|awake|hungry|screaming|crying|teething|nursing|feeding)(?: (?:here|again|now|in my arms?|on my arm|all (?:day|night)))?|sorry(?: if (?:this|that) is (?:a )?(?:silly|stupid|dumb)(?: question)?)?|(?:silly|stupid|dumb|quick) question)(?:,? (?:and|but|so) |[,.;!:-]+ | - )`,
  'giu',
)

/** Words of courtesy, which ask for nothing wherever they stand. */
const ofCourtesy =
  /,? ?\b(?:if (?:it|that|this)(?: is|'s| isn['’]?t| is not|'s not) (?:not )?(?:too much|any|a|an|too) (?:trouble|bother|problem|hassle)(?: for you)?|if (?:i|you) (?:may|might|could|don['’]?t mind|do not mind|would be so kind)(?: ask)?|sorry to (?:bother|trouble|disturb) you|(?:i am|i['’]?m|i was)? ?just (?:wondering|curious)|many thanks|thanks (?:in advance|so much|a lot)|thank you (?:in advance|so much|very much))\b,?(?: but\b)?/giu

/** MYA's own name where she is spoken to by it: it asks for no field that has it. */
const ofAddress =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|day|evening|afternoon)|ok|okay|so)[,!.]* )+mya[,!.:;-]* |^mya[,!.:;-]+ |, ?mya(?=[.!?]*$)/iu

/** The news that comes before a question: ‘hi, we just had our baby 2 days ago, what is this’. Its days are no figure of what is asked. */
const ofNews =
  /^(?:(?:hi|hello|hey|so|ok)[,!.]* )*(?:(?:we|i|my (?:wife|husband|partner|sister|daughter|son))(?: have|'ve| has)? )?(?:just |finally |only )*(?:had|got|welcomed|gave birth to) (?:(?:our|a|my|the|her|first|second|third|little|new|baby) )*(?:baby|son|daughter|girl|boy|child)(?: (?:an?|one|two|three|four|five|\d+|a few) (?:hours?|days?|weeks?) ago| yesterday| today| last (?:night|week))[,.!:;-]* (?:and |so )?/iu

/** A folded message without what is told in passing of bodies. */
export const withoutBodies = (folded: string): string => folded.replace(ofBodies, ' ')

/** A message without what stands before its question and asks for nothing; as it is where nothing would be left. */
export const withoutPassing = (message: string): string => {
  const rest = message
    .replace(ofCourtesy, '')
    .replace(ofAddress, '')
    .replace(ofNights, '')
    .replace(ofNights, '')
    .replace(ofNews, '')
    .trim()
  return rest.split(' ').length > 2 ? rest : message
}
