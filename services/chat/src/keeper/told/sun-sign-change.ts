import { sunAt } from '@shared/insights/sky/luminaries'
import { signChangeBetween } from '@shared/insights/sky/sign-change'
import { daysFrom, inWords, isToCome, minutesOfDay } from './written-days'

/**
 * When the Sun’s sign changes about a day: the clocks of the birth place then decide, which may be half a day off from others.
 * Undefined where it does not.
 */
export const signChangeAbout = (date: string) =>
  signChangeBetween(
    (sky) => sunAt(sky).longitude,
    new Date(`${daysFrom(date, -1)}T12:00:00Z`),
    new Date(`${daysFrom(date, 1)}T12:00:00Z`),
  )
type SignChange = NonNullable<ReturnType<typeof signChangeAbout>>

/** ‘On 20 March 2026 at about 14:45 UTC the Sun passed from Pisces into Aries’. */
const passingOf = ({ at, from, to }: SignChange) =>
  `On ${inWords(at, minutesOfDay).replace(' at ', ' at about ')} UTC the Sun ${isToCome(at) ? 'passes' : 'passed'} from ${from} into ${to}`
/** The same behind the sign of a minute that lies near. */
export const passingNear = ([date]: readonly string[]): string => {
  const change = date === undefined ? undefined : signChangeAbout(date)
  return change ? `${passingOf(change)}. ` : ''
}

const millisecondsOfHour = 3_600_000
/**
 * The Sun’s sign of a day about which it changes: both on the day itself by UTC; on the day before or after that of the whole day, and how far
 * clocks have to stand from UTC for the other one.
 */
export const signAboutChange = (change: SignChange, told: string): string => {
  const { at, from, to } = change
  const begin = new Date(`${told}T00:00:00Z`).getTime()
  const hoursBefore = Math.floor((begin - at.getTime()) / millisecondsOfHour)
  const hoursAfter = Math.floor((at.getTime() - begin) / millisecondsOfHour) - 24
  const passing = passingOf(change)
  if (hoursBefore < 0 && hoursAfter < 0)
    return `${passing}: born earlier, ${from}; later, ${to}. At noon UTC of ${inWords(told)} it ${isToCome(at) ? 'is' : 'was'} ${at < new Date(`${told}T12:00:00Z`) ? to : from}. `
  const isPassed = hoursBefore >= 0
  const hours = isPassed ? hoursBefore : hoursAfter
  const more = hours === 0 ? '' : `more than ${hours === 1 ? 'an hour' : `${hours} hours`} `
  const other = isPassed ? `ahead of UTC can it still be ${from}` : `behind UTC can it already be ${to}`
  return `For ${inWords(told)}: ${isPassed ? to : from}. Only where clocks are ${more}${other}: ${passing.replace('On', 'on')}. `
}
