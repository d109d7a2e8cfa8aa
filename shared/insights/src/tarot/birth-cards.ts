import type { CivilDate } from '../calendar/civil-date'
import { dateDigitSum, digitSum } from '../numbers/date-numbers'
import { turn } from '../sky/angle'
import { majorArcana, pipNames } from './cards'
import type { MajorArcanum, MinorArcanum, Suit } from './cards'

const trump = (value: number): MajorArcanum => majorArcana[value % 22] ?? 'The Fool'

/** Digit sums until at most 22; 22 stands for The Fool, whose own number is 0. */
const withinTrumps = (value: number): number => (value > 22 ? withinTrumps(digitSum(value)) : value)

/** Number of the first birth card, 1 to 22 (22 is The Fool). */
export const firstCardNumber = (date: CivilDate): number => withinTrumps(dateDigitSum(date))

/** The trump of the date: the digits of the date added across, kept as soon as the sum is 22 or less. */
export const majorArcanumOf = (date: CivilDate): MajorArcanum => trump(firstCardNumber(date))

/**
 * The birth cards: the trump of the date and the trump of its digit sum, the pair that A. Arrien (The Tarot Handbook,
 * 1987) and M. K. Greer (Tarot for Your Self, 1984) call personality and soul. A date whose first sum has one digit
 * has one card for both.
 */
export const birthCardsOf = (date: CivilDate): MajorArcanum[] => {
  const first = firstCardNumber(date)
  const second = digitSum(first)
  return first === second ? [trump(first)] : [trump(first), trump(second)]
}

// The suit of each sign's element; the pips run 2-3-4 through the cardinal, 5-6-7 the fixed, 8-9-10 the mutable signs.
const suitOfElement: Suit[] = ['Wands', 'Pentacles', 'Swords', 'Cups']

/** The decan of a longitude, 0 to 35: thirty-six arcs of ten degrees from 0° Aries. */
export const decanOf = (longitude: number): number => Math.floor(turn(longitude) / 10)

/**
 * The numbered card of the Sun's decan, by the attributions of the Golden Dawn (Book T, 1888; A. Crowley, The Book of
 * Thoth, 1944, part IV): 0° Aries begins with the Two of Wands, 20° Pisces holds the Ten of Cups.
 */
export const minorArcanumOf = (sunLongitude: number): MinorArcanum => {
  const decan = decanOf(sunLongitude)
  const sign = Math.floor(decan / 3)
  const pip = pipNames[(sign % 3) * 3 + (decan % 3)] ?? 'Two'
  return `${pip} of ${suitOfElement[sign % 4] ?? 'Wands'}`
}
