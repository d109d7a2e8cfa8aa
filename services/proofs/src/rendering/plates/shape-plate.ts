import type { Facts } from '@shared/insights/insights/facts'
import { listed } from '@shared/insights/listed'
import { unknownInWords } from '@shared/insights/unknown-moment'
import { turn } from '@shared/insights/sky/angle'
import { elementOf, elements } from '@shared/insights/sky/zodiac'
import type { Element } from '@shared/insights/sky/zodiac'
import { numbersTo, PlateDrawing, plateWidth } from './plate-drawing'
import type { ChapterPlate, Line } from './plate-drawing'

const left = 12
const perDegree = (plateWidth - 2 * left) / 360
const isEasy = (kind: string) => kind === 'trine' || kind === 'sextile'

/** How each element's signs are engraved: as heralds hatch, level, upright and both ways aslant. */
const hatchOf: Record<Element, (x: number, width: number, top: number, bottom: number) => Line[]> = {
  fire: (x, width, top, bottom) =>
    numbersTo(Math.floor(width / 2) + 1).map((index): Line => [
      [x + index * 2, top],
      [x + index * 2, bottom],
    ]),
  earth: (x, width, top, bottom) =>
    numbersTo(Math.floor((bottom - top) / 2) + 1).map((index): Line => [
      [x, top + index * 2],
      [x + width, top + index * 2],
    ]),
  air: (x, width, top, bottom) => aslant(x, width, top, bottom, 1),
  water: (x, width, top, bottom) => aslant(x, width, top, bottom, -1),
}
const aslant = (x: number, width: number, top: number, bottom: number, way: 1 | -1): Line[] => {
  const height = bottom - top
  return numbersTo(Math.ceil((width + height) / 2.8)).flatMap((index): Line[] => {
    const foot = (index + 0.5) * 2.8 - height
    const [a, b] = [Math.max(0, foot), Math.min(width, foot + height)]
    if (b <= a) return []
    const yAt = (u: number) => (way > 0 ? bottom - (u - foot) : top + (u - foot))
    return [
      [
        [x + a, yAt(a)],
        [x + b, yAt(b)],
      ],
    ]
  })
}

/** The least moves that keep neighbours `gap` apart, within the two ends. */
const spread = (wanted: number[], gap: number, from: number, to: number): number[] => {
  const places = [...wanted]
  for (let round = 0; round < 60; round += 1) {
    places.forEach((place, index) => {
      const next = places[index + 1]
      if (next === undefined || next - place >= gap) return
      const push = (gap - (next - place)) / 2
      places[index] = place - push
      places[index + 1] = next + push
    })
    places[0] = Math.max(from, places[0] ?? from)
    places[places.length - 1] = Math.min(to, places.at(-1) ?? to)
  }
  return places
}

/** The zodiac unrolled from the widest empty stretch, and an arch over every two bodies that stand in aspect. */
export const shapePlate = (facts: Facts): ChapterPlate => {
  const bodies = facts.settledBodies.toSorted((a, b) => a.longitude - b.longitude)
  // Cut where most room is: then the bodies stand as one row.
  const gaps = bodies.map(({ longitude }, index) => {
    const before = bodies.at(index - 1)?.longitude ?? longitude
    return {
      sign: Math.floor(turn(before + turn(longitude - before) / 2) / 30),
      width: turn(longitude - before),
    }
  })
  const first = gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest), {
    sign: 0,
    width: 0,
  }).sign
  const xOf = (longitude: number) => left + turn(longitude - first * 30) * perDegree
  const row = bodies.toSorted((a, b) => xOf(a.longitude) - xOf(b.longitude))
  const ids = new Set(row.map(({ body }) => body))
  const aspects = facts.chart.aspects.filter(
    ({ a, b, kind }) => kind !== 'conjunction' && ids.has(a) && ids.has(b),
  )
  const xOfBody = (id: string) => xOf(row.find(({ body }) => body === id)?.longitude ?? 0)
  const widest = Math.max(60, ...aspects.map(({ a, b }) => Math.abs(xOfBody(a) - xOfBody(b))))
  const tallest = Math.min(128, widest / 2)
  const base = tallest + 10
  const plate = new PlateDrawing(base + 52)

  for (const { a, b, kind, orb } of aspects.toReversed()) {
    const [from, to] = [xOfBody(a), xOfBody(b)].toSorted((x, y) => x - y)
    if (from === undefined || to === undefined) continue
    const [r, middle] = [(to - from) / 2, (from + to) / 2]
    const height = Math.min(r, (r / (widest / 2)) * tallest)
    // The closer to exact, the more lines; three at most.
    const strands = orb < 1 ? 3 : orb < 3 ? 2 : 1
    for (const strand of numbersTo(strands)) {
      const inset = strand * 1.5
      plate.line(
        isEasy(kind) ? 'line' : 'ink',
        0.42,
        numbersTo(31).map((index) => {
          const angle = Math.PI * (1 - index / 30)
          return [
            middle + (r - inset) * Math.cos(angle),
            base - Math.max(0, height - inset) * Math.sin(angle),
          ] as const
        }),
      )
    }
  }
  const [top, bottom] = [base + 1.5, base + 11.5]
  for (const place of numbersTo(12)) {
    const x = left + place * 30 * perDegree
    plate.line('line', 0.26, ...hatchOf[elementOf((first + place) % 12)](x, 30 * perDegree, top, bottom))
  }
  for (const place of numbersTo(12))
    plate.sign('gold', left + (place * 30 + 15) * perDegree, bottom + 33, 8, (first + place) % 12)
  plate.line(
    'ink',
    0.5,
    [
      [left, top],
      [plateWidth - left, top],
    ],
    [
      [left, bottom],
      [plateWidth - left, bottom],
    ],
  )
  plate.line(
    'ink',
    0.5,
    ...numbersTo(13).map((index): Line => [
      [left + index * 30 * perDegree, top],
      [left + index * 30 * perDegree, bottom],
    ]),
  )
  const shown = spread(
    row.map(({ longitude }) => xOf(longitude)),
    12.5,
    left + 5,
    plateWidth - left - 5,
  )
  row.forEach(({ longitude, body }, index) => {
    const [x, at] = [xOf(longitude), shown[index] ?? 0]
    plate.disc('ink', x, top, 1.9)
    plate.line('ink', 0.35, [
      [x, top],
      [x, bottom + 1],
      [at, bottom + 9],
    ])
    plate.planet('ink', at, bottom + 16.5, 10, body)
  })

  const counts = elements.map(
    (element) =>
      `${facts.settledBodies.filter(({ sign }) => elementOf(sign) === element).length} in ${element}`,
  )
  const without = facts.isExact
    ? ''
    : ` The Moon is left out, as ${unknownInWords[facts.unknown ?? 'time']} is not known.`
  return plate.finished({
    caption: `The zodiac of the birth, unrolled. An arch joins every two bodies in aspect: gold for trine and sextile, ink for square and opposition, more lines the closer it is. ${row.length} bodies: ${listed(counts)}.${without}`,
    alt: `The twelve signs as a level band with the bodies of the birth sky at their places, and ${aspects.length} arches for their aspects. ${row.map(({ name, signName, degreeInSign }) => `${name} at ${Math.floor(degreeInSign)}° of ${signName}`).join(', ')}.`,
  })
}
