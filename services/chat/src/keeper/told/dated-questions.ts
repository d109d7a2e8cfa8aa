import { inEnglishMonths, toldIn } from './told-date'

/** The insights that a day decides, in the words in which they are asked for; the narrower ones first. In folded letters. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chinese|lunar|eastern)\b.*\belement\b|\belement\b.*\b(?:chinese|lunar|eastern)\b/, 'year-phase'],
  [/\b(?:chinese|lunar year|eastern|animal)\b/, 'year-animal'],
  [/\bweekday\b|\bday of the week\b|^(?:on )?(?:what|which) day (?:is|was|did|does|were)\b/, 'weekday'],
  [/\bmoon ?signs?\b|\bmoon (?:in|stand|stood)\b/, 'moon-sign'],
  [/\bfull moons?\b.*\bcall/, 'moon-name'],
  [/(?<!\bfull )\bmoon\b(?! ?signs?\b| (?:in|stand|stood)\b)/, 'moon-phase'],
  [/\bretrograde\b|\bbackwards?\b/, 'backwards'],
  [/\bseasons?\b/, 'sun-season'],
  [/\blife ?path\b/, 'life-path'],
  [/\bpsychic\b/, 'psychic-number'],
  [/\b(?:star|sun|zodiac|western) ?signs?\b/, 'sun-sign'],
  [/\b(?:tarot|birth) ?card\b/, 'birth-card'],
  [/\b(?:hebrew|jewish)\b/, 'hebrew-date'],
  [/\b(?:islamic|hijri|muslim)\b/, 'islamic-date'],
  [/\bethiopian\b/, 'ethiopian-date'],
  [/\bbirth ?stone\b|\bbirth ?gem\b/, 'birth-gem'],
  [/\bbirth ?flower\b/, 'birth-flower'],
]
/** What the day alone does not decide, what is asked about an insight, and what is asked of the product beside a day. */
const asksElse =
  /\b(?:rising|ascendant|hours?|houses?|next|before|after|eve|new year|begins?|starts?|why|differ\w*|mean\w*|how|shown|certificate|record|form|proof|order\w*|draft|link|invit\w*|approv\w*|submit\w*|print\w*|name)\b/

/**
 * The id of the passage on what a day decides, where a message names a day, or a month, and one such thing: ‘8 apr 2024, what moon was it’;
 * undefined for any other.
 */
export const insightAskedOfDay = (message: string): string | undefined => {
  if (message.length > 160) return undefined
  const folded = inEnglishMonths(message)
  const told = toldIn(folded)
  if (told === undefined || told.startsWith('---') || asksElse.test(folded)) return undefined
  const asked = subjects.filter(([pattern]) => pattern.test(folded)).map(([, id]) => id)
  // ‘Chinese zodiac sign’ asks of one of them alone.
  const [first] = asked
  const isOne =
    asked.length === 1 || (first?.startsWith('year-') && asked.every((id) => /^(?:year-|sun-sign)/.test(id)))
  return first !== undefined && isOne ? `insight/${first}` : undefined
}
