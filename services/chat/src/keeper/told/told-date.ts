import { monthName } from '@shared/insights/calendar/civil-date'
import { lunarNewYearOf } from '@shared/insights/calendar/sexagenary'
import { monthsInEnglish, withEnglishMonths } from '../words/foreign-months'
import { isForeign } from '../words/languages'
import { monthsInShort, withDays } from './days-in-figures'
import { foreignSubjectIn } from './foreign-subjects'
import { dayLength, daysFrom, isDay, two } from './written-days'

const month = `(?<month>${monthsInShort.join('|')})[a-z]*\\.?`
const year = '(?<year>(?:19|20)\\d\\d)'
const day = '(?<day>\\d{1,2})'
/** '5 february 2024', 'feb 5th, 2024', '2024-02-05', '25.1.2025'. Two numbers that may both be months are not told apart. */
const waysInWords: readonly RegExp[] = [
  new RegExp(`\\b${day}(?:st|nd|rd|th)?(?: of)? ${month},? ${year}\\b`),
  new RegExp(`\\b${month} (?:the )?${day}(?:st|nd|rd|th)?,? ${year}\\b`),
]
const ways: readonly RegExp[] = [
  ...waysInWords,
  // ‘3 jun 24’, and no hour behind the month.
  new RegExp(
    `\\b${day}(?:st|nd|rd|th)? ${month},? '?(?<short>\\d\\d)(?![\\d:.]| ?(?:am|pm|h|o'clock|uhr)\\b)`,
  ),
  new RegExp(`\\b${year}-(?<number>\\d\\d)-${day}\\b`),
  new RegExp(`\\b${day}\\.(?<number>\\d{1,2})\\.${year}\\b`),
]

/** The Chinese New Year of a year, or its eve, in the words of several languages. */
const eve =
  '(?<eve>eve of(?: the)?|(?:the )?(?:day|night) before|la veille (?:du|de la)|am vorabend des|vispera del?|(?:la )?vigilia del) '
const lunarNewYears: readonly RegExp[] = [
  `(?:${eve})?(?:chinese|lunar) new year(?<isEve>'?s? eve)?(?: of| in)? ${year}`,
  `(?:${eve})?(?:nouvel an|ano nuevo|ano novo|capodanno|neujahr) (?:chinois|lunaire|chino|lunar|chines|cinese)(?: de| del)? ${year}`,
  `(?:${eve})?chinesischen? neujahr(?:s|sfest|sfests)? ${year}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\d)`, 'u'))
const lunarNewYearIn = (folded: string): string | undefined => {
  for (const pattern of lunarNewYears) {
    const told = pattern.exec(folded)?.groups
    if (!told) continue
    const first = lunarNewYearOf(Number(told['year']))
    const before = (told['eve'] ?? told['isEve']) ? dayLength : 0
    return new Date(Date.UTC(first.year, first.month - 1, first.day) - before).toISOString().slice(0, 10)
  }
  return undefined
}

/** A number of days before or behind another day: 'one day before', 'the day after', 'two days later'. */
const numbers = 'a one two three four five six seven'.split(' ')
const apart = new RegExp(
  `(?<![\\d,.])\\b(?:the (?:very )?(?<next>next|following) day|(?:the |(?<number>${numbers.slice(1).join('|')}|a|\\d{1,4}) |(?<!\\d ))days? (?<side>before|earlier|after|afterwards|later))\\b`,
)
/** How many days a message goes on from another day; undefined where it does not. In folded letters. */
export const daysApartIn = (folded: string): number | undefined => {
  const told = apart.exec(folded)?.groups
  if (!told) return undefined
  if (told['next']) return 1
  const word = told['number'] ?? 'a'
  const count = Number(word) || Math.max(1, numbers.indexOf(word))
  return told['side'] === 'before' || told['side'] === 'earlier' ? -count : count
}

/** Years of two digits up to this are of this century. */
const newest = 40
const wholeYear = (short: number) => short + (short > newest ? 1900 : 2000)

/** '3/4/2024', '3-4-2024', '3 4 2024' and '3/4/24' are one of two days, as they are read; '25/4/2024' is one. */
const bySlashes = new RegExp(
  `(?<![\\d/-])(?<one>\\d{1,2})(?<between>[/ -])(?<other>\\d{1,2})\\k<between>(?:${year}|(?<short>\\d\\d))(?![\\d/-])`,
  'g',
)
const daysBySlashes = (text: string): readonly ToldDay[] =>
  [...text.matchAll(bySlashes)].flatMap(({ groups: told = {}, 0: words, index: at }) => {
    const [one = '', other = ''] = [told['one'], told['other']].map((part) => part?.padStart(2, '0'))
    const ofYear = told['year'] ?? String(wholeYear(Number(told['short'])))
    return [...new Set([`${ofYear}-${other}-${one}`, `${ofYear}-${one}-${other}`])].flatMap((date) =>
      isDay(date) ? [{ date, words, at }] : [],
    )
  })
interface ToldDay {
  date: string
  /** As it stands in the message. */
  words: string
  at: number
}
const wholeDaysIn = (text: string): readonly ToldDay[] => {
  const found = ways
    .flatMap((way) =>
      [...text.matchAll(new RegExp(way, 'g'))].flatMap(({ groups: told = {}, 0: words, index: at }) => {
        const number = told['month'] ? monthsInShort.indexOf(told['month']) + 1 : Number(told['number'])
        const short = Number(told['short'])
        const ofYear = told['short'] === undefined ? Number(told['year']) : wholeYear(short)
        const ofDay = Number(told['day'])
        const date = new Date(Date.UTC(ofYear, number - 1, ofDay))
        return date.getUTCMonth() === number - 1 && date.getUTCDate() === ofDay
          ? [{ date: date.toISOString().slice(0, 10), words, at }]
          : []
      }),
    )
    .concat(daysBySlashes(text))
    .sort((one, other) => one.at - other.at)
  // ‘4 dec 25 2023’ is one day: of two that share words the longer one.
  return found.filter((day) =>
    found.every(
      (one) =>
        one === day ||
        one.at >= day.at + day.words.length ||
        day.at >= one.at + one.words.length ||
        one.words.length <= day.words.length,
    ),
  )
}

/** So many days of one message are told of. */
const mostDays = 3
/**
 * The days that a message names whole, as YYYY-MM-DD, with one that it tells by another ('and her cousin one day before'); none where it
 * names none, or no day of the calendar since 1900. In folded letters.
 */
export const daysToldIn = (folded: string): readonly string[] => {
  const lunar = lunarNewYearIn(folded)
  if (lunar !== undefined) return [lunar]
  const days = wholeDaysIn(withDays(folded)).map(({ date }) => date)
  const [first] = days
  const apartBy = days.length === 1 ? daysApartIn(folded) : undefined
  return first !== undefined && apartBy !== undefined
    ? [first, daysFrom(first, apartBy)]
    : [...new Set(days)].slice(0, mostDays)
}
/** The first of them. */
export const dateToldIn = (folded: string): string | undefined => daysToldIn(folded)[0]

/** A message with another day (YYYY-MM-DD) in the place of the first one that it names whole; with it behind, where it names none. In folded letters. */
export const withDay = (folded: string, date: string): string => {
  const text = withDays(folded).replace(/(?<![?.! ])[?.! ]+$/, '')
  const [day] = wholeDaysIn(text)
  return day === undefined
    ? `${text} for ${date}?`
    : `${text.slice(0, day.at)}${date}${text.slice(day.at + day.words.length)}?`
}

/** A message without the days that it names whole, with a comma in the place of each. In folded letters. */
export const withoutDays = (folded: string): string => {
  const text = withDays(folded)
  return wholeDaysIn(text).reduceRight(
    (rest, { at, words }) => `${rest.slice(0, at)}, ${rest.slice(at + words.length)}`,
    text,
  )
}

/** A day that a message names and no calendar has, in words: ‘29 February 2025’; undefined where it names none. In folded letters. */
export const dayThatIsNone = (folded: string): string | undefined => {
  const text = withDays(folded)
  const told = waysInWords.map((way) => way.exec(text)?.groups).find((groups) => groups !== undefined)
  if (!told) return undefined
  const [ofYear, ofDay] = [told['year'] ?? '', Number(told['day'])]
  const ofMonth = monthsInShort.indexOf(told['month'] ?? '') + 1
  return ofDay < 1 || ofDay > 31 || isDay(`${ofYear}-${two(ofMonth)}-${two(ofDay)}`)
    ? undefined
    : `${ofDay} ${monthName(ofMonth)} ${ofYear}`
}

const dayAndMonth: readonly RegExp[] = [
  new RegExp(`\\b${day}(?:st|nd|rd|th)?(?: of)? ${month}(?![a-z])`),
  new RegExp(`\\b${month} (?:the )?${day}(?:st|nd|rd|th)?\\b`),
]
/** The day before or behind the name of a month. */
const numberOfDay = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?(?=(?: of)? (?:${monthsInShort.join('|')})[a-z]*)|(?<=\\b(?:${monthsInShort.join('|')})[a-z]*\\.? (?:the )?)\\d{1,2}(?:st|nd|rd|th)?\\b`,
)
/** A message with another day of the month that it names; undefined where it names no day of a month, or the month has no such day. In folded letters. */
export const withDayOfMonth = (folded: string, day: number): string | undefined => {
  const text = withDays(folded)
  const told = toldIn(text)
  const isOfMonth = told !== undefined && (told.length === '--MM-DD'.length || !told.startsWith('-'))
  if (!isOfMonth || !numberOfDay.test(text)) return undefined
  const other = text.replace(numberOfDay, String(day))
  return toldIn(other)?.endsWith(`-${two(day)}`) ? other : undefined
}

/** A day of the month, and no child's place in the family, page or grade. */
const dayAlone =
  /\b(?:born|birth ?days?|bdays?|bday'?s|for|of|on)(?: is| are| was| falls)?(?: on| for)?(?: the| a)? (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:child|baby|son|daughter|girl|boy|kid|page|step|week|month|year|time|version|house|century|grand\w*|birthday))/
/** ‘May’ and ‘March’ are words besides. */
const monthAlone = new RegExp(
  `\\b(?:(?:in|of|for|to|from|with|early|late|mid|a|an|is|it's|its) (?<sure>mar(?:ch)?|may)|(?<before>mar(?:ch)?|may)(?= (?:baby|babies|child|born|birth\\w*|boy|girl))|(?<month>jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))\\b`,
)

const anyMonth = new RegExp(`\\b(?<month>${monthsInEnglish.join('|')})\\b`)

/** A message with the months of its language in English. In folded letters. */
export const inEnglishMonths = (message: string): string =>
  isForeign(message) || foreignSubjectIn(message) !== undefined ? withEnglishMonths(message) : message

/** A day (YYYY-MM-DD), a day of any year (--MM-DD) or month (---DD) or a month (--MM) that a message names; undefined where it names none. In folded letters. */
export const toldIn = (message: string): string | undefined => {
  const isAbroad = isForeign(message)
  const folded = inEnglishMonths(message)
  const date = dateToldIn(folded)
  if (date) return date
  for (const way of dayAndMonth) {
    const told = way.exec(withDays(folded))?.groups
    if (!told) continue
    const number = monthsInShort.indexOf(told['month'] ?? '') + 1
    const ofDay = Number(told['day'])
    if (ofDay >= 1 && ofDay <= new Date(Date.UTC(2000, number, 0)).getUTCDate())
      return `--${two(number)}-${two(ofDay)}`
  }
  // ‘May’ and ‘March’ are words of English alone.
  const named = (isAbroad ? anyMonth : monthAlone).exec(folded)?.groups
  const word = named?.['month'] ?? named?.['before'] ?? named?.['sure']
  const ofMonth = Number(dayAlone.exec(folded)?.groups?.['day'])
  if (!word && ofMonth >= 1 && ofMonth <= 31) return `---${two(ofMonth)}`
  return word && `--${two(monthsInShort.indexOf(word.slice(0, 3)) + 1)}`
}

/** The first year that a message names, by itself or in a day; undefined where it names none. */
export const yearIn = (message: string): number | undefined => {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(message)?.[0]
  return year === undefined ? undefined : Number(year)
}

/** The words in which a message names a day, a month or a year, as they are told: '3 may 2024', 'of april', 'of 2024'; undefined where it names none. In folded letters. */
export const dayWordsIn = (message: string): string | undefined => {
  const told = toldIn(message)
  if (told === undefined) {
    const year = yearIn(message)
    return year === undefined ? undefined : `of ${year}`
  }
  if (!told.startsWith('-')) return told
  if (told.startsWith('---')) return `born on the ${Number(told.slice(3))}th`
  const month = monthsInShort[Number(told.slice(2, 4)) - 1] ?? ''
  return told.length < '--MM-DD'.length
    ? `of ${monthsInEnglish[monthsInShort.indexOf(month)] ?? month}`
    : `${Number(told.slice(5))} ${month}`
}
