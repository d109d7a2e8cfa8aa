import pronounced from './data/pronounced.json'
import type { KnownName } from './name-book'
import { withCapital } from './spelling'

const said: Readonly<Record<string, string>> = pronounced

/** Tells how a name is said, in a respelling for readers of English, the stressed syllable in capitals: undefined where that is not known. */
export const soundOfName = (name: string): KnownName | undefined => {
  const asked = withCapital(name)
  const sound = said[asked]
  return sound === undefined
    ? undefined
    : { text: `${asked} is said ${sound}, as readers of English would write it.`, sources: [] }
}
