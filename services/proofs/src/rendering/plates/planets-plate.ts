import { dayText } from '@shared/insights/insights/phrases'
import { addDays, civilDateOf, monthName, utcMidnight } from '@shared/insights/calendar/civil-date'
import type { Facts } from '@shared/insights/insights/facts'
import { atan2 } from '@shared/insights/sky/angle'
import { heliocentricEarth } from '@shared/insights/sky/earth-and-moon'
import { heliocentric, pullOnSun } from '@shared/insights/sky/heliocentric'
import type { Planet } from '@shared/insights/sky/heliocentric'
import { skyTimeOf } from '@shared/insights/sky/sky-time'
import { numbersTo, PlateDrawing, polar } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'
import { gapBetween, leaderTo, namesBeside, nameSize } from './planet-names'
import { roomsAlong, widened } from './word-room'
import type { Room } from './word-room'

const day = 86_400_000
/** Of the series: a hundredth of the finest line. */
const coarse = 1e-4

type Orbit = { planet: Planet; name: string; size: number }
const inner: Orbit[] = [
  { planet: 'mercury', name: 'Mercury', size: 2.1 },
  { planet: 'venus', name: 'Venus', size: 3 },
  { planet: 'earth', name: 'Earth', size: 3.2 },
  { planet: 'mars', name: 'Mars', size: 2.6 },
]
const outer: Orbit[] = [
  { planet: 'jupiter', name: 'Jupiter', size: 2.9 },
  { planet: 'saturn', name: 'Saturn', size: 2.2 },
  { planet: 'uranus', name: 'Uranus', size: 2.6 },
  { planet: 'neptune', name: 'Neptune', size: 2.6 },
  { planet: 'pluto', name: 'Pluto', size: 1.8 },
]

/** Longitude and distance round the Sun, in degrees and au. */
const aroundSun = (planet: Planet, time: number): { longitude: number; distance: number } => {
  const { tt } = skyTimeOf(new Date(time))
  const [x, y] =
    planet === 'earth' ? heliocentricEarth(tt, coarse) : heliocentric(planet, tt, coarse, pullOnSun(tt))
  return { longitude: atan2(y, x), distance: Math.hypot(x, y) }
}

// The lines of the orbits are the ellipses of J2000 (Standish, Keplerian elements for approximate positions, JPL 1992):
// a whole turn of Pluto is longer than the tables reach. Semi-major axis in au, eccentricity, longitude of perihelion.
const ellipses: Partial<Record<Planet, readonly [number, number, number]>> = {
  mercury: [0.387098, 0.20563, 77.457],
  venus: [0.723336, 0.00677, 131.602],
  earth: [1.000003, 0.01671, 102.938],
  mars: [1.52371, 0.09339, -23.943],
  jupiter: [5.202887, 0.04838, 14.728],
  saturn: [9.536676, 0.05386, 92.599],
  uranus: [19.189165, 0.04726, 170.954],
  neptune: [30.069923, 0.00859, 44.965],
  pluto: [39.482117, 0.24883, 224.069],
}

/** How far Saturn's ring reaches to either side. */
const ring = 3.9
/** How far the rays of the Sun reach. */
const sunRays = 6.4
const cornersOf = ({ left, top, right, bottom }: Room): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/**
 * One plan of orbits about the Sun at (cx, cy), seen from the north, Aries to the right; the last orbit reaches `radius`.
 * @param measure what of a distance in au is drawn to scale
 */
const plan = (
  plate: PlateDrawing,
  cx: number,
  cy: number,
  radius: number,
  orbits: Orbit[],
  measure: (distance: number) => number,
  span: readonly [number, number],
  at: number,
): void => {
  const furthest = Math.max(
    ...orbits.map(({ planet }) => {
      const [a = 1, e = 0] = ellipses[planet] ?? []
      return a * (1 + e)
    }),
  )
  const scale = (radius * 0.93) / measure(furthest)
  const pointAt = (longitude: number, distance: number): Place =>
    polar(cx, cy, measure(distance) * scale, -longitude)

  // The zodiac around: twelve signs, every second one shaded, a tick for every five degrees.
  const [near, far] = [radius + 3, radius + 11]
  plate.circle('ink', 0.5, cx, cy, far).circle('ink', 0.25, cx, cy, near)
  const shading = numbersTo(6).flatMap((index) =>
    numbersTo(14).map((step): Line => {
      const angle = -(index * 60 + step * 2 + 2)
      return [polar(cx, cy, near, angle), polar(cx, cy, far, angle)]
    }),
  )
  plate.line('line', 0.3, ...shading)
  plate.line(
    'ink',
    0.4,
    ...numbersTo(12).map((index): Line => [polar(cx, cy, near, index * 30), polar(cx, cy, far, index * 30)]),
  )
  plate.line(
    'ink',
    0.2,
    ...numbersTo(72).map((index): Line => [
      polar(cx, cy, near - (index % 6 === 0 ? 4 : 2), index * 5),
      polar(cx, cy, near, index * 5),
    ]),
  )
  for (const sign of numbersTo(12)) {
    const [x, y] = polar(cx, cy, far + 6.5, -(sign * 30 + 15))
    plate.sign('ink', x, y, 7.6, sign)
  }

  // The Sun
  plate.line(
    'gold',
    0.35,
    ...numbersTo(24).map((index): Line => [
      polar(cx, cy, 3.4, index * 15),
      polar(cx, cy, index % 2 === 0 ? sunRays : 5, index * 15),
    ]),
  )
  plate.disc('gold', cx, cy, 2.6)

  const [ways, wholes]: [Line[], Line[]] = [[], []]
  for (const { planet } of orbits) {
    const [a = 1, e = 0, perihelion = 0] = ellipses[planet] ?? []
    const ellipse = numbersTo(72).map((index) => {
      const angle = index * 5
      return pointAt(angle, (a * (1 - e * e)) / (1 + e * Math.cos(((angle - perihelion) * Math.PI) / 180)))
    })
    plate.outline('line', 0.3, ellipse)
    wholes.push(ellipse)
    // The way of the month, drawn strong
    const steps = orbits === inner ? 12 : 2
    const way = numbersTo(steps + 1).map((step) => {
      const { longitude, distance } = aroundSun(planet, span[0] + ((span[1] - span[0]) * step) / steps)
      return pointAt(longitude, distance)
    })
    plate.line('ink', 1, way)
    ways.push(way)
  }
  const standing = orbits.map((orbit) => {
    const { longitude, distance } = aroundSun(orbit.planet, at)
    const reach = orbit.planet === 'saturn' ? ring : orbit.size
    return { ...orbit, reach, place: pointAt(longitude, distance) }
  })
  const taken = ways.flatMap(roomsAlong).map((room) => widened(room, 0.6))
  const isWithin = (room: Room) =>
    cornersOf(room).every(([x, y]) => (x - cx) ** 2 + (y - cy) ** 2 < (near - 4.4) ** 2) &&
    gapBetween(room, [cx, cy], sunRays) > 0
  const names = namesBeside(standing, [cx, cy], wholes, taken, isWithin)
  // Orbits make room for the names.
  for (const set of names) if (set) plate.fill('paper', cornersOf(set.room))
  for (const { planet, size, place } of standing) {
    const [x, y] = place
    plate.disc('paper', x, y, size + 1.1).disc(planet === 'earth' ? 'gold' : 'ink', x, y, size)
    if (planet === 'saturn')
      plate.line('ink', 0.5, [
        [x - ring, y + 1.3],
        [x + ring, y - 1.3],
      ])
  }
  standing.forEach((one, index) => {
    const set = names[index]
    if (!set) return
    plate.italic(set.x, set.y, one.name, { size: nameSize, ink: 'ink', anchor: set.anchor })
    plate.line('soft', 0.3, leaderTo(one, set))
  })
}

/** Where the planets truly stood around the Sun: Mercury to Mars at the left to scale, Jupiter to Pluto at the right by the roots of their distances. */
export const planetsPlate = (facts: Facts): ChapterPlate => {
  const plate = new PlateDrawing(188)
  const { year, month } = facts.date
  const from = utcMidnight({ year, month, day: 1 })
  const to = utcMidnight(addDays(civilDateOf(`${year}-${String(month).padStart(2, '0')}-28`), 5))
  const next = to - (new Date(to).getUTCDate() - 1) * day
  const span = [from, next] as const
  const at = facts.instant.getTime()
  plan(plate, 108, 94, 72, inner, (distance) => distance, span, at)
  // To scale Jupiter would stand in the rays of the Sun, and on Saturn every twenty years.
  plan(plate, 340, 94, 72, outer, Math.sqrt, span, at)
  const when = `${dayText(facts.date)} ${year}`
  return plate.finished({
    caption: `The planets around the Sun on ${when}, seen from the north: at the left Mercury to Mars, to scale, at the right Jupiter to Pluto, each in its true direction and the far ones drawn nearer. In ink the way of each through ${monthName(month)}; the Earth, with the cradle on it, in gold.`,
    alt: `Two plans of the solar system within the signs of the zodiac, with the true places of the planets on ${when} and their ways through that month.`,
  })
}
