import { createNameIndex } from '../../names/name-index'
import { listedLanguages } from '../../names/listed-languages'
import { nameFinder, nameInWords } from '../../names/research-name'
import { insightsOf } from '@shared/insights/insights'
import type { Insight } from '@shared/insights/insights'
import { secondAnswer } from '../keeper'
import type { KeeperAnswer, KnownName } from '../keeper'
import { passagesOf } from '../knowledge/passages'
import { overviewOf } from '../own-insights'
import type { Judged } from './judged'

const passages = passagesOf({})
const titles = new Set(passages.map(({ title }) => title))

/** The record of the visitor who lets MYA read it. */
export const ownInsights: readonly Insight[] = insightsOf({
  firstName: 'Mila',
  middleName: 'Noor',
  lastName: 'Okafor',
  gender: 'Female',
  birth: {
    date: '2026-04-21',
    time: '04:17',
    place: { latitude: 57.7, longitude: 11.97, timeZone: 'Europe/Stockholm' },
  },
  birthOrder: '2nd Child',
})

/** What the answer was made of: ids as `judge` takes them, two where it tells two passages. 'invention' where it is made of nothing that was written down. */
export const madeOf = (answer: KeeperAnswer): string => {
  if (answer.kind === 'referral' || answer.kind === 'greeting') return answer.kind
  if (answer.kind === 'unknown') {
    if (answer.text.startsWith('I do not know this name')) return 'unknown-name'
    const offered =
      /^(?:I answer in English\. )?I do not know that: nothing that I have to go by says it\. I can tell you about: (.*)\.$/.exec(
        answer.text,
      )?.[1]
    return offered?.split('; ').every((title) => titles.has(title)) ? 'unknown' : 'invention'
  }
  if (toldOfNames.has(answer.text)) return 'name'
  if (answer.text === overviewOf(ownInsights).text) return 'own/overview'
  const own = ownInsights.find(({ title, text, rule }) =>
    [title, text, rule].every((part) => answer.text.includes(part)),
  )
  if (own) return `own/${own.id}`
  const second = passages.find((passage) => answer.text.endsWith(secondAnswer(passage)))
  const firstText = second ? answer.text.slice(0, -secondAnswer(second).length) : answer.text
  const passage = passages.find(({ text }) => firstText.endsWith(text))
  const before = passage ? firstText.slice(0, -passage.text.length) : firstText
  const isOurs =
    /^(?:I answer in English\. )?(?:I see no record here that I may read, so I cannot name your own child’s; this is how it is found\. )?$/.test(
      before,
    )
  const named = [passage, second].every((told) => !told || answer.sources.includes(told.source))
  if (!passage || !isOurs || !named) return 'invention'
  return second ? `${passage.id} ${second.id}` : passage.id
}

/** What is wrong with the answer; undefined for a right one. */
export const faultOf = (judged: Judged, answer: KeeperAnswer, made: string): string | undefined => {
  const said = answer.text.toLowerCase()
  const isRight = made.split(' ').some((id) => judged.right.includes(id))
  const missing =
    isRight && judged.says && !judged.says.some((words) => said.includes(words.toLowerCase()))
      ? judged.says
      : undefined
  if (isRight && !missing) return undefined
  return `${judged.question} → ${made}, not ${judged.right.join(' or ')}${missing ? ` (does not say ${missing.join(', ')})` : ''}`
}

const findListed = nameInWords(nameFinder(createNameIndex(listedLanguages())))
const toldOfNames = new Set<string>()

/** The list of names itself; what it says is remembered, so that an answer can be told from an invented one. */
export const findName = (name: string): KnownName | undefined => {
  const known = findListed(name)
  if (known) toldOfNames.add(known.text)
  return known
}
