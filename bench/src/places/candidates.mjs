import { fileURLToPath } from 'node:url'
import { readNames } from './sources.mjs'

/** Ways to find places. Each opens in a process of its own and answers the ids of the best eight. */
export const candidates = {
  gazetteer: ({ openGazetteer }) => {
    const file = new URL('../../../services/records/dist/gazetteer.bin', import.meta.url)
    const gazetteer = openGazetteer(fileURLToPath(file))
    return (typed) => gazetteer.predict(typed)
  },

  /** The plainest thing that works: every name in an array, looked at one after the other. */
  'array scan': ({ comparableName }) => {
    const entries = readNames()
      .map(({ name, place, people }) => ({ key: comparableName(name), place, people }))
      .sort((a, b) => b.people - a.people)
    return (typed) => {
      const prefix = comparableName(typed)
      const found = new Set()
      for (const { key, place } of entries) {
        if (key.startsWith(prefix)) found.add(place)
        if (found.size === 8) break
      }
      return [...found]
    }
  },

  /** The usual search index in memory (npm minisearch). */
  minisearch: async ({ comparableName }) => {
    const { default: MiniSearch } = await import('minisearch')
    const index = new MiniSearch({
      fields: ['name'],
      storeFields: ['place', 'boost'],
      processTerm: comparableName,
      searchOptions: {
        prefix: true,
        combineWith: 'AND',
        boostDocument: (_id, _term, stored) => stored.boost,
      },
    })
    index.addAll(
      readNames().map(({ name, place, people }, id) => ({ id, name, place, boost: Math.log10(people + 10) })),
    )
    return (typed) => index.search(typed).slice(0, 8)
  },
}
