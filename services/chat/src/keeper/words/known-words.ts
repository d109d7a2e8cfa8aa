import { commonWords } from './common-words'
import english from '../data/english-words.json'
import { foreignWords } from './foreign-words'
import { languageNames } from '../names/name-in-story'
import { wordOf } from './same-words'
import { monthsInShort } from '../told/days-in-figures'
import { emptyWords } from './words'

/** Words that are right as they are typed. */
export const knownWords: ReadonlySet<string> = new Set([
  ...english.words.split(' '),
  ...emptyWords,
  ...commonWords,
  ...wordOf.keys(),
  ...foreignWords.keys(),
  // ‘Norse’ is no slip of ‘nurse’.
  ...languageNames,
  // ‘Apr’ is no slip of ‘app’.
  ...monthsInShort,
])
