import data from '../data/large-towns.json'
import { knownWords } from '../words/known-words'
import { isForeign } from '../words/languages'
import { plainWords } from '../words/plain-text'

export interface Town {
  /** As it is told: ‘Rome, Italy’. */
  name: string
  latitude: number
  longitude: number
  timeZone: string
}

interface Kept {
  town: Town
  country: string
  state: string | undefined
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const nameOfCountry = (code: string) => countryNames.of(code) ?? code
/** The other languages that she is asked in, with their own names of countries. */
const abroad = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'tr']

/** A row of the table: name, country, number of the state or -1, latitude, longitude, number of the zone, further names. */
type Row = readonly [string, string, number, number, number, number, ...string[]]

/** Where a town is told with its state rather than its country. */
const isOfStates = (country: string) => country === 'US' || country === 'CA'

interface Table {
  /** Towns by their names in plain words, the largest first: the table has them by their size. */
  towns: ReadonlyMap<string, readonly Kept[]>
  /** Countries and states as they are called here, by what they are called in plain words. */
  regions: ReadonlyMap<string, string>
  /** The words of all names. */
  words: ReadonlySet<string>
}

const readTable = (): Table => {
  const namesAbroad = abroad.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const towns = new Map<string, Kept[]>()
  const regions = new Map([
    ['uk', nameOfCountry('GB')],
    ['usa', nameOfCountry('US')],
    ['us', nameOfCountry('US')],
    ['america', nameOfCountry('US')],
  ])
  for (const state of data.states) regions.set(plainWords(state), state)
  for (const row of data.towns as unknown as readonly Row[]) {
    const [name, code, ofState, latitude, longitude, ofZone, ...others] = row
    const [country, state, timeZone] = [nameOfCountry(code), data.states[ofState], data.zones[ofZone]]
    if (timeZone === undefined) continue
    if (!regions.has(plainWords(country))) {
      for (const names of namesAbroad) regions.set(plainWords(names.of(code) ?? country), country)
      regions.set(plainWords(country), country)
    }
    const region = (isOfStates(code) && state) || country
    const town = { name: name === country ? name : `${name}, ${region}`, latitude, longitude, timeZone }
    for (const one of new Set([plainWords(name), ...others])) {
      const known = towns.get(one)
      if (known) known.push({ town, country, state })
      else towns.set(one, [{ town, country, state }])
    }
  }
  return { towns, regions, words: new Set([...towns.keys()].flatMap((name) => name.split(' '))) }
}
let read: Table | undefined
/** Read when a place is first asked for: most messages tell of none. */
const table = (): Table => (read ??= readTable())

const longestName = 4
const rest = "(?<rest>\\p{L}[\\p{L}.'’ -]*(?:, ?\\p{L}[\\p{L}. -]*)?)"
/** Before the name of a place, in the languages that she is asked in. */
const words = '(?:did|does|in|at|from|near|born in|en|a|em|au|aus|w|v|в|во|на|i|te|din|di|place|city|town)'
const behindWord = new RegExp(`(?:^|[ ,;(])${words}[ :]+${rest}`, 'gu')
/** ‘6:00 rome’ has the hour before it, ‘oslo, 3 may’ nothing, and ‘for Paris’ may be a child. */
const behindMark = new RegExp(
  `(?:[ ,;(](?:for|of|born|to)[ :]+|[,:;(/|] ?|\\d ?(?:[ap]\\.?m\\.?|h|uhr)?,? |^)${rest}`,
  'gu',
)
/** Behind the hour of a birth: ‘4:30 am paris’ is no child. */
const behindHour = new RegExp(
  `\\d ?(?:[ap]\\.?m\\.?|h|uhr)?(?: in the (?:morning|afternoon|evening)| at night)?,? ${rest}`,
  'gu',
)
/** Towns that are words of English besides, and none where no word tells of a place. */
const wordsToo = new Set(
  'natal reading nice mobile bath split most orange same van lens sale tours male asia'.split(' '),
)
/** And those that are names of children. */
const namesToo = new Set(
  'nancy florence victoria georgia sydney paris adelaide chelsea sofia santiago diego lima milan geneva ginevra'.split(
    ' ',
  ),
)

/** Of the towns of one name the largest, or the largest in the region that stands behind it. */
const townOf = (all: readonly Kept[], behind: string): Town | undefined => {
  const named = behind.split(' ').filter(Boolean)
  for (let length = Math.min(longestName, named.length); length > 0; length -= 1) {
    const region = table().regions.get(named.slice(0, length).join(' '))
    if (region !== undefined)
      return all.find(({ country, state }) => region === country || region === state)?.town
  }
  return all[0]?.town
}

const townBehind = (folded: string, pattern: RegExp, isNone: (name: string) => boolean): Town | undefined => {
  for (let at = 0; at < folded.length; at += 1) {
    pattern.lastIndex = at
    const told = pattern.exec(folded)
    if (!told) return undefined
    const named = plainWords(told.groups?.['rest'] ?? '').split(' ')
    for (let length = Math.min(longestName, named.length); length > 0; length -= 1) {
      const name = named.slice(0, length).join(' ')
      const all = isNone(name) ? undefined : table().towns.get(name)
      const town = all && townOf(all, named.slice(length).join(' '))
      if (town) return town
    }
    // A word may tell of a place behind one that does not: ‘in the evening in Oslo’.
    at = told.index
  }
  return undefined
}

/**
 * The town that a message names behind a word or mark that tells of a place (‘in Rome’, ‘6:00, Oslo’); undefined where it names none of
 * 100,000 people or more. In folded letters.
 */
export const townToldIn = (folded: string): Town | undefined =>
  townBehind(folded, behindWord, () => false) ??
  townBehind(folded, behindHour, (name) => wordsToo.has(name)) ??
  townBehind(folded, behindMark, (name) => wordsToo.has(name) || namesToo.has(name))

/** The name of a place as far as it is looked at; one place word may stand behind another. */
const named = "(?=(?<rest>\\p{L}[\\p{L}.'’ -]{0,60}))"
/** Where a place is told and nothing else, and at the end of a message behind its hour: ‘14:20, Marlow’. */
const behindPlaceWord = new RegExp(
  `(?:^|[ ,;(])(?:in|at|near|from|en|em|w|в|во|place|city|town)[ :]+${named}|\\d ?(?:[ap]\\.?m\\.?|h|uhr)?, (?<last>\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)?)[ ?.!]*$`,
  'gu',
)
/** ‘A’ is a word of English. */
const behindForeignWord = new RegExp(`(?:^|[ ,;(])(?:a|au|din|di|v|te)[ :]+${named}`, 'gu')
/** What else stands behind such a word, and is in no list of words: the time of the day, and ways of reckoning. */
const noPlaces = new Set(
  `mattina sera notte pomeriggio matin soir soiree nuit aube manana tarde noche madrugada manha noite rano poranku wieczorem nocy ochtend
  avond nacht middag morgen morgens abends mittags nachts sabah aksam gece vedic sidereal tropical placidus utc gmt
  ascendant ascendants ascendente aszendent ascendent lagna`.split(/\s+/),
)
/** These may begin the name of a place. */
const mayBegin = new Set(
  'st ste saint san santa sankt bad new old upper lower great little la le los las el'.split(' '),
)

/** Whether words begin with the name of a place that is none of the table: no region, and no word of a language that is known here. */
const beginsWithPlace = (words: readonly string[]): boolean => {
  const leading = Array.from({ length: Math.min(longestName, words.length) }, (_, at) =>
    words.slice(0, at + 1).join(' '),
  )
  if (leading.some((name) => table().towns.has(name) && !table().regions.has(name))) return true
  // ‘In a taxi’ names none.
  const first = words.find((word) => !mayBegin.has(word))
  return (
    first !== undefined &&
    !knownWords.has(first) &&
    !noPlaces.has(first) &&
    !leading.some((name) => table().regions.has(name))
  )
}

/**
 * Whether a message names a place behind a word that tells of one, which is no town of 100,000 people or more: ‘in Whitstable’. In folded
 * letters.
 */
export const namesUnknownPlace = (folded: string): boolean =>
  townToldIn(folded) === undefined &&
  [behindPlaceWord, ...(isForeign(folded) ? [behindForeignWord] : [])].some((pattern) =>
    [...folded.matchAll(pattern)].some(({ groups }) =>
      beginsWithPlace(plainWords(groups?.['rest'] ?? groups?.['last'] ?? '').split(' ')),
    ),
  )

/** Whether a word is one of the name of a large town, which is no slip of another word. */
export const isOfTown = (word: string): boolean => table().words.has(plainWords(word))
