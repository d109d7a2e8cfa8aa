import { asin, atan2, cos, radians, sin, turn } from './angle'
import { moonPositionAt, sunAt } from './luminaries'
import { obliquityOf, siderealTimeOf } from './sky'
import type { Sky } from './sky'
import { difference, fromSphere, length, turnedAroundX } from './vector'
import type { Vector } from './vector'

/** Degrees, north and east positive. */
export type GeographicPlace = { latitude: number; longitude: number }

/** Degrees; hour angle 0 on the meridian, growing westward. */
export type SkyPlace = { hourAngle: number; declination: number; distance: number }

const equatorialRadius = 6378.137 / 149_597_870.7
const flattening = 1 / 298.257223563

/** The observer in au, sea level on the ellipsoid WGS84 (Meeus, Astronomical Algorithms, 2nd ed., chapter 11). */
const observerAt = (latitude: number, siderealTime: number): Vector => {
  const reduced = Math.atan2((1 - flattening) * sin(latitude), cos(latitude))
  const level = equatorialRadius * Math.cos(reduced)
  const height = equatorialRadius * (1 - flattening) * Math.sin(reduced)
  return [level * cos(siderealTime), level * sin(siderealTime), height]
}

/** Where the Sun or the Moon stands over a place, parallax included. */
export const placeOver = (body: 'sun' | 'moon', sky: Sky, place: GeographicPlace): SkyPlace => {
  const { longitude, latitude, distance } = body === 'sun' ? sunAt(sky) : moonPositionAt(sky)
  const ecliptic = fromSphere(longitude * radians, latitude * radians, distance)
  const siderealTime = siderealTimeOf(sky, place.longitude)
  const equatorial = turnedAroundX(ecliptic, -obliquityOf(sky) * radians)
  const [x, y, z] = difference(equatorial, observerAt(place.latitude, siderealTime))
  return {
    hourAngle: turn(siderealTime - atan2(y, x)),
    declination: atan2(z, Math.hypot(x, y)),
    distance: length([x, y, z]),
  }
}

/** What a sundial shows over a place, HH:MM to the nearest minute: apparent solar time. */
export const sundialTimeOf = (sky: Sky, place: GeographicPlace): string => {
  const hours = turn(placeOver('sun', sky, place).hourAngle + 180) / 15
  const minutes = Math.round(hours * 60) % 1440
  const figures = (count: number) => String(count).padStart(2, '0')
  return `${figures(Math.floor(minutes / 60))}:${figures(minutes % 60)}`
}

/** Height over the horizon in degrees, without refraction (Meeus, equation 13.6). */
export const altitudeOf = ({ hourAngle, declination }: SkyPlace, latitude: number): number =>
  asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle))

/** Whether a body stands on the horizon, by the whole degrees in which its height is told: neither above it nor below. */
export const isOnHorizon = (altitude: number): boolean => Math.round(Math.abs(altitude)) === 0

/** Compass direction in degrees, 0 north, 90 east (Meeus, equation 13.5, turned to count from the north). */
export const azimuthOf = ({ hourAngle, declination }: SkyPlace, latitude: number): number =>
  turn(
    180 +
      atan2(
        sin(hourAngle) * cos(declination),
        cos(hourAngle) * cos(declination) * sin(latitude) - sin(declination) * cos(latitude),
      ),
  )

/** Angle at the body between zenith and celestial north, in degrees (Meeus, equation 14.1). */
export const parallacticAngleOf = ({ hourAngle, declination }: SkyPlace, latitude: number): number =>
  atan2(
    sin(hourAngle) * cos(latitude),
    sin(latitude) * cos(declination) - cos(latitude) * sin(declination) * cos(hourAngle),
  )
