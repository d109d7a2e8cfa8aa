import { seaLinesOf } from './lunar-seas'

describe('the seas of the moon', () => {
  it('lie within the lit part of the disc', () => {
    for (const fraction of [0, 0.04, 0.3, 0.5, 0.77, 1])
      for (const [y, from, to] of seaLinesOf(fraction, true)) {
        const chord = Math.sqrt(1 - y * y)
        expect(from).toBeGreaterThan(chord * (1 - 2 * fraction) - 0.001)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(chord + 0.001)
      }
  })

  it('are none of a new moon, and most of a full one', () => {
    const lengthOf = (fraction: number) =>
      seaLinesOf(fraction, true).reduce((sum, [, from, to]) => sum + to - from, 0)
    expect(lengthOf(0)).toBe(0)
    expect(lengthOf(0.3)).toBeGreaterThan(0)
    expect(lengthOf(0.5)).toBeGreaterThan(lengthOf(0.3))
    expect(lengthOf(1)).toBeGreaterThan(1.5 * lengthOf(0.5))
  })

  it('show Crisium, round and alone near the eastern limb, on the lit side of a waxing crescent alone', () => {
    // 59° east, 17° north: a little above the middle, near the right limb where the Moon waxes.
    const isThere = (isWaxing: boolean) =>
      seaLinesOf(0.3, isWaxing).some(
        ([y, from, to]) => Math.abs(y + Math.sin((17 * Math.PI) / 180)) < 0.03 && from < 0.82 && to > 0.82,
      )
    expect(isThere(true)).toBe(true)
    expect(isThere(false)).toBe(false)
  })
})
