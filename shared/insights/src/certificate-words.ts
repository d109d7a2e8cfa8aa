import { civilDateOf, monthName, weekdayOf } from './calendar/civil-date'

const ones = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** A whole number from 0 to 9,999 in British words: 2026 is 'two thousand and twenty-six'. */
export const numberInWords = (value: number): string => {
  if (!Number.isInteger(value) || value < 0 || value > 9999) throw new RangeError(`No words for ${value}`)
  const word = ones[value]
  if (word !== undefined) return word
  if (value < 100)
    return [tens[Math.floor(value / 10)], value % 10 ? ones[value % 10] : ''].filter(Boolean).join('-')
  const unit = value < 1000 ? 100 : 1000
  const rest = value % unit
  const head = `${numberInWords(Math.floor(value / unit))} ${unit === 100 ? 'hundred' : 'thousand'}`
  if (rest === 0) return head
  return `${head} ${rest < 100 ? 'and ' : ''}${numberInWords(rest)}`
}

/** 'first' to 'nine thousand nine hundred and ninety-ninth'. */
export const ordinalInWords = (value: number): string => {
  const words = numberInWords(value)
  const last = words.split(/[ -]/).at(-1) ?? words
  const ordinal = irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return words.slice(0, words.length - last.length) + ordinal
}

// Years before 2000 are read by the hundred, as anyone says them: nineteen hundred and eighty-five.
const yearInWords = (year: number) => {
  if (year < 1100 || year > 1999) return numberInWords(year)
  const hundreds = `${numberInWords(Math.floor(year / 100))} hundred`
  return year % 100 === 0 ? hundreds : `${hundreds} and ${numberInWords(year % 100)}`
}

/**
 * A date as the certificate prints it.
 * @param date YYYY-MM-DD
 * @returns for '2026-04-21': 'Tuesday, the twenty-first of April', 'two thousand and twenty-six', '21 April 2026'
 * @throws RangeError for a date that does not exist.
 */
export const dateInWords = (date: string): { long: string; year: string; short: string } => {
  const civil = civilDateOf(date)
  const month = monthName(civil.month)
  return {
    long: `${weekdayOf(civil)}, the ${ordinalInWords(civil.day)} of ${month}`,
    year: yearInWords(civil.year),
    short: `${civil.day} ${month} ${civil.year}`,
  }
}

const hourInWords = (hour: number) =>
  hour === 0 ? 'midnight' : hour === 12 ? 'noon' : numberInWords(hour % 12)

const partOfDay = (hour: number) => {
  if (hour === 0 || hour === 12) return ''
  if (hour < 12) return ' in the morning'
  if (hour < 18) return ' in the afternoon'
  return hour < 21 ? ' in the evening' : ' at night'
}

/**
 * A clock time as it is said: '04:27' is 'at twenty-seven minutes past four in the morning', '12:00' 'at noon'.
 * @param time HH:MM
 * @throws RangeError for a time no clock shows.
 */
export const timeInWords = (time: string): string => {
  const [, hourText, minuteText] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hourText === undefined || minuteText === undefined) throw new RangeError(`Not a clock time: ${time}`)
  const minute = Number(minuteText)
  const isBefore = minute > 30
  const hour = (Number(hourText) + (isBefore ? 1 : 0)) % 24
  const count = isBefore ? 60 - minute : minute
  const tail = `${hourInWords(hour)}${partOfDay(hour)}`
  if (count === 0) return `at ${tail}`
  if (count === 30) return `at half past ${tail}`
  const distance =
    count === 15 ? 'a quarter' : `${numberInWords(count)} ${count === 1 ? 'minute' : 'minutes'}`
  return `at ${distance} ${isBefore ? 'to' : 'past'} ${tail}`
}

const angleInWords = (degrees: number, positive: string, negative: string) => {
  const minutes = Math.round(Math.abs(degrees) * 60)
  const letter = minutes === 0 || degrees > 0 ? positive : negative
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′ ${letter}`
}

/**
 * Coordinates to the minute of arc: '43° 39′ N   70° 15′ W'.
 * @param latitude degrees, north positive, −90 to 90
 * @param longitude degrees, east positive, −180 to 180
 */
export const coordinatesInWords = (latitude: number, longitude: number): string =>
  `${angleInWords(latitude, 'N', 'S')}   ${angleInWords(longitude, 'E', 'W')}`
