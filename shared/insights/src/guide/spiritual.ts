import { monthName, weekdayOf } from '../calendar/civil-date'
import { animalOf, lunarYearOf, phaseOf, sexagenaryYearOf } from '../calendar/sexagenary'
import type { Facts } from '../insights/facts'
import { capitalised } from '../insights/phrases'
import { birthGemOf, spiritualStones } from '../stones'
import { birthCardsOf, minorArcanumOf } from '../tarot/birth-cards'
import { elementWordsOf } from './element-words'
import { elementFigure, reasoned, stood, withBody } from './figures'
import { phaseGuides, trumpWays, weekdayGuides } from './texts/elements'
import { moonWays, phaseWays } from './texts/luminaries'
import { jupiterWays } from './texts/planets'

/** The animal and the phase of the lunar year: 'Fire', 'Horse', and since when. */
export const lunarYearFigure = ({ date }: Facts) => {
  const year = lunarYearOf(date)
  const cycle = sexagenaryYearOf(year)
  return { year, cycle, phase: phaseOf(cycle), animal: animalOf(cycle) }
}

/** 'the Moon was a waxing crescent', at noon of a day without an hour. */
export const phaseFigure = (facts: Facts): string =>
  `the Moon ${phaseWays[facts.moon.phase].was}${facts.isExact ? '' : ' at noon'}`

const symbols = (facts: Facts) => {
  const { date } = facts
  const [card = 'The Fool'] = birthCardsOf(date)
  const sun = facts.body('sun')
  const { animal, phase, year } = lunarYearFigure(facts)
  const stone = spiritualStones[sun.signName]
  const gem = birthGemOf(date.month)
  return reasoned([
    [`${gem}, the gem of the month`, `the birth fell in ${monthName(date.month)}`],
    [`${stone}, the stone of the sign${stone === gem ? ' as well' : ''}`, stood(facts, 'sun')],
    [trumpWays[card].sign, `the card of this date is ${card}`],
    [
      `the ${animal}, in ${phase.toLowerCase()}`,
      `the lunar year that began in ${year} is that of the ${phase} ${animal}`,
    ],
    [
      `the ${minorArcanumOf(sun.longitude)}`,
      `this small card has the ten degrees in which the Sun stood${facts.isExact ? '' : ' at noon'}`,
    ],
  ])
}

const stillness = (facts: Facts): string => {
  const { isWaxing } = facts.moon
  return [
    `${withBody(facts, 'moon')}, stillness is said to come best ${moonWays[facts.body('moon').signName].quiet}.`,
    `The Moon was ${isWaxing ? 'waxing' : 'waning'}, and so tradition sets it ${isWaxing ? 'towards evening, when a young Moon is up' : 'early in the day, when an old Moon is still in the sky'}.`,
  ].join(' ')
}

/** The second tab: a path of spirit, what leads along it, and how to be quiet on it. */
export const spiritualOf = (facts: Facts) => {
  const weekday = weekdayOf(facts.date)
  const { phase, year } = lunarYearFigure(facts)
  return {
    pathway: [
      `${capitalised(phaseFigure(facts))}, and those born by it are said to walk ${phaseWays[facts.moon.phase].pathway}.`,
      `${withBody(facts, 'jupiter')}, ${jupiterWays[facts.body('jupiter').signName].path}.`,
    ].join(' '),
    guidingElements: reasoned([
      [elementWordsOf(facts).guide, elementFigure(facts)],
      [phaseGuides[phase], `the lunar year that began in ${year} belongs to it`],
      [weekdayGuides[weekday].text, `the birth fell on a ${weekday}`],
    ]),
    sacredSymbols: symbols(facts),
    meditationStyle: stillness(facts),
  }
}
