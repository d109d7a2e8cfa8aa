import { polar } from './plate-drawing'
import type { Line, Place } from './plate-drawing'
import { meets, widened, wordWidth } from './word-room'
import type { Room } from './word-room'

/** A planet of a plan: where its disc stands, how far that reaches, and how far what is drawn about it does. */
export type Standing = { name: string; place: Place; size: number; reach: number }
/** A name beside its planet, and the room that it takes with a little paper around. */
export type NamePlace = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; room: Room }
/** Further from its disc than this, a line leads to a name. In points. */
const farName = 7.5

export const nameSize = 7.4
const paperAround = 1.4

/** A name in some direction from its planet, level. */
const nameAt = (width: number, [px, py]: Place, away: number, direction: number): NamePlace => {
  const [x, y] = polar(px, py, away, direction)
  const across = Math.cos((direction * Math.PI) / 180)
  const anchor = across > 0.35 ? 'start' : across < -0.35 ? 'end' : 'middle'
  // Above and below the whole height of the letters lies between.
  const level = y + (anchor === 'middle' ? Math.sign(y - py) * nameSize * 0.4 : 0)
  const left = x - width * (anchor === 'start' ? 0 : anchor === 'end' ? 1 : 0.5)
  const room = {
    left: left - paperAround,
    right: left + width + paperAround,
    top: level - nameSize * 0.42 - paperAround,
    bottom: level + nameSize * 0.6 + paperAround,
  }
  return { x, y: level, anchor, room }
}

/** How far a room lies from the edge of a disc. */
export const gapBetween = ({ left, top, right, bottom }: Room, [x, y]: Place, size: number): number => {
  const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
  // Asked some ten thousand times a plate, for which Math.hypot is slow.
  return Math.sqrt(across * across + down * down) - size
}

/** From the edge of a disc to a name that stands far from it. */
export const leaderTo = ({ place: [x, y], reach }: Standing, { room }: NamePlace): Line => {
  const [toX, toY] = [
    Math.min(room.right, Math.max(room.left, x)),
    Math.min(room.bottom, Math.max(room.top, y)),
  ]
  const away = Math.hypot(toX - x, toY - y)
  if (away - reach < farName) return []
  return [
    [x + ((toX - x) / away) * (reach + 1.6), y + ((toY - y) / away) * (reach + 1.6)],
    [toX, toY],
  ]
}

const turns = Array.from({ length: 18 }, (_, index) => index * 20)
const aways = [2.2, 3.4, 5, 7, 9.5, 12.5, 16]
const rounds = 3

/**
 * Where the names of the planets of one plan stand: on nothing that is drawn, each nearer to its own planet than to any other, and over as
 * little of an orbit as can be, since orbits make room for names.
 * @param sun the middle of the plan
 * @param orbits points along each orbit, at equal steps of direction from the right against the clock
 * @param taken what no name may stand on, planets aside
 * @param isWithin whether a room lies within the plan
 */
export const namesBeside = (
  planets: readonly Standing[],
  sun: Place,
  orbits: readonly Line[],
  taken: readonly Room[],
  isWithin: (room: Room) => boolean,
): (NamePlace | undefined)[] => {
  const discs = planets.map(({ place: [x, y], reach }): Room => ({
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
  }))
  const distances = orbits.map((orbit) => orbit.map(([x, y]) => Math.hypot(x - sun[0], y - sun[1])))
  const cutsOf = (room: Room): number => {
    const [x, y] = [(room.left + room.right) / 2 - sun[0], (room.top + room.bottom) / 2 - sun[1]]
    const nearest = gapBetween(room, sun, 0)
    const furthest = Math.hypot(
      Math.abs(x) + (room.right - room.left) / 2,
      Math.abs(y) + (room.bottom - room.top) / 2,
    )
    const share = (1 - Math.atan2(y, x) / (2 * Math.PI)) % 1
    return distances.filter((orbit) => {
      const distance = orbit[Math.round(share * orbit.length) % orbit.length] ?? 0
      return distance > nearest && distance < furthest
    }).length
  }
  const costOf = (room: Room, own: number): number => {
    let cost = 0
    // On a disc a name is a blot; over a planet's way it is only a gap in it.
    for (const other of taken) if (meets(room, other)) cost += 300
    for (const other of discs) if (meets(room, other)) cost += 3000
    const gaps = planets.map(({ place, size }) => gapBetween(room, place, size))
    // Nearer to another is wrong; not much further from another is hard to read.
    gaps.forEach((gap, index) => {
      const nearer = (gaps[own] ?? 0) + 3 - gap
      if (index !== own && nearer > 0) cost += nearer > 1.5 ? 900 : 100
    })
    return cost + cutsOf(room) * 12
  }
  const places = planets.map(({ name, place, reach }, own) => {
    const width = wordWidth(name, nameSize)
    return turns.flatMap((turn) =>
      aways
        .map((away) => ({ set: nameAt(width, place, reach + away, turn), away }))
        .filter(({ set }) => isWithin(set.room))
        .map(({ set, away }) => ({ set, cost: costOf(set.room, own) + away ** 2 / 2 })),
    )
  })
  const chosen: (NamePlace | undefined)[] = planets.map(() => undefined)
  // Each takes its best place beside the others', the outermost first, and again when all have one.
  for (let round = 0; round < rounds; round += 1)
    for (let own = planets.length - 1; own >= 0; own -= 1) {
      const others = chosen.filter((set, index) => set !== undefined && index !== own)
      let least = Infinity
      for (const { set, cost } of places[own] ?? []) {
        const met = others.filter((other) => other && meets(widened(set.room, 1), other.room)).length
        if (cost + met * 1000 >= least) continue
        least = cost + met * 1000
        chosen[own] = set
      }
    }
  return chosen
}
