import { band, flat, ring, scallop } from './guilloche'

const style = { waves: 2, skew: 0.4, tone: 0.3 }

describe('engraved bands', () => {
  it('close: a module ends where the next begins', () => {
    const drawn = ring(12, scallop(60, 2), scallop(90, 5, { ogee: 0.3 }), style)
    const turn = (2 * Math.PI) / 12
    // Strand k ends, one module on, where strand k starts: waves is whole.
    for (const strand of drawn.strands) {
      const [x = 0, y = 0] = strand
      const [endX = 0, endY = 0] = strand.slice(-2)
      expect(endX).toBeCloseTo(x * Math.cos(turn) - y * Math.sin(turn), 1)
      expect(endY).toBeCloseTo(x * Math.sin(turn) + y * Math.cos(turn), 1)
    }
    expect(drawn.places.map(([, degrees]) => degrees)).toEqual(Array.from({ length: 12 }, (_, i) => i * 30))
  })

  it('stay between their envelopes', () => {
    const { strands } = band(300, 10, flat(-8), flat(8), style)
    const heights = strands.flatMap((strand) => strand.filter((_, index) => index % 6 === 1))
    expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(8.01)
  })
})
