import { animalOf, animals, sexagenaryYearOf } from '@shared/insights/calendar/sexagenary'
import { rulers } from '@shared/insights/insights/rulers'
import { elements, modalities, signNames } from '@shared/insights/sky/zodiac'
import { majorArcana, suits } from '@shared/insights/tarot/cards'
import { namedPassages } from '../knowledge/named-passages'
import { pairId } from '../knowledge/pair-passages'
import { cardsElsewhere, pictureWords, places, tableId } from '../knowledge/table-passages'
import { foldedText } from '../words/plain-text'
import { asksOfPair } from '../told/dated-questions'
import { daysToldIn } from '../told/told-date'
import { signOfDay, valueOfDay } from '../told/told-figures'
import { minutesToldIn } from '../told/told-hour'

const known: ReadonlySet<string> = new Set(namedPassages.map(({ id }) => id))

const oneOf = (words: readonly string[]) => words.map(foldedText).join('|')
/** What the first of the expressions that is found has for the member. */
const firstOf =
  (...expressions: readonly RegExp[]) =>
  (text: string): string | undefined => {
    for (const expression of expressions) {
      const member = expression.exec(text)?.groups?.['member']
      if (member !== undefined) return member
    }
    return undefined
  }

/** A sign by its name, also in the plural. */
const signNamed = firstOf(new RegExp(`\\b(?<member>${oneOf(signNames)})(?:s|es|ns)?\\b`))
const animalNamed = firstOf(new RegExp(`\\b(?<member>${oneOf(animals)})s?\\b`))
/** The animal of the double hour in which a told time lies. */
const animalOfHour = (folded: string): string | undefined => {
  const minutes = minutesToldIn(folded)
  return minutes === undefined ? undefined : animals[Math.floor(((minutes + 60) % 1440) / 120)]
}
const trumps = [...majorArcana, ...Object.keys(cardsElsewhere)].map((card) =>
  foldedText(card).replace(/^the /, ''),
)
const trumpNamed = firstOf(new RegExp(`\\b(?<member>${trumps.join('|')})\\b`))
const cardNumber = (text: string): string | undefined => {
  const name = trumpNamed(text)
  const at = name === undefined ? -1 : trumps.indexOf(name)
  if (at < majorArcana.length) return at < 0 ? undefined : String(at)
  const [, here] = Object.entries(cardsElsewhere)[at - majorArcana.length] ?? []
  return String(majorArcana.findIndex((card) => card === here))
}
const suitNamed = firstOf(new RegExp(`\\b(?<member>${oneOf(suits)})\\b`))

/** What is asked of the members of a table. */
interface Way {
  table: string
  /** How it is asked. */
  asks: RegExp
  /** With these words something else is asked. */
  unless?: RegExp
  /** Which member of the table it is asked of. */
  memberOf: (folded: string) => string | undefined
}

const pairTables = [
  ['sign-pair', signNames, 's|es|ns'],
  ['animal-pair', animals, 's'],
] as const

const ofChina = /\b(?:chinese|lunar|eastern|animals?|years?|zodiac)\b/
const otherBodies = /\b(?:moon|rising|ascendant|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/
const ofBirth = /\bborn\b|\d/
const ofOwn = /\b(?:my|our|his|her)\b/
const ofComputing = /\bhow (?:is|are|do|does)\b|\bcomput\w*|\bcalculat\w*/
const any = (...expressions: readonly RegExp[]) =>
  new RegExp(expressions.map(({ source }) => source).join('|'))
const ofGroup = (groups: readonly string[]) =>
  firstOf(
    new RegExp(`\\b(?<member>${groups.join('|')}) (?:star |zodiac )?signs?\\b`),
    new RegExp(`\\bsigns?\\b.*\\b(?:of|the|to|are|is) (?<member>${groups.join('|')})\\b`),
  )
const weekday = /\b(?<member>sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b/
const pictures = Object.keys(pictureWords).join('|')
const tarot =
  /\b(?:cards?|tarot|trumps?|arcan\w+|suits?)\b|\bthe (?:cups|wands|swords|pentacles)\b|\bthe (?:sun|moon|star|fool|world|magician)\b/
const within =
  (subject: RegExp, memberOf: Way['memberOf']): Way['memberOf'] =>
  (folded) =>
    subject.test(folded) ? memberOf(folded) : undefined

const ways: readonly Way[] = [
  {
    table: 'sign-dates',
    asks: /\b(?:which|what|between|from|on) (?:which |what )?(?:calendar )?(?:dates?|days|birthdays?|months?)\b|\bwhen (?:is|are|does|do|was)\b|\bdates? (?:of|for|range)\b|^\p{L}+ dates?\b/u,
    unless: any(otherBodies, ofBirth, ofOwn),
    memberOf: signNamed,
  },
  {
    table: 'sign-element',
    asks: /\belements?\b|\b(?:fire|earth|air|water) or (?:an? )?(?:fire|earth|air|water)\b|^(?:is|are) .*\b(?:fire|earth|air|water) signs?\b/,
    unless: any(ofComputing, /\bhow many\b|\bchinese\b/),
    memberOf: signNamed,
  },
  {
    table: 'sign-modality',
    asks: /\b(?:modalit\w+|cardinal|fixed|mutable)\b/,
    unless: ofComputing,
    memberOf: signNamed,
  },
  {
    table: 'sign-ruler',
    asks: /\b(?:rul(?:es?|er|ers|ed|ing)|governs?|governed)\b|\b(?:which|what) planet (?:goes with|belongs to|has|is of|stands for)\b/,
    unless: any(ofComputing, ofOwn, /\b(?:chart|houses?)\b/),
    memberOf: signNamed,
  },
  { table: 'sign-opposite', asks: /\b(?:opposites?|opposes|across from)\b/, memberOf: signNamed },
  {
    table: 'sign-picture',
    asks: /\b(?:symbols?|animal|creature|picture|glyph|emblem)\b/,
    unless: /\b(?:chinese|year|card|tarot|meditat\w+|guide)\b/,
    memberOf: signNamed,
  },
  {
    table: 'sign-picture',
    asks: new RegExp(
      `\\b(?:which|what) (?:star |zodiac )?sign (?:is|has|goes with) (?:called )?(?:an? |the )?(?:${pictures})\\b`,
    ),
    memberOf: (folded) => pictureWords[firstOf(new RegExp(`\\b(?<member>${pictures})\\b`))(folded) ?? ''],
  },
  {
    table: 'element',
    asks: /\b(?:which|what|list|name|tell)\b/,
    unless: any(ofOwn, /\bchinese\b/),
    memberOf: ofGroup(elements),
  },
  {
    table: 'modality',
    asks: /\b(?:which|what|list|name|tell)\b/,
    unless: ofOwn,
    memberOf: ofGroup(modalities),
  },
  {
    table: 'ruled-by',
    asks: /\b(?:which|what) (?:star |zodiac )?signs?\b.*\brul(?:es?|ed)\b|\brul(?:es?|ed)\b.*\b(?:which|what) (?:star |zodiac )?signs?\b/,
    memberOf: firstOf(new RegExp(`\\b(?<member>${[...new Set(Object.values(rulers))].join('|')})\\b`)),
  },
  {
    table: 'animal-order',
    asks: /\b(?:after|before|follows?|precedes?|(?:which|what) (?:place|position))\b/,
    unless: any(ofBirth, ofOwn, /\b(?:change|order|approv\w+|submit\w*)\b/),
    memberOf: within(/\b(?:which|what|who)\b/, animalNamed),
  },
  {
    table: 'animal-years',
    asks: /\b(?:which|what) (?:calendar )?years\b|\bwhen (?:is|was|will|are|were)\b.*\byears?\b|\bnext year of\b|\blist\b.*\byears\b/,
    unless: any(ofBirth, ofOwn),
    memberOf: animalNamed,
  },
  {
    table: 'animal-hour',
    asks: /\b(?:double|chinese) hours?\b|\bhours?\b.*\banimals?\b|\banimals?\b.*\bhours?\b|\bhour pillar\b|\bpillar of (?:the|her|his) hour\b/,
    unless: ofComputing,
    memberOf: animalOfHour,
  },
  {
    table: 'animal-hour',
    asks: /\b(?:when|(?:which|what) (?:time|hours?))\b/,
    unless: any(ofComputing, ofBirth, ofOwn),
    memberOf: firstOf(new RegExp(`\\bhours? of the (?<member>${oneOf(animals)})\\b`)),
  },
  {
    table: 'animal-friends',
    asks: /\b(?:friends?|match(?:es)?|compatib\w+|gets? (?:on|along)|goes? (?:well|best)|allies)\b/,
    unless: any(ofBirth, ofOwn, ofComputing),
    memberOf: within(ofChina, animalNamed),
  },
  {
    table: 'card-number',
    asks: /\b(?:which|what|whats|what's)(?: is)?(?: the| its)? (?:number|numeral)\b|\bnumber (?:of|does|has)\b/,
    unless: /\bhow many\b|\b(?:life path|psychic|letters?|phone|telephone|proof)\b/,
    memberOf: within(tarot, cardNumber),
  },
  {
    table: 'card-number',
    asks: /\b(?:which|whats?|name|called)\b/,
    memberOf: firstOf(
      /\b(?:card|trump|arcanum)(?: is| has| carries| bears| with| of)?(?: the)? (?:number|nr\.?|no\.?|#) ?(?<member>2[01]|1\d|\d)\b/,
    ),
  },
  {
    table: 'suit',
    asks: /\b(?:mean|means|meaning|stands?|symboli[sz]es?|represents?|about|suit of|elements?|signify)\b/,
    unless: /\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|page|knight|queen|king) of\b/,
    memberOf: within(tarot, suitNamed),
  },
  {
    table: 'letter',
    asks: /\b(?:numbers?|values?|digits?|counts?|worth)\b/,
    unless: /\bproof id\b/,
    memberOf: firstOf(
      /\bletter ["'‘“]?(?<member>[a-z])\b/,
      /\b(?:number|value|digit|much) (?:does|is|has|goes with|belongs to|of|for) (?:an? |the )?["'‘“]?(?<member>[a-z])["'’”]?(?= (?:stand|have|count|get|worth|in)\b|$)/,
    ),
  },
  {
    table: 'element-suit',
    asks: /\b(?:which|what) suit\b/,
    memberOf: firstOf(new RegExp(`\\b(?<member>${elements.join('|')})\\b`)),
  },
  {
    table: 'house',
    asks: /\b(?:mean\w*|stands?|about|represents?|what(?:'s| is)|which)\b/,
    unless: any(ofOwn, ofComputing, /\bborn\b/),
    memberOf: (folded) => {
      const ordinal = firstOf(new RegExp(`\\b(?<member>${places.join('|')}) house\\b`))(folded)
      const number = firstOf(
        /\b(?<member>1[0-2]|[1-9])(?:st|nd|rd|th) house\b/,
        /\bhouse (?:number )?(?<member>1[0-2]|[1-9])\b/,
      )(folded)
      return ordinal === undefined ? number : String(places.indexOf(ordinal) + 1)
    },
  },
  {
    table: 'planet',
    asks: /\b(?:stands? for|mean|means|read as|say|says|about)\b/,
    unless: any(
      ofBirth,
      ofOwn,
      ofComputing,
      /\b(?:names?|cards?|tarot|signs?|phase|day|full|new|in (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)|retrograde|backwards|which)\b/,
    ),
    memberOf: firstOf(
      /^(?:and |so |then )?what (?:does|do|is|would) (?:the planet |the )?(?<member>sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) (?:stand for|mean|read as|say|about)(?: in (?:the|a) (?:birth )?(?:chart|horoscope)| in astrology| about (?:someone|somebody|a person))?$/,
      /^(?:and |so |then )?what (?:does|do|is|would) (?:the planet |the )?(?<member>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) in (?:the|a) (?:birth )?chart (?:stand for|mean|say)$/,
    ),
  },
  {
    table: 'sign-card',
    asks: /\b(?:which|what)\b.*\b(?:tarot )?cards?\b|\b(?:tarot )?card (?:of|for)\b/,
    unless: any(ofBirth, ofOwn, ofComputing, /\b(?:mean\w*|number|sun)\b/),
    memberOf: signNamed,
  },
  {
    table: 'weekday-akan',
    asks: /\b(?:akan|ghana\w*|day name|ashanti)\b/,
    memberOf: firstOf(weekday),
  },
  {
    table: 'weekday-planet',
    asks: /\b(?:planet|god|rul(?:es?|er|ed))\b/,
    unless: any(/\d/, ofOwn),
    memberOf: firstOf(weekday),
  },
]

/** The sign or animal, by the table that is asked of, that a question came to: named in it, of its day, or of its year. */
const memberBefore = (table: string, before: string): string | undefined => {
  if (table.startsWith('sign-')) {
    const named = signNamed(before)
    return signNames.find((name) => foldedText(name) === named) ?? signOfDay(before)
  }
  if (!table.startsWith('animal-')) return undefined
  const named = animalNamed(before)
  const year = /\b(?:chinese|animal)\b/.test(before)
    ? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(before)?.[0]
    : undefined
  return (
    animals.find((name) => foldedText(name) === named) ??
    (year === undefined ? undefined : animalOf(sexagenaryYearOf(Number(year))))
  )
}
const ofAnimals = /\b(?:chinese|animals?)\b/
/** The sign of the Sun or the animal of the year of a day, in folded letters; the animal only where a message asks of it. */
const memberOfDay = (table: string, day: string, folded: string): string | undefined => {
  const value =
    (table === 'animal-pair') !== ofAnimals.test(folded)
      ? undefined
      : table === 'sign-pair'
        ? signOfDay(day)
        : valueOfDay('insight/year-animal', day)?.replace('Year of the ', '')
  return value === undefined ? undefined : foldedText(value)
}
/** The animal of the year that a question names and asks the animal of: ‘which Chinese animal is 2023’. In folded letters. */
export const animalOfYearIn = (folded: string): string | undefined => {
  const animal = animalNamed(folded) === undefined ? memberBefore('animal-friends', folded) : undefined
  return animal === undefined ? undefined : foldedText(animal)
}

const ofBothBefore =
  /^(?:and |so |but |ok )?(?:do|are|would|will|can|how (?:do|would|well do)) (?:they|these|those|the two|both)\b/
/** The question of the two signs or animals that the last questions named: ‘do they get along’; undefined for any other message. All in folded letters. */
export const askedOfPairBefore = (folded: string, earlier: readonly string[]): string | undefined => {
  if (folded.length > 60 || !ofBothBefore.test(folded) || !asksOfPair.test(folded)) return undefined
  for (const named of [signNamed, animalNamed]) {
    const [one, other] = [...new Set(earlier.flatMap((before) => named(before) ?? []))].slice(-2)
    if (one !== undefined && other !== undefined) return `do ${one} and ${other} get along`
  }
  return undefined
}
/** The ids of the passages on the signs, the animals or both of two births that a message compares by their days; none for any other. In folded letters. */
export const pairsAskedOfDays = (folded: string): readonly string[] => {
  if (!asksOfPair.test(folded) || daysToldIn(folded).length !== 2) return []
  const isOfSigns = /\b(?:(?<!chinese )(?:zodiac|signs?)|star|sun)\b/.test(folded)
  return isOfSigns && ofAnimals.test(folded)
    ? [folded.replace(new RegExp(ofAnimals, 'g'), ''), folded].flatMap(
        (asked) => pairAskedIn(asked, undefined) ?? [],
      )
    : []
}
/** The id of the passage on two signs or two animals that a question names, the other perhaps in the question before; undefined where it names no two, or asks something else. In folded letters. */
const pairAskedIn = (folded: string, before: string | undefined): string | undefined => {
  if (!asksOfPair.test(folded) || /\b(?:comput|calculat|reckon)\w*|\bwork\w* out\b/.test(folded))
    return undefined
  for (const [table, names, ending] of pairTables) {
    const named = [...folded.matchAll(new RegExp(`\\b(${oneOf(names)})(?<many>${ending})?\\b`, 'g'))]
    const words = named.map(([, word = '']) => word)
    const ofDays = daysToldIn(folded).flatMap((day) => memberOfDay(table, day, folded) ?? [])
    const found = [...new Set([...words, ...(words.length > 1 ? [] : ofDays)])].flatMap((word) =>
      names.filter((name) => foldedText(name) === word),
    )
    const [one, other = /\b(?:two|both)\b/.test(folded) ? one : before && memberBefore(table, before)] = found
    if (one !== undefined && other !== undefined && found.length <= 2)
      return pairId(table, names, [one, other])
  }
  return undefined
}

/** Words for what was spoken of before: 'which element does that belong to'. */
const pointsBack = /\b(?:it|its|that|this|he|she|they|his|her|opposite sign)\b/

/**
 * The id of the passage on what a table has of one of its members: ‘which element is Leo’, also where the member was named in the question
 * before; undefined for any other question. Both in folded letters.
 */
export const tableAskedIn = (asked: string, before?: string): string | undefined => {
  if (asked.length > 160) return undefined
  const folded = asked.replace(/(?<![?.!])[?.!]+$/, '').trim()
  const isBack = before !== undefined && asked.length <= 80 && pointsBack.test(folded)
  const pair = pairAskedIn(folded, isBack ? before : undefined)
  if (pair !== undefined) return pair
  for (const { table, asks, unless, memberOf } of ways) {
    if (!asks.test(folded) || unless?.test(isBack ? folded.replace(/\b(?:his|her)\b/g, '') : folded)) continue
    const member =
      memberOf(folded) ?? (isBack ? (memberOf(before) ?? memberBefore(table, before)) : undefined)
    const id = member === undefined ? '' : tableId(table, member)
    if (known.has(id)) return id
  }
  return undefined
}
