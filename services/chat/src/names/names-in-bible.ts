import places from './data/biblical.json'
import type { KnownName } from './name-book'
import type { NameIndex } from './name-index'
import { isSameSpelling, withCapital } from './spelling'

const placesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = places
const source = 'The Bible, by the verses of English editions'

/** Tells where in the Bible somebody bears a name, or that the list knows of nobody: undefined for a name that it does not have. */
export const createNamesInBible =
  ({ find }: NameIndex) =>
  (name: string): KnownName | undefined => {
    const asked = withCapital(name)
    const found = find(name)
    if (found.length === 0) return undefined
    const told = found.flatMap(({ language, name: listed }) => {
      const place = placesOf[language]?.[listed]
      if (place === undefined) return []
      return isSameSpelling(asked, listed)
        ? [`Yes, ${asked} stands in the Bible: ${place}.`]
        : [`${asked} is a form of ${listed}, which stands in the Bible: ${place}.`]
    })
    return told.length
      ? { text: told.join(' '), sources: [source] }
      : { text: `I know of nobody in the Bible who is called ${asked}.`, sources: [] }
  }
