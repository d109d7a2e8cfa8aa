import { animals, phases } from '@shared/insights/calendar/sexagenary'
import { personalYears } from '@shared/insights/guide/texts/numbers'
import { nakshatras, risingSign } from '@shared/insights/insights/texts/chart'
import { pipLore, trumpLore } from '@shared/insights/insights/texts/cards'
import { yearAnimal, yearPhase } from '@shared/insights/insights/texts/chinese'
import { gemLore, monthLore, stoneLore, weekdayLore } from '@shared/insights/insights/texts/lore'
import { expression, lifePath, outerSelf, psychic, soulUrge } from '@shared/insights/insights/texts/numbers'
import { planetInSign } from '@shared/insights/insights/texts/planets'
import {
  blueMoon,
  fullMoonNames,
  moonInSign,
  moonPhaseLore,
  sunInSign,
} from '@shared/insights/insights/texts/sun-and-moon'
import { moonPhases } from '@shared/insights/sky/moon-phase'
import { signNames } from '@shared/insights/sky/zodiac'
import { birthGems } from '@shared/insights/stones'
import type { SpiritualStone } from '@shared/insights/stones'
import { majorArcana, pipNames, suits } from '@shared/insights/tarot/cards'
import type { Passage } from '../passage'
import { foldedText } from '../words/plain-text'

const source = 'The readings of the book, as tradition tells them'
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** The rhyme as it was printed by A. E. Bray in 1838, from Sunday on. */
const dayRhyme = [
  'But the child that is born on the Sabbath day is bonny, and blithe, and good, and gay',
  'Monday’s child is fair of face',
  'Tuesday’s child is full of grace',
  'Wednesday’s child is full of woe',
  'Thursday’s child has far to go',
  'Friday’s child is loving and giving',
  'Saturday’s child works hard for its living',
]
const spiritualStones = Object.entries(stoneLore) as [SpiritualStone, string][]

/** 'value/moon-phase/waxing-gibbous' */
export const valueId = (insight: string, value: string | number): string =>
  `value/${insight}/${foldedText(String(value)).replaceAll(' ', '-')}`

const told = (insight: string, value: string | number, title: string, text: string): Passage => ({
  id: valueId(insight, value),
  title,
  source,
  text,
})

const numbered = (
  insight: string,
  title: string,
  texts: Readonly<Record<number, string>>,
  tell: (number: string, text: string) => string,
) =>
  Object.entries(texts).map(([number, text]) =>
    told(insight, number, `${title} ${number}`, tell(`${title} ${number}`, text)),
  )

const masters = [11, 22, 33]

/** What each value means that an insight may have, in the words of the book's readings. They are found by name, never by search. */
export const valuePassages: readonly Passage[] = [
  ...signNames.flatMap((sign) => [
    told('sun-sign', sign, sunInSign[sign].title, sunInSign[sign].text),
    told('moon-sign', sign, `The Moon in ${sign}`, moonInSign[sign].text),
    told(
      'rising',
      sign,
      `${sign} rising`,
      `The rising sign is the door by which others come in. With ${sign} on the threshold, the old books say, one ${risingSign[sign]}`,
    ),
    ...Object.entries(planetInSign).map(([planet, texts]) =>
      told(planet, sign, `${planet} in ${sign}`, texts[sign]),
    ),
  ]),
  ...moonPhases.map((phase) => told('moon-phase', phase, phase, `${phase}: ${moonPhaseLore[phase]}`)),
  ...[...fullMoonNames, blueMoon].map(({ name, text }) =>
    told('full-moon', name, name, `The ${name} is a full moon ${text}.`),
  ),
  ...majorArcana.map((card) => told('card', card, card, `${card}: ${trumpLore[card]}`)),
  ...suits.flatMap((suit) =>
    pipNames.map((pip, at) =>
      told(
        'card',
        `${pip} of ${suit}`,
        `${pip} of ${suit}`,
        `The ${pip} of ${suit} shows ${pipLore[suit][at] ?? ''}.`,
      ),
    ),
  ),
  ...Object.entries(lifePath).map(([number, { title, text }]) =>
    told('life-path', number, `Life path ${number}`, `Life path ${number} is ${title}. ${text}`),
  ),
  told(
    'life-path',
    'masters',
    'The master numbers',
    `The master numbers are 11, 22 and 33. ${masters.map((number) => lifePath[number]?.text ?? '').join(' ')}`,
  ),
  ...numbered(
    'psychic-number',
    'Psychic number',
    Object.fromEntries(psychic.map((text, at) => [at + 1, text])),
    (_, text) => text,
  ),
  ...numbered('soul-urge', 'Soul urge', soulUrge, (title, text) => `${title} wants most ${text}.`),
  ...numbered('expression', 'Expression', expression, (title, text) => `${title} brings ${text}.`),
  ...numbered(
    'outer-self',
    'Outer self',
    outerSelf,
    (title, text) => `${title} is, at first sight, ${text}.`,
  ),
  ...animals.map((animal) => told('year-animal', animal, `The year of the ${animal}`, yearAnimal[animal])),
  // Animals of even places have the bright stem of a phase, the others the soft one.
  ...phases.flatMap((phase) =>
    animals.map((animal, at) =>
      told(
        'eastern',
        `${phase} ${animal}`,
        `The ${phase} ${animal}`,
        `${yearAnimal[animal]} ${yearPhase[phase][at % 2 === 0 ? 'bright' : 'soft']}`,
      ),
    ),
  ),
  ...numbered(
    'personal-year',
    'Personal year',
    personalYears,
    (_, text) =>
      `By tradition it is ${text}. The number of a year is made from its digits and those of day and month of the birth.`,
  ),
  ...birthGems.map((gem) => told('gem', gem, `The ${gem.toLowerCase()}`, gemLore[gem])),
  ...spiritualStones
    .filter(([stone]) => !birthGems.some((gem) => gem === stone))
    .map(([stone, text]) => told('gem', stone, `The ${stone.toLowerCase()}`, `${stone}: ${text}.`)),
  ...monthLore.map(({ flower, flowerText }) =>
    told(
      'flower',
      flower.replace('the ', ''),
      `As a flower: ${flower}`,
      `The birth flower ${flower}, ${flowerText}.`,
    ),
  ),
  ...nakshatras.map(({ name, text }, at) =>
    told(
      'nakshatra',
      name,
      `The lunar station ${name}`,
      `${name} is number ${at + 1} of the twenty-seven lunar stations: ${text}.`,
    ),
  ),
  ...dayRhyme.map((line, at) =>
    told(
      'day-rhyme',
      weekdays[at] ?? '',
      `The old rhyme of a ${weekdays[at] ?? ''}`,
      `The old English rhyme, printed in 1838, has it: ‘${line}’.`,
    ),
  ),
  ...weekdayLore.flatMap(({ text }, at) =>
    told('weekday', weekdays[at] ?? '', `A child of a ${weekdays[at] ?? ''}`, text),
  ),
]
