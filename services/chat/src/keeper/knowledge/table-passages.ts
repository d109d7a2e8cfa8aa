import { animals, secretFriendOf } from '@shared/insights/calendar/sexagenary'
import { rulers } from '@shared/insights/insights/rulers'
import { trumpOfSign } from '@shared/insights/insights/texts/cards'
import { houseThemes } from '@shared/insights/insights/texts/chart'
import { weekdayLore } from '@shared/insights/insights/texts/lore'
import { lettersOf, letterDigit, letterTableOf } from '@shared/insights/numbers/name-letters'
import { elementOf, elements, modalities, modalityOf, signNames } from '@shared/insights/sky/zodiac'
import type { SignName } from '@shared/insights/sky/zodiac'
import { majorArcana } from '@shared/insights/tarot/cards'
import type { MajorArcanum, Suit } from '@shared/insights/tarot/cards'
import type { Passage } from '../passage'
import { foldedText } from '../words/plain-text'

/** 'table/sign-element/scorpio' */
export const tableId = (table: string, member: string | number): string =>
  `table/${table}/${foldedText(String(member)).replaceAll(' ', '-')}`

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const inList = (words: readonly string[]) => listed.format(words)

/** The first day on which the Sun usually stands in a sign, the last one, and its picture in the sky. */
const signs: Readonly<Record<SignName, { from: string; to: string; picture: string }>> = {
  Aries: { from: '21 March', to: '19 April', picture: 'the Ram' },
  Taurus: { from: '20 April', to: '20 May', picture: 'the Bull' },
  Gemini: { from: '21 May', to: '20 June', picture: 'the Twins' },
  Cancer: { from: '21 June', to: '22 July', picture: 'the Crab' },
  Leo: { from: '23 July', to: '22 August', picture: 'the Lion' },
  Virgo: { from: '23 August', to: '22 September', picture: 'the Maiden' },
  Libra: { from: '23 September', to: '22 October', picture: 'the Scales' },
  Scorpio: { from: '23 October', to: '21 November', picture: 'the Scorpion' },
  Sagittarius: { from: '22 November', to: '21 December', picture: 'the Archer' },
  Capricorn: { from: '22 December', to: '19 January', picture: 'the Goat with a fish’s tail' },
  Aquarius: { from: '20 January', to: '18 February', picture: 'the Water Bearer' },
  Pisces: { from: '19 February', to: '20 March', picture: 'the Fishes' },
}
/** How whoever asks may call the pictures, in folded letters. */
export const pictureWords: Readonly<Record<string, SignName>> = {
  ram: 'Aries',
  bull: 'Taurus',
  twins: 'Gemini',
  crab: 'Cancer',
  lion: 'Leo',
  maiden: 'Virgo',
  virgin: 'Virgo',
  scales: 'Libra',
  scorpion: 'Scorpio',
  archer: 'Sagittarius',
  'sea goat': 'Capricorn',
  'water bearer': 'Aquarius',
  fishes: 'Pisces',
  fish: 'Pisces',
}
/** Planets that were found later have these signs in newer books. */
const newerRulers: Readonly<Partial<Record<SignName, string>>> = {
  Scorpio: 'Pluto',
  Aquarius: 'Uranus',
  Pisces: 'Neptune',
}

const withArticle = (body: string) =>
  body === 'sun' || body === 'moon' ? `the ${capital(body)}` : capital(body)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const others = <One>(all: readonly One[], one: One) => all.filter((other) => other !== one)
const signsOf = (belongs: (at: number) => boolean) => signNames.filter((_, at) => belongs(at))

const ofSigns = 'Ptolemy, Tetrabiblos I, and the calendar'
const signPassages: readonly Passage[] = signNames.flatMap((sign, at) => {
  const { from, to, picture } = signs[sign]
  const alike = signsOf((other) => elementOf(other) === elementOf(at))
  const alikeInMode = signsOf((other) => modalityOf(other) === modalityOf(at))
  const newer = newerRulers[sign]
  const of = (table: string, title: string, text: string): Passage => ({
    id: tableId(table, sign),
    title,
    source: ofSigns,
    text,
  })
  return [
    of(
      'sign-dates',
      `The days of ${sign}`,
      `${sign}: from about ${from} to about ${to}. The day and the minute at which the Sun enters a sign change from year to year, so around these days the time and place of the birth decide.`,
    ),
    of(
      'sign-element',
      `The element of ${sign}`,
      `${sign} is a sign of ${elementOf(at)}, as ${inList(others(alike, sign))} are.`,
    ),
    of(
      'sign-modality',
      `The quality of ${sign}`,
      `${sign} is a ${modalityOf(at)} sign, as ${inList(others(alikeInMode, sign))} are.`,
    ),
    of(
      'sign-ruler',
      `The ruler of ${sign}`,
      `The ruler of ${sign} is ${withArticle(rulers[sign])}, by the tradition that knew seven planets.${newer === undefined ? '' : ` Newer books give it to ${newer}.`}`,
    ),
    of('sign-picture', `The picture of ${sign}`, `${sign} is ${picture} in the sky.`),
    of(
      'sign-opposite',
      `The sign opposite ${sign}`,
      `Opposite ${sign} stands ${signNames[(at + 6) % 12] ?? ''}, six signs on.`,
    ),
  ]
})

const groupPassages: readonly Passage[] = [
  ...elements.map((element) => ({
    id: tableId('element', element),
    title: `The signs of ${element}`,
    source: ofSigns,
    text: `The signs of ${element} are ${inList(signsOf((at) => elementOf(at) === element))}.`,
  })),
  ...modalities.map((modality) => ({
    id: tableId('modality', modality),
    title: `The ${modality} signs`,
    source: ofSigns,
    text: `The ${modality} signs are ${inList(signsOf((at) => modalityOf(at) === modality))}.`,
  })),
  ...[...new Set(Object.values(rulers))].map((planet) => ({
    id: tableId('ruled-by', planet),
    title: `The signs of ${withArticle(planet)}`,
    source: ofSigns,
    text: `${capital(withArticle(planet))} rules ${inList(signNames.filter((sign) => rulers[sign] === planet))}.`,
  })),
]

/** The places of twelve in words. */
export const places =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
const firstYear = 1960
const lastYear = 2043
const animalPassages: readonly Passage[] = animals.flatMap((animal, at) => {
  const animalAt = (place: number) => animals[((place % 12) + 12) % 12] ?? animal
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, after) => firstYear + after).filter(
    (year) => (year - 4) % 12 === at,
  )
  const of = (table: string, title: string, text: string): Passage => ({
    id: tableId(table, animal),
    title,
    source: 'The Chinese calendar: its twelve branches',
    text,
  })
  return [
    of(
      'animal-order',
      `The ${animal} among the twelve animals`,
      `After the ${animal} comes the ${animalAt(at + 1)}, and before it the ${animalAt(at - 1)}: it is the ${places[at] ?? ''} of the twelve animals.`,
    ),
    of(
      'animal-years',
      `The years of the ${animal}`,
      `Years of the ${animal} begin in ${inList(years.map(String))}, each at its Lunar New Year and not on 1 January.`,
    ),
    of(
      'animal-hour',
      `The double hour of the ${animal}`,
      `The hour of the ${animal} is the double hour from ${clock(2 * at + 23)} to ${clock(2 * at + 25)} by the clocks of the place, one of twelve that begin with the Rat at 23:00. Its animal is told in the pillar of the hour.`,
    ),
    of(
      'animal-friends',
      `The friends of the ${animal}`,
      `By tradition the ${animal} goes best with the ${animalAt(at + 4)} and the ${animalAt(at + 8)}, which stand four places apart in the circle, and with its secret friend, the ${secretFriendOf(animal)}.`,
    ),
  ]
})

/** What four of the trumps are called elsewhere. */
export const cardsElsewhere: Readonly<Record<string, MajorArcanum>> = {
  'The Hanged Man': 'Prudence',
  Death: 'The Nameless Card',
  'The Devil': 'Pan',
  'The Tower': 'The House of God',
}
const elsewhere = new Map(Object.entries(cardsElsewhere).map(([other, card]) => [card, other]))
const suitLore: Readonly<Record<Suit, { element: string; of: string; plain: string }>> = {
  Wands: { element: 'fire', of: 'will, deeds and beginnings', plain: 'clubs' },
  Cups: { element: 'water', of: 'feelings, love and dreams', plain: 'hearts' },
  Swords: { element: 'air', of: 'thought, words and decisions', plain: 'spades' },
  Pentacles: { element: 'earth', of: 'work, home and what lasts', plain: 'diamonds' },
}
const cardPassages: readonly Passage[] = [
  ...majorArcana.map((card, number) => {
    const other = elsewhere.get(card)
    return {
      id: tableId('card-number', number),
      title: `The trump of number ${number}`,
      source: 'The Rider-Waite pack (1909)',
      text: `Number ${number} of the trumps is ${card}${other === undefined ? '' : `, elsewhere called ${other}`}.`,
    }
  }),
  ...Object.entries(suitLore).map(([suit, { element, of, plain }]) => ({
    id: tableId('suit', suit),
    title: `The suit of ${suit}`,
    source: 'A. E. Waite, The Pictorial Key to the Tarot (1911), and the Golden Dawn’s elements',
    text: `${suit} are the suit of ${element}: of ${of}, by tradition. In a plain pack they are the ${plain}.`,
  })),
]

/** The suit that goes with each element. */
const elementPassages: readonly Passage[] = Object.entries(suitLore).map(([suit, { element }]) => ({
  id: tableId('element-suit', element),
  title: `The suit of ${element}`,
  source: 'The Golden Dawn’s elements',
  text: `${suit} are the suit of ${element}.`,
}))

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const latin = letterTableOf(lettersOf('a'))
const letterPassages: readonly Passage[] = [...alphabet].flatMap((letter) =>
  latin === undefined
    ? []
    : [
        {
          id: tableId('letter', letter),
          title: `The number of the letter ${letter}`,
          source: 'F. Campbell, Your Days Are Numbered (1931)',
          text: `${letter} counts ${letterDigit(letter.toLowerCase(), latin)} in the Pythagorean table, in which A to I are 1 to 9, J to R again 1 to 9, and S to Z 1 to 8.`,
        },
      ],
)

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const dayPassages: readonly Passage[] = weekdays.flatMap((day, at) => {
  const lore = weekdayLore[at]
  if (!lore) return []
  const { planet, akan } = lore
  return [
    {
      id: tableId('weekday-planet', day),
      title: `The planet of ${day}`,
      source: 'Cassius Dio, Roman History 37.18',
      text: `${day} is the day of ${planet}.`,
    },
    {
      id: tableId('weekday-akan', day),
      title: `The Akan names of ${day}`,
      source: 'The day names of the Akan',
      text: `Born on a ${day}: ${akan.male} for a boy, ${akan.female} for a girl, by the custom of the Akan.`,
    },
  ]
})

const housePassages: readonly Passage[] = places.map((ordinal, at) => ({
  id: tableId('house', at + 1),
  title: `The ${ordinal} house`,
  source: 'The readings of the book, as tradition tells them',
  text: `By tradition the ${ordinal} house is ${houseThemes[at] ?? ''}.`,
}))

/** What each body of the sky is read as. */
const bodies: Readonly<Record<string, string>> = {
  sun: 'what one wants',
  moon: 'what one feels',
  mercury: 'thinking and talking',
  venus: 'love and what one likes',
  mars: 'how one sets about things',
  jupiter: 'room and luck',
  saturn: 'patience',
  uranus: 'what a generation shares',
  neptune: 'what a generation shares',
  pluto: 'what a generation shares',
}
const bodyPassages: readonly Passage[] = Object.entries(bodies).map(([body, of]) => ({
  id: tableId('planet', body),
  title: `What ${withArticle(body)} stands for`,
  source: 'The readings of the book, as tradition tells them',
  text: `By tradition ${withArticle(body)} stands for ${of}.`,
}))

const signCardPassages: readonly Passage[] = signNames.map((sign) => ({
  id: tableId('sign-card', sign),
  title: `The card of ${sign}`,
  source: 'The Golden Dawn, Book T (1888)',
  text: `The card of ${sign} is ${trumpOfSign[sign]}.`,
}))

/** What the tables of the systems say of each of their members. They are found by name, never by search. */
export const tablePassages: readonly Passage[] = [
  ...signPassages,
  ...groupPassages,
  ...animalPassages,
  ...cardPassages,
  ...elementPassages,
  ...letterPassages,
  ...dayPassages,
  ...housePassages,
  ...bodyPassages,
  ...signCardPassages,
]
