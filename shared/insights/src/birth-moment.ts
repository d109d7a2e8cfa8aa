import { Temporal } from 'temporal-polyfill'
import { civilDateOf, utcMidnight } from './calendar/civil-date'
import type { CivilDate } from './calendar/civil-date'
import { zoneLabelOf } from './calendar/zone-label'
import type { UnknownPart } from './unknown-moment'

/** Where a child was born: degrees, north and east positive; the zone is an IANA name such as 'America/New_York'. */
export type BirthPlace = { latitude: number; longitude: number; timeZone?: string | undefined }

/** When and where a child was born, as far as the family knows it. */
export type Birth = {
  /** YYYY-MM-DD, the local date. */
  date: string
  /** HH:MM, the local clock time; absent when unknown. */
  time?: string | undefined
  place?: BirthPlace | undefined
  /** The parent's answer where the clocks showed this time twice, or skipped it: before or after the change. */
  clockChange?: 'earlier' | 'later' | undefined
}

/** An instant, with what the clocks of the place showed: offset from UTC in minutes (a fraction before zone time). */
export type LocalMoment = { instant: Date; offsetMinutes: number; zoneLabel: string }

/**
 * - `exact`: date, time and zone are known.
 * - `ambiguous`: the clocks went back and showed this time twice. `earlier` is the first of the two.
 * - `skipped`: the clocks went forward past this time. `earlier` reads it with the offset that came after the change
 *   (and so lies before it), `later` with the offset that held before it.
 * - `noon`: the time, the place or its zone is unknown, as `unknown` says (the time where several are). Noon in the zone;
 *   without a zone, noon by the Sun at the longitude; without a place, noon UTC.
 */
export type BirthInstant = ({ kind: 'exact' } & LocalMoment) | TwoInstants | NoonInstant

type TwoInstants = { kind: 'ambiguous' | 'skipped'; earlier: LocalMoment; later: LocalMoment }
type NoonInstant = { kind: 'noon'; instant: Date; unknown: UnknownPart }

type Choice = 'earlier' | 'later' | 'compatible'

const zonedOf = (clock: Temporal.PlainDateTime, timeZone: string, disambiguation: Choice) =>
  clock.toZonedDateTime(timeZone, { disambiguation })

const momentOf = (zoned: Temporal.ZonedDateTime): LocalMoment => {
  const instant = new Date(zoned.epochMilliseconds)
  const offsetMinutes = zoned.offsetNanoseconds / 60e9
  return { instant, offsetMinutes, zoneLabel: zoneLabelOf(instant, zoned.timeZoneId, offsetMinutes) }
}

const isValidTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

const clockOf = (date: string, time: string) => {
  civilDateOf(date)
  if (!isValidTime(time)) throw new RangeError(`Not a clock time: ${time}`)
  return Temporal.PlainDateTime.from(`${date}T${time}`)
}

/**
 * The instant of a birth, by the history of the zone of its place (IANA time zone database).
 * @throws RangeError for a date, a time or a zone that does not exist.
 */
export const birthInstantOf = (birth: Birth): BirthInstant => {
  const timeZone = birth.place?.timeZone
  if (timeZone === undefined || birth.time === undefined || birth.time === '') return noonOf(birth)
  const clock = clockOf(birth.date, birth.time)
  const first = zonedOf(clock, timeZone, 'earlier')
  const second = zonedOf(clock, timeZone, 'later')
  const earlier = momentOf(first)
  if (first.equals(second)) return { kind: 'exact', ...earlier }
  const later = momentOf(second)
  const found: TwoInstants = { kind: isShown(clock, earlier) ? 'ambiguous' : 'skipped', earlier, later }
  return birth.clockChange === undefined ? found : { kind: 'exact', ...chosenOf(found, birth.clockChange) }
}

/**
 * One of two moments. A skipped time was shown by a clock that stood as on the other side of the change: time and offset then tell
 * its instant.
 */
const chosenOf = ({ kind, earlier, later }: TwoInstants, choice: 'earlier' | 'later'): LocalMoment => {
  const [chosen, other] = choice === 'earlier' ? [earlier, later] : [later, earlier]
  return kind === 'ambiguous' ? chosen : { ...other, instant: chosen.instant }
}

// A time that was skipped is read back from its instant as another one.
const isShown = (clock: Temporal.PlainDateTime, { instant, offsetMinutes }: LocalMoment) =>
  instant.getTime() + offsetMinutes * 60_000 === clock.toZonedDateTime('UTC').epochMilliseconds

const noonOf = ({ date, time, place }: Birth): NoonInstant => {
  const isTimed = time !== undefined && time !== ''
  if (isTimed) clockOf(date, time)
  const unknown = !isTimed ? 'time' : place === undefined ? 'place' : 'zone'
  const noon = utcMidnight(civilDateOf(date)) + 43_200_000
  if (place === undefined) return { kind: 'noon', unknown, instant: new Date(noon) }
  if (place.timeZone === undefined)
    return { kind: 'noon', unknown, instant: new Date(noon - place.longitude * 240_000) }
  return {
    kind: 'noon',
    unknown,
    instant: new Date(zonedOf(clockOf(date, '12:00'), place.timeZone, 'compatible').epochMilliseconds),
  }
}

export type SettledInstant =
  | { instant: Date; isExact: true; local: LocalMoment; unknown?: undefined }
  | { instant: Date; isExact: false; local?: undefined; unknown: UnknownPart }

/**
 * The one instant that the sky is drawn for: the exact one; of two, the earlier unless the parent chose; of a skipped
 * time, the one after the change (as a clock that was not set yet would show); noon when the time, the place or its zone is
 * unknown, and then `unknown` says which.
 */
export const settledInstantOf = (birth: Birth): SettledInstant => {
  const found = birthInstantOf(birth)
  if (found.kind === 'noon') return { instant: found.instant, isExact: false, unknown: found.unknown }
  const { instant, offsetMinutes, zoneLabel } =
    found.kind === 'exact' ? found : chosenOf(found, found.kind === 'ambiguous' ? 'earlier' : 'later')
  return { instant, isExact: true, local: { instant, offsetMinutes, zoneLabel } }
}

const localOf = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)

/** The local clock reading HH:MM of an instant in a zone ('UTC' where none is known). */
export const clockTimeOf = (instant: Date, timeZone: string): string =>
  localOf(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' })

/** The local date of an instant in a zone. */
export const localDateOf = (instant: Date, timeZone: string): CivilDate => {
  const { year, month, day } = localOf(instant, timeZone)
  return { year, month, day }
}

/** First and last instant of the civil day in a zone: 24 hours, except on the days the clocks change. */
export const civilDayOf = (date: string, timeZone: string): { from: Date; to: Date } => {
  civilDateOf(date)
  const day = Temporal.PlainDate.from(date)
  const at = (start: Temporal.PlainDate) => new Date(start.toZonedDateTime(timeZone).epochMilliseconds)
  return { from: at(day), to: at(day.add({ days: 1 })) }
}
