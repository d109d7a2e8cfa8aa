import { planetInSign } from '@shared/insights/insights/texts/planets'
import { foreignSubjectIn } from './foreign-subjects'
import { dateToldIn, inEnglishMonths, toldIn } from './told-date'

/** The insights that a day decides, in the words in which they are asked for; the narrower ones first. In folded letters. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chinese|lunar|eastern)\b.*\belement\b|\belement\b.*\b(?:chinese|lunar|eastern)\b/, 'year-phase'],
  [/\b(?:chinese|lunar year|eastern|animal)\b/, 'year-animal'],
  [
    /\bweekday\b|\bday of the week\b|^(?:on )?(?:what|which) day (?:is|was|did|does|were)\b|\b(?:is|was|falls?|fell)\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    'weekday',
  ],
  [/\bmoon(?:'?s)? ?signs?\b|\bmoon (?:in|stand|stood)\b/, 'moon-sign'],
  [/\bfull moons?\b.*\bcall/, 'moon-name'],
  [
    /(?<!\bfull )\bmoon\b(?!(?:'?s)? ?signs?\b| (?:in|stand|stood)\b)|^(?!.*\bmoon\b).*\bphase\b/,
    'moon-phase',
  ],
  [/\bretrograde\b|\bbackwards?\b/, 'backwards'],
  ...Object.keys(planetInSign).map((planet): readonly [RegExp, string] => [
    new RegExp(`\\b${planet}\\b(?!.*\\b(?:retrograde|backwards?)\\b)`),
    planet,
  ]),
  [/\b(?:north(?:ern)?|lunar) node\b/, 'north-node'],
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
const anyNumber =
  /(?<!\b(?:day|phone|proof|house|room|order|golden|attitude|birthday|year|personal|julian|lucky|serial) )\bnumber\b(?! (?:of|for the) (?:letters|days|pages))/
/** What the day alone does not decide, what is asked about an insight, and what is asked of the product beside a day. */
const asksElse =
  /\b(?:rising|ascendant|hours?|houses?|vedic|sidereal|rashi|next|before|after|eve|new year|begins?|starts?|why|differ\w*|mean\w*|how|shown|certificate|record|form|proof|order\w*|draft|link|invit\w*|approv\w*|submit\w*|print\w*|name)\b/

/** What the hour and the town decide besides. */
const ofTheHour: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rising(?: sign)?|ascendants?|lagna)\b/, 'rising'],
  [/\b(?:midheaven|medium coeli)\b/, 'midheaven'],
  [/\bnakshatra\b/, 'nakshatra'],
  [/\bday or (?:by |at |in the |during the )?night\b/, 'day-or-night'],
  [
    /\b(?:sunrise|sunset|sun (?:rise|rose|set)|length of the day|day length|how long was the day)\b/,
    'daylight',
  ],
]
const ofVedicSign = /\b(?:vedic|sidereal|jyotish|rashi)\b.*\bsigns?\b|\brashi\b/
const asksHow =
  /\b(?:why|differ\w*|mean\w*|how (?:is|are|do|does|did)|shown|certificate|record|form|proof|print\w*)\b/

/**
 * The id of the passage on what a day decides, where a message names a day, or a month, and one such thing: ‘8 apr 2024, what moon was it’;
 * undefined for any other.
 */
export const insightAskedOfDay = (message: string): string | undefined => {
  if (message.length > 160) return undefined
  const folded = inEnglishMonths(message)
  const told = toldIn(message)
  if (told === undefined || told.startsWith('---')) return undefined
  const abroad = foreignSubjectIn(message)
  if (abroad !== undefined) return `insight/${abroad}`
  if (told.length > '--MM-DD'.length) {
    const ofHour = ofTheHour.find(([pattern]) => pattern.test(folded))?.[1]
    if (ofHour !== undefined && !asksHow.test(folded)) return `insight/${ofHour}`
  }
  if (ofVedicSign.test(folded)) return 'system/tropical'
  if (asksElse.test(folded)) return undefined
  const asked = subjects.filter(([pattern]) => pattern.test(folded)).map(([, id]) => id)
  // Of a day, ‘his number’ is the one that is asked for most.
  if (asked.length === 0 && anyNumber.test(folded) && folded.length < 90) return 'insight/life-path'
  // ‘Chinese zodiac sign’ asks of one of them alone.
  const [first] = asked
  const isOne =
    asked.length === 1 || (first?.startsWith('year-') && asked.every((id) => /^(?:year-|sun-sign)/.test(id)))
  return first !== undefined && isOne ? `insight/${first}` : undefined
}

/** What is asked for beside another one of its kind in few words, the narrower ones first: ‘flower and stone for november’, ‘his sign and animal’. */
const inFewWords: readonly (readonly [string, string])[] = [
  ['year-phase', '(?:chinese|lunar|eastern|animal) element'],
  ['year-animal', 'chinese (?:zodiac|sign|animal|year)(?: sign| animal)?|(?:zodiac |year )?animal'],
  ['moon-sign', 'moon ?sign'],
  ['moon-phase', 'moon(?: phase)?|phase of the moon'],
  ['weekday', 'week ?day|day of the week'],
  ['life-path', 'life ?path(?: number)?'],
  ['psychic-number', 'psychic number'],
  ['sun-sign', '(?:star |sun |zodiac |western )?(?:sign|zodiac)|star ?sign'],
  ['birth-card', '(?:tarot |birth )?card'],
  ['hebrew-date', '(?:hebrew|jewish) date'],
  ['islamic-date', '(?:islamic|hijri) date'],
  ['birth-gem', '(?:birth ?)?(?:stone|gem)'],
  ['birth-flower', '(?:birth ?)?flower'],
  ['akan-name', 'akan (?:day )?name'],
]
const eachInFewWords = inFewWords.map(([id, words]) => [id, new RegExp(`^(?:${words})$`)] as const)
const fewWords = inFewWords.map(([, words]) => `(?:${words})`).join('|')
const together = new RegExp(
  `(?<![\\p{L}\\d])(?<one>${fewWords})(?:, (?:(?:the|his|her|my|our|their) )*(?<further>${fewWords}))?,?(?: and| &| plus| \\+| or|,| \\/)(?: also)?(?: (?:the|his|her|my|our|their|what|which|is))* (?<other>${fewWords})(?![\\p{L}\\d])`,
  'u',
)

const ofAllOfDay = /\b(?:everything|all)\b.{0,30}\b(?:for|of|about|on)\b/
const ofChart = /\b(?:(?:birth|natal|star) ?chart|the chart (?:of|for)|horoscope|big (?:three|3))\b/

/**
 * The ids of the passages on several things that a message asks of the day or month that it names: ‘he was born 2/29/2024, what’s his
 * sign and animal’, all of one day, or its chart; none for any other.
 */
export const insightsAskedOfDay = (message: string): readonly string[] => {
  const folded = message.length > 160 ? '' : inEnglishMonths(message)
  if (ofAllOfDay.test(folded) && dateToldIn(folded) !== undefined && !asksElse.test(folded))
    return ['insight/sun-sign', 'insight/year-animal', 'insight/life-path', 'insight/weekday']
  if (ofChart.test(folded) && !asksHow.test(folded) && dateToldIn(folded) !== undefined)
    return ['insight/sun-sign', 'insight/moon-sign', 'insight/rising']
  const asked = together.exec(folded)?.groups
  if (!asked || toldIn(folded) === undefined) return []
  const ids = [asked['one'], asked['further'], asked['other']].flatMap((words) => {
    const found = eachInFewWords.find(([, way]) => words && way.test(words))
    return found ? [`insight/${found[0]}`] : []
  })
  return [...new Set(ids)]
}
