import { lunarNewYearOf } from '@shared/insights/calendar/sexagenary'
import { insightsOf } from '@shared/insights/insights'
import { monthsInEnglish, withEnglishMonths } from './foreign-months'
import { isForeign } from './languages'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = `(?<month>${months.join('|')})[a-z]*\\.?`
const year = '(?<year>(?:19|20)\\d\\d)'
const day = '(?<day>\\d{1,2})'
/** '5 february 2024', 'feb 5th, 2024', '2024-02-05', '25.1.2025'. Two numbers that may both be months are not told apart. */
const ways: readonly RegExp[] = [
  new RegExp(`\\b${day}(?:st|nd|rd|th)?(?: of)? ${month},? ${year}\\b`),
  new RegExp(`\\b${month} (?:the )?${day}(?:st|nd|rd|th)?,? ${year}\\b`),
  new RegExp(`\\b${year}-(?<number>\\d\\d)-${day}\\b`),
  new RegExp(`\\b${day}\\.(?<number>\\d{1,2})\\.${year}\\b`),
]

/** Days that have names, in the words of a day and a month. */
const namedDays: readonly (readonly [RegExp, string])[] = [
  [/(?<!chinese |lunar )\bnew year'?s? day\b/g, '1 january'],
  [/(?<!chinese |lunar )\bnew year'?s? eve\b/g, '31 december'],
  [/\bchristmas eve\b/g, '24 december'],
  [/\b(?:christmas|xmas)(?: day)?\b/g, '25 december'],
  [/\bboxing day\b/g, '26 december'],
  [/\bvalentine'?s?(?: day)?\b/g, '14 february'],
  [/\bhalloween\b/g, '31 october'],
]
const withDays = (folded: string) => namedDays.reduce((text, [name, day]) => text.replace(name, day), folded)

/** The Chinese New Year of a year, or its eve, in the words of several languages. */
const eve =
  '(?<eve>eve of(?: the)?|(?:the )?(?:day|night) before|la veille (?:du|de la)|am vorabend des|vispera del?|(?:la )?vigilia del) '
const lunarNewYears: readonly RegExp[] = [
  `(?:${eve})?(?:chinese|lunar) new year(?<isEve>'?s? eve)?(?: of| in)? ${year}`,
  `(?:${eve})?(?:nouvel an|ano nuevo|ano novo|capodanno|neujahr) (?:chinois|lunaire|chino|lunar|chines|cinese)(?: de| del)? ${year}`,
  `(?:${eve})?chinesischen? neujahr(?:s|sfest|sfests)? ${year}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\d)`, 'u'))
const dayLength = 86_400_000
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

/** A day that a message names whole, as YYYY-MM-DD; undefined where it names none, or no day of the calendar since 1900. In folded letters. */
export const dateToldIn = (folded: string): string | undefined => {
  const lunar = lunarNewYearIn(folded)
  if (lunar !== undefined) return lunar
  const text = withDays(folded)
  for (const way of ways) {
    const told = way.exec(text)?.groups
    if (!told) continue
    const number = told['month'] ? months.indexOf(told['month']) + 1 : Number(told['number'])
    const [ofYear, ofDay] = [Number(told['year']), Number(told['day'])]
    const date = new Date(Date.UTC(ofYear, number - 1, ofDay))
    if (date.getUTCMonth() === number - 1 && date.getUTCDate() === ofDay)
      return date.toISOString().slice(0, 10)
  }
  return undefined
}

/** The insights that the date alone decides, whatever the hour, the place and the name. */
const ofDateAlone: ReadonlySet<string> = new Set(
  'sun-sign moon-phase year-animal year-phase life-path psychic-number birthday-number attitude-number birth-card decan-card weekday birth-gem birth-flower spiritual-stone akan-name thai-colour tree-month playing-card day-of-year year-number hebrew-date islamic-date ethiopian-date maya-day roman-date'.split(
    ' ',
  ),
)

/** Those that the month, or day and month, decide whatever the year. */
const ofMonthAlone: ReadonlySet<string> = new Set(['birth-gem', 'birth-flower'])
const ofDayAlone: ReadonlySet<string> = new Set([
  ...ofMonthAlone,
  'sun-sign',
  'spiritual-stone',
  'psychic-number',
  'birthday-number',
  'attitude-number',
])
/** Those that the day of the month decides, whatever the month. */
const ofDayOfMonth: ReadonlySet<string> = new Set(['psychic-number', 'birthday-number'])
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (number: number) => `${number}${endings[rules.select(number)] ?? ''}`
/** Far ends of the years between which leap days move a sign's first day, and one in the middle. */
const yearsTried = [1903, 2000, 2096]

const dayAndMonth: readonly RegExp[] = [
  new RegExp(`\\b${day}(?:st|nd|rd|th)?(?: of)? ${month}(?![a-z])`),
  new RegExp(`\\b${month} (?:the )?${day}(?:st|nd|rd|th)?\\b`),
]
/** A day of the month, and no child's place in the family, page or grade. */
const dayAlone =
  /\b(?:born|birth ?days?|bdays?|bday'?s|for|of|on)(?: is| are| was| falls)?(?: on| for)?(?: the| a)? (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:child|baby|son|daughter|girl|boy|kid|page|step|week|month|year|time|version|house|century|grand\w*|birthday))/
/** ‘May’ and ‘March’ are words besides. */
const monthAlone = new RegExp(
  `\\b(?:(?:in|of|for|early|late|mid|a|an|is|it's|its) (?<sure>mar(?:ch)?|may)|(?<before>mar(?:ch)?|may)(?= (?:baby|babies|child|born|birth\\w*|boy|girl))|(?<month>jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))\\b`,
)

const anyMonth = new RegExp(`\\b(?<month>${monthsInEnglish.join('|')})\\b`)

/** A day (YYYY-MM-DD), a day of any year (--MM-DD) or month (---DD) or a month (--MM) that a message names; undefined where it names none. In folded letters. */
export const toldIn = (message: string): string | undefined => {
  const isAbroad = isForeign(message)
  const folded = isAbroad ? withEnglishMonths(message) : message
  const date = dateToldIn(folded)
  if (date) return date
  const two = (number: number) => String(number).padStart(2, '0')
  for (const way of dayAndMonth) {
    const told = way.exec(withDays(folded))?.groups
    if (!told) continue
    const number = months.indexOf(told['month'] ?? '') + 1
    const ofDay = Number(told['day'])
    if (ofDay >= 1 && ofDay <= new Date(Date.UTC(2000, number, 0)).getUTCDate())
      return `--${two(number)}-${two(ofDay)}`
  }
  // ‘May’ and ‘March’ are words of English alone.
  const named = (isAbroad ? anyMonth : monthAlone).exec(folded)?.groups
  const word = named?.['month'] ?? named?.['before'] ?? named?.['sure']
  const ofMonth = Number(dayAlone.exec(folded)?.groups?.['day'])
  if (!word && ofMonth >= 1 && ofMonth <= 31) return `---${two(ofMonth)}`
  return word && `--${two(months.indexOf(word.slice(0, 3)) + 1)}`
}

const inWords = (date: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(new Date(date))

const titleOf = (id: string, date: string) =>
  insightsOf({ firstName: '', middleName: '', lastName: '', gender: '', birth: { date } }).find(
    (insight) => insight.id === id,
  )?.title

const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)
/** Whether the Sun’s sign changes about a day: the clocks of the birth place then decide, which may be half a day off from others. */
const isBetweenSigns = (id: string, date: string) =>
  id === 'sun-sign' && titleOf(id, daysFrom(date, -1)) !== titleOf(id, daysFrom(date, 1))

/** What is told of an insight in passages besides its own: which animal or sign it is, is what a day between two of them asks. */
const toldBeside: Readonly<Record<string, string>> = {
  'system/cusp': 'sun-sign',
  'system/animal-year': 'year-animal',
  'system/animal-element': 'year-animal',
}

/** The conception by the old reckoning of forty weeks. */
const daysBefore = 280
const conceptionPassages: ReadonlySet<string> = new Set([
  'mya/conception',
  'form/conception-follows',
  'field/whenParentsConceived',
  'field/myaCalculateConception',
])

/**
 * What the passage of an insight says of a child born on a day, a day of any year or a month, as `toldIn` gives it, as a sentence with a
 * blank after it; '' where that alone does not decide it.
 */
export const figureOf = (passageId: string, told: string | undefined): string => {
  if (told === undefined) return ''
  const isWhole = !told.startsWith('--')
  if (conceptionPassages.has(passageId)) {
    if (!isWhole) return ''
    const before = daysFrom(told, -daysBefore)
    return `For ${inWords(told, { dateStyle: 'long' })}: ${inWords(before, { dateStyle: 'long' })}, ${daysBefore} days before. `
  }
  const id = toldBeside[passageId] ?? passageId.replace('insight/', '')
  if (isWhole) {
    const title = ofDateAlone.has(id) && !isBetweenSigns(id, told) ? titleOf(id, told) : undefined
    // The animal goes with its element.
    const also = id === 'year-animal' ? titleOf('year-phase', told) : undefined
    return title === undefined
      ? ''
      : `For ${inWords(told, { dateStyle: 'long' })}: ${title}${also === undefined ? '' : `; ${also}`}. `
  }
  if (told.startsWith('---')) {
    const number = Number(told.slice(3))
    const title = ofDayOfMonth.has(id) ? titleOf(id, `2000-01-${told.slice(3)}`) : undefined
    return title === undefined ? '' : `For a child born on the ${ordinal(number)}: ${title}. `
  }
  const isMonth = told.length < 7
  if (!(isMonth ? ofMonthAlone : ofDayAlone).has(id)) return ''
  const rest = `${told.slice(1)}${isMonth ? '-15' : ''}`
  // The 29th of February is no day of every year.
  const titles = new Set(
    yearsTried.map((ofYear) => titleOf(id, `${rest === '-02-29' ? 2000 : ofYear}${rest}`)),
  )
  const [title] = titles
  if (titles.size !== 1 || title === undefined) return ''
  const when = inWords(`2000${rest}`, isMonth ? { month: 'long' } : { day: 'numeric', month: 'long' })
  return `For ${when}: ${title}. `
}
