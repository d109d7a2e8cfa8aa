import { animalOf, lunarNewYearOf, phaseOf, sexagenaryYearOf } from '@shared/insights/calendar/sexagenary'
import { capitalised } from '@shared/insights/insights/phrases'
import { planetInSign } from '@shared/insights/insights/texts/planets'
import { personalYearOf } from '@shared/insights/guide/timing'
import { skyEventAskedIn } from './sky-events'
import { passingNear, signAboutChange, signChangeAbout } from './sun-sign-change'
import { titleAsked, titleOf } from './titles-of-day'
import { dayThatIsNone, daysToldIn, inEnglishMonths, toldIn, yearIn } from './told-date'
import { daysFrom, inWords, isDay, isToCome, ordinal, two } from './written-days'
import {
  figureOfHour,
  figureOfPlace,
  figureOfTown,
  insightOf,
  isOfBirth,
  toldOfDay,
  workingAsked,
  yearAskedFor,
} from './told-birth'

/** The insights that the date alone decides, whatever the hour, the place and the name. */
const ofDateAlone: ReadonlySet<string> = new Set(
  'sun-sign moon-phase moon-light moon-sign backwards sun-season sun-decan year-animal year-phase life-path psychic-number birthday-number attitude-number birth-card weekday birth-gem birth-flower akan-name thai-colour tree-month playing-card day-of-year year-number hebrew-date islamic-date ethiopian-date maya-day roman-date golden-number ten-thousand-days'.split(
    ' ',
  ),
)

/** Those that the month, or day and month, decide whatever the year. */
const ofMonthAlone: ReadonlySet<string> = new Set(['birth-gem', 'birth-flower', 'moon-name'])
const ofDayAlone: ReadonlySet<string> = new Set([
  ...ofMonthAlone,
  'sun-sign',
  'spiritual-stone',
  'psychic-number',
  'birthday-number',
  'attitude-number',
  'playing-card',
  'tree-month',
  'roman-date',
  'sun-decan',
  'sun-season',
])
/** Those that the day of the month decides, whatever the month. */
const ofDayOfMonth: ReadonlySet<string> = new Set(['psychic-number'])
/** Far ends of the years between which leap days move a sign's first day, and one in the middle. */
const yearsTried = [1903, 2000, 2096]

/**
 * The sign of the Sun on a day that a message names; undefined where it names none, or one about which the sign changes, by the hour or by
 * the year. In folded letters.
 */
export const signOfDay = (folded: string): string | undefined => {
  const told = toldIn(folded)
  const isOfAnyYear = told?.length === '--MM-DD'.length && told !== '--02-29'
  if (told === undefined || (told.startsWith('-') && !isOfAnyYear)) return undefined
  const days = isOfAnyYear ? yearsTried.map((year) => `${year}${told.slice(1)}`) : [told]
  const titles = new Set(days.map((day) => (signChangeAbout(day) ? undefined : titleOf('sun-sign', day))))
  const [title] = titles
  return titles.size === 1 ? title?.replace('The Sun in ', '') : undefined
}

/** The digits of a number and their sums, down to where an insight stops: '3+5+2+0+2+4 = 16, 1+6 = 7. ' */
const sumsOf = (digits: string, isEnd: (sum: number) => boolean): string => {
  const sums: string[] = []
  let rest = digits
  while (rest.length > 1 && !(sums.length && isEnd(Number(rest)))) {
    const sum = [...rest].reduce((whole, digit) => whole + Number(digit), 0)
    sums.push(`${[...rest].join('+')} = ${sum}`)
    rest = String(sum)
  }
  return sums.length ? `${sums.join(', ')}. ` : ''
}
/** The sums by which a number or card of a day comes out; '' for others. */
const workingOf = (id: string, date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)))
  if (id === 'life-path')
    return sumsOf(`${day}${month}${year}`, (sum) => sum < 10 || [11, 22, 33].includes(sum))
  if (id === 'birth-card') return sumsOf(`${day}${month}${year}`, (sum) => sum <= 22)
  return id === 'psychic-number' ? sumsOf(day, (sum) => sum < 10) : ''
}

const isSummed = (id: string) => workingOf(id, '2000-12-29') !== ''

/** What an insight is on the first day that a message names whole; undefined where it names none, or the day alone does not decide it. */
export const valueOfDay = (passageId: string, folded: string): string | undefined => {
  const [date] = daysToldIn(inEnglishMonths(folded))
  const id = passageId.replace('insight/', '')
  return date === undefined || !ofDateAlone.has(id) || (id === 'sun-sign' && signChangeAbout(date))
    ? undefined
    : titleOf(id, date)
}

/** What is said of the animals of a year, of which no day is told. */
const ofAnimals: ReadonlySet<string> = new Set(['year-animal', 'year-phase'])
/** What the year alone decides. */
const ofYearAlone: ReadonlySet<string> = new Set(['golden-number', 'year-number'])
const yearFigure = (year: number): string => {
  const nameOf = (ofYear: number) => {
    const cycle = sexagenaryYearOf(ofYear)
    return `${phaseOf(cycle)} ${animalOf(cycle)}`
  }
  const { month, day } = lunarNewYearOf(year)
  const first = `${year}-${two(month)}-${two(day)}`
  const [begins, is] = isToCome(first) ? ['begins', 'is'] : ['began', 'was']
  return `In ${year} the year of the ${nameOf(year)} ${begins} on ${inWords(first, { day: 'numeric', month: 'long' })}; before that day it ${is} that of the ${nameOf(year - 1)}. `
}

/** What is told of an insight in passages besides its own: which animal or sign it is, is what a day between two of them asks. */
const toldBeside: Readonly<Record<string, string>> = {
  'system/cusp': 'sun-sign',
  'system/animal-year': 'year-animal',
  'system/new-year-when': 'year-animal',
  'system/animal-element': 'year-animal',
  'system/animal-differs': 'year-animal',
  'system/soon-after-new-year': 'year-animal',
  'value/life-path/masters': 'life-path',
  'system/masters': 'life-path',
  'system/numbers-match': 'life-path',
  'system/sunrise': 'daylight',
  'system/rising-needs': 'rising',
}

/** The conception by the old reckoning of forty weeks. */
const daysBefore = 280
const conceptionPassages: ReadonlySet<string> = new Set([
  'mya/conception',
  'mya/conception-no-date',
  'form/conception-follows',
  'field/whenParentsConceived',
  'field/myaCalculateConception',
])

const ofPersonalYear: ReadonlySet<string> = new Set(['guide/year', 'guide/personal-year'])
/** The personal year of a day and month in a year that is told beside them: the last one that a message names. */
const personalYearFigure = (told: string | undefined, folded: string): string => {
  const dayAndMonth = told?.startsWith('---')
    ? undefined
    : /(?<month>\d\d)-(?<day>\d\d)$/.exec(told ?? '')?.groups
  const years = [...folded.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([one]) => one)
  const ofBirth = told?.startsWith('-') ? undefined : told?.slice(0, 4)
  const year = years.findLast((one, at) => one !== ofBirth || years.indexOf(one) !== at)
  if (!dayAndMonth || year === undefined) return ''
  const [day, month] = [Number(dayAndMonth['day']), Number(dayAndMonth['month'])]
  const number = personalYearOf({ date: { year: 2000, month, day } }, Number(year))
  return `For ${inWords(`2000-${dayAndMonth['month']}-${dayAndMonth['day']}`, { day: 'numeric', month: 'long' })} in ${year}: ${sumsOf(`${day}${month}${year}`, (sum) => sum < 10)}A personal year of ${number}. `
}

/** The insight that a passage tells of; undefined where it tells of none. */
const insightIn = (passageId: string): string | undefined =>
  toldBeside[passageId] ?? /^insight\/(?<id>.+)/.exec(passageId)?.groups?.['id']

/** Whether each of the planets that a message names was, or will be, retrograde on a day: ‘Mercury was not retrograde. ’; '' where it names none. In folded letters. */
const retrogradesOf = (date: string, folded: string): string => {
  const asked = Object.keys(planetInSign).filter((planet) => new RegExp(`\\b${planet}\\b`).test(folded))
  const backwards = (insightOf('backwards', { date })?.text ?? '').toLowerCase()
  const [yes, no] = isToCome(date) ? ['will be', 'will not be'] : ['was', 'was not']
  return asked
    .map((planet) => `${capitalised(planet)} ${backwards.includes(planet) ? yes : no} retrograde. `)
    .join('')
}

/** What an insight is on one day, day of any year or month, as `toldIn` gives it, of what a message asks in folded letters. */
const figureOfOne = (id: string, told: string | undefined, folded: string): string => {
  if (told === undefined) return ''
  const isWhole = !told.startsWith('--')
  if (isWhole) {
    const change = id === 'sun-sign' ? signChangeAbout(told) : undefined
    if (change) return signAboutChange(change, told)
    const title = ofDateAlone.has(id) ? titleAsked(id, told, folded) : toldOfDay(id, told)
    // The animal goes with its element.
    const also = id === 'year-animal' ? titleOf('year-phase', told) : undefined
    return title === undefined
      ? ''
      : `For ${inWords(told)}: ${id === 'backwards' ? retrogradesOf(told, folded) : ''}${workingOf(id, told)}${title}${also === undefined ? '' : `; ${also}`}. ${isSummed(id) ? '' : workingAsked(insightOf(id, { date: told }), folded)}`
  }
  if (told.startsWith('---')) {
    const number = Number(told.slice(3))
    const title = ofDayOfMonth.has(id) ? titleOf(id, `2000-01-${told.slice(3)}`) : undefined
    return title === undefined
      ? ''
      : `For a child born on the ${ordinal(number)}: ${workingOf(id, `2000-01-${told.slice(3)}`)}${title}. `
  }
  const isMonth = told.length < 7
  if (!(isMonth ? ofMonthAlone : ofDayAlone).has(id)) return ''
  const rest = `${told.slice(1)}${isMonth ? '-15' : ''}`
  // The 29th of February is no day of every year.
  const titles = new Set(
    yearsTried.map((ofYear) => titleOf(id, `${rest === '-02-29' ? 2000 : ofYear}${rest}`)),
  )
  const [title] = titles
  if (title === undefined) return ''
  const when = inWords(`2000${rest}`, isMonth ? { month: 'long' } : { day: 'numeric', month: 'long' })
  if (titles.size === 1) return `For ${when}: ${title}. `
  return id === 'sun-sign' || id === 'sun-decan'
    ? `For ${when}: ${[...titles].filter((one) => one !== undefined).join(' or ')}, by the year and the hour. `
    : ''
}

const noneIn = (folded: string): string => {
  const none = dayThatIsNone(folded)
  return none === undefined ? '' : `There is no ${none} in the calendar. `
}

/** The days that a message names whole, or the day of any year with the year that stands by itself: ‘3 May, this year (2026)’. */
const wholeDaysIn = (folded: string): readonly string[] => {
  const days = daysToldIn(folded)
  const told = days.length ? undefined : toldIn(folded)
  const year = told?.length === '--MM-DD'.length ? yearIn(folded) : undefined
  const day = `${year ?? ''}${told?.slice(1) ?? ''}`
  return year === undefined || !isDay(day) ? days : [day]
}

/** The conception for the first day that a message names whole. */
const conceptionFigure = (folded: string): string => {
  const [date] = wholeDaysIn(folded)
  return date === undefined
    ? noneIn(folded)
    : `For ${inWords(date)}: ${inWords(daysFrom(date, -daysBefore))}, ${daysBefore} days before. `
}

/**
 * What the passage of an insight says of a child born on the days, the day of any year or the month that a message names, a sentence for
 * each with a blank after it; '' where that alone does not decide it. In folded letters.
 */
export const figureOf = (passageId: string, message: string): string => {
  const folded = inEnglishMonths(message)
  if (ofPersonalYear.has(passageId)) return personalYearFigure(toldIn(folded), folded)
  const event = skyEventAskedIn(folded)
  if (event?.passage === passageId) return event.figure
  if (conceptionPassages.has(passageId)) return conceptionFigure(folded)
  const id = insightIn(passageId)
  if (id === undefined) return ''
  const days = wholeDaysIn(folded)
  if (days.length > 1) return days.map((day) => figureOfOne(id, day, folded)).join('')
  if (days.length === 0) {
    const none = isOfBirth(id) ? noneIn(folded) : ''
    if (none) return none
    const year = yearIn(folded)
    if (year !== undefined && ofAnimals.has(id)) return yearFigure(year)
    if (year !== undefined && ofYearAlone.has(id))
      return `For ${year}: ${titleOf(id, `${year}-07-01`) ?? ''}. `
    const told = toldIn(folded)
    return figureOfOne(id, told, folded) || yearAskedFor(id, told)
  }
  const ofHour = figureOfHour(id, folded) || (id === 'sun-season' ? figureOfPlace(id, folded) : '')
  if (ofHour) return `${ofHour}${id === 'sun-sign' ? passingNear(days) : ''}`
  return figureOfOne(id, days[0], folded) || figureOfTown(id, folded)
}

const leadOf = (figure: string) => /^For .+?: (?=\p{Lu})/u.exec(figure)?.[0] ?? ''
/** What the passages of several insights say of the day that a message names, which is told once. In folded letters. */
export const figuresOf = (passageIds: readonly string[], folded: string): string => {
  let lead = ''
  const isOfSeveral = daysToldIn(folded).length > 1
  return passageIds
    .map((id) => figureOf(id, folded))
    .map((figure) => {
      const isSame = lead !== '' && !isOfSeveral && figure.startsWith(lead)
      lead = leadOf(figure) || lead
      return isSame ? figure.slice(lead.length) : figure
    })
    .join('')
}
