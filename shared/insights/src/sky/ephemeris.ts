import { Body, Ecliptic, EclipticGeoMoon, GeoVector, MakeTime, SiderealTime, e_tilt } from 'astronomy-engine'
import type { AstroTime } from 'astronomy-engine'
import { turn } from './angle'

export const bodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'north-node',
] as const
export type BodyId = (typeof bodies)[number]

const engineBodies: Record<Exclude<BodyId, 'moon' | 'north-node'>, Body> = {
  sun: Body.Sun,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
}

/** A direction as seen from the Earth's centre, referred to the true ecliptic and equinox of date, in degrees. */
export type EclipticPosition = { longitude: number; latitude: number }

/** An instant prepared for the theories: universal and terrestrial time. */
export type SkyTime = AstroTime

export const skyTimeOf = (instant: Date): SkyTime => MakeTime(instant)

/** The mean ascending node of the Moon's orbit (Meeus, Astronomical Algorithms, 2nd ed., equation 47.7). */
const meanNode = (time: SkyTime): number => {
  const t = time.tt / 36525
  return turn(125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441 - t / 60616000))))
}

/** Apparent geocentric place: light time, aberration and nutation included. */
export const positionOf = (body: BodyId, time: SkyTime): EclipticPosition => {
  if (body === 'north-node') return { longitude: meanNode(time), latitude: 0 }
  if (body === 'moon') {
    const moon = EclipticGeoMoon(time)
    return { longitude: turn(moon.lon), latitude: moon.lat }
  }
  const place = Ecliptic(GeoVector(engineBodies[body], time, true))
  return { longitude: turn(place.elon), latitude: place.elat }
}

/** Apparent geocentric ecliptic longitude, 0 to 360 degrees. */
export const longitudeOf = (body: BodyId, time: SkyTime): number => positionOf(body, time).longitude

/** True obliquity of the ecliptic, in degrees. */
export const obliquityOf = (time: SkyTime): number => e_tilt(time).tobl

/** Apparent sidereal time at a longitude (east positive), in degrees. */
export const siderealTimeOf = (time: SkyTime, longitude: number): number =>
  turn(SiderealTime(time) * 15 + longitude)
