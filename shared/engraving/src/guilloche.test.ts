import { band, flat, ring, scallop } from './guilloche'

/** Five points on each cubic arc of a strand. */
const pointsOf = (strand: number[]): [number, number][] =>
  Array.from({ length: (strand.length - 2) / 6 }, (_, arc) => strand.slice(6 * arc, 6 * arc + 8)).flatMap(
    ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0]) =>
      [0.2, 0.4, 0.5, 0.6, 0.8].map((t): [number, number] => {
        const s = 1 - t
        const [a, b, c, d] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3]
        return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy]
      }),
  )

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

  it('follow their wave: three arcs to a wave leave it by less than an eightieth of its height', () => {
    const far = [1, 2, 3, 4].flatMap((waves) =>
      [-0.7, 0, 0.7].flatMap((skew) => {
        const { strands } = band(30 * waves, 1, flat(-8), flat(8), { ...style, waves, skew })
        return strands.slice(0, 5).map((strand, k) => {
          const wave = Array.from({ length: 1001 }, (_, step) => {
            const u = step / 1000
            const turn = 2 * Math.PI * (waves * u + k / strands.length) + skew * Math.sin(2 * Math.PI * u)
            return [30 * waves * u, 8 * Math.cos(turn)] as const
          })
          return Math.max(
            ...pointsOf(strand).map(([x, y]) =>
              Math.min(...wave.map(([x2, y2]) => Math.hypot(x2 - x, y2 - y))),
            ),
          )
        })
      }),
    )

    expect(Math.max(...far)).toBeLessThan(16 / 80)
  })
})
