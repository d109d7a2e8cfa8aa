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
    expect(longitudes[0]).toBeGreaterThan(104.7)
    expect(longitudes[1]).toBe(199)
    expect(longitudes[2]).toBeLessThan(275.3)
  })

  it('keeps the wider label of a retrograde body further from an axis', () => {
    const axes = [100, 190, 280, 10]
    const { longitudes } = wheelPlacesOf([100.5, 199, 279.5], axes, [true, false, true])
    expect(longitudes[0]).toBeGreaterThan(105.7)
    expect(longitudes[1]).toBe(199)
    expect(longitudes[2]).toBeLessThan(274.3)
  })

  it('leaves air between four bodies at the descendant, where figures stand upright one over the other', () => {
    // 17 May 2011, 16:52: Jupiter, Venus, Mercury and Mars over the descendant.
    const { longitudes } = wheelPlacesOf([26.18, 32.35, 32.6, 34.92], [201.48, 115.95, 21.48, 295.95])
    const places = longitudes.toSorted((one, other) => one - other)
    places.forEach((place, index) => {
      if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThan(5.88)
    })
    expect(places[0]).toBeGreaterThan(21.48 + 3.5)
  })

  it('knows a wheel without bodies', () => {
    expect(wheelPlacesOf([], [0])).toEqual({ longitudes: [], furthest: 0 })
  })
})
