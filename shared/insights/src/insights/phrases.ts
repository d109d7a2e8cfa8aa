import { listed } from '../listed'
import { monthName, civilDateOf } from '../calendar/civil-date'
import type { CivilDate } from '../calendar/civil-date'
import { capitalOf } from '../capitals'
import { numberInWords } from '../certificate-words'
import { zodiacPositionOf } from '../sky/zodiac'

export const capitalised = (text: string): string => text.replace(/^./su, capitalOf)

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** '21 April 2026'. */
export const dateText = (date: CivilDate | string): string => {
  const { day, month, year } = typeof date === 'string' ? civilDateOf(date) : date
  return `${day} ${monthName(month)} ${year}`
}

/** '21 April'. */
export const dayText = ({ day, month }: CivilDate): string => `${day} ${monthName(month)}`

/** A place in the zodiac to the minute of arc, cut as an ephemeris cuts it: '1° 15′ of Taurus'. */
export const degreeText = (longitude: number): string => {
  const { degreeInSign, signName } = zodiacPositionOf(longitude)
  const minutes = Math.floor((degreeInSign % 1) * 60)
  return `${Math.floor(degreeInSign)}° ${String(minutes).padStart(2, '0')}′ of ${signName}`
}

const figures = new Intl.NumberFormat('en')
/** '2,461,152'. */
export const grouped = (count: number): string => figures.format(count)

/** A count in words up to a hundred, in figures beyond: 'twelve', '1,210'. */
export const countText = (count: number): string => (count <= 100 ? numberInWords(count) : grouped(count))

/** 'one degree', 'twelve weeks', '254 days'. */
export const unitsText = (count: number, unit: string): string =>
  `${countText(count)} ${unit}${count === 1 ? '' : 's'}`

/** 'one day', 'twelve days', '254 days'. */
export const daysText = (count: number): string => unitsText(count, 'day')

/** 'once', 'twice', 'three times'. */
export const timesText = (count: number): string =>
  ['', 'once', 'twice'][count] ?? `${numberInWords(count)} times`

/** A figure with a real minus sign. */
export const signed = (value: number, digits = 0): string =>
  `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`

/** '13 hours and 43 minutes'. */
export const hoursText = (hours: number): string => {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(whole > 0 ? [`${numberInWords(whole)} ${whole === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${numberInWords(rest)} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ]
  return listed(parts)
}

/** '14 h 05 min'. */
export const hoursAndMinutes = (hours: number): string => {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** '1st', '2nd', '3rd', '21st', '112th'. */
export const ordinalFigure = (value: number): string => {
  const tail = value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${tail}`
}
