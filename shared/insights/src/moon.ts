import { Body, Equator, Illumination, Observer } from 'astronomy-engine'
import { asin, atan2, cos, sin, tan, turn } from './sky/angle'
import { longitudeOf, siderealTimeOf, skyTimeOf } from './sky/ephemeris'
import type { SkyTime } from './sky/ephemeris'

export const moonPhases = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const
export type MoonPhase = (typeof moonPhases)[number]

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

/** The phase of an elongation: each of the eight holds 45 degrees, centred on 0, 45, 90 and so on. */
export const phaseOfElongation = (elongation: number): MoonPhase =>
  moonPhases[Math.floor(turn(elongation + 22.5) / 45)] ?? 'New Moon'

type Place = { latitude: number; longitude: number }

const equatorial = (body: Body, time: SkyTime, place: Place) => {
  const { ra, dec } = Equator(body, time, new Observer(place.latitude, place.longitude, 0), true, true)
  return { rightAscension: ra * 15, declination: dec }
}

/**
 * The bright limb (Meeus, Astronomical Algorithms, 2nd ed., equation 48.5) less the parallactic angle (14.1): the first
 * is counted from celestial north, the difference from the zenith.
 */
const viewFrom = (time: SkyTime, place: Place): MoonView => {
  const moon = equatorial(Body.Moon, time, place)
  const sun = equatorial(Body.Sun, time, place)
  const ahead = sun.rightAscension - moon.rightAscension
  const fromNorth = atan2(
    cos(sun.declination) * sin(ahead),
    sin(sun.declination) * cos(moon.declination) - cos(sun.declination) * sin(moon.declination) * cos(ahead),
  )
  const hourAngle = siderealTimeOf(time, place.longitude) - moon.rightAscension
  const parallactic = atan2(
    sin(hourAngle) * cos(place.latitude),
    sin(place.latitude) * cos(moon.declination) -
      cos(place.latitude) * sin(moon.declination) * cos(hourAngle),
  )
  return {
    altitude: asin(
      sin(place.latitude) * sin(moon.declination) +
        cos(place.latitude) * cos(moon.declination) * cos(hourAngle),
    ),
    azimuth: turn(
      180 +
        atan2(
          sin(hourAngle),
          cos(hourAngle) * sin(place.latitude) - tan(moon.declination) * cos(place.latitude),
        ),
    ),
    brightLimbAngle: turn(fromNorth - parallactic),
  }
}

/**
 * The Moon at an instant, by its true elongation; with a place, also how it stood over that place.
 * @param instant any time from 1900 to 2100
 * @param place degrees, north and east positive
 */
export const moonAt = (instant: Date, place?: Place): Moon => {
  const time = skyTimeOf(instant)
  const elongation = turn(longitudeOf('moon', time) - longitudeOf('sun', time))
  return {
    phase: phaseOfElongation(elongation),
    elongation,
    illuminatedFraction: Illumination(Body.Moon, time).phase_fraction,
    isWaxing: elongation < 180,
    ...(place === undefined ? {} : { view: viewFrom(time, place) }),
  }
}
