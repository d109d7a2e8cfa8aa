import lookUp from '@photostructure/tz-lookup'

const isKnownHere = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/**
 * The time zone of a point on Earth, as an IANA name: of the country's clocks on land, 'Etc/GMT+5' and the like at sea.
 * Borders are those of timezone-boundary-builder, simplified to some kilometres (`@photostructure/tz-lookup`, CC0): 70 kB,
 * so a page loads this file when it needs it.
 *
 * @param latitude degrees, north positive, -90 to 90
 * @param longitude degrees, east positive, -180 to 180
 * @returns null outside those ranges, and for a zone newer than the time zone database of this machine
 */
export function timeZoneAt(latitude: number, longitude: number): string | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnEarth) return null
  const timeZone = lookUp(latitude, longitude)
  return isKnownHere(timeZone) ? timeZone : null
}
