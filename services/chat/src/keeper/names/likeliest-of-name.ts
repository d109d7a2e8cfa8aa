import { dateToldIn } from '../told/told-date'
import { isForeign } from '../words/languages'
import { foldedText } from '../words/plain-text'
import { languagesAskedIn } from './asked-languages'
import { mayBeName } from './name-in-story'
import { nameIntentOf, placeholders } from './name-intents'
import type { NameIntent } from './name-intents'
import { nextNameIn } from './name-questions'
import { here, mostLetters, namesMarkedIn } from './names-in-message'

/** The passages that say what of it the list does not have. */
const passageOfIntent: Readonly<Record<Exclude<NameIntent, 'origin' | 'numbers'>, string>> = {
  forms: 'mya/name-forms',
  spellings: 'mya/name-forms',
  nicknames: 'mya/name-forms',
  gender: 'mya/name-gender',
  related: 'mya/name-related',
  sound: 'mya/name-unlisted',
  bearers: 'mya/name-unlisted',
  bible: 'mya/name-bible',
  script: 'mya/name-script',
  suggest: 'mya/suggests-none',
}
/** It asks something of its names where it is no likelier than this that it asks of something else; one without a name has to be surer. */
const mostOfElse = 0.15
const mostWithoutName = 0.04
/** The same of a story with its questions in the mean. */
const mostInMean = 0.3
/** And so likely is that what it asks, of all that may be asked. */
const leastOdds = 0.3

/** The message, and the questions in it; its last sentence where it has none. */
const questionsOf = (marked: string): readonly string[] => {
  const sentences = marked.split(/(?<=[.!?]) +/)
  const asked = sentences.filter((sentence) => sentence.endsWith('?'))
  return [...new Set([marked, ...(asked.length ? asked : sentences.slice(-1))])]
}

/** She is asked by her own name, and no child is meant. */
const ofHerself = /^mya$/i

/**
 * What a message in English asks of the names in it by what it is like, and the passage that says that the list does not have it;
 * `before` are the names spoken of, for a message without one. Undefined where it asks of something else.
 */
export const likeliestOfName = (
  message: string,
  isName: (word: string) => boolean,
  before: readonly string[] = [],
): { intent: NameIntent; names: readonly string[]; id: string | undefined } | undefined => {
  const folded = foldedText(message)
  if (message.length > mostLetters || isForeign(folded) || nextNameIn(message) !== undefined) return undefined
  // ‘Is she an Aries or a Taurus?’ is asked of a day.
  if (dateToldIn(folded) !== undefined) return undefined
  const { names: own, marked } = namesMarkedIn(message, (word, isFirst) => {
    const isOther = ofHerself.test(word) || languagesAskedIn(foldedText(word)).length > 0
    // ‘jean - male or female’.
    const isLead = /^ ?[-–:] /.test(message.slice(word.length)) && message.startsWith(word)
    return (isLead || mayBeName(word, isFirst)) && isName(word) && !isOther
  })
  const names = own.length ? own : before
  if (names.length === 0) return undefined
  const [first, second] = placeholders
  let at = 0
  const asked = questionsOf(marked.replaceAll(here, () => (own[at++] === own[0] ? first : second))).map(
    nameIntentOf,
  )
  const { intent, odds, oddsOfElse } = asked.reduce((best, one) => (one.odds > best.odds ? one : best))
  const mean = asked.reduce((sum, one) => sum + one.oddsOfElse / asked.length, 0)
  // The numbers of a name are asked for by their own words, which tell how far it goes.
  if (intent === 'numbers' || odds < leastOdds || mean > mostInMean) return undefined
  if (oddsOfElse > (own.length ? mostOfElse : mostWithoutName)) return undefined
  // Of one name alone it is asked where it comes from.
  if (intent === 'origin' || (intent === 'related' && names.length < 2))
    return { intent: 'origin', names, id: undefined }
  return { intent, names, id: passageOfIntent[intent] }
}
