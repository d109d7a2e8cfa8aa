import { z } from 'zod'

/** Given names that are researched at once: the first and the middle one. */
const maxNames = 2

/**
 * POST /api/name-research: 'Ask MYA now'; chat: POST /internal/name-research: the same for a record, so that both say the same. The
 * given names of a child, first and middle: they stand in the body, so that no address and no log holds them.
 */
export const nameResearchRequestSchema = z.strictObject({
  names: z.array(z.string().trim().min(1).max(200)).min(1).max(maxNames),
})

/** One word that a name was made of, as a dictionary has it. */
export const nameRootSchema = z.object({
  /** The headword, in its own script. */
  word: z.string(),
  /** The same in Latin letters; null where the headword is. */
  latin: z.string().nullable(),
  meaning: z.string(),
  /** Its language, where it is another than that of the name. */
  language: z.string().nullable().default(null),
  /** The dictionary that has it under this headword. */
  dictionary: z.string(),
})
export type NameRoot = z.infer<typeof nameRootSchema>

/** One derivation. A spelling that is a name of several languages has several. */
export const nameDerivationSchema = z.object({
  /** The form under which the list has the name: 'Hannah' for 'Anna'. */
  name: z.string(),
  /** It was asked for as itself in the letters of its language, 'Ζωή' for 'Zoe', and not by a form of it. */
  isOwnSpelling: z.boolean().default(false),
  language: z.string(),
  roots: z.array(nameRootSchema),
  /** Words between which the scholars have not decided; empty where there is no such choice. */
  either: z.array(nameRootSchema),
  meaning: z.string().nullable(),
  /** What is not settled, in words; null where nothing is in dispute. */
  disputed: z.string().nullable(),
  note: z.string().nullable(),
})
export type NameDerivation = z.infer<typeof nameDerivationSchema>

/** What is known of the parts of a name ('Anna' and 'Maria' of 'Anna-Maria'); without derivations where nothing is. */
export const researchedNameSchema = z.object({
  name: z.string(),
  derivations: z.array(nameDerivationSchema),
})
export type ResearchedName = z.infer<typeof researchedNameSchema>

export const nameResearchSchema = z.object({
  names: z.array(researchedNameSchema),
  /** The same in sentences, a paragraph for each name; a name that is not known is said to be unknown. */
  origin: z.string(),
  /** With the dictionaries. */
  sourcedOrigin: z.string(),
  /** What the names were made of, with the dictionaries. */
  etymology: z.string(),
  /** The dictionaries with their headwords, in words for the reader; none where no name is known. */
  sources: z.array(z.string()),
})
export type NameResearch = z.infer<typeof nameResearchSchema>

/** What a record keeps of the research that its parents asked for; a part that was not asked for, or is theirs by now, is null. */
export const recordResearchSchema = z.object({
  origin: z.string().nullable(),
  etymology: z.string().nullable(),
})
export type RecordResearch = z.infer<typeof recordResearchSchema>

/** A part of it, which fills a field of the form. */
export type ResearchedPart = keyof RecordResearch
