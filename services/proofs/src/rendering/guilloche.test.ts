import { band, flat, ring, scallop } from './guilloche'
import type { Band } from './guilloche'
import { certificateEngraving } from './ornaments'
import { parametersOf } from './proof-id-parameters'

const idOf = (value: number) => `01${value.toString(36).toUpperCase().padStart(8, '0')}`
const ids = Array.from({ length: 20_000 }, (_, index) => idOf(index * 141_055_459 + 7))

describe('parametersOf', () => {
  it('gives every Proof ID parameters of its own, all in range', () => {
    const all = ids.map((id) => parametersOf(id))
    expect(new Set(all.map((pairs) => pairs.join()))).toHaveProperty('size', ids.length)
    expect(all.flat(2).every((value) => value >= 0 && value <= 5)).toBe(true)
    expect(all.every((pairs) => pairs.length === 8)).toBe(true)
  })

  it('makes neighbours look different', () => {
    const [one, other] = [parametersOf('01K7Q2ZX9A').flat(), parametersOf('01K7Q2ZX9B').flat()]
    expect(one.filter((value, index) => value !== other[index]).length).toBeGreaterThan(6)
  })

  it.each(['', '01K7Q2ZX9', '02K7Q2ZX9A', '01k7q2zx9a'])('refuses %j', (id) => {
    expect(() => parametersOf(id)).toThrow(RangeError)
  })
})

const lengthOf = ({ strands }: Band) =>
  strands.reduce((sum, strand) => {
    let length = 0
    for (let at = 2; at + 5 < strand.length; at += 6) {
      const [x0 = 0, y0 = 0] = strand.slice(at - 2, at)
      const [x = 0, y = 0] = strand.slice(at + 4, at + 6)
      length += Math.hypot(x - x0, y - y0)
    }
    return sum + length
  }, 0)

describe('engraved bands', () => {
  const style = { waves: 2, skew: 0.4, tone: 0.3 }

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
    expect(drawn.places).toHaveLength(12)
  })

  it('print every Proof ID in the same tone', () => {
    const tones = ids.slice(0, 60).map((id) => {
      const [ribbon] = certificateEngraving(id, 'a4').frame.across
      return ribbon ? (lengthOf(ribbon) * ribbon.weight * ribbon.places.length) / 540 : 0
    })
    expect(Math.max(...tones) / Math.min(...tones)).toBeLessThan(2.2)
  })

  it('stay between their envelopes', () => {
    const { strands } = band(300, 10, flat(-8), flat(8), style)
    const heights = strands.flatMap((strand) => strand.filter((_, index) => index % 6 === 1))
    expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(8.01)
  })

  it('are the same every time', () => {
    expect(certificateEngraving('01K7Q2ZX9A', 'letter')).toEqual(certificateEngraving('01K7Q2ZX9A', 'letter'))
  })
})
