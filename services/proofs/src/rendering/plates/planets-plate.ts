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
import { meets, roomsAlong, widened, wordRoom } from './word-room'
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
  { planet: 'jupiter', name: 'Jupiter', size: 3.8 },
  { planet: 'saturn', name: 'Saturn', size: 3.5 },
  { planet: 'uranus', name: 'Uranus', size: 3 },
  { planet: 'neptune', name: 'Neptune', size: 3 },
  { planet: 'pluto', name: 'Pluto', size: 2 },
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

const nameSize = 7.4
/** Saturn's, with what keeps a name off it. */
const ring = 7.2
/** Where a name may stand beside its planet, the best first: degrees from outwards, points from its edge. */
const namePlaces = [3, 7, 12, 18, 24].flatMap((away) =>
  [0, 25, -25, 50, -50, 80, -80, 110, -110, 145, -145, 180].map((turn) => [turn, away] as const),
)
const roomAround = ([x, y]: Place, by: number): Room => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
})
const cornersOf = ({ left, top, right, bottom }: Room): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
/** A name in some direction from its planet, level, and the room that it takes. */
const nameAt = (name: string, place: Place, away: number, direction: number) => {
  const [x, y] = polar(place[0], place[1], away, direction)
  const across = Math.cos((direction * Math.PI) / 180)
  const anchor = across > 0.35 ? 'start' : across < -0.35 ? 'end' : 'middle'
  // Above and below the whole height of the letters lies between.
  const level = y + (anchor === 'middle' ? Math.sign(y - place[1]) * nameSize * 0.4 : 0)
  return { x, y: level, anchor, room: widened(wordRoom(name, nameSize, [x, level], anchor), 1.9) } as const
}

type NamePlace = ReturnType<typeof nameAt>

/** One plan of orbits about the Sun at (cx, cy), seen from the north, Aries to the right; the last orbit reaches `radius`. */
const plan = (
  plate: PlateDrawing,
  cx: number,
  cy: number,
  radius: number,
  orbits: Orbit[],
  span: readonly [number, number],
  at: number,
): void => {
  const furthest = Math.max(
    ...orbits.map(({ planet }) => {
      const [a = 1, e = 0] = ellipses[planet] ?? []
      return a * (1 + e)
    }),
  )
  const scale = (radius * 0.93) / furthest
  const pointAt = (longitude: number, distance: number): Place => polar(cx, cy, distance * scale, -longitude)

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
    plate.label({ kind: 'sign', x, y, size: 7.6, ink: 'ink', sign })
  }

  // The Sun
  plate.line(
    'gold',
    0.35,
    ...numbersTo(24).map((index): Line => [
      polar(cx, cy, 3.4, index * 15),
      polar(cx, cy, index % 2 === 0 ? 6.4 : 5, index * 15),
    ]),
  )
  plate.disc('gold', cx, cy, 2.6)

  const ways: Line[] = []
  for (const { planet } of orbits) {
    const [a = 1, e = 0, perihelion = 0] = ellipses[planet] ?? []
    const ellipse = numbersTo(72).map((index) => {
      const angle = index * 5
      return pointAt(angle, (a * (1 - e * e)) / (1 + e * Math.cos(((angle - perihelion) * Math.PI) / 180)))
    })
    plate.outline('line', 0.3, ellipse)
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
    return { ...orbit, place: pointAt(longitude, distance) }
  })
  const taken = [
    ...standing.map(({ planet, place, size }) => roomAround(place, planet === 'saturn' ? ring : size + 1.5)),
    ...ways.flatMap(roomsAlong).map((room) => widened(room, 1)),
    roomAround([cx, cy], 6.4),
  ]
  // The outermost have the least choice of places.
  const names = standing.toReversed().map(({ name, place, size }) => {
    // On the side away from the Sun where it can be, further off where planets stand close.
    const outwards = (Math.atan2(place[1] - cy, place[0] - cx) * 180) / Math.PI
    const [best, ...others] = namePlaces
      .map(([turn, away]) => nameAt(name, place, size + away, outwards + turn))
      .filter(({ room }) => cornersOf(room).every(([x, y]) => Math.hypot(x - cx, y - cy) < near - 5))
    const faultsOf = ({ room }: NamePlace) => taken.filter((other) => meets(room, other)).length
    const chosen =
      best && others.reduce((one, other) => (faultsOf(other) < faultsOf(one) ? other : one), best)
    if (chosen) taken.push(widened(chosen.room, 1))
    return { name, set: chosen }
  })
  // Orbits make room for the names.
  for (const { set } of names) if (set) plate.fill('paper', cornersOf(set.room))
  for (const { planet, size, place } of standing) {
    const [x, y] = place
    plate.disc('paper', x, y, size + 1.1).disc(planet === 'earth' ? 'gold' : 'ink', x, y, size)
    if (planet === 'saturn')
      plate.line('ink', 0.5, [
        [x - ring + 0.6, y + 1.8],
        [x + ring - 0.6, y - 1.8],
      ])
  }
  for (const { name, set } of names)
    if (set) plate.italic(set.x, set.y, name, { size: nameSize, ink: 'ink', anchor: set.anchor })
}

/** Where the planets truly stood around the Sun: Mercury to Mars at the left, Jupiter to Pluto at the right, to scale. */
export const planetsPlate = (facts: Facts): ChapterPlate => {
  const plate = new PlateDrawing(188)
  const { year, month } = facts.date
  const from = utcMidnight({ year, month, day: 1 })
  const to = utcMidnight(addDays(civilDateOf(`${year}-${String(month).padStart(2, '0')}-28`), 5))
  const next = to - (new Date(to).getUTCDate() - 1) * day
  const span = [from, next] as const
  const at = facts.instant.getTime()
  plan(plate, 108, 94, 72, inner, span, at)
  plan(plate, 340, 94, 72, outer, span, at)
  const when = `${dayText(facts.date)} ${year}`
  return plate.finished({
    caption: `The planets around the Sun on ${when}, seen from the north: at the left Mercury to Mars, at the right Jupiter to Pluto, each plan to scale. In ink the way of each through ${monthName(month)}; the Earth, with the cradle on it, in gold.`,
    alt: `Two plans of the solar system within the signs of the zodiac, with the true places of the planets on ${when} and their ways through that month.`,
  })
}
