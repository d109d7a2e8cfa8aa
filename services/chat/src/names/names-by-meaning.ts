import { capitalised } from '@shared/insights/insights/phrases'
import { listed as inOrder } from '@shared/insights/listed'
import type { KnownName } from './name-book'
import { forWhom, isGivenTo, usageOf } from './usage-of-name'
import type { NameUsage } from './usage-of-name'
import { hasLetters } from './name-letters'
import type { WantedLetters } from './name-letters'
import { derivationOf } from './name-index'
import type { ListedLanguage } from './name-list'

/** Which names of a meaning are asked for. */
export interface WantedNames {
  /** Of these languages alone: ‘Igbo or Yoruba’. */
  languages?: readonly string[] | undefined
  /** For girls or for boys: those that are given to both are among them, and alone where those are wanted. */
  sex?: NameUsage | undefined
  /** With these letters alone. */
  letters?: WantedLetters | undefined
  /** How many were told before. */
  after?: number
}

/** What is known of a name that decides whether it is among those that are asked for. */
export interface AskedName {
  name: string
  language: string
  usage: NameUsage | undefined
}

/** Whether a name is one of those that are asked for, whatever it means. */
export const isAmong = (
  { name, language, usage }: AskedName,
  { languages, sex, letters }: WantedNames,
): boolean =>
  (languages === undefined || languages.includes(language)) &&
  isGivenTo(usage, sex) &&
  (letters === undefined || hasLetters(name, letters))

interface Entry extends AskedName {
  /** ‘Lucia (Latin lux)’. */
  words: string
  source: string
  /** How many spellings the name has: the better known it is, the more. */
  spellings: number
}

/** So many names of one meaning are told, and so many languages come before any has a second one. */
export const mostTold = 12

/** ‘to shine, be bright; a light’ as the meanings that it names, in small letters. */
const meaningsIn = (meaning: string): readonly string[] =>
  meaning
    .toLowerCase()
    .split(/[,;:()]/)
    .map((part) => part.trim().replace(/^(?:to|the|an?|(?:girl|boy|child|one)(?= born )) /, ''))
    .filter(Boolean)

/** What is asked for by one word and stands in the dictionaries under another. */
const alike: readonly (readonly string[])[] = [
  ['strong', 'strength'],
  ['wise', 'wisdom'],
  ['brave', 'bravery', 'courage', 'courageous', 'valiant'],
  ['happy', 'happiness'],
  ['beautiful', 'beauty'],
  ['jewel', 'gem', 'gemstone', 'precious stone'],
  ['free', 'freedom', 'liberty'],
  ['victory', 'victorious'],
  ['sea', 'ocean'],
  ['pure', 'purity'],
  ['peace', 'peaceful'],
  ['bright', 'shining', 'radiant'],
  ['blessed', 'blessing'],
  ['noble', 'nobility'],
  ['warrior', 'fighter'],
  ['fortunate', 'fortune', 'good fortune', 'luck', 'lucky', 'good luck'],
  ['dawn', 'morning', 'daybreak', 'sunrise'],
  ['heaven', 'sky', 'heavenly'],
  [
    'gift of god',
    'god’s gift',
    'gift from god',
    'given by god',
    'god has given',
    'gift of the lord',
    'the lord has given',
  ],
  ['healer', 'healing', 'to heal', 'heal'],
  ['life', 'alive', 'living'],
  ['joy', 'joyful', 'delight'],
  ['grace', 'gracious', 'graceful', 'favour'],
  ['protector', 'protection', 'defender', 'guardian'],
  ['friend', 'friendship'],
  ['faith', 'faithful', 'trust'],
  ['dear', 'beloved'],
  ['honour', 'honor'],
  ['miracle', 'wonder'],
]
/** ‘moons’ and ‘flowers’ are asked for as ‘moon’ and ‘flower’. */
const meaningsAlike = (word: string): readonly string[] => {
  const meaning = word.trim().toLowerCase().replaceAll("'", '’')
  const words = [meaning, ...(/[^s]s$/.test(meaning) ? [meaning.slice(0, -1)] : [])]
  return [...new Set(words.flatMap((one) => [one, ...(alike.find((group) => group.includes(one)) ?? [])]))]
}

/** One of each language, then a second of each, and so on; those of more spellings first. */
const byTurns = (entries: readonly Entry[]): readonly Entry[] => {
  const places = new Map<string, number>()
  return entries
    .toSorted((one, other) => other.spellings - one.spellings)
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
  const [index, within] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()]
  const add = (to: Map<string, Entry[]>, meaning: string, entry: Entry) => {
    const entries = to.get(meaning)
    if (entries) entries.push(entry)
    else to.set(meaning, [entry])
  }
  for (const list of lists)
    for (const listed of list.names) {
      const { name, language, roots, either, meaning, disputed } = derivationOf({ list, name: listed })
      const [first] = roots
      if (!first || either.length > 0 || disputed !== null) continue
      const entry: Entry = {
        name,
        language,
        usage: usageOf(language, name),
        words: `${name} (${first.language ?? language} ${roots.map(({ word, latin }) => latin ?? word).join(' and ')})`,
        source: first.dictionary,
        spellings: listed.variants.length,
      }
      const meant = new Set([
        ...(roots.length === 1 ? meaningsIn(first.meaning) : []),
        ...meaningsIn(meaning ?? ''),
      ])
      for (const one of meant) add(index, one, entry)
      const parts = new Set(roots.flatMap((root) => meaningsIn(root.meaning)))
      for (const one of parts) if (!meant.has(one)) add(within, one, entry)
    }
  return (word: string, wanted: WantedNames = {}): KnownName | undefined => {
    const { languages, sex, after = 0 } = wanted
    const foundIn = (of: ReadonlyMap<string, Entry[]>) =>
      meaningsAlike(word).flatMap((meaning) => {
        const entries = (of.get(meaning) ?? []).filter((entry) => isAmong(entry, wanted))
        return entries.length ? [{ meaning, entries }] : []
      })
    const whole = foundIn(index)
    const groups = whole.length ? whole : foundIn(within)
    const found = byTurns([...new Set(groups.flatMap(({ entries }) => entries))])
    const told = found.slice(after, after + mostTold)
    if (told.length === 0) return undefined
    const more = found.length - told.length - after
    const names = [after ? 'further' : '', inOrder(languages ?? []), `names of my list${forWhom(sex)}`]
      .filter(Boolean)
      .join(' ')
    const meant = groups.map(({ meaning }) => `“${meaning}”`).join(' or ')
    const made = whole.length ? `that were made of a word for ${meant}` : `with a word for ${meant} in them`
    return {
      text:
        `${capitalised(names)} ${made}: ${told.map(({ words }) => words).join(', ')}` +
        `${more > 0 ? `, and ${more} more` : ''}. I tell what a name was made of and recommend none.`,
      sources: [...new Set(told.map(({ source }) => source))],
    }
  }
}
