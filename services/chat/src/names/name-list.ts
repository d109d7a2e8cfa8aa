import { z } from 'zod'
import { dictionaries } from './dictionaries'
import type { DictionaryId } from './dictionaries'

const dictionary = z.enum(Object.keys(dictionaries) as [DictionaryId, ...DictionaryId[]])
const words = z.string().trim().min(1).max(240)

/** A dictionary's headword, written once however many names were made of it. */
const rootSchema = z.strictObject({
  /** As the dictionary writes it. */
  word: words,
  /** In Latin letters, where the headword is not. */
  latin: words.optional(),
  meaning: words,
  /** Whose word it is, where it is another than the language of the name: ‘Arabic’ for وادي in Guadalupe. */
  language: words.optional(),
  /** Where it is another than that of the language. */
  dictionary: dictionary.optional(),
})

const nameSchema = z.strictObject({
  name: words,
  /** By their keys among the roots of the language, in the order in which the name has them. */
  roots: z.array(z.string()),
  /** Roots between which the scholars have not decided. */
  either: z.array(z.string()).min(2).optional(),
  /** How the name is read; absent where nobody can say. */
  meaning: words.optional(),
  /** Other spellings and scripts, pet forms, and what the name became in other languages. */
  variants: z.array(words),
  disputed: words.optional(),
  note: words.optional(),
})

/** The names of one language, as a file of `data/` lists them. */
export const languageSchema = z.strictObject({
  language: words,
  dictionary,
  roots: z.record(z.string(), rootSchema),
  names: z.array(nameSchema),
})
export type ListedLanguage = z.infer<typeof languageSchema>
export type ListedName = ListedLanguage['names'][number]
