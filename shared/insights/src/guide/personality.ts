import type { Facts } from '../insights/facts'
import { capitalised, degreeText, ordinalFigure } from '../insights/phrases'
import { houseThemes, pairThemes } from '../insights/texts/chart'
import { signGifts } from '../insights/texts/planets'
import { numberInWords } from '../certificate-words'
import { lifePathNumberOf, dateDigitSum } from '../numbers/date-numbers'
import { withArticle } from '../insights/aspect-sentence'
import { birthCardsOf } from '../tarot/birth-cards'
import { elementWordsOf } from './element-words'
import {
  calledBy,
  elementFigure,
  modalityFigure,
  ownAspects,
  reasoned,
  stood,
  stoodExactly,
  strongestModality,
} from './figures'
import type { Reasoned } from './figures'
import { modalityWays, trumpWays } from './texts/elements'
import { moonWays, sunWays } from './texts/luminaries'
import { marsWays, northNode, risingWays } from './texts/planets'
import { pathWays } from './texts/numbers'

/** 'the digits of 21.4.2026 add up to 17, and these to 8'. */
export const pathFigure = ({ date }: Facts): string => {
  const [sum, path] = [dateDigitSum(date), lifePathNumberOf(date)]
  const digits = `the digits of ${date.day}.${date.month}.${date.year} add up to`
  return sum === path ? `${digits} ${path}` : `${digits} ${sum}, and so to ${path}`
}

export const pathOf = ({ date }: Facts) => {
  const way = pathWays[lifePathNumberOf(date)]
  if (way === undefined) throw new RangeError('No such life path')
  return way
}

const rising = ({ chart }: Facts): Reasoned[] =>
  chart.ascendant
    ? [
        [
          risingWays[chart.ascendant.signName].strength,
          `${degreeText(chart.ascendant.longitude)} was rising in the east`,
        ],
      ]
    : []

const closest = (facts: Facts): Reasoned[] => {
  const [aspect] = ownAspects(facts)
  const theme = aspect && pairThemes[`${aspect.a} ${aspect.b}`]
  if (!aspect || !theme) return []
  return [
    [
      theme,
      `${withArticle(aspect.a)} and ${withArticle(aspect.b)} stood in ${aspect.kind}, ${aspect.orb.toFixed(1)}° from exact, the closest angle of that sky`,
    ],
  ]
}

const scarce = (facts: Facts): Reasoned[] => {
  // What there is of an element is only certain where the Moon is.
  if (facts.changeOf('moon')) return []
  const practice = {
    fire: 'asking the lively ones along, when a spark is wanted',
    earth: 'keeping one foot on the ground, or a friend who does',
    air: 'saying it aloud, to somebody who likes to talk',
    water: 'letting a song say what is felt',
  }
  return (['fire', 'earth', 'air', 'water'] as const)
    .filter((element) => facts.chart.elements[element] === 0)
    .slice(0, 1)
    .map((element) => [practice[element], `none of the ten bodies stood in a sign of ${element}`])
}

const purposeOf = (facts: Facts): string => {
  const { signName, house } = facts.body('sun')
  const number = lifePathNumberOf(facts.date)
  const sentences = [
    `The path of ${numberInWords(number)}, it is said, leads ${pathOf(facts).purpose}, and ${calledBy(facts)} walks it because ${pathFigure(facts)}.`,
    `${capitalised(stood(facts, 'sun'))}, and lends it ${signGifts[signName]}.`,
    ...(house === undefined
      ? []
      : [
          `The light falls on ${houseThemes[house - 1] ?? ''}, for the Sun was in the ${ordinalFigure(house)} of the twelve.`,
        ]),
  ]
  return sentences.join(' ')
}

const missionOf = (facts: Facts): string => {
  const cards = birthCardsOf(facts.date)
  const card = cards[1] ?? cards[0] ?? 'The Fool'
  const node = facts.body('north-node').signName
  return [
    `${capitalised(stood(facts, 'north-node'))}, and is read as a signpost ${northNode[node]}.`,
    `The card of the soul is ${card}, by the sum of the date, and its call is ${trumpWays[card].call}.`,
  ].join(' ')
}

/** The first tab: what comes easily, what wants practice, and where the old books see it going. */
export const personalityOf = (facts: Facts) => {
  const [sun, moon] = [facts.body('sun'), facts.body('moon')]
  return {
    strengths: reasoned([
      [sunWays[sun.signName].strength, stoodExactly(facts, 'sun')],
      [moonWays[moon.signName].strength, stoodExactly(facts, 'moon')],
      ...rising(facts),
      [elementWordsOf(facts).strength, elementFigure(facts)],
      [pathOf(facts).strength, pathFigure(facts)],
      ...closest(facts),
    ]),
    challenges: reasoned([
      [sunWays[sun.signName].practice, stood(facts, 'sun')],
      [marsWays[facts.body('mars').signName].practice, stood(facts, 'mars')],
      [modalityWays[strongestModality(facts) ?? 'even'].practice, modalityFigure(facts)],
      ...scarce(facts),
    ]),
    lifePurpose: purposeOf(facts),
    soulMission: missionOf(facts),
  }
}
