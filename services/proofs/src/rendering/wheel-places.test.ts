import { wheelPlacesOf } from './wheel-places'

/** Degrees from each label to the next, all the way round. */
const gapsOf = (longitudes: number[]): number[] => {
  const sorted = [...longitudes].sort((one, other) => one - other)
  return sorted.map((place, index) =>
    index + 1 < sorted.length ? (sorted[index + 1] ?? 0) - place : (sorted[0] ?? 0) + 360 - place,
  )
}

describe('wheelPlacesOf', () => {
  it('leaves bodies that stand apart where they are', () => {
    const longitudes = [200, 10, 80, 300]
    expect(wheelPlacesOf(longitudes, [])).toEqual({ longitudes, furthest: 0 })
  })

  it('moves labels apart, in their order, though nine bodies share one sign and two stand across 0°', () => {
    // 4 February 1962, with the node: seven bodies in Aquarius.
    const longitudes = [315.4, 318.9, 316.2, 318.1, 302.3, 309.6, 306.6, 148.8, 223.8, 159.6, 359.8, 0.1]
    const { longitudes: shown, furthest } = wheelPlacesOf(longitudes, [])
    expect(Math.min(...gapsOf(shown))).toBeGreaterThan(5.2)
    expect(furthest).toBeLessThan(18)
    const cluster = [4, 6, 5, 0, 2, 3, 1]
    expect(cluster.map((index) => shown[index])).toEqual(
      cluster.map((index) => shown[index] ?? 0).sort((one, other) => one - other),
    )
  })

  it('keeps a label clear of an axis, on the side where its body stands', () => {
    const { longitudes } = wheelPlacesOf([100.5, 199, 279.5], [100, 190, 280, 10])
    expect(longitudes[0]).toBeGreaterThan(103)
    expect(longitudes[1]).toBe(199)
    expect(longitudes[2]).toBeLessThan(277)
  })

  it('knows a wheel without bodies', () => {
    expect(wheelPlacesOf([], [0])).toEqual({ longitudes: [], furthest: 0 })
  })
})
