import { animals } from '@shared/insights/calendar/sexagenary'
import { rulers } from '@shared/insights/insights/rulers'
import { elements, modalities } from '@shared/insights/sky/zodiac'
import { majorArcana, suits } from '@shared/insights/tarot/cards'
import { cardsElsewhere, pictureWords, places } from '../knowledge/table-passages'
import { minutesToldIn } from '../told/told-hour'
import { foldedText, oneOf } from '../words/plain-text'
import { animalNamed, firstOf, signNamed } from './members-named'
import { opening } from '../words/openings'

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

/** What is asked of the tables, in the order in which it is tried. */
export const ways: readonly Way[] = [
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
      new RegExp(
        `^${opening}what (?:does|do|is|would) (?:the planet |the )?(?<member>sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) (?:stand for|mean|read as|say|about)(?: in (?:the|a) (?:birth )?(?:chart|horoscope)| in astrology| about (?:someone|somebody|a person))?$`,
      ),
      new RegExp(
        `^${opening}what (?:does|do|is|would) (?:the planet |the )?(?<member>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) in (?:the|a) (?:birth )?chart (?:stand for|mean|say)$`,
      ),
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
