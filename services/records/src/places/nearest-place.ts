/** What is asked of each place, by its number. */
export interface PlaceColumns {
  /** Degrees, north positive. */
  latitudeOf: (place: number) => number
  /** Degrees, east positive. */
  longitudeOf: (place: number) => number
  isInCountry: (place: number) => boolean
  count: number
}

/** A village of another country over the border tells less of the clock than one of its own that is this much further. */
const borderKilometres = 200
const kilometresADegree = 111.2

/**
 * The place nearest to a point: of the same country if one is near, else of any. It looks at every place, which takes
 * milliseconds and happens once a choice.
 */
export function nearestPlace(latitude: number, longitude: number, columns: PlaceColumns): number | undefined {
  const east = Math.cos((latitude * Math.PI) / 180)
  let best: number | undefined
  let shortest = Infinity
  for (let place = 0; place < columns.count; place++) {
    const north = columns.latitudeOf(place) - latitude
    const around = Math.abs(columns.longitudeOf(place) - longitude)
    const degrees = Math.hypot(north, Math.min(around, 360 - around) * east)
    const distance = degrees * kilometresADegree + (columns.isInCountry(place) ? 0 : borderKilometres)
    if (distance < shortest) {
      shortest = distance
      best = place
    }
  }
  return best
}
