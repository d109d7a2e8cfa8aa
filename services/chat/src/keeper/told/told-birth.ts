import type { Birth } from '@shared/insights/birth-moment'
import { insightsOf } from '@shared/insights/insights'
import type { Insight } from '@shared/insights/insights'
import { hourUnknown } from './dated-questions'
import { namesUnknownPlace, townToldIn } from './large-towns'
import type { Town } from './large-towns'
import { daysToldIn, withoutDays } from './told-date'
import { inWords } from './written-days'
import { clockOf, minutesToldIn } from './told-hour'
import { remembering } from '../sentences/remembering'

const nameless = { firstName: '', middleName: '', lastName: '', gender: '' }
/** Of one birth several things are told, and of a day its first minute, its noon and its last. */
const maxRemembered = 8
const insightsOfBirth = remembering(maxRemembered, (asked) => {
  const { birth, gender } = JSON.parse(asked) as { birth: Birth; gender: string }
  return insightsOf({ ...nameless, gender, birth })
})
/** One of the insights of a birth without a name; undefined where what is known of it does not decide it. */
export const insightOf = (id: string, birth: Birth, gender = ''): Insight | undefined =>
  insightsOfBirth(JSON.stringify({ birth, gender })).find((insight) => insight.id === id)

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

/** The first minute that a day has anywhere on Earth, and the last one. */
const firstOf = (date: string): Birth => ({
  date,
  time: '00:00',
  place: { latitude: 0, longitude: 180, timeZone: 'Pacific/Kiritimati' },
})
const lastOf = (date: string): Birth => ({
  date,
  time: '23:59',
  place: { latitude: 0, longitude: -180, timeZone: 'Etc/GMT+12' },
})
/** What an insight is on a day of which neither the hour nor the place is told: both, where it changes on that day. */
export const toldOfDay = (id: string, date: string): string | undefined => {
  const atNoon = insightOf(id, { date })
  if (!atNoon) return undefined
  const all = [insightOf(id, firstOf(date)), atNoon, insightOf(id, lastOf(date))]
  const told = new Set(all.flatMap((one) => (one ? [toldOf(one)] : [])))
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
  const time = minutes === undefined ? undefined : clockOf(minutes)
  return { date, time, town: townToldIn(rest) }
}

const birthOf = ({ date, time, town }: ToldBirth): Birth => ({ date, time, place: town })
const noon = { time: '12:00', place: { latitude: 0, longitude: 0, timeZone: 'UTC' } }

let idsOfBirth: ReadonlySet<string> | undefined
/** Whether an insight is computed from a birth alone, whatever the name. */
export const isOfBirth = (id: string): boolean => {
  idsOfBirth ??= new Set(
    insightsOf({
      ...nameless,
      birth: { date: '2000-06-15', ...noon },
    }).map((insight) => insight.id),
  )
  return idsOfBirth.has(id)
}

const hourAlone: ReadonlySet<string> = new Set(['hour-pillar'])

const asksWorking =
  /\bdegrees?\b|°|\bexact(?:ly)?\b|\bprecise(?:ly)?\b|\bsteps?\b|\bworking\b|\bcalculations?\b|\bposition\b|\blongitude\b/
/** How an insight came out, with its figures, where a message asks for degrees or steps: ‘Apparent longitude of the Sun 26° 53′ of Taurus …. ’; else ''. In folded letters. */
export const workingAsked = (insight: Insight | undefined, folded: string): string =>
  insight && asksWorking.test(folded) ? `${insight.rule} ` : ''

/** ‘For 5 May 2020 at 06:00 in Rome, Italy: Taurus rising. ’ */
const inSentence = (insight: Insight, { date, time, town }: ToldBirth, folded: string): string =>
  `For ${inWords(date)}${time === undefined ? '' : ` at ${time}`}${town ? ` in ${town.name}` : ''}: ${toldOf(insight)}. ${workingAsked(insight, folded)}`

/**
 * What an insight is for the birth that a message tells with its hour, and with its town where that is needed: ‘For 5 May 2020 at 06:00 in
 * Rome, Italy: Taurus rising. ’; '' where it tells no such birth. In folded letters.
 */
export const figureOfHour = (id: string, folded: string): string => {
  const told = birthToldIn(folded)
  if (told?.time === undefined || (!told.town && !hourAlone.has(id))) return ''
  const insight = insightOf(id, birthOf(told))
  return insight ? inSentence(insight, told, folded) : ''
}

/** What an insight is for the day and the town of a birth, whatever its hour; '' where its town is not told. */
const sentenceOfTown = (id: string, told: ToldBirth | undefined, folded: string): string => {
  const ofTown = told?.town && { ...told, time: undefined }
  const insight = ofTown && insightOf(id, birthOf(ofTown))
  return insight ? inSentence(insight, ofTown, folded) : ''
}

/** The same for the birth that a message tells. In folded letters. */
export const figureOfPlace = (id: string, folded: string): string =>
  sentenceOfTown(id, birthToldIn(folded), folded)

/** What an insight needs that the day alone does not decide, as it is asked for; '' where the day alone decides it. */
const missingOf = (id: string, date: string, day: string): string => {
  if (insightOf(id, { date })) return ''
  const needed = [
    { needs: `${day} and a town`, birth: { ...noon, time: undefined } },
    { needs: `${day} and the hour`, birth: { ...noon, place: undefined } },
    { needs: `${day}, the hour and a town`, birth: noon },
  ].find(({ birth }) => insightOf(id, { date, ...birth }))?.needs
  return needed === undefined
    ? ''
    : `Tell me ${needed}${needed.endsWith('town') ? ' of 100,000 people or more' : ''} in one message, and I compute it. `
}

/** Said where a place is named that is none of the table: who is only asked for a town again does not know why. */
export const placeUnknown =
  'I do not know the place that you name: I know towns of 100,000 people or more. A larger town nearby in the same time zone gives nearly the same, and the form knows far more places. '

/**
 * What an insight is that the day alone does not decide, for the day and the town of a message, or what it has to tell besides: ‘Tell me the day,
 * the hour and a town … ’; '' where the day alone decides it. In folded letters.
 */
export const figureOfTown = (id: string, folded: string): string => {
  const told = hourUnknown.test(folded) ? undefined : birthToldIn(folded)
  if (!told || insightOf(id, { date: told.date })) return ''
  const ofTown = sentenceOfTown(id, told, folded)
  if (ofTown) return ofTown
  const missing = missingOf(id, told.date, 'the day')
  return missing.includes('a town') && namesUnknownPlace(withoutDays(folded))
    ? `${placeUnknown}${missing}`
    : missing
}

/** Asks for the year of a day that a message names without one, as `toldIn` gives it: ‘how long was the day in Oslo on 21 December’. */
export const yearAskedFor = (id: string, told: string | undefined): string =>
  told?.length === '--MM-DD'.length && told.startsWith('--')
    ? missingOf(id, `2000${told.slice(1)}`, 'the day with its year')
    : ''
