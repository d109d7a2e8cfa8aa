import type { Birth } from '@shared/insights/birth-moment'
import { insightsOf } from '@shared/insights/insights'
import type { Insight } from '@shared/insights/insights'
import { townToldIn } from './large-towns'
import type { Town } from './large-towns'
import { daysToldIn, inWords, withoutDays } from './told-date'
import { minutesToldIn } from './told-hour'

const nameless = { firstName: '', middleName: '', lastName: '', gender: '' }
/** One of the insights of a birth without a name; undefined where what is known of it does not decide it. */
export const insightOf = (id: string, birth: Birth): Insight | undefined =>
  insightsOf({ ...nameless, birth }).find((insight) => insight.id === id)

const two = (number: number) => String(number).padStart(2, '0')
/** Those whose title names nothing that was asked, and whose text does. */
const toldInText = new Set(
  'three-ages moon-light magic-square daylight elements modalities polarity gathering closest-aspect second-aspect third-aspect sun-company threshold jupiter-return saturn-return birthdays turning-earth moon-view mercury-star venus-star chart-ruler'.split(
    ' ',
  ),
)
/** What is told of an insight: its title, or its text or rule where the title names nothing. */
const toldOf = ({ id, title, text, rule }: Insight): string => {
  if (id === 'pinnacles') return rule.replace(/\.$/, '')
  return toldInText.has(id) ? text.replace(/\.$/, '') : title
}

/** The first and the last minute that a day has anywhere on Earth, and its noon in the middle. */
const endsOf = (date: string): readonly Birth[] => [
  { date, time: '00:00', place: { latitude: 0, longitude: 180, timeZone: 'Pacific/Kiritimati' } },
  { date },
  { date, time: '23:59', place: { latitude: 0, longitude: -180, timeZone: 'Etc/GMT+12' } },
]
/** What an insight is on a day of which neither the hour nor the place is told: both, where it changes on that day. */
export const toldOfDay = (id: string, date: string): string | undefined => {
  if (!insightOf(id, { date })) return undefined
  const told = new Set(
    endsOf(date)
      .flatMap((birth) => insightOf(id, birth) ?? [])
      .map(toldOf),
  )
  return told.size > 2 ? undefined : [...told].join(' or ')
}

interface ToldBirth {
  date: string
  time: string | undefined
  town: Town | undefined
}
/** The birth that a message tells by its day, its hour and its town; undefined where it names no day whole. In folded letters. */
const birthToldIn = (folded: string): ToldBirth | undefined => {
  const [date, another] = daysToldIn(folded)
  if (date === undefined || another !== undefined) return undefined
  const rest = withoutDays(folded)
  const minutes = minutesToldIn(rest)
  const time = minutes === undefined ? undefined : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return { date, time, town: townToldIn(rest) }
}

let idsOfBirth: ReadonlySet<string> | undefined
/** Whether an insight is computed from a birth alone, whatever the name. */
export const isOfBirth = (id: string): boolean => {
  idsOfBirth ??= new Set(
    insightsOf({
      ...nameless,
      birth: { date: '2000-06-15', time: '12:00', place: { latitude: 0, longitude: 0, timeZone: 'UTC' } },
    }).map((insight) => insight.id),
  )
  return idsOfBirth.has(id)
}

const hourAlone: ReadonlySet<string> = new Set(['hour-pillar'])

/**
 * What an insight is for the birth that a message tells with its hour and its town, or what is missing for it: ‘For 5 May 2020 at 06:00 in
 * Rome, Italy: Taurus rising. ’; '' where the day alone is told, and decides it. In folded letters.
 */
export const figureOfBirth = (id: string, folded: string): string => {
  const told = birthToldIn(folded)
  if (!told) return ''
  const { date, time, town } = told
  const needsMore = insightOf(id, { date }) === undefined
  const isOfHour = time !== undefined && (town !== undefined || hourAlone.has(id))
  if (!needsMore && !isOfHour) return ''
  const insight = insightOf(id, {
    date,
    ...(isOfHour ? { time } : {}),
    ...(town ? { place: town } : {}),
  })
  if (insight) {
    const where = town ? ` in ${town.name}` : ''
    return `For ${inWords(date)}${isOfHour ? ` at ${time}` : ''}${where}: ${toldOf(insight)}. `
  }
  const [anywhere, anyTime] = [{ latitude: 0, longitude: 0, timeZone: 'UTC' }, '12:00']
  const needed = [
    { needs: 'the day and a town', birth: { date, place: anywhere } },
    { needs: 'the day and the hour', birth: { date, time: anyTime } },
    { needs: 'the day, the hour and a town', birth: { date, time: anyTime, place: anywhere } },
  ].find(({ birth }) => insightOf(id, birth))?.needs
  return needed === undefined
    ? ''
    : `Tell me ${needed}${needed.endsWith('town') ? ' of 100,000 people or more' : ''} in one message, and I compute it. `
}
