import { comparableName } from './place-name'

/** As people write them, beside what Unicode calls them (CLDR, by way of Intl). */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'america'],
  GB: ['uk', 'great britain', 'britain'],
  AE: ['uae', 'emirates'],
  KR: ['korea'],
  CZ: ['czech republic'],
  TR: ['turkey'],
  MK: ['macedonia'],
  CD: ['drc'],
}

const inLanguage = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code)

/** The language that most people of a country speak (CLDR, likely subtags). */
const languageOf = (code: string) => new Intl.Locale(`und-${code}`).maximize().language

/** A country's English name, and the comparable names by which it is found. */
export function countryNames(code: string): { code: string; name: string; names: string[] } {
  const name = inLanguage(code, 'en') ?? code
  const own = inLanguage(code, languageOf(code)) ?? name
  const names = [name, own, code, ...(shortNames[code] ?? [])].map(comparableName)
  return { code, name, names: [...new Set(names)] }
}

/** A state's name, without what GeoNames adds in brackets, and the comparable names by which it is found: the letters of its code too, as in 'Austin, TX'. */
export function stateNames(code: string, name: string): { name: string; names: string[] } {
  const letters = /^[A-Z]{2}\.([A-Z]{2,3})$/.exec(code)?.[1]
  return {
    name: name.replace(/ \(.*\)/, ''),
    names: [name, ...(letters ? [letters] : [])].map(comparableName),
  }
}
