import { elongationsBetween } from '@shared/insights/sky/moon-events'
import { sunAt } from '@shared/insights/sky/luminaries'
import { signChangeBetween } from '@shared/insights/sky/sign-change'
import { monthsInEnglish } from '../words/foreign-months'
import { daysToldIn, inWords } from './told-date'

const dayLength = 86_400_000

const moons = /\b(?<kind>full|new) ?moons?\b/
const months = monthsInEnglish.map((name) => name.slice(0, 3)).join('|')
const monthOfYear = new RegExp(`\\b(?<month>${months})[a-z]*\\.?,? (?:of )?(?<year>(?:19|20)\\d\\d)\\b`)
const yearAlone = /(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)/
const asksAfter = /\b(?:next|after|following|since|first)\b/
const asksBefore = /\b(?:before|last|previous)\b/

const atHour = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
/** To the nearest minute. */
const told = (at: Date) =>
  `${atHour.format(new Date(Math.round(at.getTime() / 60_000) * 60_000)).replace(' at ', ', ')} UTC`

/** When the Moon was full or new, in the month or the year that a message names, or next to its day. */
const moonsToldIn = (folded: string): string | undefined => {
  const kind = moons.exec(folded)?.groups?.['kind']
  if (kind === undefined || /\bnew year\b/.test(folded)) return undefined
  const elongation = kind === 'full' ? 180 : 0
  const [day] = daysToldIn(folded)
  if (day !== undefined) {
    const begin = Date.parse(day)
    const isBefore = asksBefore.test(folded)
    if (!isBefore && !asksAfter.test(folded)) return undefined
    const found = isBefore
      ? elongationsBetween(elongation, new Date(begin - 31 * dayLength), new Date(begin)).at(-1)
      : elongationsBetween(elongation, new Date(begin + dayLength), new Date(begin + 32 * dayLength))[0]
    return found && `The ${isBefore ? 'last' : 'next'} ${kind} moon was on ${told(found)}. `
  }
  const month = monthOfYear.exec(folded)?.groups
  if (month) {
    const number = monthsInEnglish.findIndex((name) => name.startsWith(month['month'] ?? ''))
    const year = Number(month['year'])
    const found = elongationsBetween(
      elongation,
      new Date(Date.UTC(year, number, 1)),
      new Date(Date.UTC(year, number + 1, 1)),
    )
    const when = `${monthsInEnglish[number] ?? ''} ${year}`.replace(/^\w/, (letter) => letter.toUpperCase())
    return found.length
      ? `The ${kind} moon${found.length > 1 ? 's' : ''} of ${when}: ${found.map(told).join('; ')}. `
      : `${when} has no ${kind} moon by UTC. `
  }
  const year = Number(yearAlone.exec(folded)?.groups?.['year'])
  if (!year) return undefined
  const found = elongationsBetween(
    elongation,
    new Date(Date.UTC(year, 0, 1)),
    new Date(Date.UTC(year + 1, 0, 1)),
  )
  return `The ${kind} moons of ${year}, by UTC: ${found.map((at) => inWords(at.toISOString(), { day: 'numeric', month: 'long' })).join(', ')}. `
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
  const year = Number(yearAlone.exec(folded)?.groups?.['year'])
  const quarter = quarters.find(([pattern]) => pattern.test(folded))
  if (!year || !quarter) return undefined
  const [, name, month] = quarter
  const change = signChangeBetween(
    (sky) => sunAt(sky).longitude,
    new Date(Date.UTC(year, month - 1, 16)),
    new Date(Date.UTC(year, month - 1, 28)),
  )
  return change && `The ${name} of ${year}: ${told(change.at)}. `
}

/** A passage with what the sky says beside it. */
export interface SkyEvent {
  passage: string
  figure: string
}

/**
 * When the Moon is full or new, or a season begins, in the month or year that a message names: ‘full moon in March 2025’, ‘spring equinox
 * 2026’; undefined for any other message. In folded letters.
 */
export const skyEventAskedIn = (folded: string): SkyEvent | undefined => {
  if (folded.length > 120) return undefined
  const moon = moonsToldIn(folded)
  if (moon !== undefined) return { passage: 'insight/moon-phase', figure: moon }
  const season = seasonToldIn(folded)
  return season === undefined ? undefined : { passage: 'system/seasons-begin', figure: season }
}

const between = /\bdays?\b.*\b(?:between|from|since|until|till|to|apart)\b|\bhow (?:many days|long)\b/
/** How many days lie between the two days that a message names whole; undefined where it does not ask that. In folded letters. */
export const daysBetweenIn = (folded: string): SkyEvent | undefined => {
  const [one, other] = daysToldIn(folded)
  if (one === undefined || other === undefined || !between.test(folded)) return undefined
  const [first = '', last = ''] = [one, other].sort()
  const days = (Date.parse(last) - Date.parse(first)) / dayLength
  return {
    passage: 'insight/day-count',
    figure: `From ${inWords(first)} to ${inWords(last)}: ${days.toLocaleString('en')} days. `,
  }
}
