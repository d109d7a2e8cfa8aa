import {
  addDays,
  civilDateOf,
  dayOfYear,
  julianDayNumber,
  monthName,
  weekdayOf,
} from '../calendar/civil-date'
import type { CivilDate } from '../calendar/civil-date'
import { listed } from '../listed'
import { dateText, dayText, daysText, grouped, ordinalFigure } from './phrases'
import type { Teller } from './teller'

const group = 'The numbers of the day' as const
const inputs = ['birthDate' as const]

const placeInYear: Teller = ({ date }) => {
  const place = dayOfYear(date)
  const length = dayOfYear({ year: date.year, month: 12, day: 31 })
  const left = length - place
  const mirror = addDays({ year: date.year, month: 1, day: 1 }, left)
  return {
    id: 'day-of-year',
    group,
    title: `Day ${place} of ${length}`,
    text: `It was the ${ordinalFigure(place)} day of the year, with ${left === 0 ? 'none' : daysText(left)} to come. Counted from the other end the same place is held by ${dayText(mirror)}: the two birthdays mirror each other across the middle of the year, and whoever has the other one is called a looking-glass twin.`,
    rule: `Days from 1 January ${date.year} to the birth, both included.`,
    inputs,
  }
}

const tenThousand: Teller = ({ date, firstName }) => {
  const day = addDays(date, 10_000)
  return {
    id: 'ten-thousand-days',
    group,
    title: 'Ten thousand days',
    text: `On ${weekdayOf(day)}, ${dateText(day)}, ${firstName} will be ten thousand days old. Few people notice theirs, which is a pity, since it comes only once and falls in the best of company: one is twenty-seven years old, and somebody is sure to have a cake.`,
    rule: `Birth date and 10,000 days; day number ${grouped(julianDayNumber(day))} of the Julian count.`,
    inputs: ['birthDate', 'firstName'],
  }
}

const birthdaysToCome: Teller = ({ date }) => {
  const isLeapDay = date.month === 2 && date.day === 29
  const inYear = (year: number): CivilDate | undefined => {
    try {
      return civilDateOf(
        `${year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`,
      )
    } catch {
      return undefined
    }
  }
  const own = weekdayOf(date)
  const years = Array.from({ length: 40 }, (_, index) => date.year + index + 1)
  const again = years.filter((year) => {
    const found = inYear(year)
    return found !== undefined && weekdayOf(found) === own
  })
  const first = inYear(date.year + 1) ?? { year: date.year + 1, month: 2, day: 28 }
  return {
    id: 'birthdays',
    group,
    title: isLeapDay ? 'A birthday every four years' : `When the ${own} comes back`,
    text: isLeapDay
      ? `A child of the leap day is the calendar’s own guest. There is a proper birthday every fourth year, and in between the choice of two days for the cake; the first time that it falls on a ${own} again is in ${again[0]}. People born on the leap day are said to stay young four times as long.`
      : `The first birthday falls on a ${weekdayOf(first)}. The ${own} itself comes back in ${listed(again.slice(0, 3).map(String))}, and a birthday on one’s own weekday used to be thought good for twice as many wishes.`,
    rule: `Weekdays of ${date.day} ${monthName(date.month)} in the years after ${date.year}.`,
    inputs,
  }
}

/** What counting days tells: the place in the year, birthdays to come, ten thousand days. */
export const dayCountInsights: Teller[] = [placeInYear, birthdaysToCome, tenThousand]
