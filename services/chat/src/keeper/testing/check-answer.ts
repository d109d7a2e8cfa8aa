import { listedLanguages } from '../../names/listed-languages'
import { createNameBook } from '../../names/name-book'
import type { KnownName, NameBook } from '../../names/name-book'
import { insightsOf } from '@shared/insights/insights'
import type { Insight } from '@shared/insights/insights'
import { englishSentences } from '../words/languages'
import {
  inDoubt,
  notKnown,
  notRead,
  ofNoHelp,
  secondAnswer,
  typedInstead,
  withheld,
} from '../passage-answers'
import type { KeeperAnswer } from '../keeper'
import { otherNamesUnknown, otherNameUnknown, unknownName } from '../names/known-names'
import { tellingsOf } from '../fact-first'
import type { Passage } from '../passage'
import { placeUnknown } from '../told/told-birth'
import { figureOf, figuresOf } from '../told/told-figures'
import { measureOf } from '../told/told-measure'
import { numberOfName } from '../names/told-name'
import { condolence } from '../talk/who-died'
import { passagesOf } from '../knowledge/passages'
import { namedPassages } from '../knowledge/named-passages'
import { overviewOf, ownBirth } from '../own-insights'
import type { Judged } from './judged'

const passages = [...passagesOf({}), ...namedPassages]
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

/** An answer without the sentence that it is in English. */
const withoutLanguage = (text: string): string => {
  const sentence = englishSentences.find((one) => text.startsWith(one))
  return text.slice(sentence?.length ?? 0)
}

/** All that a passage may be told as, the longest first, for one without its 'Yes' is the end of the one that has it. */
const tellings = new Map(
  passages.map((passage) => [
    passage,
    [...new Set(tellingsOf(passage))].sort((one, other) => other.length - one.length),
  ]),
)
const textsOf = (passage: Passage) => tellings.get(passage) ?? []

/** Whether a text is what the list of names has, of one name or of several. */
const isOfNames = (text: string) =>
  text
    .split('\n\n')
    .every((part) => toldOfNames.has(part) || part === otherNameUnknown || part === otherNamesUnknown)

/** What stands in front of the names that are told behind it. */
const withoutNamesBehind = (text: string): string => {
  const behind = [unknownName.text, otherNameUnknown, otherNamesUnknown, ...toldOfNames].find((part) =>
    text.endsWith(`\n\n${part}`),
  )
  return behind === undefined ? text : withoutNamesBehind(text.slice(0, -behind.length - 2))
}

/** What may have been asked, in folded letters, for the figures of an answer to be told: its days and hours, with what is told only where it is asked for. */
const wordingsOf = (figures: string): readonly string[] => {
  const said = figures.toLowerCase()
  const lead = /^for .+?: (?=\p{L})/u.exec(said)?.[0] ?? said.split(':')[0] ?? ''
  const planets = [...said.matchAll(/(?<planet>\w+) (?:was (?:not )?|will (?:not )?be )retrograde\./g)].map(
    ([words]) => words,
  )
  const year = /^in (?<year>\d{4}) the year of/.exec(said)?.groups?.['year'] ?? ''
  const animalYear = /^the (?:(?<side>next|last) )?(?<year>year of the .+?) beg(?:ins|an) on/.exec(
    said,
  )?.groups
  const ofAnimal = animalYear
    ? `when was the ${animalYear['side'] ?? 'last'} ${animalYear['year'] ?? ''}`
    : ''
  const moon = /^the (?<next>next (?:full|new) moon) is on/.exec(said)?.groups?.['next'] ?? ''
  const age = /^born on (?<day>.+?), a child is /.exec(said)?.groups?.['day']
  const ages =
    age === undefined ? [] : ['days', 'weeks', 'months'].map((unit) => `how many ${unit} old, born ${age}`)
  const birthday = /^the (?<nth>\w+) birthday of a child born on (?<day>.+?) (?:is|was) on/.exec(said)?.groups
  const eclipse =
    /^(?:on|no eclipse(?: of the (?<of>sun|moon))? falls on) (?<day>\d+ \w+ \d+) (?:by utc|there)/.exec(
      said,
    )?.groups
  const ofDays = [
    ...ages,
    birthday ? `days until the ${birthday['nth'] ?? ''} birthday, born ${birthday['day'] ?? ''}` : '',
    eclipse ? `eclipse ${eclipse['of'] ? `of the ${eclipse['of']}` : ''} ${eclipse['day'] ?? ''}` : '',
  ].filter(Boolean)
  const noon = /at noon utc of (?<day>.+?) it (?:was|is)/.exec(said)?.groups?.['day'] ?? ''
  return [
    said,
    lead,
    noon,
    year,
    ofAnimal,
    ...ofDays,
    `when is the ${moon}`,
    `${lead} ${planets.join(' ')}`,
  ].flatMap((asked) => [asked, `${asked} with the steps`, `${asked} girl`, `${asked} boy`])
}

/** ‘Zara’ of ‘For the name Zara alone: ’; several with commas between them. */
const namesIn = (told: string) =>
  [...told.matchAll(/For the name (?<name>.+?) alone: /g)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .join(', ')

/** What an answer to one question was made of. */
const madeOfOne = (answer: KeeperAnswer): string => {
  if (answer.kind === 'referral' || answer.kind === 'greeting') return answer.kind
  if (answer.kind === 'unknown') {
    if (withoutLanguage(answer.text).startsWith('I do not know this name')) return 'unknown-name'
    const said = withoutLanguage(answer.text)
    const lead = [notKnown, notRead, ofNoHelp].find((one) => said.startsWith(one)) ?? ''
    const offered = /^ ?I can tell you about: (.*)\.$/.exec(said.slice(lead.length))?.[1]
    return offered?.split('; ').every((title) => titles.has(title)) ? 'unknown' : 'invention'
  }
  if (answer.text === overviewOf(ownInsights).text) return 'own/overview'
  const own = ownInsights.filter(({ title, text, rule }) =>
    [title, text, rule].every((part) => answer.text.includes(part)),
  )
  if (own.length) return own.map(({ id }) => `own/${id}`).join(' ')
  // Each further passage stands behind the first with its title.
  const told: Passage[] = []
  let first = answer.text.startsWith(inDoubt) ? answer.text.slice(inDoubt.length) : answer.text
  while (first.includes('\n\nBesides, on ‘')) {
    const rest = first
    const further = passages
      .flatMap((passage) => textsOf(passage).map((text) => ({ passage, said: secondAnswer(passage, text) })))
      .find(({ said }) => rest.endsWith(said))
    if (!further) break
    told.unshift(further.passage)
    first = rest.slice(0, -further.said.length)
  }
  if (isOfNames(withoutLanguage(first))) return ['name', ...told.map(({ id }) => id)].join(' ')
  const lead = withoutNamesBehind(first)
  const end = [`${withheld}${typedInstead}`, withheld].find((one) => lead.endsWith(one)) ?? ''
  const whole = lead.slice(0, lead.length - end.length)
  // Of two passages that end alike it is the one of which more is told.
  const passage = passages
    .map((one) => ({ one, told: textsOf(one).find((text) => whole.endsWith(text))?.length ?? 0 }))
    .filter(({ told: length }) => length > 0)
    .sort((one, other) => other.told - one.told)[0]?.one
  if (!passage) return 'invention'
  const before = withoutLanguage(
    textsOf(passage)
      .filter((text) => whole.endsWith(text))
      .map((text) => whole.slice(0, -text.length))
      .sort((one, other) => one.length - other.length)[0] ?? '',
  )
  const ids = [passage, ...told].map(({ id }) => id)
  const isOurs =
    before === '' ||
    before === condolence ||
    before === ownBirth(ownInsights) ||
    wordingsOf(before).some(
      (asked) => before === figuresOf(ids, asked) || before === figureOf(passage.id, asked),
    ) ||
    /^Tell me the day[^.]* in one message, and I compute it\. $/.test(before.replace(placeUnknown, '')) ||
    before === figureOf(passage.id, `days ${(before.split(':')[0] ?? '').toLowerCase()}`) ||
    before === measureOf(passage.id, before) ||
    before === numberOfName(passage.id, before, (word) => names.find(word) !== undefined) ||
    before === numberOfName(passage.id, `of ${namesIn(before)}`, () => false) ||
    before === numberOfName(passage.id, `of ${namesIn(before)} by numerology`, () => false)
  const all = [passage, ...told]
  return isOurs && all.every(({ source }) => answer.sources.includes(source))
    ? [...all.map(({ id }) => id), ...(lead === first ? [] : ['name'])].join(' ')
    : 'invention'
}

/** What the answer was made of: ids as `judge` takes them, several where it tells several passages. 'invention' where it is made of nothing that was written down. */
export const madeOf = (answer: KeeperAnswer): string => {
  const made = madeOfOne(answer)
  if (made !== 'invention') return made
  // Several questions have their answers in paragraphs, one behind the other.
  for (const { index } of answer.text.matchAll(/\n\n/g)) {
    const first = madeOfOne({ ...answer, text: answer.text.slice(0, index) })
    const rest = first === 'invention' ? first : madeOf({ ...answer, text: answer.text.slice(index + 2) })
    if (rest !== 'invention') return `${first} ${rest}`
  }
  return 'invention'
}

/** What is wrong with the answer; undefined for a right one. */
export const faultOf = (judged: Judged, answer: KeeperAnswer, made: string): string | undefined => {
  const said = answer.text.toLowerCase()
  const told = made.split(' ')
  const isRight = judged.right.some((ids) => ids.split('+').every((id) => told.includes(id)))
  const missing =
    isRight && judged.says && !judged.says.some((words) => said.includes(words.toLowerCase()))
      ? judged.says
      : undefined
  if (isRight && !missing) return undefined
  return `${judged.question} → ${made}, not ${judged.right.join(' or ')}${missing ? ` (does not say ${missing.join(', ')})` : ''}`
}

const toldOfNames = new Set<string>()
/** What is said of a name is remembered, so that an answer can be told from an invented one. */
const remembering =
  <Parts extends readonly unknown[]>(find: (...parts: Parts) => KnownName | undefined) =>
  (...parts: Parts): KnownName | undefined => {
    const known = find(...parts)
    if (known) toldOfNames.add(known.text)
    return known
  }
const book = createNameBook(listedLanguages())

/** The list of names itself. */
export const names: NameBook = {
  find: remembering(book.find),
  meaning: remembering(book.meaning),
  ofLanguage: remembering(book.ofLanguage),
  forms: remembering(book.forms),
  relation: remembering(book.relation),
  together: remembering(book.together),
  bible: remembering(book.bible),
  usage: remembering(book.usage),
  sound: remembering(book.sound),
}
