import { isProofId, parametersOf, rosetteOf } from './guilloche'

describe('the rosette of a Proof ID', () => {
  it('reads the same parameters as the printed certificate', () => {
    expect(() => parametersOf('01k7q2m9xa')).toThrow(RangeError)
    // Computed apart from this code, from the rule that the certificate's own drawing states.
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

  it('gives no two of many neighbouring IDs the same parameters', () => {
    const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const seen = new Set<string>()
    let count = 0
    for (const a of symbols)
      for (const b of symbols) {
        seen.add(JSON.stringify(parametersOf(`01K7Q2M9${a}${b}`)))
        seen.add(JSON.stringify(parametersOf(`01${a}${b}Q2M9XA`)))
        count += 2
      }
    // The two families share one ID.
    expect(seen.size).toBe(count - 1)
  })

  it('draws one thing for one ID, and inks about the same share for all', () => {
    expect(rosetteOf('01K7Q2M9XA', 60)).toEqual(rosetteOf('01K7Q2M9XA', 60))
    expect(rosetteOf('01K7Q2M9XA', 60)).not.toEqual(rosetteOf('01K7Q2M9XB', 60))
    for (const ring of rosetteOf('01ZZZZZZZZ', 60)) {
      expect(ring.path).toMatch(/^M[-\d.]+ [-\d.]+C/)
      expect(ring.path).not.toContain('NaN')
    }
  })

  it('knows a Proof ID', () => {
    expect(isProofId('01K7Q2M9XA')).toBe(true)
    for (const text of ['', '02K7Q2M9XA', '01K7Q2M9X', '01K7Q2M9XAB']) expect(isProofId(text)).toBe(false)
  })
})
