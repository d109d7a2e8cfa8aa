import { addDays, julianDayNumber, monthName } from '@shared/insights/calendar/civil-date'
import type { CivilDate } from '@shared/insights/calendar/civil-date'
import {
  ethiopianDateOf,
  hebrewDateOf,
  islamicDateOf,
  mayaDateOf,
  republicanDateOf,
} from '@shared/insights/calendar/other-calendars'
import { republicanDayText } from '@shared/insights/insights/calendar-insights'
import type { Facts } from '@shared/insights/insights/facts'
import { listed } from '@shared/insights/listed'
import { dateText } from '@shared/insights/insights/phrases'
import {
  ethiopianMonths,
  islamicMonths,
  mayaDays,
  republicanMonths,
} from '@shared/insights/insights/texts/calendars'
import { numbersTo, PlateDrawing, plateWidth } from './plate-drawing'
import type { ChapterPlate, Line } from './plate-drawing'
import { wordWidth } from './word-room'

/** `told` is the day of the month in words of its own, where it has any. */
type Named = { month: string; day: number; year: number; told?: string }
/** A row of the plate: what days are called in one calendar. Its parts begin with their day 1. */
type Row = { name: string; on: (date: CivilDate) => Named }

const monthOf = (months: readonly { name: string }[], month: number) => months[month - 1]?.name ?? ''

const named = ({ year, month, day }: CivilDate, months: readonly { name: string }[]): Named => ({
  year,
  month: monthOf(months, month),
  day,
})

/** The Republican year begins with an equinox, which costs ten positions of the Sun: days within a month are counted on. */
const createRepublican = () => {
  let last: { julianDay: number; date: CivilDate } | undefined
  const dateOf = (date: CivilDate): CivilDate => {
    const julianDay = julianDayNumber(date)
    const ahead = last === undefined ? 0 : julianDay - last.julianDay
    // Nobody knows beforehand whether the days behind the twelfth month are five or six.
    if (last && ahead > 0 && last.date.month <= 12 && last.date.day + ahead <= 30)
      return { ...last.date, day: last.date.day + ahead }
    last = { julianDay, date: republicanDateOf(date) }
    return last.date
  }
  return (date: CivilDate): Named => {
    const { year, month, day } = dateOf(date)
    return { ...named({ year, month, day }, republicanMonths), told: republicanDayText(month, day) }
  }
}

const createRows = (): Row[] => [
  { name: 'Gregorian', on: ({ year, month, day }) => ({ year, month: monthName(month), day }) },
  { name: 'Hebrew', on: hebrewDateOf },
  { name: 'Islamic', on: (date) => named(islamicDateOf(date), islamicMonths) },
  { name: 'Ethiopian', on: (date) => named(ethiopianDateOf(date), ethiopianMonths) },
  { name: 'Republican', on: createRepublican() },
  { name: 'Maya', on: (date) => ({ month: '', day: mayaDateOf(date).number, year: mayaDateOf(date).sign }) },
]

const [left, right, top, pitch, tall] = [62, plateWidth - 4, 18, 25, 17]
const span = 45
const monthSize = 7.8
const smallestMonthSize = 5.6

/** Three months as six calendars divide them, ruled one under the other, and the day across them all. */
export const calendarsPlate = ({ date }: Facts): ChapterPlate => {
  const rows = createRows()
  const foot = top + rows.length * pitch
  const plate = new PlateDrawing(foot + 4)
  const perDay = (right - left) / (2 * span + 1)
  const xOf = (day: number) => left + (day + span) * perDay
  const days = numbersTo(2 * span + 1).map((index) => ({
    offset: index - span,
    date: addDays(date, index - span),
  }))
  const today: string[] = []
  const figures: number[] = []

  rows.forEach(({ name, on }, row) => {
    const [y, base] = [top + row * pitch, top + row * pitch + tall]
    const dates = days.map(({ date: one }) => on(one))
    const begins = dates.flatMap(({ day }, index) => (day === 1 ? [index] : []))
    const edges = [0, ...begins.filter((index) => index > 0), dates.length]
    plate
      .line('ink', 0.5, [
        [left, base],
        [right, base],
      ])
      .line('line', 0.25, [
        [left, y],
        [right, y],
      ])
    // Days as a ruler marks them; every second part shaded.
    plate.line(
      'ink',
      0.25,
      ...dates.flatMap(({ day }, index): Line[] => {
        const x = left + index * perDay
        return [
          [
            [x, base],
            [x, base - (day === 1 ? tall : day % 10 === 1 ? 4.2 : day % 5 === 1 ? 3.2 : 2.2)],
          ],
        ]
      }),
    )
    edges.slice(0, -1).forEach((from, part) => {
      const to = edges[part + 1] ?? from
      const [x, end] = [left + from * perDay, left + to * perDay]
      const first = dates[from]
      const isOwn = from <= span && span < to
      // The name stands in the middle of its part; beside the day's ring in the wider half of its own.
      const [begin, finish] = !isOwn
        ? [x, end]
        : xOf(0) - x > end - xOf(0)
          ? [x, xOf(0) - 8]
          : [xOf(0) + 10, end]
      const word = first?.month ?? ''
      const room = finish - begin - 5
      // The child's own month is always named, smaller where it has to be.
      const size = isOwn ? Math.min(monthSize, (room / wordWidth(word, 1)) * 0.98) : monthSize
      const width = wordWidth(word, size)
      const middle = (begin + finish) / 2
      const isNamed = word !== '' && width < room && size >= smallestMonthSize
      if (isNamed) plate.italic(middle, y + 6.9, word, { size, ink: isOwn ? 'ink' : 'soft' })
      // The shading of the child's own month leaves its name free.
      if (isOwn)
        plate.line(
          'tint',
          0.4,
          ...numbersTo(5).flatMap((line): Line[] => {
            const height = y + 2 + line * 2
            const ends: [number, number][] = isNamed
              ? [
                  [x + 0.6, middle - width / 2 - 2.5],
                  [middle + width / 2 + 2.5, end - 0.6],
                ]
              : [[x + 0.6, end - 0.6]]
            return ends.flatMap(([one, other]): Line[] =>
              other > one
                ? [
                    [
                      [one, height],
                      [other, height],
                    ],
                  ]
                : [],
            )
          }),
        )
    })
    const own = dates[span] ?? on(date)
    const told = own.month
      ? `${own.told ?? `${own.day} ${own.month}`} ${own.year}`
      : `${own.day} ${mayaDays[own.year]?.name ?? ''}`
    figures.push(own.day)
    today.push(`${name} ${told}`)
    plate.caps(left - 6, y + tall / 2 - 0.6, name, { anchor: 'end', size: 6.6 })
  })
  const x = xOf(0) + perDay / 2
  plate.line('gold', perDay * 0.8, [
    [x, top - 5],
    [x, foot - pitch + tall + 3],
  ])
  plate.disc('gold', x, top - 7, 2.6)
  figures.forEach((day, row) => {
    const y = top + row * pitch + tall / 2 - 1
    plate.disc('paper', x, y, 7.2).circle('gold', 0.6, x, y, 7.2)
    plate.figure(x, y, String(day), 9.6)
  })
  return plate.finished({
    caption: `Ninety-one days as six calendars divide them, ${dateText(date)} in the middle: the line crosses ${listed(today.slice(1))}. The Maya row counts by thirteens.`,
    alt: `Six rulers of days, one under the other, and a line across them at ${dateText(date)}: ${listed(today)}.`,
  })
}
