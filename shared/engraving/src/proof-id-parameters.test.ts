import { isProofId, parametersOf } from './proof-id-parameters'

const idOf = (value: number) => `01${value.toString(36).toUpperCase().padStart(8, '0')}`
const ids = Array.from({ length: 20_000 }, (_, index) => idOf(index * 141_055_459 + 7))

describe('parametersOf', () => {
  it('follows the rule, computed apart from this code', () => {
    expect(parametersOf('01K7Q2M9XA')).toEqual([
      [0, 4],
      [1, 5],
      [1, 1],
      [3, 4],
      [3, 3],
      [3, 2],
      [4, 3],
      [4, 5],
    ])
  })

  it('gives every Proof ID parameters of its own, all in range', () => {
    const all = ids.map((id) => parametersOf(id).flat())
    expect(new Set(all.map(String))).toHaveProperty('size', ids.length)
    expect(all.flat().every((value) => Number.isInteger(value) && value >= 0 && value <= 5)).toBe(true)
  })

  it('makes neighbours look different', () => {
    const [one, other] = [parametersOf('01K7Q2ZX9A').flat(), parametersOf('01K7Q2ZX9B').flat()]
    expect(one.filter((value, index) => value !== other[index]).length).toBeGreaterThan(6)
  })

  it.each(['', '01K7Q2ZX9', '01K7Q2ZX9AB', '02K7Q2ZX9A', '01k7q2zx9a'])('refuses %j', (id) => {
    expect(isProofId(id)).toBe(false)
    expect(() => parametersOf(id)).toThrow(RangeError)
  })

  it('knows a Proof ID', () => {
    expect(isProofId('01K7Q2M9XA')).toBe(true)
  })
})
