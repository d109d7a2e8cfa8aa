import type { FindName } from '../../names/name-book'
import type { KeeperAnswer } from '../keeper-answer'

export const unknownName: KeeperAnswer = {
  kind: 'unknown',
  text: 'I do not know this name. It is not among the names whose root I can show you in a dictionary, and I do not guess from its sound.',
  sources: [],
}
/** Told behind the names that are known, where another one beside them is not. */
export const otherNameUnknown = 'The other name I do not know.'
/** The same where several are not. */
export const otherNamesUnknown = 'The others I do not know.'

/** Answers from the list of names. */
export const createKnownNames = (findName: FindName) => {
  /** Of several words all have to be known: nothing of a message is repeated that the list of names does not have. */
  const nameAnswer = (name: string): KeeperAnswer | undefined => {
    const words = name.split(' ')
    const known = findName(words.every((word) => findName(word)) ? name : (words[0] ?? ''))
    return known && { kind: 'answer', ...known }
  }

  /** Of several names each that is known, in their order; undefined where none is. */
  const namesAnswer = (names: readonly string[]): KeeperAnswer | undefined => {
    const known = names.flatMap((name) => findName(name) ?? [])
    const unknown = names.length - known.length
    return known.length === 0
      ? undefined
      : {
          kind: 'answer',
          text: [
            ...new Set(known.map(({ text }) => text)),
            ...(unknown > 0 ? [unknown > 1 ? otherNamesUnknown : otherNameUnknown] : []),
          ].join('\n\n'),
          sources: [...new Set(known.flatMap(({ sources }) => sources))],
        }
  }

  return { nameAnswer, namesAnswer, isName: (word: string): boolean => findName(word) !== undefined }
}
