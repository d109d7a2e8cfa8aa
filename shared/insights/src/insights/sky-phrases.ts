import { clockTimeOf, localDateOf } from '../birth-moment'
import { julianDayNumber } from '../calendar/civil-date'
import type { SignChange } from '../sky/sign-change'
import { unknownInWords } from '../unknown-moment'
import type { Facts } from './facts'

/** Days by the calendar of the place from the birth to an instant, as its dates tell them; less than 0 before the birth. */
export const calendarDaysTo = ({ date, zone }: Facts, instant: Date): number =>
  julianDayNumber(localDateOf(instant, zone)) - julianDayNumber(date)

/** 'at 14:32', on the clocks of the place, or in UTC where it is unknown. */
export const clockOfChange = ({ zone, subject }: Facts, change: SignChange): string =>
  `at ${clockTimeOf(change.at, zone)}${subject.birth.place?.timeZone === undefined ? ' UTC' : ''}`

/** 'without the hour of birth', 'without the place of birth': what would tell where a body stood. */
export const withoutIt = ({ unknown = 'time' }: Facts): string => `without ${unknownInWords[unknown]}`

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** The quarter of the horizon, from an azimuth in degrees. */
export const windOf = (azimuth: number): string => winds[Math.round(azimuth / 45) % 8] ?? 'north'
