import { daysToldIn, withoutDays } from './told-date'
import { daysFrom, inWords } from './written-days'

const words: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1] as const)
    .concat([
      ['a', 1],
      ['forty', 40],
      ['a hundred', 100],
      ['one hundred', 100],
    ]),
)
const count = `(?<count>\\d{1,3}(?:[,.]\\d{3})+|\\d{1,5}|${Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`
/** A day of the message stands where the comma does. */
const ways: readonly RegExp[] = [
  new RegExp(
    `\\b${count} (?<unit>days?|weeks?) (?<side>before|prior to|earlier than|ahead of|after|from|past|later than|since|following),? *, *`,
  ),
  new RegExp(`, *(?<side>minus|less|plus|[-–−+]) *${count} (?<unit>days?|weeks?)\\b`),
]
const isBack = (side: string) => /^(?:before|prior|earlier|ahead|minus|less|[-–−])/.test(side)
/** What may stand around such a sum that asks for the day and for nothing else. */
const around =
  /^(?:[ ,.:;?!=]|\b(?:what|whats|what's|which|when|tell|me|give|us|please|pls|so|and|ok|hi|is|was|will|would|be|does|did|do|comes?|falls?|lies?|that|it|the|a|date|days?|weekday|of|week|on|exactly|calculate|compute|reckon|work|out|find|you|can|could|i|we|get|if)\b)*$/

/** The date and the passage that has it, where a message asks which day is so many days before or after one that it names. */
export interface DaySum {
  figure: string
  /** Forty weeks back, by which a conception is reckoned. */
  isConception: boolean
}

const daysOfConception = -280

/** ‘280 days before 25 October 2026: Sunday, 18 January 2026. ’; undefined for a message that asks something else. In folded letters. */
export const daySumIn = (folded: string): DaySum | undefined => {
  const [date] = daysToldIn(folded)
  const rest = withoutDays(folded)
  if (date === undefined || folded.length > 120) return undefined
  for (const way of ways) {
    const told = way.exec(rest)
    const { count: number = '', unit = '', side = '' } = told?.groups ?? {}
    if (!told || !around.test(rest.replace(way, ' '))) continue
    const many = words[number] ?? Number(number.replaceAll(/[,.]/g, ''))
    const days = many * (unit.startsWith('week') ? 7 : 1) * (isBack(side) ? -1 : 1)
    const other = new Date(Date.parse(date) + days * 86_400_000).getUTCFullYear()
    if (other < 1 || other > 9999) return undefined
    const named = `${many.toLocaleString('en')} ${unit.replace(/s$/, '')}${many === 1 ? '' : 's'}`
    return {
      figure: `${named} ${days < 0 ? 'before' : 'after'} ${inWords(date)}: ${inWords(daysFrom(date, days), { dateStyle: 'full' })}. `,
      isConception: days === daysOfConception,
    }
  }
  return undefined
}
