import { insightsOf } from '@shared/insights/insights'

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

/** A day that a message names whole, as YYYY-MM-DD; undefined where it names none, or no day of the calendar since 1900. In folded letters. */
export const dateToldIn = (folded: string): string | undefined => {
  for (const way of ways) {
    const told = way.exec(folded)?.groups
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

/** What the passage of an insight says of a child born on a date, as a sentence with a blank after it; '' where the date alone does not decide it. */
export const figureOf = (passageId: string, date: string): string => {
  const id = passageId.replace('insight/', '')
  if (!ofDateAlone.has(id)) return ''
  const found = insightsOf({ firstName: '', middleName: '', lastName: '', gender: '', birth: { date } }).find(
    (insight) => insight.id === id,
  )
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return found ? `For ${day}: ${found.title}. ` : ''
}
