import type { Facts } from '../insights/facts'
import { capitalised, degreeText, ordinalFigure } from '../insights/phrases'
import { midheavenSign } from '../insights/texts/chart'
import { psychicNumberOf } from '../numbers/date-numbers'
import { elementOf } from '../sky/zodiac'
import { calledBy, reasoned, stood, withBody } from './figures'
import type { Reasoned } from './figures'
import { pathFigure, pathOf } from './personality'
import { elementWays } from './texts/elements'
import { moonWays, sunWays } from './texts/luminaries'
import { dayWays } from './texts/numbers'
import { jupiterWays, marsWays, mercuryWays, saturnWays, venusWays } from './texts/planets'

/** The number of the day, and the figure it follows from. */
export const dayNumber = ({ date }: Facts) => {
  const number = psychicNumberOf(date)
  const way = dayWays[number]
  if (way === undefined) throw new RangeError('No such number of a day')
  return {
    ...way,
    number,
    figure: `the ${ordinalFigure(date.day)} of the month comes down to ${number}, the number of ${way.planet}`,
  }
}

const summit = ({ chart }: Facts): Reasoned[] =>
  chart.midheaven
    ? [
        [
          midheavenSign[chart.midheaven.signName],
          `${degreeText(chart.midheaven.longitude)} stood highest in the sky`,
        ],
      ]
    : []

/** The third tab: work, rhythm and rest, affection, and the savings box. All of it is lore; none of it is advice. */
export const lifeGuidanceOf = (facts: Facts) => {
  const sign = (id: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn') =>
    facts.body(id).signName
  const day = dayNumber(facts)
  return {
    careerPath: reasoned([
      ...summit(facts),
      [sunWays[sign('sun')].calling, stood(facts, 'sun')],
      [mercuryWays[sign('mercury')].craft, stood(facts, 'mercury')],
      [pathOf(facts).work, pathFigure(facts)],
    ]),
    healthWellness: reasoned([
      [moonWays[sign('moon')].rest, stood(facts, 'moon')],
      [marsWays[sign('mars')].play, stood(facts, 'mars')],
      [
        elementWays[elementOf(facts.body('sun').sign)].day,
        `${stood(facts, 'sun')}, a sign of ${elementOf(facts.body('sun').sign)}`,
      ],
    ]),
    relationshipGuidance: [
      `${withBody(facts, 'venus')}, affection ${venusWays[sign('venus')].loves}.`,
      `${capitalised(stood(facts, 'moon'))}, and so what ${calledBy(facts)} is said to understand as love is ${moonWays[sign('moon')].love}.`,
    ].join(' '),
    financialWisdom: [
      `${withBody(facts, 'jupiter')}, the old books say, ${jupiterWays[sign('jupiter')].purse}.`,
      `The keeper of the savings box ${day.purse}, because ${day.figure}.`,
      `${withBody(facts, 'saturn')}, what steadies both is ${saturnWays[sign('saturn')].support}.`,
    ].join(' '),
  }
}
