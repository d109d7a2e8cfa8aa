import { radians } from './angle'
import { moonPositionAt, sunAt } from './luminaries'
import { elongationsBetween } from './moon-events'
import { roughSkyOf } from './sky'

/** An eclipse, for the Earth as a whole; `at` is when Sun and Moon have one longitude, or opposite ones, within minutes of the middle. */
export interface Eclipse {
  at: Date
  of: 'Sun' | 'Moon'
  /** Left out where it is so near to another that the Moon's mountains decide it, or parts of the Earth see another. */
  kind?: 'total' | 'annular' | 'partial' | 'penumbral'
}
type Kind = Pick<Eclipse, 'kind'>

// In radii of the Earth's equator.
const radiiInAu = 149_597_870.7 / 6378.137
const sunRadius = 696_000 / 6378.137
const moonRadius = 0.2725
/** The Earth is flattened: its shadow's axis misses it a little sooner. */
const earthRadius = 0.9972
/** On its slanting path the Moon comes nearer yet than where it has the longitude of the Sun. */
const slant = Math.cos(5.56 * radians)

/** Distances of both, and how far from the Earth's centre the Moon passes the line through Sun and Earth, by sight in radians. */
const meetingAt = (at: Date) => {
  const sky = roughSkyOf(at)
  const [moon, sun] = [moonPositionAt(sky), sunAt(sky)]
  return {
    moon: moon.distance * radiiInAu,
    sun: sun.distance * radiiInAu,
    apart: Math.abs(moon.latitude) * radians * slant,
  }
}

/** So far apart, kinds of eclipses of the Sun are told apart. */
const doubtful = { gamma: 0.03, umbra: 0.001 }

/** By how far the axis of the Moon's shadow passes the Earth's centre, and how wide its cones are there. */
const ofSun = (at: Date): Kind | undefined => {
  const { moon, sun, apart } = meetingAt(at)
  const between = sun - moon
  const gamma = moon * Math.sin(apart) * (1 + moon / between)
  const penumbra = moonRadius + (moon * (sunRadius + moonRadius)) / between
  if (gamma > earthRadius + penumbra) return undefined
  if (gamma > earthRadius + doubtful.gamma) return { kind: 'partial' }
  if (gamma > earthRadius - doubtful.gamma) return {}
  const umbraAt = (distance: number) => moonRadius - (distance * (sunRadius - moonRadius)) / between
  if (umbraAt(moon) > doubtful.umbra) return { kind: 'total' }
  const widest = umbraAt(moon - Math.sqrt(1 - (gamma / earthRadius) ** 2))
  return widest < -doubtful.umbra ? { kind: 'annular' } : {}
}

/** By how deep the Moon goes into the Earth's shadow, which the air makes larger by a hundredth of the Moon's parallax (Danjon). */
const ofMoon = (at: Date): Kind | undefined => {
  const { moon, sun, apart } = meetingAt(at)
  const [moonSize, sunSize] = [moonRadius / moon, sunRadius / sun]
  const shadow = 1.01 / moon + 1 / sun
  if (apart > shadow + sunSize + moonSize) return undefined
  if (apart > shadow - sunSize + moonSize) return { kind: 'penumbral' }
  return { kind: apart > shadow - sunSize - moonSize ? 'partial' : 'total' }
}

/** All eclipses from one instant up to another, in turn. */
export const eclipsesBetween = (from: Date, to: Date): readonly Eclipse[] => {
  const found = (
    [
      ['Sun', 0, ofSun],
      ['Moon', 180, ofMoon],
    ] as const
  ).flatMap(([of, elongation, kindAt]) =>
    elongationsBetween(elongation, from, to).flatMap((at): readonly Eclipse[] => {
      const kind = kindAt(at)
      return kind ? [{ at, of, ...kind }] : []
    }),
  )
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
