import { coordinatesInWords } from '@shared/insights/certificate-words'
import type { Facts } from '@shared/insights/insights/facts'
import { hoursAndMinutes } from '@shared/insights/insights/phrases'
import { cos, sin, turn } from '@shared/insights/sky/angle'
import { placeOver, sundialTimeOf } from '@shared/insights/sky/horizon'
import { unknownInWords } from '@shared/insights/unknown-moment'
import coasts from './coasts.json'
import { arcLine, inkedPieces, numbersTo, PlateDrawing, plateWidth, polar } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'

const [cx, cy, radius] = [plateWidth / 2, 95, 77]

/**
 * The Earth of that minute, seen from above its pole, the Sun above: night and day as they lay, and the hours around it.
 * Coasts: Natural Earth 1:110 million (public domain), in degrees east and north.
 */
export const placePlate = (facts: Facts): ChapterPlate => {
  const plate = new PlateDrawing(190)
  const { place } = facts.subject.birth
  const isSouthern = (place?.latitude ?? 0) < 0
  const pole = isSouthern ? -1 : 1
  const reference = place ?? { latitude: 0, longitude: 0 }
  const sun = placeOver('sun', facts.sky, { ...reference, latitude: 0 })
  const hourAngleOf = (longitude: number) => turn(sun.hourAngle + longitude - reference.longitude)
  // Seen from the north the Earth turns against the clock, from the south with it; noon lies above.
  const directionOf = (hourAngle: number) => -90 - pole * hourAngle
  const pointAt = (latitude: number, longitude: number): Place =>
    polar(cx, cy, radius * cos(latitude), directionOf(hourAngleOf(longitude)))

  const height = pole * sun.declination
  const isNight = (x: number, y: number): boolean => {
    const [u, v] = [(cy - y) / radius, (x - cx) / radius]
    const depth = 1 - u * u - v * v
    return depth > 0 && Math.sqrt(depth) * sin(height) + u * cos(height) < 0
  }
  const rows = 82
  plate.line(
    'soft',
    0.3,
    ...numbersTo(rows - 1).flatMap((index) => {
      const y = cy - radius + ((index + 1) * 2 * radius) / rows
      const chord = Math.sqrt(radius * radius - (y - cy) ** 2)
      return inkedPieces([cx - chord, y], [cx + chord, y], 0.7, isNight)
    }),
  )
  // Graticule
  for (const latitude of [30, 60]) plate.line('line', 0.24, arcLine(cx, cy, radius * cos(latitude), 0, 360))
  plate.line(
    'line',
    0.24,
    ...numbersTo(12).map((index): Line => [pointAt(pole * 78, index * 30), pointAt(0, index * 30)]),
  )
  // Coasts of this half of the Earth
  const coastLines = coasts.flatMap((ring) => {
    const lines: Place[][] = []
    let open: Place[] = []
    for (let index = 0; index < ring.length; index += 2) {
      const [longitude = 0, latitude = 0] = [ring[index], ring[index + 1]]
      if (latitude * pole >= 0) open.push(pointAt(latitude, longitude))
      else if (open.length > 0) {
        lines.push(open)
        open = []
      }
    }
    return open.length > 0 ? [...lines, open] : lines
  })
  plate.line('ink', 0.5, ...coastLines)
  plate.circle('ink', 0.7, cx, cy, radius).circle('line', 0.25, cx, cy, radius + 2)

  // The hours of the Sun around
  plate.line(
    'ink',
    0.3,
    ...numbersTo(96).map((index): Line => {
      const length = index % 4 === 0 ? 5 : 2.4
      return [polar(cx, cy, radius + 2.6, index * 3.75), polar(cx, cy, radius + 2.6 + length, index * 3.75)]
    }),
  )
  for (const hour of [0, 3, 6, 9, 15, 18, 21]) {
    const [x, y] = polar(cx, cy, radius + 14, directionOf((hour - 12) * 15))
    plate.italic(x, y, hour === 0 ? 'midnight' : String(hour), { size: 7.6, ink: 'ink' })
  }
  plate.italic(cx, 3.8, 'noon', { size: 7.6, ink: 'ink' })

  const sundial = sundialTimeOf(facts.sky, reference)
  if (place) {
    const at = pointAt(place.latitude, place.longitude)
    // It ends among the ticks, short of the figures.
    const edge = polar(cx, cy, radius + 5, directionOf(sun.hourAngle))
    plate.line('gold', 0.9, [[cx, cy], edge])
    plate
      .disc('paper', at[0], at[1], 4.4)
      .disc('gold', at[0], at[1], 2.6)
      .circle('gold', 0.5, at[0], at[1], 4.4)
    plate.disc('gold', edge[0], edge[1], 1.5)
  }
  plate.disc('ink', cx, cy, 1.1)

  // At both sides, what the drawing says in figures
  const entries = (x: number, anchor: 'start' | 'end', rowsOf: (readonly [string, string])[]) =>
    rowsOf.forEach(([label, value], index) => {
      const y = cy - (rowsOf.length - 1) * 15 + index * 30
      plate
        .caps(x, y - 5, label, { anchor, size: 6.4 })
        .italic(x, y + 5, value, { anchor, size: 9.4, ink: 'ink' })
    })
  const { daylight } = facts
  entries(6, 'start', [
    ['by the clock', facts.clock ?? 'not known'],
    ...(place && facts.isExact ? [['by the Sun', sundial] as const] : []),
  ])
  entries(plateWidth - 6, 'end', [
    ...(place
      ? [['the place', coordinatesInWords(place.latitude, place.longitude)] as const]
      : [['the place', 'not known'] as const]),
    ...(daylight ? [['daylight', hoursAndMinutes(daylight.hours)] as const] : []),
  ])
  const seen = `seen from above the ${isSouthern ? 'South' : 'North'} Pole`
  const told = !place
    ? 'Where the cradle stood is not known, so that no place is marked; the hours are those of the Sun.'
    : facts.isExact
      ? `The gold line leads from the pole through the place of birth to its hour by the Sun, ${sundial}.`
      : `The gold line leads from the pole through the place of birth to its noon, as ${unknownInWords[facts.unknown ?? 'time']} is not known.`
  return plate.finished({
    caption: `The Earth at ${facts.isExact ? 'the minute of the birth' : 'noon of the day'}, ${seen}, with the Sun above: the night is hatched. ${told}`,
    alt: `The half of the Earth ${seen}, its night hatched, inside a ring of the twenty-four hours. ${told}`,
  })
}
