import { lettersOf, letterTableOf, spellingsIn } from '../numbers/name-letters'
import { isBeyondAllTables, scriptsOf, signsOf } from '../numbers/name-signs'
import type { InsightInput } from './insight'
import { nameOf } from './name-of'
import { listed } from '../listed'
import { capitalised, countText } from './phrases'
import type { Teller } from './teller'
import { nameLengths } from './texts/numbers'

const group = 'The name' as const

export const nameInputs: InsightInput[] = ['firstName', 'middleName', 'lastName']

/** Why a name is not counted: told where no table of numbers knows all of its letters. */
export const uncountedName: Teller = ({ subject }) => {
  const { whole, first, letters, table } = nameOf(subject)
  if (table !== undefined) return undefined
  const scripts = scriptsOf(whole)
  const why =
    letters.length === 0 || scripts.length === 0
      ? 'holds no letters that any of them knows'
      : scripts.length > 1
        ? `is written in ${listed(scripts)}, which no single table covers`
        : `is written in ${scripts[0]}, ${isBeyondAllTables(whole) ? 'which none of them knows' : 'not all of which stand in the table'}`
  return {
    id: 'name-uncounted',
    group,
    title: 'A name beyond the tables',
    text: `Of the old tables that turn names into numbers this book has five: the Latin, the Greek, the Cyrillic, the Hebrew and the Arabic. “${whole}” ${why}, and so this book does not count it${letterTableOf(lettersOf(first)) ? ' as a whole' : ''}. A name that cannot be reckoned has always been thought the freer for it.`,
    rule: 'Every letter must stand in one table of values; where it does not, nothing is guessed or spelled over.',
    inputs: nameInputs,
  }
}

/** What a name of East Asian signs holds, by what its signs write: words, syllables or both. */
const eastAsianText = (whole: string): string => {
  const [isHan, isHangul, isKana] = [
    /\p{Script=Han}/u,
    /\p{Script=Hangul}/u,
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ].map((script) => script.test(whole))
  if (isHan && !isHangul && !isKana)
    return 'A character is a picture, a sound and a meaning at once, so that such a name has more in it than its length would show.'
  if (isHangul && !isHan && !isKana)
    return 'A character of Hangul is a whole syllable, its letters built together into a square, so that such a name has more letters in it than its length would show.'
  if (isKana && !isHan && !isHangul)
    return 'A character of kana is a whole syllable, so that such a name is spoken just as it is counted.'
  return 'Some of its characters write a sound and some a meaning, so that such a name is read with the ear and with the eye.'
}

/** How long the name is, as its reader counts. */
export const nameLength: Teller = ({ subject }) => {
  const { whole, first, isEastAsian, unit: ofOne } = nameOf(subject)
  const [count, inFirst] = [signsOf(whole).length, signsOf(first).length]
  if (count === 0) return undefined
  const hasFigures = signsOf(whole).some((sign) => /^\p{N}/u.test(sign))
  const unit = `${ofOne}${count === 1 ? '' : 's'}${hasFigures ? ' and figures' : ''}`
  const text = isEastAsian
    ? eastAsianText(whole)
    : (nameLengths.find(({ upTo }) => count <= upTo)?.text ?? '')
  const inWords = count > 100 ? String : countText
  const share = inFirst === count ? 'all' : inFirst === 0 ? 'none' : inWords(inFirst)
  const spelled = spellingsIn(whole)
  const counted =
    ofOne === 'sign'
      ? 'Signs as a reader counts them, each with the vowels and marks that belong to it,'
      : 'Characters as a reader counts them,'
  return {
    id: 'name-length',
    group,
    title: `${capitalised(countText(count))} ${unit}`,
    text: `“${whole}” is written with ${countText(count)} ${unit}, ${share} of them in the first name. ${text} A name is the first thing that anyone is given, and it is used mostly by other people.`,
    rule: `${counted} without spaces and hyphens: ${count}.${spelled.length > 0 ? ` The tables of numbers count ${listed(spelled)}.` : ''}`,
    inputs: nameInputs,
  }
}
