import { asin, atan2, cos, sin, tan, turn } from './angle'

/** The two axes of a chart, as ecliptic longitudes in degrees. */
export type Angles = { ascendant: number; midheaven: number }

export type HouseSystem = 'placidus' | 'whole-sign'

/**
 * The twelve houses: ecliptic longitudes where each begins, first house first. Placidus cannot be drawn where some
 * degrees of the ecliptic never rise or never set; there, whole signs are used and `reason` says so.
 */
export type Houses = { system: HouseSystem; cusps: number[]; reason?: string }

/**
 * The rising and the culminating degree (Meeus, Astronomical Algorithms, chapter 14, exercise; the ascendant is the
 * point of the ecliptic on the eastern horizon, the midheaven the one with right ascension equal to sidereal time).
 * @param siderealTime local apparent sidereal time in degrees
 * @param obliquity true obliquity in degrees
 * @param latitude geographic latitude in degrees
 */
export const anglesOf = (siderealTime: number, obliquity: number, latitude: number): Angles => {
  const eastward = cos(obliquity) + sin(siderealTime) * tan(latitude) * sin(obliquity)
  const onHorizon = atan2(
    cos(siderealTime),
    -(sin(siderealTime) * cos(obliquity) + tan(latitude) * sin(obliquity)),
  )
  // Inside the polar circles the formula may find the western of the two degrees on the horizon.
  return {
    ascendant: turn(onHorizon + (eastward < 0 ? 180 : 0)),
    midheaven: eclipticAt(siderealTime, obliquity),
  }
}

/** The ecliptic longitude with a given right ascension. */
const eclipticAt = (rightAscension: number, obliquity: number): number =>
  turn(atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)))

/**
 * Placidus: a cusp is the degree that has gone one third, or two thirds, of its own way between meridian and horizon.
 * Fixed point on the semi-arc (R. W. Holden, The Elements of House Division, 1977): from a first guess, the right
 * ascension is corrected by the ascensional difference of the degree found, until it rests.
 */
const placidusCusp = (
  siderealTime: number,
  obliquity: number,
  latitude: number,
  house: { offset: number; share: number; isAbove: boolean },
): number => {
  let rightAscension = turn(siderealTime + house.offset)
  for (let round = 0; round < 200; round++) {
    const declination = asin(sin(obliquity) * sin(eclipticAt(rightAscension, obliquity)))
    const difference = asin(tan(declination) * tan(latitude))
    const next = house.isAbove
      ? siderealTime + house.share * (90 + difference)
      : siderealTime + 180 - house.share * (90 - difference)
    const isResting = Math.abs(next - rightAscension) < 1e-7
    rightAscension = next
    if (isResting) break
  }
  return eclipticAt(turn(rightAscension), obliquity)
}

const eleventh = { offset: 30, share: 1 / 3, isAbove: true }
const twelfth = { offset: 60, share: 2 / 3, isAbove: true }
const second = { offset: 120, share: 2 / 3, isAbove: false }
const third = { offset: 150, share: 1 / 3, isAbove: false }

const placidus = (siderealTime: number, obliquity: number, latitude: number): number[] => {
  const { ascendant, midheaven } = anglesOf(siderealTime, obliquity, latitude)
  const cusp = (house: typeof second) => placidusCusp(siderealTime, obliquity, latitude, house)
  const east = [ascendant, cusp(second), cusp(third)]
  const above = [midheaven, cusp(eleventh), cusp(twelfth)]
  const opposite = (longitude: number) => turn(longitude + 180)
  return [...east, ...above.map(opposite), ...east.map(opposite), ...above]
}

const wholeSigns = (ascendant: number): number[] => {
  const first = Math.floor(ascendant / 30) * 30
  return Array.from({ length: 12 }, (_, index) => turn(first + index * 30))
}

/** The houses for a latitude, by Placidus up to the polar circles and by whole signs beyond them. */
export const housesOf = (siderealTime: number, obliquity: number, latitude: number): Houses => {
  if (Math.abs(latitude) < 90 - obliquity)
    return { system: 'placidus', cusps: placidus(siderealTime, obliquity, latitude) }
  return {
    system: 'whole-sign',
    cusps: wholeSigns(anglesOf(siderealTime, obliquity, latitude).ascendant),
    reason:
      'Inside the polar circles some degrees of the zodiac never rise, and the houses of Placidus cannot be drawn; the older whole-sign houses are used instead.',
  }
}

/** The house, 1 to 12, that holds an ecliptic longitude. */
export const houseOf = (longitude: number, cusps: readonly number[]): number => {
  const index = cusps.findIndex((cusp, house) => {
    const next = cusps[(house + 1) % cusps.length] ?? cusp
    return turn(longitude - cusp) < turn(next - cusp)
  })
  return index < 0 ? 12 : index + 1
}
