import { julianDayNumber, weekdayOf, weekdays } from '../calendar/civil-date'
import {
  ethiopianDateOf,
  hebrewDateOf,
  islamicDateOf,
  mayaDateOf,
  republicanDateOf,
  romanDateOf,
} from '../calendar/other-calendars'
import { numberInWords, ordinalInWords } from '../certificate-words'
import { capitalised, grouped } from './phrases'
import type { Teller } from './teller'
import {
  decadeDays,
  ethiopianMonths,
  haabMonths,
  hebrewMonths,
  islamicMonths,
  mayaDays,
  republicanMonths,
  treeMonths,
} from './texts/calendars'
import { weekdayLore } from './texts/lore'

const group = 'The day on other calendars' as const
const inputs = ['birthDate' as const]

const mayaDay: Teller = ({ date }) => {
  const { number, sign } = mayaDateOf(date)
  const found = mayaDays[sign]
  if (found === undefined) return undefined
  return {
    id: 'maya-day',
    group,
    title: `${number} ${found.name}`,
    text: `In the highlands of Guatemala the days are still counted by twenty signs and thirteen numbers, and a child used to be named after its day. This one is ${number} ${found.name}: ${found.text}. It comes round again every two hundred and sixty days, so that there are more birthdays in a life than one.`,
    rule: `Tzolkʼin day by the correlation 584283: ${grouped(julianDayNumber(date) - 584_283)} days since the beginning of the count.`,
    inputs,
  }
}

const mayaCount: Teller = ({ date }) => {
  const { longCount, haabDay, haabMonth } = mayaDateOf(date)
  const month = haabMonths[haabMonth] ?? ''
  const day = haabDay === 0 ? `the seating of ${month}` : `${haabDay} ${month}`
  return {
    id: 'maya-count',
    group,
    title: longCount.join('.'),
    text: `Carved in stone by a scribe of the Maya the date would read ${longCount.join('.')}, with ${day} in the year of the fields. The scribe would have taken a week over it, and put a small face into every figure.`,
    rule: `Long count and haab by the correlation 584283.`,
    inputs,
  }
}

const hebrew: Teller = ({ date }) => {
  const { year, month, day } = hebrewDateOf(date)
  return {
    id: 'hebrew-date',
    group,
    title: `${day} ${month} ${year}`,
    text: `On the Hebrew calendar the daylight of this birthday belongs to ${day} ${month} ${year}. It is ${hebrewMonths[month] ?? ''}. Its days begin in the evening, so that every one of them sleeps first and works afterwards.`,
    rule: `Arithmetic of the fixed Hebrew calendar; after sunset the next day has begun.`,
    inputs,
  }
}

const islamic: Teller = ({ date }) => {
  const { year, month, day } = islamicDateOf(date)
  const found = islamicMonths[month - 1]
  if (found === undefined) return undefined
  return {
    id: 'islamic-date',
    group,
    title: `${day} ${found.name} ${year}`,
    text: `On the Islamic calendar the day is ${day} ${found.name} ${year}. It is ${found.text}. Its year keeps to the Moon and is eleven days shorter than the Sun’s, and so each birthday wanders through all the seasons in thirty-three years.`,
    rule: `Tabular Islamic calendar, civil epoch; a month that is begun by sight may differ by a day.`,
    inputs,
  }
}

const ethiopian: Teller = ({ date }) => {
  const { year, month, day } = ethiopianDateOf(date)
  const found = ethiopianMonths[month - 1]
  if (found === undefined) return undefined
  return {
    id: 'ethiopian-date',
    group,
    title: `${day} ${found.name} ${year}`,
    text: `In Ethiopia it was ${day} ${found.name} ${year}, ${found.text}. The country keeps thirteen months and a count of years seven or eight behind the rest of the world, and is proud to tell visitors that they are younger there.`,
    rule: `Ethiopian calendar: twelve months of thirty days and a short thirteenth.`,
    inputs,
  }
}

/** '26 Vendémiaire'; the days behind the last month are counted in words: 'fourth of the complementary days'. */
export const republicanDayText = (month: number, day: number): string => {
  const name = republicanMonths[month - 1]?.name ?? ''
  return month === 13 ? `${ordinalInWords(day)} of ${name}` : `${day} ${name}`
}

const republican: Teller = ({ date }) => {
  const { year, month, day } = republicanDateOf(date)
  const found = republicanMonths[month - 1]
  const told = republicanDayText(month, day)
  if (found === undefined) return undefined
  const tail =
    month === 13
      ? `These were ${found.text}, and each of them had a feast: for virtue, genius, work, opinion and rewards, with one to spare in leap years.`
      : `It was ${found.text}, and the day, the ${ordinalInWords(((day - 1) % 10) + 1)} of a week of ten, was named after ${month === 4 && ![5, 0].includes(day % 10) ? 'a stone, a metal or an earth, since little grows at that season' : (decadeDays[(day - 1) % 10] ?? '')}.`
  return {
    id: 'republican-date',
    group,
    title: `${capitalised(told)}, year ${year}`,
    text: `For twelve years the French lived by a calendar that poets had helped to make. By its reckoning the day is ${month === 13 ? 'the ' : ''}${told} of the year ${year}. ${tail}`,
    rule: `French Republican calendar as decreed: years from the September equinox in Paris, by its mean time.`,
    inputs,
  }
}

const roman: Teller = ({ date }) => ({
  id: 'roman-date',
  group,
  title: capitalised(romanDateOf(date)),
  text: `A Roman would have dated the letter of congratulation ${romanDateOf(date).startsWith('the') ? 'on ' : ''}${romanDateOf(date)}. Romans counted backwards from three fixed days in the month, both ends included, which made everyone good at subtraction and late for dinner.`,
  rule: `Kalends on the first, Nones on the fifth or seventh, Ides on the thirteenth or fifteenth; Gregorian months.`,
  inputs,
})

const tree: Teller = ({ date }) => {
  const key = date.month * 100 + date.day
  const birch = treeMonths[0]
  const found = key >= 1224 ? birch : (treeMonths.slice(1).findLast(({ from }) => from <= key) ?? birch)
  if (found === undefined) return undefined
  return {
    id: 'tree-month',
    group,
    title: `A child of the ${found.name}`,
    text: `The poet Robert Graves dreamt up a calendar of thirteen trees from an old Irish alphabet. Historians shook their heads, and gardeners have loved it ever since. In it this day belongs to the ${found.name}, ${found.text}.`,
    rule: `Tree months of R. Graves, The White Goddess (1948), by the day of the year.`,
    inputs,
  }
}

const akan: Teller = ({ date, subject, firstName }) => {
  const weekday = weekdayOf(date)
  const lore = weekdayLore[weekdays.indexOf(weekday)]
  if (lore === undefined) return undefined
  const { male, female, text } = lore.akan
  const names =
    subject.gender === 'Male' ? male : subject.gender === 'Female' ? female : `${male} or ${female}`
  return {
    id: 'akan-name',
    group,
    title: `In Ghana: ${names}`,
    text: `Among the Akan of Ghana everyone has a second name that comes with the weekday and cannot be lost. For a ${weekday} it is ${names}: ${text}. In Accra ${firstName} would be called so by the neighbours before the week was out.`,
    rule: `Akan day name for a ${weekday}${subject.gender === 'Male' || subject.gender === 'Female' ? '' : ', in both its forms'}.`,
    inputs: [
      'birthDate',
      'firstName',
      ...(subject.gender === 'Male' || subject.gender === 'Female' ? ['gender' as const] : []),
    ],
  }
}

const thaiColour: Teller = ({ date }) => {
  const weekday = weekdayOf(date)
  const lore = weekdayLore[weekdays.indexOf(weekday)]
  if (lore === undefined) return undefined
  return {
    id: 'thai-colour',
    group,
    title: `The colour of the day: ${lore.colour}`,
    text: `In Thailand each weekday has its colour, and people wear it to please the day. For a ${weekday} it is ${lore.colourText}. A birthday present may be wrapped accordingly, and nobody will know why it looked so right.`,
    rule: `Thai colours of the week for a ${weekday}.`,
    inputs,
  }
}

const dayCount: Teller = ({ date, firstName }) => {
  const number = julianDayNumber(date)
  return {
    id: 'day-count',
    group,
    title: `Day ${grouped(number)}`,
    text: `Astronomers have no months. They count the days one by one from a noon in the year 4713 before our era, and by that count ${firstName}’s day has the number ${grouped(number)}, which is ${number % 2 === 0 ? 'even' : 'odd'} and belongs to no other day. It is the most exact of all birthdays, and never comes round again.`,
    rule: `Julian Day Number of the date at noon${number % 7 === 0 ? ', divisible by seven, as for every Monday' : ''}.`,
    inputs: ['birthDate', 'firstName'],
  }
}

const indiction: Teller = ({ date }) => {
  const golden = (date.year % 19) + 1
  const solar = ((date.year + 8) % 28) + 1
  return {
    id: 'golden-number',
    group,
    title: `Golden number ${numberInWords(golden)}`,
    text: `Monks wrote the number of each year in gold on the calendar, since the Moon returns to the same dates every nineteen years. The golden number of ${date.year} is ${numberInWords(golden)}: on the nineteenth birthday, in ${date.year + 19}, the Moon will look very much as it did at this birth. In the cycle of weekdays it is year ${numberInWords(solar)} of twenty-eight.`,
    rule: `Remainder of ${date.year} by 19, and one (Metonic cycle); of ${date.year} and eight by 28, and one.`,
    inputs,
  }
}

export const calendarInsights: Teller[] = [
  hebrew,
  islamic,
  ethiopian,
  mayaDay,
  mayaCount,
  roman,
  republican,
  tree,
  akan,
  thaiColour,
  indiction,
  dayCount,
]
