import type { Band } from './guilloche'
import { sealLace, sealRadiusInPoints } from './seal'

const idOf = (value: number) => `01${value.toString(36).toUpperCase().padStart(8, '0')}`
const ids = Array.from({ length: 60 }, (_, index) => idOf(index * 47_018_486_657 + 7))

/** The least and the greatest distance of a ring's lines from the middle, as shares of the seal's radius. */
const reachOf = (rings: Band[]) => {
  const radii = rings.flatMap(({ strands }) =>
    strands.flatMap((strand) =>
      strand.flatMap((x, index) =>
        index % 6 === 0 ? [Math.hypot(x, strand[index + 1] ?? 0) / sealRadiusInPoints] : [],
      ),
    ),
  )
  return [Math.min(...radii), Math.max(...radii)] as const
}

describe('the seal of a Proof ID', () => {
  it('is one thing for one ID, and another for the next', () => {
    expect(sealLace('01K7Q2M9XA')).toEqual(sealLace('01K7Q2M9XA'))
    expect(sealLace('01K7Q2M9XA')).not.toEqual(sealLace('01K7Q2M9XB'))
  })

  it('keeps its rings apart: around the wafer, on it, and in its heart', () => {
    for (const { rim, white, heart } of ids.map((id) => sealLace(id))) {
      const [, outermost] = reachOf(rim)
      const [inner, outer] = reachOf(white)
      const [least, most] = reachOf(heart)
      expect(outermost).toBeLessThan(1.001)
      expect(inner).toBeGreaterThan(0.632)
      expect(outer).toBeLessThan(0.845)
      expect(least).toBeGreaterThan(0.25)
      expect(most).toBeLessThan(0.42)
    }
  })
})
