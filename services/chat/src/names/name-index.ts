import type { NameDerivation, NameRoot } from '@shared/contracts/name-research'
import { dictionaries } from './dictionaries'
import type { ListedLanguage, ListedName } from './name-list'
import { isOwnSpelling } from './own-spelling'
import { hasMarksOf, markedSpelling, plainSpelling } from './spelling'

export interface NameIndex {
  /** What is known of one name, by its spelling; empty where nothing is. */
  find(name: string): NameDerivation[]
  /** The listed names that a name is or is a form of, by its spelling; empty where none is. */
  listed(name: string): readonly ListedName[]
}

interface Entry {
  list: ListedLanguage
  name: ListedName
}

function rootOf({ roots, dictionary }: ListedLanguage, key: string): NameRoot {
  const root = roots[key]
  if (!root) throw new Error(`The list of names has no root ${key}`)
  const { word, latin = null, meaning, language = null } = root
  return { word, latin, meaning, language, dictionary: dictionaries[root.dictionary ?? dictionary] }
}

/** What is known of a listed name, asked for by one of its spellings, its roots with the dictionary where each stands. */
export const derivationOf = ({ list, name }: Entry, asked = name.name): NameDerivation => ({
  name: name.name,
  isOwnSpelling: isOwnSpelling(asked, list.language, name),
  language: list.language,
  roots: name.roots.map((key) => rootOf(list, key)),
  either: (name.either ?? []).map((key) => rootOf(list, key)),
  meaning: name.meaning ?? null,
  disputed: name.disputed ?? null,
  note: name.note ?? null,
})

/** Where the marks tell one name from another: Bình is peace, and Bính another name. */
const tonal: ReadonlySet<string> = new Set(['Vietnamese'])
/** Whether a name may be meant by a spelling: in Vietnamese marks are left out, and never others typed. */
const mayBeMeant = ({ list, name }: Entry, asked: string): boolean =>
  !tonal.has(list.language) ||
  [name.name, ...name.variants].some(
    (spelling) => plainSpelling(spelling) === plainSpelling(asked) && hasMarksOf(spelling, asked),
  )

/**
 * Finds names by their spelling. Whoever leaves marks out finds every name that is spelled so without them; marks that are typed tell
 * names apart where a name has them.
 */
export function createNameIndex(lists: readonly ListedLanguage[]): NameIndex {
  const entries = new Map<string, Set<Entry>>()
  const marked = new Map<string, Set<Entry>>()
  const add = (index: Map<string, Set<Entry>>, key: string, entry: Entry) => {
    const known = index.get(key)
    if (known) known.add(entry)
    else index.set(key, new Set([entry]))
  }
  for (const list of lists)
    for (const name of list.names) {
      const entry = { list, name }
      for (const spelling of [name.name, ...name.variants]) {
        const withMarks = markedSpelling(spelling)
        const plain = plainSpelling(spelling)
        add(entries, plain, entry)
        if (withMarks !== plain) add(marked, withMarks, entry)
      }
    }
  const entriesSpelled = (name: string): readonly Entry[] => {
    const withMarks = markedSpelling(name)
    const plain = plainSpelling(name)
    const found = (withMarks === plain ? undefined : marked.get(withMarks)) ?? entries.get(plain) ?? []
    // A name before a form of another one; of two the one that has more spellings, which is the better known.
    const isForm = ({ name: { name: listed } }: Entry) => plainSpelling(listed) !== plain
    return [...found]
      .filter((entry) => mayBeMeant(entry, name))
      .sort(
        (one, other) =>
          Number(isForm(one)) - Number(isForm(other)) ||
          other.name.variants.length - one.name.variants.length,
      )
  }
  const entriesOf = (name: string): readonly Entry[] => {
    const found = entriesSpelled(name)
    // ‘Ji-woo’ is Jiwoo, and ‘Jean-Luc’ two names.
    return found.length || !/[-‐‑]/.test(name) ? found : entriesSpelled(name.replaceAll(/[-‐‑]/g, ''))
  }
  return {
    find: (name) => entriesOf(name).map((entry) => derivationOf(entry, name)),
    listed: (name) => entriesOf(name).map((entry) => entry.name),
  }
}
