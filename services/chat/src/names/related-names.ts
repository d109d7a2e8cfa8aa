import { areSpellings, languagesOfForm } from './forms-of-name'
import type { NameIndex } from './name-index'
import type { KnownName } from './name-book'
import { isSameSpelling, withCapital } from './spelling'

/** Tells how two names hang together, by the list alone: undefined where it does not have both, or they are one spelling. */
export const createRelations =
  ({ listed, find }: NameIndex) =>
  (first: string, second: string): KnownName | undefined => {
    const [one, other] = [withCapital(first), withCapital(second)]
    const [ofOne, ofOther] = [listed(one), listed(other)]
    if (ofOne.length === 0 || ofOther.length === 0 || isSameSpelling(one, other)) return undefined
    const both = ofOne.find((name) => ofOther.includes(name))
    if (both) {
      /** ‘Mateo (Spanish)’. */
      const told = (name: string) => {
        const languages = languagesOfForm(name, both)
        return languages.length ? `${name} (${languages.join(', ')})` : name
      }
      if (areSpellings(one, other))
        return { text: `${told(one)} and ${told(other)} are two spellings of one name.`, sources: [] }
      if (isSameSpelling(other, both.name))
        return { text: `${told(one)} is a form of ${both.name}.`, sources: [] }
      if (isSameSpelling(one, both.name))
        return { text: `${told(other)} is a form of ${both.name}.`, sources: [] }
      return { text: `${told(one)} and ${told(other)} are both forms of ${both.name}.`, sources: [] }
    }
    const rootsOf = (name: string) => find(name).flatMap(({ roots }) => roots)
    const words = new Set(rootsOf(other).map(({ word }) => word))
    const shared = new Map(
      rootsOf(one).flatMap((root) =>
        words.has(root.word) ? [[root.word, `${root.latin ?? root.word}, “${root.meaning}”`] as const] : [],
      ),
    )
    const told = [...shared.values()]
    return {
      text: told.length
        ? `${one} and ${other} are two names that share ${told.length > 1 ? 'their words' : 'a word'}: ${told.join(', and ')}.`
        : `In my list ${one} and ${other} are two names, made of different words.`,
      sources: [],
    }
  }
