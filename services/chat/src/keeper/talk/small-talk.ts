/** Questions to a person, or of the world, that are made of the product's own words: nothing is known of them. In folded letters. */
const table: readonly RegExp[] = [
  /^(?:what|which) (?:time|day|date|year|month) is (?:it|today)\b/,
  /^how (?:far|hot|big|old|heavy|large) (?:is|are) the (?:sun|moon|earth|universe|world|stars)\b|\bhoroscope for (?:today|tomorrow|this|next)|\bfirst man on\b|\bblack holes?\b|\b(?:python|javascript|quantum|airplanes?|invented the telephone|election|magnets?)\b|\blose weight\b|^tell me the news|\bhow (?:do|can) i become\b(?! (?:an? |the )?(?:partner|owner|editor|viewer|approver|commenter|contributor|boss|keeper|one|person))|\b(?:shoes?|my feet|my printer|play music|birthday card|washing machine|dishwasher|speed of light|queen of england|(?<!\bin )(?:my|our|a|the) (?:dog|cat|puppy|car)|(?:which|what) (?:phone|car|pram|stroller|cot|car seat))\b/,
  // Money of the world, and not what a print costs. Pounds are a weight too.
  /\b\d[\d.,]* ?(?:euros?|eur|dollars?|usd|bucks|gbp|quid|yen|francs?|chf|rupees?|pesos?|kron(?:or|er|e)|zlot(?:y|ys)|pounds?|pounds sterling)(?: \p{L}+)? (?:in|to|into|as) (?:us |canadian |australian |swiss |british )?(?:euros?|eur|dollars?|usd|gbp|yen|francs?|chf|rupees?|pesos?|kron(?:or|er|e)|zlot(?:y|ys)|sterling|pounds sterling)\b|\b\d[\d.,]* ?(?:euros?|eur|dollars?|usd) (?:in|to|into) pounds\b|\bhow (?:many|much) (?:euros?|dollars?|pounds|yen|francs?|rupees?|pesos?|zlotys?) (?:is|are|in|for|do i get for) \d[\d.,]* ?(?:euros?|dollars?|pounds|usd|eur|gbp|yen|francs?|rupees?|pesos?|zlotys?)|\bexchange rates?\b|\b(?:dollars?|euros?) (?:in|to|into) (?:euros?|dollars?|pounds)\b/u,
  /\bmeaning of life$|\bpurpose of life$/,
  /^(?:are|were|have|did|will) you (?:ever )?(?:married|born|single|alive|happy|sad|old|tired|hungry|conscious|sentient|have|had|sleep|sleeping|in love)\b/,
  /^(?:what|which|who) (?:is|are|'s) your (?:favou?rite|own|birthday|star ?sign|sign|mother|father|age)\b/,
  /^(?:where|when|how) (?:do|are|were|old are|did) you (?:live|from|born|sleep|eat)?$|^how old are you$/,
  /^do you (?:like|love|hate|have feelings|have an? (?:name|soul|body|heart|job|mother|father|boyfriend|girlfriend|husband|wife|child|favou?rite|opinion)|dream|sleep|eat|believe in god)\b/,
]
/** Said of her or of the page in anger; who says it of themselves is referred. */
const scolds =
  /^(?:(?:hey|wow|omg|ugh|well|really|mya) )*(?:you(?:'re| are| r)?|u r|this(?: (?:bot|chat|thing|site|page|form))?(?:'s| is)?|it(?:'s| is)|what an?|how) (?:(?:so|really|totally|completely|just|absolutely|such|fucking|bloody|damn|an?) )*(?:(?:useless|worthless|stupid|dumb|idiot|idiotic|awful|terrible|horrible|annoying|frustrating|rubbish|crap|shit|garbage|hopeless|pathetic|no (?:use|help))(?: and(?: this is)?(?: (?:so|just|totally|an?))*)?(?: |$))+(?:bot|chat|thing|machine|program|robot|site|page)?$|^(?:you|u|this(?: \w+)?|it) (?:\w+ )?sucks?$|^(?:stupid|useless|dumb|shit|crap) (?:bot|machine|program|robot|thing|ai|chat|site)$/
const ofTheWorld =
  /\b(?:weather|lottery|recipe|joke|poem|song|homework|netflix|facebook|amazon|instagram|tiktok|football|stocks?|bitcoin|restaurants?|hotels?|flights?)\b/
/** A poem for the book is asked of the book. */
const ofTheProduct =
  /\b(?:(?:the|our|his|her|my|your) (?:book|codex|record|form|certificate|proof)|fields?|printed|birthday|birth date|signs?|zodiac|chinese|records?)\b/

const plain = (folded: string) =>
  folded
    .slice(0, 400)
    .replace(/[?.!,]/g, '')
    .trim()

/** Whether a message does nothing but scold her or the page. In folded letters. */
export const isScolding = (folded: string): boolean => scolds.test(plain(folded))

/** Whether a message is of that kind. */
export const isSmallTalk = (folded: string): boolean => {
  const asked = plain(folded)
  return (
    scolds.test(asked) ||
    table.some((pattern) => pattern.test(asked)) ||
    (ofTheWorld.test(asked) && !ofTheProduct.test(asked))
  )
}
