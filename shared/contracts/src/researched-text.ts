import { birthFields } from './birth-form'
import type { NameResearch, ResearchedPart } from './name-research'
import { myaWillResearchEtymology, myaWillResearchOrigin } from './stand-in-texts'

/*
 * MYA's words about a name, as text: each paragraph may end with where it can be looked up ('… Source: A Lexicon, under ζωή.'). A field
 * that she has filled holds them without that. Whose its words are is not written down anywhere, where somebody could claim it: they are
 * hers as long as they are, letter for letter, what the research says of the child's names.
 */

/** What stands in a field until she has found it out. */
const promises = { origin: myaWillResearchOrigin, etymology: myaWillResearchEtymology } as const

const beforeSource = ' Source: '
const room = birthFields.babyNameOrigin.maxLength ?? Infinity

const withoutSource = (paragraph: string): string => {
  const at = paragraph.lastIndexOf(beforeSource)
  return at < 0 ? paragraph : paragraph.slice(0, at)
}

/** Her words alone, as a field of the form holds them. */
export const withoutSources = (told: string): string => told.split('\n').map(withoutSource).join('\n')

/** Where they can be looked up. */
export const sourcesIn = (told: string): string[] => [
  ...new Set(
    told.split('\n').flatMap((paragraph) => {
      const source = paragraph.slice(withoutSource(paragraph).length + beforeSource.length)
      return source ? [source.replace(/\.$/, '')] : []
    }),
  ),
]

/** What was found out for a field, with its sources; no more than the field has room for. */
export function toldForField(
  research: Pick<NameResearch, 'sourcedOrigin' | 'etymology'>,
  part: ResearchedPart,
): string {
  const told = part === 'origin' ? research.sourcedOrigin : research.etymology
  const kept: string[] = []
  for (const paragraph of told.split('\n'))
    if (withoutSources([...kept, paragraph].join('\n')).length <= room) kept.push(paragraph)
  return kept.join('\n')
}

/** How each of her paragraphs begins, with the name that it is about. */
const heads = {
  origin: /^(.+?) is /,
  etymology: /^(.+?)(?:, an? [^:]*)?: from /,
  unknown: /^MYA does not know where the name (.+) comes from, and does not guess\.$/,
} as const

/** The names that words built as hers are about, in their order: of these she can be asked whether the words are hers. */
export const namesIn = (part: ResearchedPart, typed: string): string[] => [
  ...new Set(
    typed
      .trim()
      .split('\n')
      .flatMap((paragraph) => (heads.unknown.exec(paragraph) ?? heads[part].exec(paragraph))?.[1] ?? []),
  ),
]

/** Whether a field waits for her words. */
export const isPromise = (part: ResearchedPart, typed: string): boolean =>
  ['', promises[part]].includes(typed.trim())

/** Whether a field holds her words. Fields that were filled earlier have the sources among them. */
export const isTextOf = (typed: string, told: string): boolean =>
  [withoutSources(told), told].includes(typed.trim())

/** Whether what stands in a field is hers: her promise, which gives way to what she found, or the words that she found. */
export const isHers = (
  part: ResearchedPart,
  typed: string,
  found: string | null | undefined,
): found is string => typeof found === 'string' && (isPromise(part, typed) || isTextOf(typed, found))
