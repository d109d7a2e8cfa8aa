import type { Place, PlacePrediction } from '@shared/contracts/places'
import { readGazetteerFile } from './gazetteer-file'
import { degreeScale, noState } from './gazetteer-format'
import { spellingsNear } from './misspellings'
import { createNameIndex } from './name-index'
import type { FoundPlace } from './name-index'
import { nearestPlace } from './nearest-place'
import { comparableName } from './place-name'
import { regionCalled, regionFilter } from './region-filter'

export interface Gazetteer {
  /**
   * Places whose name, in any script, or alternate name begins with `input`, the most populous first; at most `limit`.
   * Words behind a comma narrow state and country ('Springfield, ill'); without a comma they do where no name has them
   * ('austin tx'). What no name begins with is taken for a slip of the keys ('new yrok').
   */
  predict: (input: string, limit?: number) => PlacePrediction[]
  /**
   * The place that is called exactly so, with each state and country that stands behind a comma named in full; undefined when
   * there is none, or several.
   */
  match: (input: string) => Place | undefined
  /** The place of a `place_id` that `predict` gave; undefined for any other text. */
  placeOf: (placeId: string) => Place | undefined
  /** The IANA time zone of the nearest place it knows, of the country (ISO 3166-1, two letters) if one is near; '' for none. */
  timeZoneNear: (latitude: number, longitude: number, countryCode?: string) => string
}

/** Knows no place: for an app that is asked for none. */
export const noPlaces: Gazetteer = {
  predict: () => [],
  match: () => undefined,
  placeOf: () => undefined,
  timeZoneNear: () => '',
}

const idPrefix = 'geonames:'
/** Shorter than this, anything is a slip of something. */
const shortestSlip = 4
/** Words of a name without commas that may be state and country: 'united states of america' behind 'maine'. */
const mostRegionWords = 5

/** Opens the file that `compileGazetteer` wrote. Throws when it is absent or not a gazetteer. */
export function openGazetteer(path: string): Gazetteer {
  const file = readGazetteerFile(path)
  const { header, ids, latitudes, longitudes, stateOf, zoneOf, countryOf, textAt, text } = file
  const names = createNameIndex(file)

  const nameOf = (place: number) => text.toString('utf8', textAt[place], textAt[place + 1])
  const stateNameOf = (place: number) => header.states[stateOf[place] ?? noState]?.name ?? ''
  const timeZoneOf = (place: number) => header.timeZones[zoneOf[place] ?? 0] ?? ''
  const countryNameOf = (place: number) => header.countries[countryOf[place] ?? 0]?.name ?? ''
  /** A city that is its own state is told once: 'Kyiv, Ukraine', not 'Kyiv, Kyiv City, Ukraine'. */
  const isItsOwnState = (name: string, state: string) =>
    comparableName(state) === `${comparableName(name)} city`
  const describe = (place: number) => {
    const [name, state] = [nameOf(place), stateNameOf(place)]
    const parts = [name, isItsOwnState(name, state) ? '' : state, countryNameOf(place)]
    return [...new Set(parts.filter(Boolean))].join(', ')
  }

  const placeAt = (place: number): Place => ({
    city: nameOf(place),
    state: stateNameOf(place),
    country: countryNameOf(place),
    latitude: (latitudes[place] ?? 0) / degreeScale,
    longitude: (longitudes[place] ?? 0) / degreeScale,
    timeZone: timeZoneOf(place),
  })
  /** The name of the place as it was typed, the same to be compared, and those of states and countries behind it. */
  const partsOf = (input: string) => {
    const [typed = '', ...regions] = input.split(/[,،，、]/)
    return {
      typed: typed.trim(),
      name: comparableName(typed),
      regions: regions.map(comparableName).filter(Boolean),
    }
  }

  const onlyPlaceCalled = ({
    name,
    regions,
  }: Omit<ReturnType<typeof partsOf>, 'typed'>): number | undefined => {
    if (!name) return undefined
    const filters = regions.map((region) => regionCalled(header, region))
    const [only, ...others] = names.called(name, (place) =>
      filters.every((isIn) => isIn(stateOf[place] ?? noState, countryOf[place] ?? 0)),
    )
    return others.length ? undefined : only
  }

  const search = (name: string, regions: readonly string[], limit: number): FoundPlace[] => {
    if (!regions.length) return names.search(name, limit)
    const filters = regions.map((typed) => regionFilter(header, typed))
    return names.search(name, limit, (place) =>
      filters.every((isIn) => isIn(stateOf[place] ?? noState, countryOf[place] ?? 0)),
    )
  }

  const withoutComma = (name: string, limit: number): FoundPlace[] => {
    const words = name.split(' ')
    for (let count = 1; count < words.length && count <= mostRegionWords; count++) {
      const found = search(words.slice(0, -count).join(' '), [words.slice(-count).join(' ')], limit)
      // The words in front are a name of theirs, and what was typed is none.
      if (found.length) return found.map(({ place, weight }) => ({ place, weight }))
    }
    return []
  }

  const misspelt = (name: string, regions: readonly string[], limit: number): FoundPlace[] => {
    if (name.length < shortestSlip) return []
    const found = new Map<number, number>()
    for (const spelling of spellingsNear(name, names.hasPrefix))
      for (const { place, weight } of search(spelling, regions, limit)) {
        // Three letters are a town's own name (Ulm), or else an airport's code that nobody meant.
        if (spelling.length < shortestSlip && !comparableName(nameOf(place)).startsWith(spelling)) continue
        found.set(place, Math.max(weight, found.get(place) ?? 0))
      }
    return Array.from(found, ([place, weight]) => ({ place, weight }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
  }

  const firstThatFinds = (ways: readonly (() => FoundPlace[])[]): FoundPlace[] => {
    for (const way of ways) {
      const found = way()
      if (found.length) return found
    }
    return []
  }

  return {
    predict(input, limit = 8) {
      const parts = partsOf(input)
      const { typed, name, regions } = parts
      if (!name) return []
      const found = firstThatFinds([
        () => search(name, regions, limit),
        () => (regions.length ? [] : withoutComma(name, limit)),
        () => misspelt(name, regions, limit),
        // A region that nobody knows by that name should not hide the place.
        () => (regions.length ? search(name, [], limit) : []),
      ])
      const isOtherName = ({ place, isWhole }: FoundPlace) =>
        isWhole === true && !comparableName(nameOf(place)).startsWith(name)
      const exact = onlyPlaceCalled(parts)
      return found.map((one) => ({
        description: describe(one.place),
        place_id: `${idPrefix}${ids[one.place]}`,
        ...(one.place === exact && { isExact: true }),
        ...(isOtherName(one) && { otherName: typed }),
      }))
    },
    match(input) {
      const place = onlyPlaceCalled(partsOf(input))
      return place === undefined ? undefined : placeAt(place)
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
      return placeAt(low)
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
