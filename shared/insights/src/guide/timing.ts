import { monthName } from '../calendar/civil-date'
import { numberInWords } from '../certificate-words'
import type { Facts } from '../insights/facts'
import { keyword } from '../insights/texts/numbers'
import { withArticle } from '../insights/aspect-sentence'
import { pairThemes } from '../insights/texts/chart'
import { digitSum, lifePathNumberOf, pinnaclesOf, reduceToDigit } from '../numbers/date-numbers'
import type { BodyId } from '../sky/ephemeris'
import { elementOf, signNameOf } from '../sky/zodiac'
import { calledBy, ownAspects, reasoned, stood } from './figures'
import type { Reasoned } from './figures'
import { ageThemes, elementWays } from './texts/elements'
import { hillGifts, personalYears } from './texts/numbers'
import { signManner } from './texts/planets'

/**
 * The personal year: the digits of day and month of birth and of the year in question, brought to one digit (the plain
 * addition of F. Campbell, Your Days Are Numbered, 1931).
 * @returns 1 to 9
 */
export const personalYearOf = ({ date: { day, month } }: Pick<Facts, 'date'>, year: number): number =>
  reduceToDigit(digitSum(day) + digitSum(month) + digitSum(year))

const personalYear = (facts: Facts, year: number): string => {
  const { day, month } = facts.date
  const number = personalYearOf(facts, year)
  const sum = digitSum(day) + digitSum(month) + digitSum(year)
  const steps = sum === number ? String(sum) : `${sum}, and so ${number}`
  return `${year} is a personal year of ${numberInWords(number)} for ${calledBy(facts)}, called ${personalYears[number] ?? ''}. The digits of ${day}.${month}.${year} make ${steps}.`
}

/** The month for most of which the Sun stands in a sign, 0 (Aries) to 11: April for Aries, March for Pisces. */
const monthOfSign = (sign: number) => ((sign + 3) % 12) + 1

const favourable = (facts: Facts, year: number): string[] => {
  const sun = facts.body('sun')
  const path = reduceToDigit(lifePathNumberOf(facts.date))
  const passes = (sign: number) => `the Sun then passes through ${signNameOf(sign)}`
  const inSign = (sign: number, why: string) => ({ month: monthOfSign(sign), why })
  const trine = [4, 8].map((steps) => {
    const sign = (sun.sign + steps) % 12
    return inSign(
      sign,
      `${passes(sign)}, a third of the circle from where it stood at the birth, in ${sun.signName}`,
    )
  })
  const numbered = Array.from({ length: 12 }, (_, at) => at + 1)
    .filter((month) => reduceToDigit(personalYearOf(facts, year) + month) === path)
    .map((month) => ({
      month,
      why: `the personal month of ${year} is then ${path}, the number of the life path`,
    }))
  const homes = (['moon', 'jupiter', 'venus', 'mars'] as const).map((id) => {
    const { sign } = facts.body(id)
    return inSign(
      sign,
      `${passes(sign)}, where ${withArticle(id)} stood${facts.changeOf(id) ? ' at noon of the birthday' : ' at the birth'}`,
    )
  })
  const wanted = [...trine, ...homes.slice(0, 1), ...numbered.slice(0, 1), ...homes.slice(1)]
  const months = new Map<number, string>()
  for (const { month, why } of wanted) if (!months.has(month) && months.size < 4) months.set(month, why)
  return [...months]
    .sort(([one], [other]) => one - other)
    .map(([month, why]) => `${monthName(month)}, because ${why}.`)
}

/** The seven ages of Ptolemy (Tetrabiblos IV.10): the planet of each, from which birthday, and up to which. */
const ages = [
  { planet: 'moon', from: 0, to: 3 },
  { planet: 'mercury', from: 4, to: 13 },
  { planet: 'venus', from: 14, to: 21 },
  { planet: 'sun', from: 22, to: 40 },
  { planet: 'mars', from: 41, to: 55 },
  { planet: 'jupiter', from: 56, to: 67 },
  { planet: 'saturn', from: 68, to: undefined },
] as const

const hillNames = ['first', 'second', 'third', 'fourth']

/** The hills that begin in the course of an age; of two with one number the first. */
const hillsWithin = (facts: Facts, from: number, to = Infinity): Reasoned[] => {
  const all = pinnaclesOf(facts.date).map((hill, at, hills) => ({
    ...hill,
    at,
    begins: hills[at - 1]?.until ?? 0,
  }))
  const within = all.filter(({ begins }) => begins >= from && begins <= to)
  return within
    .filter(({ number }, at) => within.findIndex((other) => other.number === number) === at)
    .map(({ number, at, begins }) => [
      hillGifts[number] ?? '',
      `the ${hillNames[at] ?? ''} hill of this date, the hill of ${keyword[number] ?? ''}, ${begins === 0 ? 'comes first' : `begins at ${begins}`} and is ${numberInWords(number)}`,
    ])
}

const lifeStages = (facts: Facts) => {
  const used = new Set<string>()
  /** The closest angle of a planet that no earlier age has taken. */
  const aspectOf = (planet: BodyId): Reasoned => {
    const aspect = ownAspects(facts).find(
      ({ a, b }) => (a === planet || b === planet) && pairThemes[`${a} ${b}`] && !used.has(`${a} ${b}`),
    )
    if (!aspect) {
      const element = elementOf(facts.body(planet).sign)
      return [elementWays[element].years, `${withArticle(planet)} was in a sign of ${element}`]
    }
    const pair = `${aspect.a} ${aspect.b}`
    used.add(pair)
    return [
      pairThemes[pair] ?? '',
      `${withArticle(aspect.a)} and ${withArticle(aspect.b)} stood in ${aspect.kind}, ${aspect.orb.toFixed(1)}° from exact`,
    ]
  }
  return ages.map(({ planet, from, to }) => {
    const { theme, gift } = ageThemes[planet]
    return {
      ageRange:
        from === 0 ? `From birth to ${to}` : to === undefined ? `From ${from} on` : `${from} to ${to}`,
      theme: `The years of ${withArticle(planet)}: ${theme}`,
      opportunities: reasoned([
        [`${gift}, to be lived ${signManner[facts.body(planet).signName]}`, stood(facts, planet)],
        aspectOf(planet),
        ...hillsWithin(facts, from, to),
      ]),
    }
  })
}

/** The fourth tab. @param year the one in which the record was made */
export const timingOf = (facts: Facts, year: number) => ({
  personalYear: personalYear(facts, year),
  favorableMonths: favourable(facts, year),
  lifeStages: lifeStages(facts),
})
