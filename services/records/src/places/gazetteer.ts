import { readFileSync } from 'node:fs'
import type { Place, PlacePrediction } from '@shared/contracts/places'
import { degreeScale, noState, placeOfPacked, weightOf } from './gazetteer-format'
import type { GazetteerHeader, GazetteerSection } from './gazetteer-format'
import { comparableName } from './place-name'
import { bestFirst } from './best-first'
import { nearestPlace } from './nearest-place'

export interface Gazetteer {
  /**
   * Places whose name, in any script, or alternate name begins with `input`, the most populous first; at most `limit`.
   * Words after a comma narrow the state or country ('Springfield, ill').
   */
  predict: (input: string, limit?: number) => PlacePrediction[]
  /** The place of a `place_id` that `predict` gave; undefined for any other text. */
  placeOf: (placeId: string) => Place | undefined
  /** The IANA time zone of the nearest place it knows, of the country (ISO 3166-1, two letters) if one is near; '' for none. */
  timeZoneNear: (latitude: number, longitude: number, countryCode?: string) => string
}

/** Knows no place: for an app that is asked for none. */
export const noPlaces: Gazetteer = { predict: () => [], placeOf: () => undefined, timeZoneNear: () => '' }

const idPrefix = 'geonames:'
/** How many names a query may look at before it answers with what it has. */
const mostNamesRead = 4000

/** Opens the file that `compileGazetteer` wrote. Throws when it is absent or not a gazetteer. */
export function openGazetteer(path: string): Gazetteer {
  const file = readFileSync(path)
  const headLength = file.readUInt32LE(0)
  const header = JSON.parse(file.toString('utf8', 4, 4 + headLength)) as GazetteerHeader
  const start = Math.ceil((4 + headLength) / 4) * 4
  const section = (name: GazetteerSection) => {
    const { at, length } = header.sections[name]
    return file.subarray(start + at, start + at + length)
  }
  const column = <T>(
    Type: new (buffer: ArrayBufferLike, at: number, length: number) => T,
    width: number,
    name: GazetteerSection,
  ) => {
    const bytes = section(name)
    return new Type(bytes.buffer, bytes.byteOffset, bytes.length / width)
  }
  const ids = column(Uint32Array, 4, 'ids')
  const latitudes = column(Int32Array, 4, 'latitudes')
  const longitudes = column(Int32Array, 4, 'longitudes')
  const ranks = column(Uint32Array, 4, 'ranks')
  const stateOf = column(Uint16Array, 2, 'stateOf')
  const zoneOf = column(Uint16Array, 2, 'zoneOf')
  const countryOf = column(Uint8Array, 1, 'countryOf')
  const textAt = column(Uint32Array, 4, 'textAt')
  const blockAt = column(Uint32Array, 4, 'blockAt')
  const blockBest = column(Uint32Array, 4, 'blockBest')
  const text = section('text')
  const blocks = section('blocks')
  const blockCount = blockBest.length
  const comparableStates = header.states.map(comparableName)
  const comparableCountries = header.countries.map(({ code, name }) => [
    comparableName(name),
    code.toLowerCase(),
  ])

  const nameOf = (place: number) => text.toString('utf8', textAt[place], textAt[place + 1])
  const stateNameOf = (place: number) => header.states[stateOf[place] ?? noState] ?? ''
  const timeZoneOf = (place: number) => header.timeZones[zoneOf[place] ?? 0] ?? ''
  const countryNameOf = (place: number) => header.countries[countryOf[place] ?? 0]?.name ?? ''

  /** Calls `visit` for each name of a block with its bytes (valid until the next call) and its place. */
  const scratch = Buffer.alloc(256)
  const readBlock = (block: number, visit: (key: Buffer, packed: number) => void) => {
    let at = blockAt[block] ?? 0
    const end = blockAt[block + 1] ?? at
    while (at < end) {
      const shared = blocks[at] ?? 0
      const own = blocks[at + 1] ?? 0
      blocks.copy(scratch, shared, at + 2, at + 2 + own)
      visit(scratch.subarray(0, shared + own), blocks.readUIntLE(at + 2 + own, 3))
      at += 2 + own + 3
    }
  }
  const firstKey = (block: number) => {
    const at = blockAt[block] ?? 0
    return blocks.subarray(at + 2, at + 2 + (blocks[at + 1] ?? 0))
  }
  const startsWith = (key: Buffer, prefix: Buffer) =>
    key.length >= prefix.length && key.compare(prefix, 0, prefix.length, 0, prefix.length) === 0

  /** The blocks that can hold names beginning with `prefix`: from (inclusive) to (exclusive). */
  const blocksOf = (prefix: Buffer): [number, number] => {
    const search = (isBefore: (key: Buffer) => boolean) => {
      let low = 0
      let high = blockCount
      while (low < high) {
        const middle = (low + high) >>> 1
        if (isBefore(firstKey(middle))) low = middle + 1
        else high = middle
      }
      return low
    }
    const from = search((key) => key.compare(prefix) < 0)
    const to = search((key) => key.compare(prefix) < 0 || startsWith(key, prefix))
    return [Math.max(0, from - 1), to]
  }

  const isInRegion = (place: number, region: string) => {
    if (!region) return true
    const state = comparableStates[stateOf[place] ?? noState] ?? ''
    const names = [state, ...(comparableCountries[countryOf[place] ?? 0] ?? [])]
    return names.some((name) => name.startsWith(region)) || `${state} ${names[1] ?? ''}`.startsWith(region)
  }

  const best = (name: string, region: string, limit: number): number[] => {
    const prefix = Buffer.from(name)
    const found = new Map<number, number>()
    let read = 0
    const [from, to] = blocksOf(prefix)
    // Names equal to the query stand at the start of the range: read those blocks whatever their rank.
    const exact = new Set<number>()
    for (let block = from; block < to && block < from + 64; block++) {
      let isPast = false
      readBlock(block, (key) => {
        if (startsWith(key, prefix) && key.length > prefix.length) isPast = true
      })
      exact.add(block)
      if (isPast) break
    }
    const take = (block: number) =>
      readBlock(block, (key, packed) => {
        read++
        const place = placeOfPacked(packed)
        if (!startsWith(key, prefix) || !isInRegion(place, region)) return
        const isWhole = key.length === prefix.length
        const weight = weightOf(ranks[place] ?? 0, packed) + (isWhole ? header.places : 0)
        if (weight > (found.get(place) ?? 0)) found.set(place, weight)
      })
    exact.forEach(take)
    for (const { index, value } of bestFirst(blockBest, from, to)) {
      if (read > mostNamesRead * (region ? 8 : 1)) break
      const enough = [...found.values()].filter((weight) => weight >= value).length >= limit
      if (enough) break
      if (!exact.has(index)) take(index)
    }
    return [...found]
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([place]) => place)
  }

  const describe = (place: number) =>
    [...new Set([nameOf(place), stateNameOf(place), countryNameOf(place)].filter(Boolean))].join(', ')

  return {
    predict(input, limit = 8) {
      const [city = '', ...rest] = input.split(/[,،，、]/)
      const name = comparableName(city)
      if (!name) return []
      const places = best(name, comparableName(rest.at(-1) || rest.join(' ')), limit)
      return places.map((place) => ({ description: describe(place), place_id: `${idPrefix}${ids[place]}` }))
    },
    placeOf(placeId) {
      if (!placeId.startsWith(idPrefix)) return undefined
      const id = Number(placeId.slice(idPrefix.length))
      let low = 0
      let high = ids.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((ids[middle] ?? 0) < id) low = middle + 1
        else high = middle
      }
      if (!Number.isInteger(id) || ids[low] !== id) return undefined
      return {
        city: nameOf(low),
        state: stateNameOf(low),
        country: countryNameOf(low),
        latitude: (latitudes[low] ?? 0) / degreeScale,
        longitude: (longitudes[low] ?? 0) / degreeScale,
        timeZone: timeZoneOf(low),
      }
    },
    timeZoneNear(latitude, longitude, countryCode) {
      const code = countryCode?.toUpperCase()
      const country = header.countries.findIndex((candidate) => candidate.code === code)
      const nearest = nearestPlace(latitude, longitude, {
        latitudeOf: (place) => (latitudes[place] ?? 0) / degreeScale,
        longitudeOf: (place) => (longitudes[place] ?? 0) / degreeScale,
        isInCountry: (place) => countryOf[place] === country,
        count: header.places,
      })
      return nearest === undefined ? '' : timeZoneOf(nearest)
    },
  }
}
