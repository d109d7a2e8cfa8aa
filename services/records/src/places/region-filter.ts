import type { GazetteerHeader } from './gazetteer-format'

/** True for a place, by the numbers of its state and country. */
export type IsInRegion = (state: number, country: number) => boolean

/** A filter for a state or country that was named in full (comparable, not empty). */
export function regionCalled({ states, countries }: GazetteerHeader, name: string): IsInRegion {
  return (state, country) =>
    (states[state]?.names.includes(name) ?? false) || (countries[country]?.names.includes(name) ?? false)
}

/**
 * A filter for what was typed after the place's name (comparable, not empty): the beginning of a state or country, in
 * English, in the country's own language or as people shorten it, or a whole state and the beginning of its country.
 */
export function regionFilter({ states, countries }: GazetteerHeader, typed: string): IsInRegion {
  const begins = (names: readonly string[], text: string) => names.some((name) => name.startsWith(text))
  const inCountry = new Set<number>()
  countries.forEach(({ names }, country) => begins(names, typed) && inCountry.add(country))
  const inState = new Set<number>()
  /** Of states that were named in full, with what was typed behind them. */
  const behindState = new Map<number, string>()
  states.forEach(({ names }, state) => {
    if (begins(names, typed)) inState.add(state)
    for (const name of names)
      if (typed.startsWith(`${name} `)) behindState.set(state, typed.slice(name.length + 1))
  })
  return (state, country) => {
    if (inCountry.has(country) || inState.has(state)) return true
    const rest = behindState.get(state)
    return rest !== undefined && begins(countries[country]?.names ?? [], rest)
  }
}
