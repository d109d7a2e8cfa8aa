import { civilDayOf, settledInstantOf } from '../birth-moment'
import type { LocalMoment, SettledInstant } from '../birth-moment'
import { civilDateOf } from '../calendar/civil-date'
import type { CivilDate } from '../calendar/civil-date'
import { fourPillarsOf } from '../calendar/four-pillars'
import type { FourPillars } from '../calendar/four-pillars'
import { moonAt } from '../moon'
import type { Moon } from '../moon'
import { natalChartOf } from '../natal-chart'
import type { ChartBody, NatalChart } from '../natal-chart'
import { daylightAround, inWholeMinutes } from '../sky/daylight'
import type { Daylight } from '../sky/daylight'
import { longitudeOf } from '../sky/ephemeris'
import type { BodyId } from '../sky/ephemeris'
import { signChangeBetween } from '../sky/sign-change'
import type { SignChange } from '../sky/sign-change'
import { skyOf } from '../sky/sky'
import type { Sky } from '../sky/sky'
import { unknownInWords } from '../unknown-moment'
import type { UnknownPart } from '../unknown-moment'
import { utcText } from './utc-text'
import type { InsightInput } from './insight'
import { nameInSentences } from './name-of'
import type { InsightSubject } from './subject'

/** What is computed once for all the insights of a child. */
export type Facts = {
  subject: InsightSubject
  /** As sentences have it. */
  firstName: string
  date: CivilDate
  /** The instant the sky is drawn for: of birth, or noon. */
  instant: Date
  sky: Sky
  /** Time, place and zone are known: the sky is that of the minute. */
  isExact: boolean
  /** Why the sky is that of noon: the part of the moment that is not known. */
  unknown?: UnknownPart
  local?: LocalMoment
  /** HH:MM where the time is known, with or without a place. */
  clock?: string
  zone: string
  chart: NatalChart
  /** The bodies whose place may be told: without an exact time, all but the Moon. */
  settledBodies: ChartBody[]
  body: (id: BodyId) => ChartBody
  /** Without an exact time: that a body changed sign in the course of the day. */
  changeOf: (id: BodyId) => SignChange | undefined
  moon: Moon
  /** In whole minutes, as all of the book tells it. */
  daylight?: Daylight
  pillars: FourPillars
  /** What the places of the sky follow from. */
  skyInputs: InsightInput[]
  /** 'for 08:27 UTC', 'for noon UTC, as the place of birth is not known'. */
  moment: string
}

const skyInputsOf = ({ birth }: InsightSubject, { unknown }: SettledInstant): InsightInput[] => {
  // A time without a place decides nothing but the words: they speak of the place.
  if (unknown !== 'time') return ['birthDate', 'birthTime', 'birthPlace']
  return birth.place === undefined ? ['birthDate'] : ['birthDate', 'birthPlace']
}

const momentOf = ({ instant, unknown }: SettledInstant, { birth }: InsightSubject): string => {
  const utc = utcText(instant, civilDateOf(birth.date))
  if (unknown === undefined) return `for ${utc}`
  const noon = birth.place === undefined ? 'noon UTC' : `noon at the place (${utc})`
  return `for ${noon}, as ${unknownInWords[unknown]} is not known`
}

/** @throws RangeError for a date, time or zone that does not exist. */
export const factsOf = (subject: InsightSubject): Facts => {
  const { birth } = subject
  const settled = settledInstantOf(birth)
  const { instant, isExact, unknown, local } = settled
  const place = birth.place
  const zone = place?.timeZone ?? 'UTC'
  const chart = natalChartOf(instant, isExact ? place : undefined)
  const day = civilDayOf(birth.date, zone)
  const changes = new Map<BodyId, SignChange | undefined>()
  const edges = isExact ? [] : [skyOf(day.from), skyOf(day.to)]
  const isChanging = (id: BodyId) =>
    new Set(edges.map((edge) => Math.floor(longitudeOf(id, edge) / 30))).size > 1
  const body = (id: BodyId): ChartBody => {
    const found = chart.bodies.find((one) => one.body === id)
    if (found === undefined) throw new RangeError(`No body ${id} in the chart`)
    return found
  }
  const changeOf = (id: BodyId) => {
    if (!changes.has(id))
      changes.set(
        id,
        isChanging(id) ? signChangeBetween((sky) => longitudeOf(id, sky), day.from, day.to) : undefined,
      )
    return changes.get(id)
  }
  return {
    subject,
    firstName: nameInSentences(subject.firstName),
    date: civilDateOf(birth.date),
    instant,
    sky: skyOf(instant),
    isExact,
    ...(unknown && { unknown }),
    ...(local && { local }),
    ...(birth.time && { clock: birth.time }),
    zone,
    chart,
    settledBodies: chart.bodies.filter(
      (one) => one.body !== 'north-node' && (isExact || one.body !== 'moon'),
    ),
    body,
    changeOf,
    moon: moonAt(instant, isExact ? place : undefined),
    ...(place && {
      daylight: inWholeMinutes(
        daylightAround(settledInstantOf({ ...birth, time: undefined }).instant, place),
      ),
    }),
    pillars: fourPillarsOf(birth),
    skyInputs: skyInputsOf(subject, settled),
    moment: momentOf(settled, subject),
  }
}
