import { foldedText } from '../src/keeper/words/plain-text'
import { listedLanguages } from '../src/names/listed-languages'

/** The spellings of the list of names that are words of English too, in folded letters. */
export const namesThatAreWords = (words: readonly string[]): readonly string[] => {
  const ofEnglish = new Set(words.map(foldedText))
  const spellings = listedLanguages().flatMap(({ names }) =>
    names.flatMap(({ name, variants }) => [name, ...variants].map(foldedText)),
  )
  return [...new Set(spellings)]
    .filter((spelling) => /^[a-z]{3,}$/.test(spelling) && ofEnglish.has(spelling))
    .sort()
}
