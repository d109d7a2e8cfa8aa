import { numberInWords } from '../certificate-words'
import type { Facts } from '../insights/facts'
import { withArticle } from '../insights/aspect-sentence'
import { listed } from '../listed'
import { pairThemes } from '../insights/texts/chart'
import { melodies } from '../insights/texts/chinese'
import { keyword, squares } from '../insights/texts/numbers'
import { lifePathNumberOf, psychicNumberOf, reduceToDigit } from '../numbers/date-numbers'
import { signNameOf } from '../sky/zodiac'
import { birthCardsOf } from '../tarot/birth-cards'
import { ownAspects, reasoned, stood } from './figures'
import type { Reasoned } from './figures'
import { dayNumber } from './life-guidance'
import { pathFigure, pathOf } from './personality'
import { lunarYearFigure, phaseFigure } from './spiritual'
import { trumpWays } from './texts/elements'
import { moonWays, phaseWays } from './texts/luminaries'
import { jupiterWays, saturnWays, southNode } from './texts/planets'

const tales = (facts: Facts): string[] => {
  const south = signNameOf((facts.body('north-node').sign + 6) % 12)
  const [card = 'The Fool'] = birthCardsOf(facts.date)
  const { cycle, year } = lunarYearFigure(facts)
  const melody = melodies[Math.floor(cycle / 2)]
  return reasoned([
    [southNode[south], `the Moon’s southern node stood in ${south}`],
    [trumpWays[card].tale, `so the card of the date, ${card}, is told as a story`],
    [melody?.text ?? '', `the melody of the lunar year ${year} is ${melody?.name ?? ''}`],
  ])
}

const lessons = (facts: Facts): string[] => {
  const { day, month, year } = facts.date
  const digits = [...`${day}${month}${year}`].map(Number)
  const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit))
  const [path, own] = [reduceToDigit(lifePathNumberOf(facts.date)), psychicNumberOf(facts.date)]
  const bridge = Math.abs(path - own)
  return reasoned([
    [`to ${saturnWays[facts.body('saturn').signName].lesson}`, stood(facts, 'saturn')],
    [
      `to borrow ${listed(absent.slice(0, 3).map((digit) => squares[digit] ?? ''))} from friends, and to lend in return`,
      `the ${absent.length === 1 ? 'figure' : 'figures'} ${listed(absent.slice(0, 3).map(String))} ${absent.length === 1 ? 'is' : 'are'} not in the date`,
    ],
    bridge === 0
      ? ['to be at home and on the way at once', `the day and the path have one number, ${own}`]
      : [
          `to go from the one to the other by way of ${keyword[bridge] ?? ''}`,
          `a bridge of ${numberInWords(bridge)} leads from the number of the day, ${own}, to that of the path, ${path}`,
        ],
  ])
}

const closestOfDreams = (facts: Facts): Reasoned[] => {
  const of = facts.isExact ? ['moon', 'neptune'] : ['neptune']
  const aspect = ownAspects(facts).find(({ a, b }) => of.includes(a) || of.includes(b))
  const theme = aspect && pairThemes[`${aspect.a} ${aspect.b}`]
  if (!aspect || !theme) return []
  return [
    [
      theme,
      `${withArticle(aspect.a)} and ${withArticle(aspect.b)} stood in ${aspect.kind}, ${aspect.orb.toFixed(1)}° from exact`,
    ],
  ]
}

/** The seventh tab: old stories, told as stories. */
export const mysticalOf = (facts: Facts) => {
  const day = dayNumber(facts)
  return {
    pastLifeThemes: tales(facts),
    karmaLessons: lessons(facts),
    spiritualGifts: reasoned([
      [phaseWays[facts.moon.phase].gift, phaseFigure(facts)],
      [jupiterWays[facts.body('jupiter').signName].gift, stood(facts, 'jupiter')],
      [pathOf(facts).gift, pathFigure(facts)],
    ]),
    intuitivePowers: reasoned([
      [moonWays[facts.body('moon').signName].intuition, stood(facts, 'moon')],
      [phaseWays[facts.moon.phase].knowing, phaseFigure(facts)],
      [day.knowing, day.figure],
      ...closestOfDreams(facts),
    ]),
  }
}
