import { knownWords } from './known-words'
import { isForeign } from './languages'
import { foldedText } from './plain-text'

/** Of fewer words nobody can say that they are no English. */
const fewestWords = 3
/** So many of the words of an English message are known at least, however it is typed. */
const leastKnown = 0.3

/**
 * Whether a message is in a language that nothing here knows by its words or its script: hardly one of its words is English or a name. It
 * is judged as it was typed: what looks like a slip is mended into English.
 */
export const isOfUnknownLanguage = (typed: string, isName: (word: string) => boolean): boolean => {
  const words = typed.match(/[\p{L}\p{M}]+/gu) ?? []
  const known = words.filter((word) => knownWords.has(foldedText(word)) || isName(word))
  return (
    words.length >= fewestWords && known.length < words.length * leastKnown && !isForeign(foldedText(typed))
  )
}
