import { signsOf } from '@shared/insights/numbers/name-signs'
import scripts from '../../typst/style/scripts.json'

/** The words of each run of letters, in their order: together they are the run. */
export type UnspacedWords = Record<string, string[]>

const letters = scripts.unspaced.map((script) => `\\p{Script=${script}}`).join('')
const runs = new RegExp(`[${letters}\\u200C\\u200D]{${scripts.longUnspaced},}`, 'gu')

/** Made once: it takes longer to make than a name to take apart. */
let segmenter: Intl.Segmenter | undefined

/**
 * Whether one text may end and the next begin here: no sign is cut, no consonant stands alone, which is no syllable, and a double one,
 * which closes a syllable and opens the next, is not taken from the first.
 */
const mayPart = (before: string, next: string): boolean =>
  /^(\p{L})(?!\1)/u.test(next) &&
  [before, next].every((part) => [...part].length > 1) &&
  signsOf(before).length + signsOf(next).length === signsOf(before + next).length

const wordsOfRun = (run: string): string[] => {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  const words: string[] = []
  for (const { segment } of segmenter.segment(run)) {
    const before = words.at(-1)
    if (before === undefined || mayPart(before, segment)) words.push(segment)
    else words[words.length - 1] = before + segment
  }
  return words
}

/**
 * The words of names that are written without spaces between them, where a name is so long that it may have to be broken: Typst, which
 * sets it, is told where its words end.
 */
export const unspacedWordsIn = (text: string): UnspacedWords =>
  Object.fromEntries([...new Set(text.match(runs))].map((run) => [run, wordsOfRun(run)]))
