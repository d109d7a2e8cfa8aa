import { monthsInEnglish } from '../words/foreign-months'
import { insightAskedOfDay } from './dated-questions'
import { foldedText } from '../words/plain-text'
import {
  dateToldIn,
  dayWordsIn,
  daysApartIn,
  daysFrom,
  toldIn,
  withDay,
  withDayOfMonth,
  withoutDays,
} from './told-date'
import { townToldIn } from './large-towns'
import { valueOfDay } from './told-figures'

/** What may stand around another day without asking for anything else: 'and his brother, on 25 January of the same year'. */
const around = new Set(
  'oh sorry no wait actually meant mean and or so but ok then what which how about if would will could can it that this is was be been were born on in of for to with at from by come came comes arrived arriving his her my our their your the a an he she they i we you instead same year month months day days one two three four five six seven next following before earlier after afterwards later very brother sister brothers sisters twin cousin niece nephew friend friends neighbour son daughter child baby boy girl kid father mother dad mum mom grandma grandpa grandmother grandfather aunt uncle husband wife partner me him them somebody someone anyone who whose please now again too also other another first second third little one older younger elder big'.split(
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

const lead =
  '(?:(?:and|or|so|ok|but|then|now|oh|no|sorry|wait|actually|i meant|i mean|it was|make that|what about|how about|what|which|in|for|on|of|the|a|year|born|is|was|will) )*'
const yearAlone = new RegExp(
  `^${lead}(?:(?<year>(?:19|20)\\d\\d)|(?<next>next year|following year|year after)|(?<last>last year|previous year|year before))(?: (?:that|then|too|please|instead|bab(?:y|ies)|child|children))*[ ?.!]*$`,
)
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** The question before in another year, where a message names a year and nothing else: ‘and 2027?’, ‘and the year after?’; undefined for any other. */
const inAnotherYear = (folded: string, before: string): string | undefined => {
  const told = yearAlone.exec(folded)?.groups
  const years = before.match(anyYear) ?? []
  if (!told || years.length !== 1) return undefined
  const year = told['year'] ?? Number(years[0]) + (told['next'] ? 1 : -1)
  return before.replace(anyYear, String(year))
}

const dayOfMonthAlone = new RegExp(
  `^${lead}(?<day>[12]?\\d|3[01])(?:st|nd|rd|th)?(?: (?:then|too|please|instead))*[ ?.!]*$`,
)
/** The question before with another day of the same month, where a message names its number and nothing else: ‘and the 21st?’; undefined for any other. */
const onAnotherDay = (folded: string, before: string): string | undefined => {
  const day = dayOfMonthAlone.exec(folded)?.groups?.['day']
  return day === undefined ? undefined : withDayOfMonth(before, Number(day))
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

const asks = /\?|\b(?:what|which|how|when|why|who|where|can|do|does|is|are|will|would)\b/
/** What the hour and the place decide. */
const asksOfHour = /\b(?:rising|ascendant|midheaven|houses?|moon|nakshatra|sunrise|sunset|day|night)\b/
/** The question before with the hour and the town of the birth behind it, where a message tells them and asks for nothing: ‘14:20 in Oslo’; undefined for any other. */
const withBirth = (folded: string, earlier: string): string | undefined => {
  const rest = withoutDays(folded)
  return folded.length <= mostWordsOn &&
    !asks.test(folded) &&
    asksOfHour.test(earlier) &&
    townToldIn(rest) !== undefined &&
    (dateToldIn(folded) !== undefined || dateToldIn(earlier) !== undefined)
    ? `${earlier.replace(/(?<![ ?.!])[ ?.!]+$/, '')}, ${folded}`
    : undefined
}

/**
 * The question before with another day in it, where a message names another day and nothing else: 'and his brother, on 25 January?';
 * undefined for any other message.
 */
export const askedOfAnotherDay = (message: string, before: string): string | undefined => {
  const [folded, earlier] = [foldedText(message), foldedText(before)]
  const ofBirth = withBirth(folded, earlier)
  if (ofBirth) return ofBirth
  if (folded.length > mostLetters || earlier.length > mostLetters || !isDayAlone(folded)) return undefined
  const other = inAnotherYear(folded, earlier) ?? onAnotherDay(folded, earlier)
  if (other) return other
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

const asksMeaning =
  /^(?:and |so |ok |then |but )?what (?:does|do|would) (?:that|it|this)(?: one| sign| number| animal| card| moon| phase)? (?:mean|stand for|say)(?: (?:for|about) (?:her|him|them|my \p{L}+|our \p{L}+|a child))?[ ?.!]*$/u
const inFigures: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine eleven twenty-two thirty-three'
    .split(' ')
    .map((word, at) => [word, String([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33][at])]),
)

/** The question after what the question before came to, where a message asks what that means: ‘what does the sun in leo mean’; undefined for any other message. */
export const askedWhatItMeans = (message: string, before: string): string | undefined => {
  const earlier = foldedText(before)
  const id = asksMeaning.test(foldedText(message)) ? insightAskedOfDay(earlier) : undefined
  const value = id === undefined ? undefined : valueOfDay(id, earlier)
  if (value === undefined) return undefined
  // ‘Life path seven: the one who wonders’ is life path 7, and ‘Born under the full moon’ the full moon.
  const named = foldedText(value.split(':')[0] ?? '').replace(/^born under /, '')
  const last = named.split(' ').at(-1) ?? ''
  return `what does ${inFigures[last] ? named.slice(0, -last.length) + inFigures[last] : named} mean`
}
