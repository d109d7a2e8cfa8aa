import { planetInSign } from '@shared/insights/insights/texts/planets'
import { cardsElsewhere } from '../knowledge/table-passages'
import { valueId, valuePassages } from '../knowledge/value-passages'
import { monthsInShort } from '../told/days-in-figures'
import { foldedText } from '../words/plain-text'
import { opening } from '../words/openings'

const known: ReadonlySet<string> = new Set(valuePassages.map(({ id }) => id))

const asksMeaning =
  /\b(?:mean|means|meaning|meant|stands? for|symboli[sz]es?|signif(?:y|ies|icance)|represents?|personality|traits?|character|(?<!what )about|like(?! to| the| a)|behind|say|interpret\w*|special|good|bad|lucky|unlucky|scary)\b|^(?:and |so |my |her |his )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) in [a-z]+[ ?.!]*$|^(?:and |so |but )?what(?:'?s| is| are) (?:an? |the )?(?!.*\bdifference\b)/
/** Who asks how it is found, or where it stands, is told that; and a name is a name. */
const asksElse =
  /\b(?:comput\w*|calculat\w*|work(?:ed|s)? out|how (?:is|are|do|does|can)|where|names?|called|spell\w*)\b/

const afraid = /\b(?:bad|scar\w*|afraid|worr\w*|evil|frighten\w*)\b/

/** What goes with a sign is no question of the sign: ‘the spiritual stone for a Leo’. */
const withSign =
  /\b(?:stones?|gems?|gemstone|birthstone|flowers?|cards?|tarot|elements?|planets?|rulers?|ruled|seasons?|colou?rs?|metals?|dates?)\b/

/** The values that an insight may have, in folded letters. */
const valuesOf = (insight: string): readonly string[] =>
  [...known].flatMap((id) =>
    id.startsWith(valueId(insight, '')) ? id.slice(valueId(insight, '').length).replaceAll('-', ' ') : [],
  )
/** The same as alternatives of an expression: ‘waxing crescent|full moon’. */
const oneOf = (insight: string) => valuesOf(insight).join('|')

const sign = `(?<sign>${oneOf('sun-sign')})`
const planet = `(?<planet>sun|moon|${Object.keys(planetInSign).join('|')})`
/** The first number of a day is none of these: ‘the life path of 3 May 2024’. */
const ofDay = `(?![./-]\\d)(?! (?:of )?(?:${monthsInShort.join('|')})[a-z]*\\.?(?:,? \\d|[ ?.!]*$))`
const number = `(?:number )?(?:of )?(?<number>33|22|11|[1-9])\\b${ofDay}`
const isPip = (card: string) => / of (?:wands|cups|swords|pentacles)$/.test(card)
/** Most are called with ‘the’; it is left out, and put back where it belongs. */
const trumps = valuesOf('card').filter((card) => !isPip(card))
/** What some of them are called elsewhere, and their names here. */
const elsewhere = new Map(
  Object.entries(cardsElsewhere).map(([other, card]) => [
    foldedText(other).replace(/^the /, ''),
    foldedText(card),
  ]),
)
const trump = `(?<card>${[...trumps.map((card) => card.replace(/^the /, '')), ...elsewhere.keys()].join('|')})`
/** By itself ‘the sun’ is no card. */
const trumpAlone = trump.replace(/(?<=\||>)(?:sun|moon|death)(?:\||(?=\)))/g, '')
/** Stones that nobody asks of as a name. */
const gemsThatAreNoNames = valuesOf('gem')
  .filter((gem) => !/^(?:ruby|pearl|opal|jade|amber|beryl|agate|coral|jasper)$/.test(gem))
  .join('|')
const animal = `(?<animal>${oneOf('year-animal')})`
const ofCards = '(?:card|tarot|trump|arcan\\w+)'
const insightOf: Readonly<Record<string, string>> = { sun: 'sun-sign', moon: 'moon-sign' }

type Groups = Readonly<Record<string, string | undefined>>
const ofSign =
  (insight: string) =>
  ({ sign: value = '' }: Groups) =>
    valueId(insight, value)
const ofNumber =
  (insight: string) =>
  ({ number: value = '' }: Groups) =>
    valueId(insight, value)
const ofEastern = ({ phase = '', animal: value = '' }: Groups) => valueId('eastern', `${phase} ${value}`)
const ofAnimal = ({ animal: value = '' }: Groups) => valueId('year-animal', value)
const ofPlanet = ({ planet: body = '', sign: value = '' }: Groups) => valueId(insightOf[body] ?? body, value)
const ofCard = ({ card = '' }: Groups) => {
  const name = elsewhere.get(card) ?? card
  return valueId('card', trumps.includes(name) ? name : `the ${name}`)
}

/** How the values are called, the narrower ones first; each with the id of its passage. In folded letters. */
const ways: readonly (readonly [RegExp, (groups: Groups) => string])[] = (
  [
    [`\\b(?<card>${valuesOf('card').filter(isPip).join('|')})\\b`, ({ card = '' }) => valueId('card', card)],
    [
      `\\b(?:the )?${trump} (?:${ofCards}|(?:as |is )(?:a |the |my |our |his |her )?(?:birth |soul |name )?card)\\b`,
      ofCard,
    ],
    [`\\b(?:${ofCards})(?: (?:of|is|called|number|the|\\d{1,2}))* ${trump}\\b(?!'?s? sign)`, ofCard],
    [`\\bthe ${trumpAlone} (?:mean|means|stand for|stands for|say|says|tell|tells)\\b`, ofCard],
    ['\\bmaster numbers?\\b(?! \\d)', () => valueId('life-path', 'masters')],
    [`\\b(?:life path|lifepath|master number) ${number}`, ofNumber('life-path')],
    [
      `\\b(?<number>33|22|11|[1-9]) (?:as |is )?(?:an? |the )?(?:life path|lifepath)\\b`,
      ofNumber('life-path'),
    ],
    [`\\bpsychic ${number}`, ofNumber('psychic-number')],
    [`\\bsoul(?: urge)? ${number}`, ofNumber('soul-urge')],
    [`\\b(?:expression|destiny) ${number}`, ofNumber('expression')],
    [`\\b(?:outer self|outer|personality) ${number}`, ofNumber('outer-self')],
    [`\\b(?:rising|ascendant)(?: sign)?(?: is| in)? ${sign}\\b`, ofSign('rising')],
    [`\\b${sign} (?:rising|ascendant)\\b`, ofSign('rising')],
    [`\\b${planet} (?:sign )?(?:is |was )?in ${sign}\\b`, ofPlanet],
    [`\\b${sign} ${planet}\\b(?! sign)`, ofPlanet],
    [`\\b(?<phase>${oneOf('moon-phase')})\\b`, ({ phase = '' }) => valueId('moon-phase', phase)],
    ['\\bmoon (?:was|is) (?<phase>full|new)\\b', ({ phase = '' }) => valueId('moon-phase', `${phase} moon`)],
    [`\\b(?<moon>${oneOf('full-moon')})\\b`, ({ moon = '' }) => valueId('full-moon', moon)],
    [`\\b(?<phase>wood|fire|earth|metal|water) ${animal}\\b`, ofEastern],
    [`\\bpersonal year (?:of )?${number}`, ofNumber('personal-year')],
    [`\\b(?:year of the|chinese(?: sign| zodiac| year)?(?: the| of the)?) ${animal}\\b`, ofAnimal],
    [`\\b${animal} (?:year|in (?:the )?chinese)\\b`, ofAnimal],
    [
      `^(?=.*\\b(?:birth ?stone|gemstone|gem|stone)\\b).*\\b(?<gem>${oneOf('gem')})\\b`,
      ({ gem = '' }) => valueId('gem', gem),
    ],
    [
      `\\bbirth flower(?: is| of|,)? (?:the |a )?(?<flower>${oneOf('flower')})\\b`,
      ({ flower = '' }) => valueId('flower', flower),
    ],
    [
      `\\b(?<gem>${gemsThatAreNoNames})s?(?: |,)*(?:mean|means|meaning|stands? for|symboli[sz]es?|represents?)\\b|\\b(?:what|which) .*\\b(?<other>${oneOf('gem')}) (?:stands? for|symboli[sz]es?|represents?)\\b`,
      ({ gem, other = '' }) => valueId('gem', gem ?? other),
    ],
    [
      `\\bthe (?<gem>${oneOf('gem')}) (?:mean|means|stand for|stands for|symboli[sz]es?)\\b`,
      ({ gem = '' }) => valueId('gem', gem),
    ],
    [
      `\\b(?<flower>${oneOf('flower')})(?: as)?(?: a| the)? (?:birth )?flower\\b`,
      ({ flower = '' }) => valueId('flower', flower),
    ],
    [
      `^(?=.*\\b(?:nakshatra|lunar (?:station|mansion))\\b).*\\b(?<star>${oneOf('nakshatra')})\\b`,
      ({ star = '' }) => valueId('nakshatra', star),
    ],
    [
      `^(?=.*\\b(?:rhyme|poem|verse)\\b).*\\b(?<day>${oneOf('weekday')})\\b`,
      ({ day = '' }) => valueId('day-rhyme', day),
    ],
    [
      `\\b(?:born|child|baby|birth)\\b.{0,20}\\bon a (?<day>${oneOf('weekday')})\\b`,
      ({ day = '' }) => valueId('weekday', day),
    ],
    // ‘Leo’ and ‘Virgo’ are names as well: a sign is asked for as one.
    [`\\b(?:be|being|a|an|sign|zodiac|star sign) (?:a |an |of )?${sign}\\b`, ofSign('sun-sign')],
    [
      `\\b${sign}(?:s|ns|es)?(?= (?:sign|star sign|baby|babies|child|children|kid|kids|personality|traits|like)\\b)`,
      ofSign('sun-sign'),
    ],
    [`\\b(?:are|is|about) ${sign}(?:s|ns|es)\\b`, ofSign('sun-sign')],
    [
      `^(?:what (?:does|is) )?(?:the meaning of )?(?!leo|virgo)${sign} (?:means?|meaning|stands? for)\\b`,
      ofSign('sun-sign'),
    ],
    [`^what(?:'?s| is| does| do)? (?:an? |the )?${number}.{0,12}\\bin numerology\\b`, ofNumber('life-path')],
    [
      `^(?=.*\\b(?:numerolog\\w+|stands? for|like|mean\\w*)\\b)(?!.*\\b(?:card|trump|step|page|house|proof|of)\\b).*\\bnumber (?<number>33|22|11|[1-9])\\b(?! of)`,
      ofNumber('life-path'),
    ],
  ] as const satisfies readonly (readonly [string, (groups: Groups) => string])[]
).map(([pattern, idOf]) => [new RegExp(pattern), idOf] as const)

const anyAnimal = animal.replace('?<animal>', '?:')
/** The first or last day of a year of an animal is no meaning: ‘what is the year of the horse 2026 start date’. */
const beginsOrEnds = new RegExp(
  `^(?=.*\\b(?:year of the ${anyAnimal}|${anyAnimal} year)\\b).*\\b(?:starts?|begins?|beginning|ends?|ending|first day|last day|dates?)\\b`,
)

/** The id of the passage on when the year of an animal begins, where that is asked of a year; undefined for any other question. In folded letters. */
export const yearStartAskedIn = (folded: string): string | undefined =>
  beginsOrEnds.test(folded) && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(folded) && !/\bend(?:s|ing)?\b/.test(folded)
    ? 'system/new-year-when'
    : undefined

/** Cards in figures: ‘the 7 of cups’. */
const inFigures = /(?<![\d.:/-])(?<count>10|[2-9])(?= of (?:wands|cups|swords|pentacles)\b)/
const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** A card of the minor arcana that is all of a message. */
const pipAlone =
  /^(?:(?:the|and|card|tarot) )*\w+ of (?:wands|cups|swords|pentacles)(?: (?:tarot|card|in tarot|please))*[ ?.!]*$/

/** The id of the passage on a value whose meaning is asked for: ‘what does life path 7 mean’; undefined for any other question. */
export const valueAskedIn = (asked: string): string | undefined => {
  const folded = asked
    .replace(/["“”„«»]/g, '')
    .replace(inFigures, (count) => counts[Number(count) - 2] ?? count)
  // When it comes next is no question of what it means.
  if (/\bnext (?:full|new) moon\b/.test(folded) || beginsOrEnds.test(folded)) return undefined
  if (!(asksMeaning.test(folded) || pipAlone.test(folded)) || asksElse.test(folded)) return undefined
  for (const [pattern, idOf] of ways) {
    const match = pattern.exec(folded)
    const id = match && idOf(match.groups ?? {})
    if (id === null || !known.has(id)) continue
    // Whoever is afraid of a card is told first that there is nothing to be afraid of.
    if (id.startsWith(valueId('card', '')) && afraid.test(folded)) continue
    if (id.startsWith(valueId('sun-sign', '')) && withSign.test(folded)) continue
    return id
  }
  return undefined
}

/** What stands between values that are named together. */
const joints = /[,;&+/?.!]|\b(?:and|with|plus)\b/
/** ‘Leo sun Cancer moon’ has nothing between them. */
const endsOne = new RegExp(
  `\\b(?:sun|rising|ascendant|moon|${Object.keys(planetInSign).join('|')}) (?=(?:${oneOf('sun-sign')})\\b)`,
  'g',
)
/** Words around a value that ask for nothing but what it is like. */
const aside = new Set(
  "what what's whats does do tell me us about of the an a my our her his their she he she's he's baby babies son daughter girl boy child kid like mean means meaning has having who for it that say says said so hi hello ok please born being as is".split(
    ' ',
  ),
)
/** Whether it is so is another question: ‘is she a Gemini with Virgo moon’. */
const asksWhether = /^(?:is|are|was|were|does|do|did|can|will|would|could|why|how|when|where|which)\b/
const withoutAside = (piece: string): string => {
  const words = piece.split(' ').filter(Boolean)
  const from = words.findIndex((word) => !aside.has(word))
  const to = words.findLastIndex((word) => !aside.has(word))
  return from < 0 ? '' : words.slice(from, to + 1).join(' ')
}
const bareSign = new RegExp(`^(?:${oneOf('sun-sign')})$`)
/** In how many letters values are named and nothing is told besides, and how many of them are told. */
const mostLettersOfSeveral = 100
const mostOfSeveral = 3

const piecesOf = (folded: string): readonly string[] =>
  folded
    .replace(endsOne, (words) => `${words.trim()}, `)
    .split(joints)
    .map(withoutAside)
    .filter(Boolean)

/** The ids of the passages on the values that a message names together, and nothing else: ‘Gemini with Virgo moon’; none for fewer than two. In folded letters. */
export const valuesNamedIn = (folded: string): readonly string[] => {
  if (folded.length > mostLettersOfSeveral || asksWhether.test(folded)) return []
  const pieces = piecesOf(folded)
  // A sign alone is the Sun’s beside that of another light.
  const isOfSigns = pieces.some((piece) => /(?:sun|moon|rising|ascendant)\b/.test(piece))
  const ids = pieces.map((piece) =>
    bareSign.test(piece) && !isOfSigns
      ? undefined
      : valueAskedIn(`what does ${bareSign.test(piece) ? `sun in ${piece}` : piece} mean`),
  )
  const found = [...new Set(ids.filter((id) => id !== undefined))]
  return found.length > 1 && found.length === ids.length && found.length <= mostOfSeveral ? found : []
}

/** The id of the passage on the one value that a message names and nothing else, after a question of others: ‘and with Leo rising?’; undefined for any other. Both in folded letters. */
export const valueNamedAgain = (folded: string, before: string): string | undefined => {
  const [piece, ...others] = folded.length > 40 || asksWhether.test(folded) ? [] : piecesOf(folded)
  const isAgain = valuesNamedIn(before).length > 1 || valueAskedIn(before) !== undefined
  return piece !== undefined && others.length === 0 && isAgain
    ? valueAskedIn(`what does ${piece} mean`)
    : undefined
}

const own =
  '(?:she|he|(?:my|our|the) (?:(?:little|new|baby) )*(?:girl|boy|son|daughter|child|baby|kid|newborn))'
/** ‘Is she a Leo’, ‘is my son a dragon’, ‘is he Leo rising’; without its article Leo is a name. */
const isOfValue = new RegExp(
  `^${opening}(?:is|isn't|was) ${own} (?:really |actually |then |also )*(?:an? ${sign}|(?:an? )?(?<other>${oneOf('sun-sign')}) (?<what>rising|ascendant|moon)|(?:an? |born in the year of the )${animal})[ ?.!]*$`,
)
/** The insight by which it is decided whether the asker's own child is what a question names; undefined for any other question. In folded letters. */
export const insightOfValueAsked = (folded: string): string | undefined => {
  const groups = folded.length > 80 ? undefined : isOfValue.exec(folded)?.groups
  if (groups === undefined) return undefined
  if (groups['animal'] !== undefined) return 'insight/year-animal'
  const what = groups['what']
  return what === undefined ? 'insight/sun-sign' : what === 'moon' ? 'insight/moon-sign' : 'insight/rising'
}
