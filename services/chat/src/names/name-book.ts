import { createFormsOfName } from './forms-of-name'
import type { WantedForms } from './forms-of-name'
import { createNameIndex } from './name-index'
import type { NameIndex } from './name-index'
import type { ListedLanguage } from './name-list'
import { createNamesInBible } from './names-in-bible'
import { createNamesByMeaning } from './names-by-meaning'
import type { WantedNames } from './names-by-meaning'
import { createNamesOfLanguage } from './names-of-language'
import { createNamesTogether } from './names-together'
import type { NamesBeside } from './names-together'
import { createRelations } from './related-names'
import { soundOfName } from './pronounced-names'
import { nameFinder, nameInWords } from './research-name'
import { createUsageOfName } from './usage-of-name'

/** What is known of a name, in words for the reader, with where it stands written. */
export interface KnownName {
  text: string
  sources: readonly string[]
}
export type FindName = (name: string) => KnownName | undefined

/** What the list of names tells, each undefined where the list does not have it. */
export interface NameBook {
  /** Where a name comes from and what it was made of. */
  find: FindName
  /** The names that were made of a word, asked for by what it means. */
  meaning: (word: string, wanted?: WantedNames) => KnownName | undefined
  /** Some names of a language, or with certain letters. */
  ofLanguage: (wanted: WantedNames) => KnownName | undefined
  /** The other forms of a name. */
  forms: (name: string, wanted?: WantedForms) => KnownName | undefined
  /** How two names hang together. */
  relation: (one: string, other: string) => KnownName | undefined
  /** What the letters of names beside one another show. */
  together: (names: NamesBeside) => KnownName | undefined
  /** Where in the Bible somebody bears a name, or that nobody is known who does. */
  bible: FindName
  /** Whether a name is given to girls or to boys. */
  usage: FindName
  /** How a name is said. */
  sound: FindName
}

/** A list without a name. */
export const emptyNameBook: NameBook = {
  find: () => undefined,
  meaning: () => undefined,
  ofLanguage: () => undefined,
  forms: () => undefined,
  relation: () => undefined,
  together: () => undefined,
  bible: () => undefined,
  usage: () => undefined,
  sound: () => undefined,
}

/** The book of the names of some languages, all of them read. */
export const createNameBook = (
  lists: readonly ListedLanguage[],
  index: NameIndex = createNameIndex(lists),
): NameBook => ({
  find: nameInWords(nameFinder(index)),
  meaning: createNamesByMeaning(lists),
  ofLanguage: createNamesOfLanguage(lists),
  forms: createFormsOfName(index),
  relation: createRelations(index),
  together: createNamesTogether(index),
  bible: createNamesInBible(index),
  usage: createUsageOfName(index),
  sound: soundOfName,
})
