/** A place of one list of GeoNames: its name, where it is to the fifth decimal, and the code of its state there. */
export interface ListedPlace {
  name: string
  latitude: number
  longitude: number
  /** ISO 3166-1, two letters. */
  country: string
  /** Country and state: 'VN.44'; 'VN.' for none. */
  state: string
}

const spotOf = ({ country, latitude, longitude }: ListedPlace) =>
  `${country} ${latitude.toFixed(5)} ${longitude.toFixed(5)}`

/** For each place the same one of a later list, which stands at the same spot under one of its names; undefined where there is none. */
export function foundLater(
  places: readonly (ListedPlace & { alternates: readonly string[] })[],
  later: readonly ListedPlace[],
): (ListedPlace | undefined)[] {
  const laterAt = new Map<string, ListedPlace[]>()
  for (const place of later) {
    const there = laterAt.get(spotOf(place))
    if (there) there.push(place)
    else laterAt.set(spotOf(place), [place])
  }
  return places.map((place) => {
    const there = laterAt.get(spotOf(place)) ?? []
    return (
      there.find(({ name }) => name === place.name) ??
      there.find(({ name }) => place.alternates.includes(name))
    )
  })
}

/** Whether names in Latin letters are its people's own: not where they write other letters, and not where they write English. */
const writesOwnNames = (country: string): boolean => {
  const { language, script } = new Intl.Locale(`und-${country}`).maximize()
  return script === 'Latn' && language !== 'en'
}

/**
 * What each place is called. Where its people write English or other letters than Latin ones, the later list has the name as they write
 * it in English now: Galway, Hyderabad and Zelene, where the older one has Gaillimh, Hyderābād and Zelyonoye. Elsewhere the older one
 * has their own name more often: Göteborg, Nürnberg.
 */
export function namesToday(
  places: readonly ListedPlace[],
  found: readonly (ListedPlace | undefined)[],
): string[] {
  const withOwnNames = new Set([...new Set(places.map(({ country }) => country))].filter(writesOwnNames))
  return places.map(({ name, country }, index) =>
    withOwnNames.has(country) ? name : (found[index]?.name ?? name),
  )
}

function nearestOf<T extends ListedPlace>(to: ListedPlace, places: readonly T[]): T | undefined {
  const narrowing = Math.cos((to.latitude * Math.PI) / 180)
  let nearest: T | undefined
  let least = Infinity
  for (const place of places) {
    const north = place.latitude - to.latitude
    const east = (place.longitude - to.longitude) * narrowing
    const square = north * north + east * east
    if (square < least) [nearest, least] = [place, square]
  }
  return nearest
}

/**
 * The state of each place by the codes of a later list, of which the names of the states come. Between two lists a country may
 * have been divided anew, and an old code may name another state since: Vietnam's 44 was Hà Nội and is Quảng Trị. A place that
 * the later list has not goes with the nearest of its old state, where most places of that have another code now.
 *
 * @param found each place in the later list
 * @param named the codes that have a name
 */
export function statesToday(
  places: readonly ListedPlace[],
  found: readonly (ListedPlace | undefined)[],
  named: { has: (state: string) => boolean },
): string[] {
  const today = found.map((place) => (place && named.has(place.state) ? place.state : undefined))
  const foundOf = new Map<string, (ListedPlace & { today: string })[]>()
  for (const [index, place] of places.entries()) {
    const state = today[index]
    if (state === undefined) continue
    const others = foundOf.get(place.state) ?? []
    foundOf.set(place.state, others)
    others.push({ ...place, today: state })
  }
  const hasMoved = new Set(
    Array.from(foundOf)
      .filter(([state, all]) => all.filter((place) => place.today !== state).length * 2 > all.length)
      .map(([state]) => state),
  )
  return places.map((place, index) => {
    const state = today[index]
    if (state !== undefined) return state
    const others = hasMoved.has(place.state) ? (foundOf.get(place.state) ?? []) : []
    return nearestOf(place, others)?.today ?? place.state
  })
}
