import { animals } from '@shared/insights/calendar/sexagenary'
import { planetInSign } from '@shared/insights/insights/texts/planets'
import { foreignSubjectIn } from './foreign-subjects'
import { monthsInEnglish } from '../words/foreign-months'
import { dateToldIn, daysToldIn, inEnglishMonths, toldIn } from './told-date'

/** The insights that a day decides, in the words in which they are asked for; the narrower ones first. In folded letters. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chinese|lunar|eastern)\b.*\belement\b|\belement\b.*\b(?:chinese|lunar|eastern)\b/, 'year-phase'],
  [/\b(?:chinese|lunar year|eastern|animal)\b/, 'year-animal'],
  [
    /\bweekday\b|\bday of the week\b|^(?:on )?(?:what|which) day (?:is|was|did|does|were)\b|\b(?:is|was|falls?|fell)\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    'weekday',
  ],
  [
    /\bmoon(?:'?s)? ?signs?\b|\bmoon (?:in|stand|stood)\b|\bwhere (?:was|is|did|stood|would)(?: be)? the moon\b|\bmoon\b.*\b(?:which|what) sign\b|\b(?:which|what) sign\b.*\bmoon\b|\bdegrees?\b.*\bmoon\b|\bmoon\b.*\bdegrees?\b/,
    'moon-sign',
  ],
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
  [/\blife ?paths?\b/, 'life-path'],
  [/\bpsychic\b/, 'psychic-number'],
  [/\b(?:star|sun|zodiac|western) ?signs?\b|\bdegrees?\b.*\bsun\b|\bsun\b.*\bdegrees?\b/, 'sun-sign'],
  [/\b(?:tarot|birth) ?card\b|\bmajor arcan\w+/, 'birth-card'],
  [/\b(?:hebrew|jewish)\b/, 'hebrew-date'],
  [/\b(?:islamic|hijri|muslim)\b/, 'islamic-date'],
  [/\bethiopian\b/, 'ethiopian-date'],
  [/\bjulian day\b|\bday count\b/, 'day-count'],
  [/\broman (?:date|calendar|numerals?)\b/, 'roman-date'],
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
  [/\b(?:rising(?: sign)?|ascend[ae]nts?|lagna)\b/, 'rising'],
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

/** Somebody who does not know the hour of the birth. In folded letters. */
export const hourUnknown =
  /\b(?:no idea|no clue|(?:do not|don'?t|does ?n[o']t|dont) (?:know|have|remember)|unknown|not sure|unsure|forgot|forgotten|without)\b.{0,20}\b(?:time|hour|when)\b|\b(?:time|hour)\b.{0,12}\bunknown\b/

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
    if (ofHour === 'rising' && hourUnknown.test(folded)) return 'system/rising-needs'
    if (ofHour !== undefined && !asksHow.test(folded)) return `insight/${ofHour}`
  }
  if (/\bpersonal years?\b/.test(folded)) return 'guide/personal-year'
  if (ofMoonLight.test(folded) && !/\bphase\b/.test(folded)) return 'insight/moon-light'
  if (told.length > '--MM-DD'.length && ofConception.test(folded)) return 'mya/conception'
  if (ofAkanName.test(folded)) return 'insight/akan-name'
  if (ofDecan.test(folded)) return 'insight/sun-decan'
  if (ofTwoAnimals.test(folded)) return 'insight/year-animal'
  if (ofVedicSign.test(folded)) return 'system/tropical'
  if (asksElse.test(folded)) return undefined
  const named = subjects.filter(([pattern]) => pattern.test(folded)).map(([, id]) => id)
  // ‘Where was the moon, in which sign’ asks for no phase.
  const asked = named.filter((id) => id !== 'moon-phase' || !named.includes('moon-sign'))
  // Of a day, ‘his number’ is the one that is asked for most.
  if (asked.length === 0 && anyNumber.test(folded) && folded.length < 90) return 'insight/life-path'
  // ‘Chinese zodiac sign’ asks of one of them alone.
  const [first] = asked
  const isOne =
    asked.length === 1 || (first?.startsWith('year-') && asked.every((id) => /^(?:year-|sun-sign)/.test(id)))
  return first !== undefined && isOne ? `insight/${first}` : undefined
}

/** What may be asked for together, in few words, the narrower ones first: ‘flower and stone for november’, ‘sun, moon and rising’. */
const inFewWords: readonly (readonly [string, string])[] = [
  ['year-phase', '(?:chinese|lunar|eastern|animal) element'],
  ['year-animal', 'chinese (?:zodiac|sign|animal|year)(?: sign| animal)?|(?:zodiac |year )?animal'],
  ['moon-sign', "moon(?:'?s)? ?sign|sign of the moon"],
  ['moon-phase', 'moon phase|phase of the moon|phase'],
  ['moon', 'moon'],
  ['weekday', 'week ?day|day of the week'],
  ['tree-month', '(?:celtic )?tree(?: month)?'],
  ['life-path', 'life ?paths?(?: numbers?)?'],
  ['psychic-number', 'psychic number'],
  ['sun-sign', '(?:star |sun |zodiac |western )?(?:sign|zodiac)|star ?sign|sun'],
  ['rising', 'rising(?: sign)?|ascend[ae]nt|asc|lagna'],
  ['midheaven', 'midheaven|mc'],
  ['nakshatra', 'nakshatra'],
  ['daylight', 'sunrise|sunset'],
  ['birth-card', '(?:tarot |birth )?card|major arcan(?:a|um)'],
  ['hebrew-date', '(?:hebrew|jewish) date'],
  ['islamic-date', '(?:islamic|hijri) date'],
  ['birth-gem', '(?:birth ?)?(?:stone|gem)'],
  ['birth-flower', '(?:birth ?)?flower'],
  ['akan-name', 'akan (?:day )?name'],
  ['day-count', 'julian day(?: number)?'],
  ['roman-date', 'roman (?:date|numerals?)'],
  ...Object.keys(planetInSign).map((planet) => [planet, `${planet}(?:'?s)?(?: signs?)?`] as const),
]
/** What the letters of the name decide, which a record has as well. */
const ofLetters: readonly (readonly [string, string])[] = [
  ['soul-card', 'soul card'],
  ['expression', '(?:name|expression|destiny) numbers?|numbers? of (?:the|his|her|its) (?:whole )?name'],
  ['soul-urge', "soul(?:'?s)?(?: urge)?(?: numbers?)?|heart'?s desire"],
  ['outer-self', '(?:personality|outer(?: self)?) numbers?'],
]
type InFewWords = readonly (readonly [id: string, way: RegExp])[]
const eachOf = (words: typeof inFewWords): InFewWords =>
  words.map(([id, way]) => [id, new RegExp(`^(?:${way})$`)] as const)
const anyOf = (words: typeof inFewWords) =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${words.map(([, way]) => `(?:${way})`).join('|')})(?:'?s)?(?![\\p{L}\\d-])`,
    'gu',
  )
const ofDay = { each: eachOf(inFewWords), any: anyOf(inFewWords) }
const inRecord = [...ofLetters, ...inFewWords]
const ofRecord = { each: eachOf(inRecord), any: anyOf(inRecord) }
const ofOwnAlone: InFewWords = inRecord
  .filter(([id]) => id !== 'moon')
  .map(([id, way]) => [
    id,
    new RegExp(
      `^(?:(?:and|so|ok|but|what|which|what's|whats|what is|tell me|the|is|please) )*(?:${way}) (?:is (?:hers|his)|(?:for|of) (?:her|him|hers|(?:my|our) (?:(?:little|new) )?(?:girl|boy|son|daughter|baby|child|kid|newborn)))(?= ?(?:[?,;.!:–-]|and why|please|$))`,
    ),
  ])
/** The id of the passage on the one thing that a message asks of their own child before it says more: ‘Chinese zodiac for her? she came before New Year’; undefined for any other. */
export const insightOfOwnIn = (folded: string): string | undefined => {
  const id = ofOwnAlone.find(([, way]) => way.test(folded))?.[0]
  return id === undefined ? undefined : `insight/${id}`
}

/** What may stand between two things that are asked for together. */
const between = new RegExp(
  `^(?:[ ,/&+;?]|\\d{1,4}(?:st|nd|rd|th)?\\b|\\b(?:and|plus|or|also|the|his|her|its|my|our|their|what|whats|what's|which|is|was|then|with|both|a|an|at|in|am|i|are|we|you|he|she|of|for|on|it|birth|born|${monthsInEnglish.join('|')})\\b)*$`,
)
/** The ids of what a message lists: things that are named with nothing between them but ‘and’, ‘or’ and ‘the’; none for fewer than two. */
const listedIn = (folded: string, { each, any } = ofDay, parts = between): readonly string[] => {
  const found = [...folded.matchAll(any)]
  const lists: string[][] = [[]]
  for (const [at, { 0: words, index }] of found.entries()) {
    const before = found[at - 1]
    if (before && !parts.test(folded.slice(before.index + before[0].length, index))) lists.push([])
    const named = words.replace(/'?s$/, '')
    const id = each.find(([, way]) => way.test(words) || way.test(named))?.[0]
    if (id !== undefined) lists.at(-1)?.push(id)
  }
  const listed = [...new Set(lists.find((list) => new Set(list).size > 1))]
  // ‘Sun, moon and rising’ asks for the sign of the Moon, ‘sign and moon’ for its phase.
  const ofSigns = /\bsun\b(?!day)|\brising\b|\bascendant\b|\bmercury\b|\bvenus\b|\bmars\b/.test(folded)
  return listed.map((id) => (id === 'moon' ? (ofSigns ? 'moon-sign' : 'moon-phase') : id))
}

const ofAllOfDay = /\b(?:everything|all)\b.{0,30}\b(?:for|of|about|on)\b/
const ofChart = /\b(?:(?:birth|natal|star) ?chart|the chart (?:of|for)|horoscope|big (?:three|3))\b/

/** How much of the Moon is lit, and how old it is, is asked for with words of any question of how. */
const ofMoonLight =
  /\bmoon\b.*\b(?:illuminat\w*|lit|bright|age)\b|\b(?:illuminat\w*|lit|bright|how old|age|how full)\b.*\bmoon\b/
const ofConception = /\bconceiv\w+|\bconception\b/
const ofAkanName = /\bakan\b|\bghana\w*\b.*\bnames?\b|\bnames?\b.*\bghana/
const ofDecan = /\bdecans?\b|\bface of the sun\b/
const animal = `(?:${[...animals, 'sheep'].join('|').toLowerCase()})`
/** ‘Am I a horse or a snake’ */
const ofTwoAnimals = new RegExp(`\\b${animal} or (?:an? |the |still |already |maybe )*${animal}\\b`)
const planetsAside =
  /\bplanets (?:aside|apart|excepted)\b|\b(?:besides|except|apart from|without|not) (?:all )?(?:the )?planets\b/
const ofPlanets =
  /\b(?:all|every|each|list|which|what|where|positions?)\b.*\bplanets\b|\bplanets? positions?\b|\bplanets (?:for|of|on)\b/
/** ‘What sign was the Moon in’ asks for one thing. */
const ofSignOfMoon =
  /\bsigns? (?:was|is|did|does|had) (?:the )?moon\b|\bmoon\b[, ]+(?:and |in |was it )*(?:what|which) sign\b/
const ofRetrograde = /\b(?:retrograde|backwards?)\b/
/** How it is asked whether two get on. */
export const asksOfPair =
  /\b(?:compatib\w+|compar\w+|match(?:es)?|fit|gets? (?:on|along)|go(?:es)? (?:well|best|together|with)|friends?|suit(?:s|ed)?|together|pair|couple)\b/
const ofPillars = /\b(?:four|4) pillars\b|\bba ?zi\b/
const planetIds = ['sun-sign', 'moon-sign', ...Object.keys(planetInSign)]
const pillarIds = ['year-phase', 'month-pillar', 'day-master', 'day-animal', 'hour-pillar']

/**
 * The ids of the passages on several things that a message asks of the day or month that it names: ‘he was born 2/29/2024, what’s his
 * sign and animal’, all of one day, or its chart; none for any other.
 */
export const insightsAskedOfDay = (message: string): readonly string[] => {
  const folded = message.length > 160 ? '' : inEnglishMonths(message)
  const isOfDay = dateToldIn(folded) !== undefined && !asksHow.test(folded)
  if (isOfDay && ofPillars.test(folded)) return pillarIds.map((id) => `insight/${id}`)
  if (isOfDay && ofPlanets.test(folded) && !planetsAside.test(folded))
    return planetIds.map((id) => `insight/${id}`)
  const isOneSign = ofRetrograde.test(folded) || ofSignOfMoon.test(folded)
  const listed = toldIn(folded) === undefined || isOneSign ? [] : listedIn(folded)
  // Two births that are compared are no list.
  if (daysToldIn(folded).length > 1 && asksOfPair.test(folded)) return []
  if (listed.length > 2) return listed.map((id) => `insight/${id}`)
  if (ofAllOfDay.test(folded) && dateToldIn(folded) !== undefined && !asksElse.test(folded))
    return ['insight/sun-sign', 'insight/year-animal', 'insight/life-path', 'insight/weekday']
  if (ofChart.test(folded) && !asksHow.test(folded) && dateToldIn(folded) !== undefined)
    return ['insight/sun-sign', 'insight/moon-sign', 'insight/rising']
  return listed.map((id) => `insight/${id}`)
}

/** Two things of one record are compared as well: ‘does her name number match her life path’. */
const betweenOfRecord =
  /^(?=.*(?:[,/&+;?]|\b(?:and|plus|or|also|with|match|matches|fit|fits|same|equals?|like|versus|vs)\b))(?:[ ,/&+;?]|\b(?:and|plus|or|also|the|his|her|its|my|our|their|what|whats|what's|which|is|was|then|with|both|a|an|are|match|matches|fit|fits|same|as|equal|equals|to|like|versus|vs|baby's|child's|daughter's|son's)\b)*$/
/** The ids of the passages on several things that a message lists, whatever day they are of: ‘what is her moon sign and life path’; none for fewer than two. In folded letters. */
export const insightsListedIn = (folded: string): readonly string[] =>
  // ‘The sun and moon together’ are one thing.
  folded.length > 160 || asksHow.test(folded) || /\btogether\b/.test(folded)
    ? []
    : listedIn(folded, ofRecord, betweenOfRecord).map((id) => `insight/${id}`)
