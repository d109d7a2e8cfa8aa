import { capitalised } from '@shared/insights/insights/phrases'
import { listed } from '@shared/insights/listed'
import { plainSpelling } from './spelling'

/** By which letters names are asked for; marks make no difference. */
export interface WantedLetters {
  start?: string | undefined
  end?: string | undefined
  /** Anywhere in them. */
  within?: string | undefined
  /** How many letters they have. */
  count?: number | undefined
}

/** The letters of a name, in small ones and without their marks: neither a hyphen nor an apostrophe is one. */
export const lettersOf = (name: string): string => plainSpelling(name).replaceAll(/[^\p{L}]/gu, '')

/** Whether a name has the letters that are asked for. */
export const hasLetters = (
  name: string,
  { start = '', end = '', within = '', count }: WantedLetters,
): boolean => {
  const letters = lettersOf(name)
  return (
    letters.startsWith(start) &&
    letters.endsWith(end) &&
    letters.includes(within) &&
    (count === undefined || Array.from(letters).length === count)
  )
}

/** ‘begin with S and have four letters’. */
export const lettersInWords = ({ start, end, within, count }: WantedLetters): string =>
  listed([
    ...(start ? [`begin with ${capitalised(start)}`] : []),
    ...(end ? [`end in “${end}”`] : []),
    ...(within ? [`have “${within}” in them`] : []),
    ...(count === undefined ? [] : [`have ${count} letters`]),
  ])
