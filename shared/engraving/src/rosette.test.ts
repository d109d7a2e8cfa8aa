import type { Band } from './guilloche'
import { openRosette, printedRosette } from './rosette'
import { pathOf } from './svg-path'

const idOf = (value: number) => `01${value.toString(36).toUpperCase().padStart(8, '0')}`
const ids = Array.from({ length: 60 }, (_, index) => idOf(index * 47_018_486_657 + 7))

/** Length of a module's strands, from knot to knot. */
const lengthOf = ({ strands }: Band) =>
  strands
    .map((strand) => {
      let length = 0
      for (let at = 6; at < strand.length; at += 6) {
        const [x0 = 0, y0 = 0] = strand.slice(at - 6, at - 4)
        const [x = 0, y = 0] = strand.slice(at, at + 2)
        length += Math.hypot(x - x0, y - y0)
      }
      return length
    })
    .reduce((sum, length) => sum + length, 0)
const inkOf = (bands: Band[]) =>
  bands.reduce((sum, band) => sum + lengthOf(band) * band.weight * band.places.length, 0)

const drawings = [
  ['on the screen', (id: string) => openRosette(id, 60, 0.42, { tone: 0.36, weight: 0.5 })],
  ['in print', (id: string) => printedRosette(id, 60, { tone: 0.34 })],
] as const

describe.each(drawings)('the rosette of a Proof ID %s', (_where, draw) => {
  it('is one thing for one ID, and another for the next', () => {
    expect(draw('01K7Q2M9XA')).toEqual(draw('01K7Q2M9XA'))
    expect(draw('01K7Q2M9XA')).not.toEqual(draw('01K7Q2M9XB'))
  })

  it('inks about the same share for every ID', () => {
    const inks = ids.map((id) => inkOf(draw(id)))
    expect(Math.max(...inks) / Math.min(...inks)).toBeLessThan(1.5)
  })

  it('stays inside its radius, but for a hundredth', () => {
    const radii = ids.flatMap((id) =>
      draw(id).flatMap(({ strands }) =>
        strands.flatMap((strand) =>
          strand.flatMap((x, index) => (index % 6 === 0 ? [Math.hypot(x, strand[index + 1] ?? 0)] : [])),
        ),
      ),
    )
    expect(Math.max(...radii)).toBeLessThan(60.6)
  })
})

describe('pathOf', () => {
  it('writes strands as one path of cubic arcs', () => {
    const strand = [1, 2.01, 3, 4, 5, 6, 7.12, -8, 9, 10, 11, 12, 13, 14]
    expect(pathOf([strand, [0, 0, 1, 1, 2, 2, 3, 3]])).toBe(
      'M1 2.01C3 4 5 6 7.12 -8C9 10 11 12 13 14M0 0C1 1 2 2 3 3',
    )
  })
})
