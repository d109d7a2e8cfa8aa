import { foldedText } from './plain-text'
import { emptyWords, stemOf } from './words'

/** Of the words that `termsOf` leaves out, those that tell no question from another. */
const untelling = new Set(
  'a an the and or of to in on at for by with is are was were be been am it its i me my we us our you your he him his she her they them their do does did will would shall the baby babys child childs children newborn kid kids son daughter codex please this that these those'.split(
    ' ',
  ),
)
/** So many words of a question are looked at. */
const mostSmall = 60

/** Small words that ask the same. */
const sameSmall: ReadonlyMap<string, string> = new Map(
  [
    ['must', 'should shall need needed'],
    ['can', 'could may might able possible allowed'],
    [
      'not',
      "no dont don't doesnt doesn't cant can't cannot isn't isnt didnt didn't wont won't never nothing",
    ],
    ['know', 'tell say said says'],
    ['find', 'found'],
    ['see', 'look looks show shown'],
  ].flatMap(([word = '', others = '']) => others.split(' ').map((other) => [other, word] as const)),
)
/**
 * The small words by which questions of one subject differ: who, where, how long, must, not, step 4. Each begins with '~', so that none is
 * taken for a term of `termsOf`.
 */
export const smallTermsOf = (text: string): string[] => {
  const small = (foldedText(text).match(/[a-z][a-z']*|\b\d\b/g) ?? [])
    .slice(0, mostSmall)
    .filter(
      (word) => /\d/.test(word) || (!untelling.has(word) && (emptyWords.has(word) || sameSmall.has(word))),
    )
  return [...new Set(small.map((word) => `~${sameSmall.get(word) ?? stemOf(word)}`))]
}
