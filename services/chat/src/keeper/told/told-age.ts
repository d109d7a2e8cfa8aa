import { listed } from '@shared/insights/listed'
import { daysToldIn } from './told-date'
import { dayLength, inWords, isDay, isToCome, ordinal } from './written-days'

const unit = '(?<unit>days?|weeks?|months?)'
const asksAge = [
  `\\bhow many ${unit} (?:old|has|have)\\b`,
  `\\bhow old\\b.*\\bin (?:\\p{L}+ )?${unit}\\b`,
  `\\bage in ${unit}\\b`,
].map((way) => new RegExp(way, 'u'))
const nths = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const birthday = `(?:(?<nth>next|${nths.join('|')}|\\d{1,2}(?:st|nd|rd|th)) )?birthday\\b`
const howLong = '\\bhow (?:many (?:days|weeks|sleeps)|long|soon|far)\\b'
const asksBirthday = new RegExp(
  `^(?=.*(?:${howLong}|\\b(?:days|weeks)\\b).*\\bbirthday\\b|.*\\bbirthday\\b.{0,20}${howLong}).*?\\b${birthday}`,
)
/** What is done with the book until then is another question. */
const ofProduct =
  /\b(?:order\w*|print\w*|deliver\w*|book|form|records?|proofs?|draft|invit\w*|cards?|photos?|gifts?|free|valid)\b/

/** What is asked of an age: its unit, or the birthday by its number (0 for the next one); undefined for any other message. In folded letters. */
export const ageAskedIn = (folded: string): { unit: string } | { birthday: number } | undefined => {
  const asked = asksAge.map((way) => way.exec(folded)?.groups?.['unit']).find(Boolean)
  if (asked !== undefined) return { unit: asked.replace(/s$/, '') }
  const nth = ofProduct.test(folded) ? null : asksBirthday.exec(folded)
  if (!nth) return undefined
  const { nth: word = 'next' } = nth.groups ?? {}
  return { birthday: word === 'next' ? 0 : nths.indexOf(word) + 1 || Number.parseInt(word, 10) }
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`
/** ‘2 months and 3 days’, without what is none. */
const inParts = (parts: readonly (readonly [number, string])[]) =>
  listed(parts.filter(([count]) => count > 0).map(([count, what]) => counted(count, what)))

/** Whole months from one day to another, and the days that are left. */
const monthsBetween = (born: string, today: string): readonly [number, number] => {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const begun = (months: number) => {
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
    return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
  }
  const most = (thisYear - year) * 12 + thisMonth - month
  const months = begun(most) > today ? most - 1 : most
  return [months, (Date.parse(today) - Date.parse(begun(months))) / dayLength]
}

const todayByUtc = () => new Date().toISOString().slice(0, 10)

const ageOf = (born: string, asked: string): string => {
  const today = todayByUtc()
  const days = (Date.parse(today) - Date.parse(born)) / dayLength
  const [months, rest] = monthsBetween(born, today)
  const parts =
    asked === 'week'
      ? inParts([
          [Math.floor(days / 7), 'week'],
          [days % 7, 'day'],
        ])
      : asked === 'month'
        ? inParts([
            [months, 'month'],
            [rest, 'day'],
          ])
        : ''
  const inDays = counted(days, 'day')
  return `Born on ${inWords(born)}, a child is ${parts || inDays} old on ${inWords(today)}, which is today by UTC${parts && parts !== inDays ? `: ${inDays}` : ''}. `
}

const birthdayOf = (born: string, asked: number): string | undefined => {
  const today = todayByUtc()
  const dayOf = (years: number) => `${Number(born.slice(0, 4)) + years}${born.slice(4)}`
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  const nth = asked || Math.max(1, dayOf(years) < today ? years + 1 : years)
  const day = dayOf(nth)
  // The 29th of February comes back every fourth year, and when it is kept in others the family decides.
  if (!isDay(day)) return undefined
  const days = Math.abs(Date.parse(day) - Date.parse(today)) / dayLength
  const name = nths[nth - 1] ?? ordinal(nth)
  const when =
    days === 0 ? 'today' : day > today ? `${counted(days, 'day')} from today` : `${counted(days, 'day')} ago`
  return `The ${name} birthday of a child born on ${inWords(born)} ${day < today ? 'was' : 'is'} on ${inWords(day, { dateStyle: 'full' })}: ${when}. `
}

/** How old a child is today who was born on the one day that a message names, or how many days are left until a birthday; undefined where it asks for neither. In folded letters. */
export const ageToldIn = (folded: string): string | undefined => {
  const days = daysToldIn(folded)
  const [born = ''] = days
  const asked = days.length === 1 ? ageAskedIn(folded) : undefined
  if (!asked) return undefined
  if ('birthday' in asked) return birthdayOf(born, asked.birthday)
  return isToCome(born) ? undefined : ageOf(born, asked.unit)
}
