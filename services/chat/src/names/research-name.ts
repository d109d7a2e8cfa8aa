import type { NameResearch } from '@shared/contracts/name-research'
import type { NameFinding } from '../openai/tools'
import type { NameIndex } from './name-index'
import { etymologyOf, originOf, rootsInWords, sourcedOriginOf, sourcesOf } from './name-words'
import { partsOf } from './spelling'

/** Parts of one name that are looked up: more are no name. */
const maxParts = 8

/** What is known of given names: of each as a whole, or of its parts. Time and length grow with the letters alone. */
export function researchNames(index: NameIndex, names: readonly string[]): NameResearch {
  const spellings = names.flatMap((name) => {
    const whole = name.normalize('NFC').trim()
    return index.find(whole).length > 0 ? [whole] : partsOf(whole).slice(0, maxParts)
  })
  const researched = [...new Set(spellings)].map((name) => ({ name, derivations: index.find(name) }))
  return {
    names: researched,
    origin: researched.map(originOf).join('\n'),
    sourcedOrigin: researched.map(sourcedOriginOf).join('\n'),
    etymology: researched.map(etymologyOf).join('\n'),
    sources: [...new Set(researched.flatMap(({ derivations }) => derivations.flatMap(sourcesOf)))],
  }
}

/** The same for one name, its sources beside the words, or undefined where nothing is known of any part of it: for the chat. */
export const nameFinder =
  (index: NameIndex) =>
  (name: string): NameFinding | undefined => {
    const { names, origin, sources } = researchNames(index, [name])
    return sources.length > 0
      ? { origin, etymology: names.flatMap(rootsInWords).join('\n'), sources }
      : undefined
  }

/** What is found of a name, as one text: for the keeper. */
export const nameInWords =
  (findName: ReturnType<typeof nameFinder>) =>
  (name: string): { text: string; sources: readonly string[] } | undefined => {
    const found = findName(name)
    return found && { text: `${found.origin}\n${found.etymology}`, sources: found.sources }
  }
