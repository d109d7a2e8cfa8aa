import type { CivilDate } from '../calendar/civil-date'

/** The sum of the decimal digits of a whole number. */
export const digitSum = (value: number): number =>
  [...String(value)].reduce((sum, digit) => sum + Number(digit), 0)

/** Digit sums again and again, down to one digit, stopping at 11, 22 and 33 (the 'master numbers'). */
export const reduceKeepingMasters = (value: number): number =>
  value < 10 || [11, 22, 33].includes(value) ? value : reduceKeepingMasters(digitSum(value))

/** Digit sums down to 1 … 9. */
export const reduceToDigit = (value: number): number => (value < 10 ? value : reduceToDigit(digitSum(value)))

/** The sum of all digits of the date: 21 April 2026 gives 2+1+4+2+0+2+6 = 17. */
export const dateDigitSum = ({ year, month, day }: CivilDate): number =>
  digitSum(day) + digitSum(month) + digitSum(year)

/**
 * Life path: all digits of the date added across and reduced, 11, 22 and 33 kept (the plain addition of F. Campbell,
 * Your Days Are Numbered, 1931; others reduce day, month and year first, which gives the same digit but may miss or
 * make a master number).
 */
export const lifePathNumberOf = (date: CivilDate): number => reduceKeepingMasters(dateDigitSum(date))

/**
 * The numbers of the month, the day and the year, each reduced by itself; 11, 22 and 33 are kept, so that November is
 * 11 and the 29th is 11.
 */
export const cycleNumbersOf = ({
  month,
  day,
  year,
}: CivilDate): { month: number; day: number; year: number } => ({
  month: reduceKeepingMasters(month),
  day: reduceKeepingMasters(day),
  year: reduceKeepingMasters(digitSum(year)),
})

/**
 * The four pinnacles and the age at which each ends. Month, day and year are reduced to digits; the first is month and
 * day, the second day and year, the third the sum of these two, the fourth month and year, each reduced with 11, 22 and
 * 33 kept. The first lasts 36 years less the life path as one digit, the next two nine years each.
 */
export const pinnaclesOf = (date: CivilDate): { number: number; until: number }[] => {
  const [month, day, year] = [date.month, date.day, digitSum(date.year)].map(reduceToDigit) as [
    number,
    number,
    number,
  ]
  const [first, second, fourth] = [month + day, day + year, month + year].map(reduceKeepingMasters) as [
    number,
    number,
    number,
  ]
  const until = 36 - reduceToDigit(lifePathNumberOf(date))
  return [
    { number: first, until },
    { number: second, until: until + 9 },
    { number: reduceKeepingMasters(first + second), until: until + 18 },
    { number: fourth, until: Infinity },
  ]
}

/** Psychic number: the day of the month reduced to one digit (H. Johari, Numerology, 1990). */
export const psychicNumberOf = ({ day }: CivilDate): number => reduceToDigit(day)
