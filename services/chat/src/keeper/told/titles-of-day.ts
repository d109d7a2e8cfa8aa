import type { Insight } from '@shared/insights/insights'
import { monthLore } from '@shared/insights/insights/texts/lore'
import { fullMoonNames } from '@shared/insights/insights/texts/sun-and-moon'
import { birthGems } from '@shared/insights/stones'
import { cardsElsewhere } from '../knowledge/table-passages'
import { sexAskedIn } from '../names/meaning-questions'
import { insightOf } from './told-birth'
import { daysFrom, inWords } from './written-days'

/** What the month alone decides, as a name; its insight says it in its text. */
const ofMonth: Readonly<Record<string, (month: number) => string | undefined>> = {
  'birth-gem': (month) => birthGems[month],
  'birth-flower': (month) => monthLore[month]?.flower,
  'moon-name': (month) => `the full moon is the ${fullMoonNames[month]?.name ?? ''}`,
}

const southward = { latitude: -45, longitude: 0 }
/** What the title of an insight leaves open on a day of which neither hour nor place is told. */
const withTheRest: Readonly<Record<string, (insight: Insight, date: string) => string>> = {
  'moon-sign': ({ title, text }) => {
    const change = /^That day the Moon passed .*?, (?<at>at \d\d:\d\d UTC),/.exec(text)?.groups?.['at']
    return change === undefined ? title : `${title}, with the change ${change}`
  },
  'moon-light': ({ title, rule }) =>
    `${title}: ${rule.replace(', as the hour of birth is not known', '').replace(/^L/, 'l').replace(/\.$/, '')}`,
  backwards: ({ title, text }) => {
    const names = /That day it was (?<names>[^.]+)\./.exec(text)?.groups?.['names']
    return names === undefined ? title : `${title}: ${names}`
  },
  'sun-decan': ({ title, text }) => {
    const belongs = /, which belongs to (?:the )?\w+/.exec(text)?.[0]
    return `${title} at noon UTC${belongs ?? ''}`
  },
  // The pack’s own name of a card that bears a gentler one here.
  'birth-card': ({ title }) => {
    const inPack = Object.entries(cardsElsewhere).find(([, card]) => title.includes(card))?.[0]
    return inPack === undefined ? title : `${title}, which the pack calls ${inPack}`
  },
  'ten-thousand-days': ({ title }, date) =>
    `${title}, on ${inWords(daysFrom(date, 10_000), { dateStyle: 'full' })}`,
  'sun-season': ({ title }, date) =>
    `${title} north of the equator; ${insightOf('sun-season', { date, place: southward })?.title.toLowerCase() ?? ''} south of it`,
}

const ofRhyme = /\brhyme\b|\bmonday's child\b/
/** The weekday with what the rhyme has of it: ‘A Friday, the day of Venus. Its children were said to be loving and giving’. */
const rhymeOf = (date: string): string | undefined => {
  const insight = insightOf('weekday', { date })
  const line = insight?.text.split(/(?<=\.) /).find((sentence) => /\bchild/.test(sentence))
  return insight && (line === undefined ? insight.title : `${insight.title}. ${line.replace(/\.$/, '')}`)
}
const genders = { feminine: 'Female', masculine: 'Male' } as const
/** The Akan day name in the form that is asked for, and its day: ‘Kofi, for a Friday’. */
const akanNameOf = (date: string, folded: string): string | undefined => {
  const sex = sexAskedIn(folded)
  const insight = insightOf('akan-name', { date }, sex && genders[sex])
  const day = /for a (?<day>\w+)/.exec(insight?.rule ?? '')?.groups?.['day'] ?? ''
  return insight && `${insight.title}, for a ${day}`
}

/** An insight of a day, as it is told in a few words. */
export const titleOf = (id: string, date: string): string | undefined => {
  const ofItsMonth = ofMonth[id]?.(Number(date.slice(5, 7)) - 1)
  if (ofItsMonth !== undefined) return ofItsMonth
  const insight = insightOf(id, { date })
  return insight && (withTheRest[id]?.(insight, date) ?? insight.title)
}

/** The same with what a message asks of it besides: the line of the rhyme, the form for a girl or a boy. In folded letters. */
export const titleAsked = (id: string, date: string, folded: string): string | undefined => {
  if (id === 'weekday' && ofRhyme.test(folded)) return rhymeOf(date)
  return id === 'akan-name' ? akanNameOf(date, folded) : titleOf(id, date)
}
