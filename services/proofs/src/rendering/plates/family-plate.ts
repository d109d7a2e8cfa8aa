import { isCalendarDate } from '@shared/contracts/calendar'
import { julianDayNumber, civilDateOf } from '@shared/insights/calendar/civil-date'
import type { CivilDate } from '@shared/insights/calendar/civil-date'
import { numberInWords } from '@shared/insights/certificate-words'
import type { Facts } from '@shared/insights/insights/facts'
import { listed } from '@shared/insights/listed'
import { dateText } from '@shared/insights/insights/phrases'
import { numbersTo, PlateDrawing, plateWidth } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'
import { widened, wordRoom, wordWidth } from './word-room'

const [left, right] = [30, plateWidth - 30]
const lines = 6
/** Of the words at the lines that mark a day. */
const daySize = 8.2
/** As far as two such lines stand apart at the least: nearer, they would be drawn as one. */
const apartAtLeast = 2.8

/** Years of a life: what lies further from a birth is a slip of the keys. */
const mostYears = 120

/** The text where it is a day within a life of the birth. Parents may have been born before the years whose sky is computed. */
const dayNear = (birth: CivilDate, text: string | null | undefined): string | undefined =>
  text && isCalendarDate(text) && Math.abs(birth.year - civilDateOf(text).year) <= mostYears
    ? text
    : undefined

/** Three lives as three ropes along the years: they come together where the parents married, and the child's begins. */
export const familyPlate = ({ subject, date, firstName }: Facts): ChapterPlate => {
  const height = 132
  const plate = new PlateDrawing(height)
  const yearOf = (text: string | undefined) =>
    text === undefined ? undefined : 2000 + (julianDayNumber(civilDateOf(text)) - 2_451_545) / 365.25
  const [mother, father, marriage, conception] = [
    subject.motherBirthDate,
    subject.fatherBirthDate,
    subject.marriageDate,
    subject.conceptionDate,
  ].map((text) => yearOf(dayNear(date, text)))
  const birth = 2000 + (julianDayNumber(date) - 2_451_545) / 365.25
  const known = [mother, father, marriage].filter((year) => year !== undefined && year < birth)
  const first = Math.floor(Math.min(birth - 12, ...known.map((year) => year ?? birth)) - 1)
  // Behind the birth there are some years, and room for its date.
  const born = `born ${dateText(date)}`
  const share = (wordWidth(born, daySize) + 6) / (right - left)
  const last = birth + Math.max(3, (birth - first) * Math.max(0.19, share / (1 - share)))
  const xOf = (year: number) => left + ((year - first) / (last - first)) * (right - left)
  const base = height - 22

  // The years
  plate.line('ink', 0.4, [
    [left, base],
    [right, base],
  ])
  plate.line(
    'ink',
    0.25,
    ...numbersTo(Math.floor(last - first) + 1).map((step): Line => {
      const year = first + step
      return [
        [xOf(year), base],
        [xOf(year), base + (year % 10 === 0 ? 6 : year % 5 === 0 ? 4 : 2.4)],
      ]
    }),
  )
  for (const step of numbersTo(Math.floor(last - first) + 1))
    if ((first + step) % 10 === 0)
      plate.italic(xOf(first + step), base + 13, String(first + step), { size: 8, ink: 'ink' })

  const before = (year: number | undefined) => (year !== undefined && year < birth ? year : undefined)
  const meet = before(marriage) ?? before(conception) ?? birth - 0.8
  const middle = 52
  /** Middle of a life's rope: apart until they meet, then side by side, the child between from its birth on. */
  const ease = (t: number) => {
    const u = Math.min(1, Math.max(0, t))
    return u * u * (3 - 2 * u)
  }
  const apart = (year: number) =>
    34 -
    22 * ease((year - (meet - (meet - first) * 0.3)) / ((meet - first) * 0.3)) +
    6 * ease((year - birth) / 1.5 + 0.5)
  const steps = 112
  const rope = (from: number, side: -1 | 0 | 1, isOpen: boolean): void => {
    const strands = numbersTo(lines).map((strand): Line =>
      numbersTo(steps + 1).flatMap((step): Place[] => {
        const year = first + ((last - first) * step) / steps
        if (year < from) return []
        const swell = isOpen ? 1 : ease((year - from) / 1.6)
        const phase = (year - from) * 1.35 + (strand / lines) * Math.PI * 2
        return [
          [xOf(year), middle + side * apart(year) + 7.4 * swell * Math.cos(phase) * (side === 0 ? 0.8 : 1)],
        ]
      }),
    )
    plate.line(side === 0 ? 'gold' : side < 0 ? 'ink' : 'soft', side === 0 ? 0.5 : 0.4, ...strands)
  }
  rope(mother ?? first, -1, mother === undefined)
  rope(father ?? first, 1, father === undefined)
  rope(birth, 0, false)
  const mark = (year: number, y: number, text: string, way: -1 | 1) => {
    plate.disc('paper', xOf(year), y, 3).disc('gold', xOf(year), y, 1.9)
    plate.italic(xOf(year) + way * 6, y, text, {
      size: daySize,
      ink: 'ink',
      anchor: way < 0 ? 'end' : 'start',
    })
  }
  const start = xOf(first)
  if (mother !== undefined) mark(mother, middle - 34, '', 1)
  if (father !== undefined) mark(father, middle + 34, '', 1)
  plate.caps(mother === undefined ? start : xOf(mother) - 4, middle - 34 - 13, 'mother', {
    anchor: 'start',
    size: 6.8,
  })
  plate.caps(father === undefined ? start : xOf(father) - 4, middle + 34 - 13, 'father', {
    anchor: 'start',
    size: 6.8,
  })
  // Each date with what it is the date of: the two lines often stand close.
  const [wedding, begun] = [subject.marriageDate, subject.conceptionDate].map((text) => dayNear(date, text))
  const events = [
    { year: marriage, told: wedding && `married ${dateText(civilDateOf(wedding))}`, isBirth: false },
    { year: birth, told: born, isBirth: true },
  ]
  const lineAt = (year: number, isBirth: boolean): number => {
    const x = isBirth ? xOf(birth) : Math.min(xOf(year), xOf(birth) - apartAtLeast)
    plate.line(isBirth ? 'gold' : 'line', isBirth ? 0.7 : 0.4, [
      [x, base],
      [x, 12],
    ])
    return x
  }
  for (const { year, told, isBirth } of events) {
    if (year === undefined || year > birth) continue
    const x = lineAt(year, isBirth)
    if (!told) continue
    // Beside its line, away from the other; a wedding at the edge of the plate has room only towards the birth.
    const isAfter = isBirth || x - 4 - wordWidth(told, daySize) < 0
    plate.italic(x + (isAfter ? 4 : -4), 8, told, {
      size: daySize,
      ink: 'ink',
      anchor: isAfter ? 'start' : 'end',
    })
  }
  if (begun && conception !== undefined && conception <= birth) {
    const place: Place = [lineAt(conception, false) - 4, base - 9]
    const words = `conceived about ${dateText(civilDateOf(begun))}`
    // Beneath the ropes, where the line of the wedding makes room for it.
    const { left: from, right: to, top, bottom } = widened(wordRoom(words, daySize, place, 'end'), 1.5)
    plate.fill('paper', [
      [from, top],
      [to, top],
      [to, bottom],
      [from, bottom],
    ])
    plate.italic(...place, words, { size: daySize, ink: 'ink', anchor: 'end' })
  }
  const ages = [
    mother === undefined ? undefined : `the mother was ${numberInWords(Math.floor(birth - mother + 0.003))}`,
    father === undefined
      ? undefined
      : `the father ${mother === undefined ? 'was ' : ''}${numberInWords(Math.floor(birth - father + 0.003))}`,
  ].filter((age) => age !== undefined)
  const told =
    ages.length > 0
      ? `At the birth ${listed(ages)}.`
      : 'The birthdays of the parents are not known: their ropes come in from the left.'
  return plate.finished({
    caption: `Three lives along the years: the mother’s rope above, the father’s below, drawn together ${marriage !== undefined && marriage < birth ? 'where they married' : 'in time for the child'}; in gold ${firstName}’s begins. ${told}`,
    alt: `A ruler of years from ${first} with ropes for the lives of mother and father, which come together, and a third that begins on ${dateText(date)}. ${told}`,
  })
}
