import { elongationsBetween } from '@shared/insights/sky/moon-events'
import { sunAt } from '@shared/insights/sky/luminaries'
import { signChangeBetween } from '@shared/insights/sky/sign-change'
import { monthName } from '@shared/insights/calendar/civil-date'
import { animalYearAskedIn } from './animal-years'
import { daySumIn } from './day-sums'
import { monthsInShort } from './days-in-figures'
import { ageToldIn } from './told-age'
import { daysToldIn, yearIn } from './told-date'
import { eclipseToldIn } from './told-eclipses'
import { dayLength, daysFrom, inWords, isToCome, minutesOfDay } from './written-days'

const moons = /\b(?<kind>full|new) ?moons?\b/
const monthOfYear = new RegExp(
  `\\b(?<month>${monthsInShort.join('|')})[a-z]*\\.?,? (?:of )?(?<year>(?:19|20)\\d\\d)\\b`,
)
const asksAfter = /\b(?:next|after|following|since|first)\b/
/** What is still to come from today on, and not from a birth. */
const ofNow = /^when (?:is|will) (?:the |be the )?next (?:full|new) ?moon(?: be)?[ ?.!]*$/
/** Whether one was on that day, which is seen by the nearest one. */
const asksNearest =
  /\b(?:nearest|closest)\b|^(?:was|is) (?:there|it) (?:really )?an? (?:full|new) moon (?:on|the (?:day|night)|when)\b/
const asksBefore = /\b(?:before|last|previous)\b/

/** To the nearest minute. */
const told = (at: Date) =>
  `${inWords(new Date(Math.round(at.getTime() / 60_000) * 60_000), minutesOfDay).replace(' at ', ', ')} UTC`
const toldOn = (at: Date) => `${isToCome(at) ? 'is' : 'was'} on ${told(at)}`

/** The moons of a kind from the first day of a month, counted from 0, up to that of a later one. */
const moonsOfMonths = (elongation: number, year: number, from: number, to: number) =>
  elongationsBetween(elongation, new Date(Date.UTC(year, from, 1)), new Date(Date.UTC(year, to, 1)))

/** When the Moon was full or new, in the month or the year that a message names, or next to its day. */
const moonsToldIn = (folded: string): string | undefined => {
  const kind = moons.exec(folded)?.groups?.['kind']
  if (kind === undefined || /\bnew year\b|\bfirst year\b/.test(folded)) return undefined
  const elongation = kind === 'full' ? 180 : 0
  const [day] = daysToldIn(folded)
  if (day !== undefined) {
    const begin = Date.parse(day)
    if (asksNearest.test(folded)) {
      const found = elongationsBetween(
        elongation,
        new Date(begin - 16 * dayLength),
        new Date(begin + 17 * dayLength),
      )
      const noon = begin + dayLength / 2
      const [nearest] = [...found].sort(
        (one, other) => Math.abs(one.getTime() - noon) - Math.abs(other.getTime() - noon),
      )
      return nearest && `The nearest ${kind} moon ${toldOn(nearest)}. `
    }
    const isBefore = asksBefore.test(folded)
    if (!isBefore && !asksAfter.test(folded)) return undefined
    const found = isBefore
      ? elongationsBetween(elongation, new Date(begin - 31 * dayLength), new Date(begin)).at(-1)
      : elongationsBetween(elongation, new Date(begin + dayLength), new Date(begin + 32 * dayLength))[0]
    return found && `The ${isBefore ? 'last' : 'next'} ${kind} moon ${toldOn(found)}. `
  }
  const month = monthOfYear.exec(folded)?.groups
  if (month) {
    const number = monthsInShort.indexOf(month['month'] ?? '')
    const year = Number(month['year'])
    const found = moonsOfMonths(elongation, year, number, number + 1)
    const when = `${monthName(number + 1)} ${year}`
    return found.length
      ? `The ${kind} moon${found.length > 1 ? 's' : ''} of ${when}: ${found.map(told).join('; ')}. `
      : `${when} has no ${kind} moon by UTC. `
  }
  const year = yearIn(folded)
  if (year === undefined && ofNow.test(folded)) {
    const [next] = elongationsBetween(elongation, new Date(), new Date(Date.now() + 32 * dayLength))
    return next && `The next ${kind} moon ${toldOn(next)}. `
  }
  if (year === undefined) return undefined
  const found = moonsOfMonths(elongation, year, 0, 12)
  return `The ${kind} moons of ${year}, by UTC: ${found.map((at) => inWords(at, { day: 'numeric', month: 'long' })).join(', ')}. `
}

/** Where the quarters of the Sun’s circle begin: the month in which, and the words by which they are asked for. */
const quarters: readonly (readonly [RegExp, string, number])[] = [
  [/\b(?:spring|march|vernal) equinox\b|\b(?:first day|beginning|start) of spring\b/, 'March equinox', 3],
  [/\b(?:summer|june) solstice\b|\b(?:first day|beginning|start) of summer\b/, 'June solstice', 6],
  [
    /\b(?:autumn|autumnal|fall|september) equinox\b|\b(?:first day|beginning|start) of (?:autumn|fall)\b/,
    'September equinox',
    9,
  ],
  [/\b(?:winter|december) solstice\b|\b(?:first day|beginning|start) of winter\b/, 'December solstice', 12],
]
/** When a season began in the year that a message names. */
const seasonToldIn = (folded: string): string | undefined => {
  const year = yearIn(folded)
  const quarter = quarters.find(([pattern]) => pattern.test(folded))
  if (year === undefined || !quarter) return undefined
  const [, name, month] = quarter
  const change = signChangeBetween(
    (sky) => sunAt(sky).longitude,
    new Date(Date.UTC(year, month - 1, 16)),
    new Date(Date.UTC(year, month - 1, 28)),
  )
  return change && `The ${name} of ${year}: ${told(change.at)}. `
}

const between =
  /\bdays?\b.*\b(?:between|from|since|until|till|to|apart)\b|\bhow (?:many days|long)\b|\bhow old\b.*\bdays\b/
/** How many days lie between the two days that a message names whole. */
const daysBetweenIn = (folded: string): string | undefined => {
  const [one, other] = daysToldIn(folded)
  if (one === undefined || other === undefined || !between.test(folded)) return undefined
  const [first = '', last = ''] = [one, other].sort()
  const days = (Date.parse(last) - Date.parse(first)) / dayLength
  return `From ${inWords(first)} to ${inWords(last)}: ${days.toLocaleString('en')} days. `
}

const daysOld = /\b(?<count>\d{1,3}(?:[,.]\d{3})+|\d{2,5}) days? old\b/
/** When a child who was born on the first day that a message names is so many days old. */
const daysOldIn = (folded: string): string | undefined => {
  const [born] = daysToldIn(folded)
  const days = Number(daysOld.exec(folded)?.groups?.['count']?.replaceAll(/[,.]/g, ''))
  return born === undefined || !days
    ? undefined
    : `Born on ${inWords(born)}, a child is ${days.toLocaleString('en')} days old on ${inWords(daysFrom(born, days), { dateStyle: 'full' })}. `
}

/** So many letters a message has that asks when the Moon is full or a season begins. */
const mostLetters = 120

/** A passage with what the calendar or the sky says beside it. */
export interface SkyEvent {
  passage: string
  figure: string
}

/**
 * When the Moon is full or new, or a season begins, in the month or year that a message names, which day is so many days before another, how many days lie between two days, up to today or to a birthday, when the year of an animal comes, or whether a day had an eclipse: ‘full
 * moon in March 2025’, ‘spring equinox 2026’; undefined for any other message. In folded letters.
 */
export const skyEventAskedIn = (folded: string): SkyEvent | undefined => {
  const isShort = folded.length <= mostLetters
  const eclipse = isShort ? eclipseToldIn(folded) : undefined
  if (eclipse !== undefined) return { passage: 'mya/eclipse', figure: eclipse }
  const moon = isShort ? moonsToldIn(folded) : undefined
  if (moon !== undefined) return { passage: 'insight/moon-phase', figure: moon }
  const season = isShort ? seasonToldIn(folded) : undefined
  if (season !== undefined) return { passage: 'system/seasons-begin', figure: season }
  const animalYear = isShort ? animalYearAskedIn(folded) : undefined
  if (animalYear) return animalYear
  const old = isShort ? daysOldIn(folded) : undefined
  if (old !== undefined) return { passage: 'insight/ten-thousand-days', figure: old }
  const sum = daySumIn(folded)
  if (sum) return { passage: sum.isConception ? 'mya/conception' : 'insight/weekday', figure: sum.figure }
  const age = isShort ? ageToldIn(folded) : undefined
  if (age !== undefined) return { passage: 'mya/age', figure: age }
  const days = daysBetweenIn(folded)
  return days === undefined ? undefined : { passage: 'insight/day-count', figure: days }
}
