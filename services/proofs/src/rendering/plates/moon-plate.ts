import type { Facts } from '@shared/insights/insights/facts'
import { dateText } from '@shared/insights/insights/phrases'
import { cos, sin, turn } from '@shared/insights/sky/angle'
import { isOnHorizon } from '@shared/insights/sky/horizon'
import { moonPositionAt, sunAt } from '@shared/insights/sky/luminaries'
import { phaseOfElongation } from '@shared/insights/sky/moon-phase'
import { nearbySkyOf } from '@shared/insights/sky/sky'
import type { Sky } from '@shared/insights/sky/sky'
import { moonDataOf } from '../sky-data'
import type { MoonData } from '../sky-data'
import { seaOf } from './lunar-seas'
import { arcLine, inkedPieces, numbersTo, PlateDrawing, plateWidth } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'
import { wordRoom } from './word-room'

const day = 86_400_000
/** As many nights as the discs of two moons need from middle to middle. */
const nearestNights = 0.85
const middle = plateWidth / 2

/** In the same month, whose nutation hardly changes. */
const elongationAt = (time: number, near: Sky): number => {
  const sky = nearbySkyOf(new Date(time), near)
  return turn(moonPositionAt(sky).longitude - sunAt(sky).longitude)
}

/** The new moon nearest to a time: the Moon gains twelve degrees a day on the Sun. */
const newMoonNear = (near: number, sky: Sky): number => {
  let time = near
  for (let round = 0; round < 3; round += 1)
    time -= ((turn(elongationAt(time, sky) + 180) - 180) / 12.19) * day
  return time
}

/** The child's own moon, as the certificate's is lit and tilted, with its plains. */
const greatMoon = (
  plate: PlateDrawing,
  cx: number,
  cy: number,
  r: number,
  { fraction, limb }: MoonData,
  isWaxing: boolean,
): void => {
  // Drawn with the light at the right, then turned.
  const isInk = seaOf(isWaxing)
  const turned = ([x, y]: Place): Place => [
    cx + x * cos(limb) - y * sin(limb),
    cy + x * sin(limb) + y * cos(limb),
  ]
  const rows = Math.floor((2 * r) / 1.12)
  const bold: Line[] = []
  const fine: Line[] = []
  for (let index = 1; index < rows; index += 1) {
    const y = -r + (index * 2 * r) / rows
    const chord = Math.sqrt(r * r - y * y)
    const terminator = chord * (1 - 2 * fraction)
    const lift = Math.min(chord, terminator + chord * ([0.05, 0.11, 0.03, 0.08][index % 4] ?? 0))
    bold.push([turned([-chord, y]), turned([terminator, y])])
    if (lift > terminator) fine.push([turned([terminator, y]), turned([lift, y])])
    for (const piece of inkedPieces([lift, y], [chord, y], 0.9, (x) => isInk(x / r, y / r)))
      fine.push(piece.map(turned))
  }
  plate
    .disc('paper', cx, cy, r)
    .line('ink', 0.42, ...bold)
    .line('soft', 0.3, ...fine)
  plate.circle('ink', 0.6, cx, cy, r).circle('line', 0.25, cx, cy, r + 3.2)
}

/** A small moon: the dark part filled by level lines, lit from the right in the north while it waxes. */
const smallMoon = (
  plate: PlateDrawing,
  cx: number,
  cy: number,
  r: number,
  elongation: number,
  isSouthern: boolean,
): void => {
  const fraction = (1 - cos(elongation)) / 2
  const side = elongation < 180 === !isSouthern ? 1 : -1
  const rows = Math.floor((2 * r) / 1.05)
  plate.line(
    'ink',
    0.42,
    ...numbersTo(rows - 1).flatMap((index): Line[] => {
      const y = -r + ((index + 1) * 2 * r) / rows
      const chord = Math.sqrt(r * r - y * y)
      const terminator = chord * (1 - 2 * fraction)
      return terminator + chord < 0.2
        ? []
        : [
            [
              [cx - side * chord, cy + y],
              [cx + side * terminator, cy + y],
            ],
          ]
    }),
  )
  plate.circle('ink', 0.35, cx, cy, r)
}

/** One month of the moon, from new to new, and the child's own moon in the middle of it. */
export const moonPlate = (facts: Facts): ChapterPlate => {
  const plate = new PlateDrawing(176)
  const { instant, moon: own, sky } = facts
  const isSouthern = (facts.subject.birth.place?.latitude ?? 0) < 0
  const age = own.elongation / 12.19
  const [from, to] = [
    newMoonNear(instant.getTime() - age * day, sky),
    newMoonNear(instant.getTime() + (29.53 - age) * day, sky),
  ]
  const first = Math.ceil((from - instant.getTime()) / day)
  const last = Math.floor((to - instant.getTime()) / day)
  const shareOf = (night: number) => (instant.getTime() + night * day - from) / (to - from)
  /** At each end stands the new moon itself, and no night so near to it that their discs would meet; the birth's stands for it there. */
  const isApart = (night: number, share: number) =>
    Math.abs(shareOf(night) - share) * (to - from) > nearestNights * day
  const nights = numbersTo(last - first + 1)
    .map((index) => first + index)
    .filter((night) => night === 0 || (isApart(night, 0) && isApart(night, 1)))
  const ends = [0, 1].filter((share) => isApart(0, share))

  const [cx, cy, rx, ry, r] = [middle, 144, 206, 128, 6.7]
  // Places on the arch at even distances, as the nights are.
  const arch = numbersTo(721).map((index): Place => {
    const angle = 180 + index / 4
    return [cx + rx * cos(angle), cy + ry * sin(angle)]
  })
  const lengths: number[] = []
  arch.forEach(([x, y], index) => {
    const before = arch[index - 1] ?? [x, y]
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - before[0], y - before[1]))
  })
  const total = lengths.at(-1) ?? 1
  const placeAt = (share: number): Place =>
    arch[lengths.findIndex((length) => length >= share * total - 1e-9)] ?? [cx, cy]
  plate.line(
    'tint',
    0.5,
    arch.filter((_, index) => index % 6 === 0),
  )

  const ownPlace = placeAt(shareOf(0))
  const moons = [
    ...nights.map((night) => ({
      place: placeAt(shareOf(night)),
      elongation: night === 0 ? own.elongation : elongationAt(instant.getTime() + night * day, sky),
    })),
    ...ends.map((share) => ({ place: placeAt(share), elongation: 0 })),
  ]
  for (const { place, elongation } of moons) {
    plate.disc('paper', place[0], place[1], r + 0.4)
    smallMoon(plate, place[0], place[1], r, elongation, isSouthern)
  }
  const great: Place = [cx, 108]
  const away = Math.hypot(great[0] - ownPlace[0], great[1] - ownPlace[1])
  const along = (length: number): Place => [
    ownPlace[0] + ((great[0] - ownPlace[0]) * length) / away,
    ownPlace[1] + ((great[1] - ownPlace[1]) * length) / away,
  ]
  plate
    .circle('gold', 1, ownPlace[0], ownPlace[1], r + 2.6)
    .line('gold', 0.5, [along(r + 2.6), along(away - 58)])
  greatMoon(plate, great[0], great[1], 53, moonDataOf(facts.subject.birth), own.isWaxing)
  plate.line('line', 0.25, arcLine(great[0], great[1], 58, 0, 360, 6))

  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: facts.zone })
  const zoned = (time: number) => format.format(time)
  for (const [x, day] of [
    [cx - rx, zoned(from)],
    [cx + rx, zoned(to)],
  ] as const) {
    const { left, right } = wordRoom(day, 8, [x, cy + 25], 'middle')
    // A long date stands within the page's measure.
    const inside = x - Math.min(0, left) - Math.max(0, right - plateWidth)
    plate.caps(inside, cy + 15, 'new moon').italic(inside, cy + 25, day)
  }
  const words = `${phaseOfElongation(own.elongation).toLowerCase()}, ${Math.round(own.illuminatedFraction * 100)} per cent lit`
  const altitude = facts.moon.view?.altitude ?? 0
  const how = !facts.isExact
    ? 'upright, for noon of the day'
    : isOnHorizon(altitude)
      ? 'tilted as it stood on the horizon of the place'
      : altitude > 0
        ? 'tilted as it stood over the place of birth'
        : 'tilted as it stood below the horizon of the place'
  return plate.finished({
    caption: `The moon’s month around ${dateText(facts.date)}, night by night from new moon to new moon. Ringed and drawn large, the moon of the birth: ${words}, ${how}.`,
    alt: `An arch of ${moons.length} moons from the new moon of ${zoned(from)} to that of ${zoned(to)}. The moon of the birth is marked and drawn large beneath: ${words}.`,
  })
}
