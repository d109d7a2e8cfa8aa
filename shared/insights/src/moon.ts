import { atan2, cos, sin, turn } from './sky/angle'
import { altitudeOf, azimuthOf, parallacticAngleOf, placeOver } from './sky/horizon'
import type { GeographicPlace } from './sky/horizon'
import { moonPositionAt, sunAt } from './sky/luminaries'
import { phaseOfElongation } from './sky/moon-phase'
import type { MoonPhase } from './sky/moon-phase'
import { skyOf } from './sky/sky'
import type { EclipticPosition, Sky } from './sky/sky'

export { moonPhases } from './sky/moon-phase'
export type { MoonPhase } from './sky/moon-phase'

/** The moon over a place. Angles in degrees. */
export type MoonView = {
  /** Height of the Moon's centre over the horizon, without refraction; negative while it is below. */
  altitude: number
  /** Compass direction, 0 north, 90 east. */
  azimuth: number
  /**
   * Where the middle of the bright limb points, for an observer who faces the Moon: 0 up to the zenith, 90 left,
   * 180 down, 270 right (counter-clockwise, as position angles are counted).
   */
  brightLimbAngle: number
}

export type Moon = {
  phase: MoonPhase
  /** Apparent longitude of the Moon less that of the Sun, 0 to 360 degrees: 0 new, 90 first quarter, 180 full. */
  elongation: number
  /** 0 new to 1 full. */
  illuminatedFraction: number
  isWaxing: boolean
  view?: MoonView
}

/** The lit part of the disk (Meeus, Astronomical Algorithms, 2nd ed., equations 48.1 to 48.3). */
const illuminatedFractionOf = (moon: EclipticPosition, sun: EclipticPosition): number => {
  const cosine = cos(moon.latitude) * cos(moon.longitude - sun.longitude)
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine))
  const phaseAngle = atan2(sun.distance * sine, moon.distance - sun.distance * cosine)
  return (1 + cos(phaseAngle)) / 2
}

/**
 * The bright limb (Meeus, equation 48.5) less the parallactic angle: the first is counted from celestial north, the
 * difference from the zenith.
 */
const viewFrom = (sky: Sky, place: GeographicPlace): MoonView => {
  const moon = placeOver('moon', sky, place)
  const sun = placeOver('sun', sky, place)
  const ahead = moon.hourAngle - sun.hourAngle
  const fromNorth = atan2(
    cos(sun.declination) * sin(ahead),
    sin(sun.declination) * cos(moon.declination) - cos(sun.declination) * sin(moon.declination) * cos(ahead),
  )
  return {
    altitude: altitudeOf(moon, place.latitude),
    azimuth: azimuthOf(moon, place.latitude),
    brightLimbAngle: turn(fromNorth - parallacticAngleOf(moon, place.latitude)),
  }
}

/**
 * The Moon at an instant, by its true elongation; with a place, also how it stood over that place.
 * @param instant any time from 1900 to 2100
 * @param place degrees, north and east positive
 */
export const moonAt = (instant: Date, place?: GeographicPlace): Moon => {
  const sky = skyOf(instant)
  const [moon, sun] = [moonPositionAt(sky), sunAt(sky)]
  const elongation = turn(moon.longitude - sun.longitude)
  return {
    phase: phaseOfElongation(elongation),
    elongation,
    illuminatedFraction: illuminatedFractionOf(moon, sun),
    isWaxing: elongation < 180,
    ...(place === undefined ? {} : { view: viewFrom(sky, place) }),
  }
}
