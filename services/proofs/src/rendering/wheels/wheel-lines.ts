import { cos, sin, tan } from '@shared/insights/sky/angle'
import { signPath } from '../glyphs'
import { numbersTo } from '../plates/plate-drawing'
import type { SkyData } from '../sky-data'
import { circlePath, fillOf, linePath, roundStroke, stroke, written } from '../svg-document'
import type { Place } from '../svg-document'

/** The ascendant lies at the left and the signs run anticlockwise; without a birth time Aries lies at the left. In degrees, clockwise from the right. */
export const directionIn = ({ ascendant }: SkyData) => {
  const zero = ascendant?.longitude ?? 0
  return (longitude: number): number => 180 - (longitude - zero)
}
export const placeIn = (sky: SkyData) => {
  const direction = directionIn(sky)
  return (longitude: number, r: number): Place => [
    r * cos(direction(longitude)),
    r * sin(direction(longitude)),
  ]
}
/** Ascendant, midheaven and the points opposite; none without a birth time. */
export const axesOf = ({ ascendant, midheaven }: SkyData): number[] =>
  ascendant && midheaven
    ? [ascendant.longitude, midheaven.longitude, ascendant.longitude + 180, midheaven.longitude + 180]
    : []

/** Fine arcs over every second sign, between two radii: one cubic for each, by its tangents. */
export const shadedSigns = (sky: SkyData, inner: number, outer: number, count: number): string => {
  const direction = directionIn(sky)
  const reach = (4 / 3) * tan(-30 / 4)
  let paths = ''
  for (let sign = 0; sign < 12; sign += 2) {
    const [from, to] = [direction(sign * 30), direction(sign * 30 + 30)]
    const [ca, sa, cb, sb] = [cos(from), sin(from), cos(to), sin(to)]
    for (let index = 1; index < count; index += 1) {
      const r = inner + ((outer - inner) * index) / count
      const places: Place[] = [
        [r * (ca - reach * sa), r * (sa + reach * ca)],
        [r * (cb + reach * sb), r * (sb - reach * cb)],
        [r * cb, r * sb],
      ]
      paths += `M${written([r * ca, r * sa])}C${places.map(written).join(' ')}`
    }
  }
  return paths
}

/** A line of every aspect from body to body, the closer the stronger: those of ease in gold, those of strain in ink. */
export const aspectLines = (
  sky: SkyData,
  heart: number,
  [least, more]: readonly [number, number],
  dash = '',
) => {
  const at = placeIn(sky)
  return sky.aspects
    .filter(({ kind }) => kind !== 'conjunction')
    .map(({ a, b, kind, orb }) => {
      const [from, to] = [sky.bodies[a], sky.bodies[b]]
      if (!from || !to) return ''
      const isEasy = kind === 'trine' || kind === 'sextile'
      return stroke(
        isEasy ? 'line' : 'ink',
        least + (more * Math.max(0, 3 - orb)) / 3,
        linePath(at(from.longitude, heart), at(to.longitude, heart)),
        kind === 'sextile' ? dash : '',
      )
    })
    .join('')
}

/** A dot for each body. */
export const dots = (sky: SkyData, heart: number) => {
  const at = placeIn(sky)
  return fillOf('ink', sky.bodies.map(({ longitude }) => circlePath(...at(longitude, heart), 0.8)).join(''))
}

/** The path of lines from one radius to another. */
export const spokesAt = (sky: SkyData, longitudes: number[], from: number, to: number) => {
  const at = placeIn(sky)
  return longitudes.map((longitude) => linePath(at(longitude, from), at(longitude, to))).join('')
}

/** The twelve signs, each in the middle of its own. */
export const signsOf = (sky: SkyData, r: number, size: number, weight: number) => {
  const at = placeIn(sky)
  const paths = numbersTo(12).map((sign) => signPath(sign, ...at(sign * 30 + 15, r), size))
  return roundStroke('ink', size * weight, paths.join(''))
}
export const signStarts = numbersTo(12).map((sign) => sign * 30)
