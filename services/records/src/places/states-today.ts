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

const keyOf = ({ country, name, latitude, longitude }: ListedPlace) =>
  `${country} ${latitude.toFixed(5)} ${longitude.toFixed(5)} ${name}`

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
 * @param named the codes that have a name
 */
export function statesToday(
  places: readonly ListedPlace[],
  later: readonly ListedPlace[],
  named: { has: (state: string) => boolean },
): string[] {
  const today = new Map<string, string>()
  for (const place of later) if (named.has(place.state)) today.set(keyOf(place), place.state)

  const foundOf = new Map<string, (ListedPlace & { today: string })[]>()
  for (const place of places) {
    const state = today.get(keyOf(place))
    if (state === undefined) continue
    const found = foundOf.get(place.state) ?? []
    foundOf.set(place.state, found)
    found.push({ ...place, today: state })
  }
  const hasMoved = new Set(
    Array.from(foundOf)
      .filter(([state, found]) => found.filter((place) => place.today !== state).length * 2 > found.length)
      .map(([state]) => state),
  )
  return places.map((place) => {
    const found = today.get(keyOf(place))
    if (found !== undefined) return found
    const others = hasMoved.has(place.state) ? (foundOf.get(place.state) ?? []) : []
    return nearestOf(place, others)?.today ?? place.state
  })
}
