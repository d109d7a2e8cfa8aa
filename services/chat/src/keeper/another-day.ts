import { monthsInEnglish } from './foreign-months'
import { foldedText } from './plain-text'
import { dateToldIn, dayWordsIn, daysApartIn, daysFrom, toldIn, withDay } from './told-date'

/** What may stand around another day without asking for anything else: 'and his brother, on 25 January of the same year'. */
const around = new Set(
  'and or so but ok then what which how about if would will could can it that this is was be been were born on in of for to with at from by come came comes arrived arriving his her my our their your the a an he she they i we you instead same year month months day days one two three four five six seven next following before earlier after afterwards later very brother sister brothers sisters twin cousin niece nephew friend friends neighbour son daughter child baby boy girl kid father mother dad mum mom grandma grandpa grandmother grandfather aunt uncle husband wife partner me him them somebody someone anyone who whose please now again too also other another first second third little one older younger elder big'.split(
    ' ',
  ),
)
/** So many letters a message has that goes on with the day of the one before. */
const mostWordsOn = 80
/** So many letters a message has that goes on with another day. */
const mostLetters = 120

const isDayAlone = (folded: string) =>
  folded
    .replace(/\d+(?:st|nd|rd|th)?/g, ' ')
    .replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/g, ' ')
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || around.has(word))

const monthAfter = /\b(?:next|following) month\b|\bmonth after\b/
/** The name of the month after the one that a question names; undefined where it names none. */
const nextMonth = (before: string): string | undefined => {
  const told = toldIn(before)
  return told?.length === '--MM'.length ? monthsInEnglish[Number(told.slice(2)) % 12] : undefined
}

/** The day that a message tells by itself, by its month in the year of another one, or by how far it is from it. */
const dayIn = (folded: string, before: string): string | undefined => {
  const told = toldIn(folded)
  const earlier = dateToldIn(before)
  if (told !== undefined && !told.startsWith('-')) return told
  if (earlier === undefined) return undefined
  if (told !== undefined && told.length === '--MM-DD'.length) return `${earlier.slice(0, 4)}${told.slice(1)}`
  const apart = daysApartIn(folded)
  return apart === undefined ? undefined : daysFrom(earlier, apart)
}

/**
 * The question before with another day in it, where a message names another day and nothing else: 'and his brother, on 25 January?';
 * undefined for any other message.
 */
export const askedOfAnotherDay = (message: string, before: string): string | undefined => {
  const [folded, earlier] = [foldedText(message), foldedText(before)]
  if (folded.length > mostLetters || earlier.length > mostLetters || !isDayAlone(folded)) return undefined
  const month = monthAfter.test(folded) ? nextMonth(earlier) : undefined
  if (month) return earlier.replace(new RegExp(`\\b(?:${monthsInEnglish.join('|')})\\b`), month)
  const day = dayIn(folded, earlier)
  return day === undefined ? undefined : withDay(earlier, day)
}

const goesOn = /^(?:and|or|what about|how about|so|then)\b|\b(?:it|its|that|this|he|she|they|his|her)\b/
/** A message with the day or month of the question before, where it goes on with that and names none itself: 'and the flower?' In folded letters. */
export const withDayBefore = (folded: string, before: string | undefined): string => {
  if (before === undefined || folded.length > mostWordsOn || !goesOn.test(folded)) return folded
  const earlier = foldedText(before)
  if (earlier.length > mostLetters || toldIn(folded) !== undefined || /\b(?:19|20)\d\d\b/.test(folded))
    return folded
  const day = dayWordsIn(earlier)
  return day === undefined ? folded : `${folded.replace(/(?<![ ?.!])[ ?.!]+$/, '')}, ${day}`
}
