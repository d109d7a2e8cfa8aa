import { derivationOf } from './name-index'
import type { ListedLanguage } from './name-list'

/** Names of one meaning, in words for the reader, with where their roots stand written. */
export interface NamesOfMeaning {
  text: string
  sources: readonly string[]
}

interface Entry {
  language: string
  /** ‘Lucia (Latin lux)’. */
  words: string
  source: string
}

/** So many names of one meaning are told, and so many languages come before any has a second one. */
const mostTold = 8

/** ‘to shine, be bright; a light’ as the meanings that it names, in small letters. */
const meaningsIn = (meaning: string): readonly string[] =>
  meaning
    .toLowerCase()
    .split(/[,;:()]/)
    .map((part) => part.trim().replace(/^(?:to|the|an?) /, ''))
    .filter(Boolean)

/** One of each language, then a second of each, and so on. */
const byTurns = (entries: readonly Entry[]): readonly Entry[] => {
  const places = new Map<string, number>()
  return entries
    .map((entry) => {
      const place = places.get(entry.language) ?? 0
      places.set(entry.language, place + 1)
      return { entry, place }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry)
}

/**
 * Finds the names whose only root, or whose reading, is a word: ‘light’. It is looked up as a dictionary’s sense, never by likeness, and what is
 * disputed is left out; undefined where no name of the list has it.
 */
export function createNamesByMeaning(lists: readonly ListedLanguage[]) {
  const index = new Map<string, Entry[]>()
  for (const list of lists)
    for (const listed of list.names) {
      const { name, language, roots, either, meaning, disputed } = derivationOf({ list, name: listed })
      const [first] = roots
      if (!first || either.length > 0 || disputed !== null) continue
      const entry: Entry = {
        language,
        words: `${name} (${language} ${roots.map(({ word, latin }) => latin ?? word).join(' and ')})`,
        source: first.dictionary,
      }
      const meant = new Set([
        ...(roots.length === 1 ? meaningsIn(first.meaning) : []),
        ...meaningsIn(meaning ?? ''),
      ])
      for (const one of meant) {
        const entries = index.get(one)
        if (entries) entries.push(entry)
        else index.set(one, [entry])
      }
    }
  return (word: string): NamesOfMeaning | undefined => {
    const meaning = word.trim().toLowerCase()
    const found = index.get(meaning)
    if (!found) return undefined
    const told = byTurns(found).slice(0, mostTold)
    const more = found.length - told.length
    return {
      text:
        `Names of my list that were made of a word for “${meaning}”: ${told.map(({ words }) => words).join(', ')}` +
        `${more > 0 ? `, and ${more} more` : ''}. I tell what a name was made of and recommend none.`,
      sources: [...new Set(told.map(({ source }) => source))],
    }
  }
}
