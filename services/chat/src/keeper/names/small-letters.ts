import namesThatAreWords from '../data/names-that-are-words.json'
import { capitalised } from '@shared/insights/insights/phrases'
import { planetInSign } from '@shared/insights/insights/texts/planets'
import { signNames } from '@shared/insights/sky/zodiac'
import { foreignWords } from '../words/foreign-words'
import { foldedText } from '../words/plain-text'
import { emptyWords } from '../words/words'
import { isWordToo, noName } from './name-in-story'

const ofEnglish = new Set(namesThatAreWords.words.split(' '))
/** With a small letter these are sooner what the sky has. */
const ofSky: ReadonlySet<string> = new Set([...Object.keys(planetInSign), ...signNames.map(foldedText)])
/** Words of the systems that are names of children besides. */
const ofSystems = new Set(
  'nakshatra placidus chiron ramadan muharram egypt mayan romans purva uttara'.split(' '),
)
/** Of three letters only these are sooner names than slips of the keys. */
const shortNames = new Set(
  'amy ava eli eva ian isa ida jon kai kim liz lou mia noa ned pia ron sid tim zoe'.split(' '),
)
/** A word with a small letter that is no part of an address, a number or a longer word, and no place. */
const smallWord =
  /(?<!\b(?:in|from|near|at|to) )(?<![\p{L}\p{M}\p{N}'’@._/-])\p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}@_/-]|\.\p{L})/gu

/**
 * A message with a capital for each known name that is typed with a small letter and is no word besides: ‘where does liam come from’. So it is
 * read as what is typed with care.
 */
export const withCapitals = (message: string, isName: (word: string) => boolean): string =>
  message.replace(smallWord, (word) => {
    const folded = foldedText(word)
    const isWord =
      ofEnglish.has(folded) ||
      ofSky.has(folded) ||
      ofSystems.has(folded) ||
      emptyWords.has(folded) ||
      isWordToo(folded) ||
      foreignWords.has(folded) ||
      noName.has(folded)
    const isLong = word.length > 3 || shortNames.has(folded)
    return !isWord && isLong && isName(word) ? capitalised(word) : word
  })
