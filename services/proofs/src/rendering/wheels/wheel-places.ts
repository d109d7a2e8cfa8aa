/** Where the bodies of a wheel are shown, so that their labels stand clear of one another. */
export type WheelPlaces = {
  /** Longitude of each label, in degrees. */
  longitudes: number[]
  /** How far the label that moved most stands from its body, in degrees. */
  furthest: number
}

const turnFrom = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

const mostRounds = 120
/** Near enough, in degrees. */
const slack = 0.01

type Spacing = {
  /** From label to label, in degrees. */
  gap: number
  /** From label to axis. */
  clear: number
}
/** Further from an axis where the minutes have a sign behind them. */
const wider = 1

/**
 * Longitudes moved apart to `gap` degrees at least, each as near to its truth as its neighbours let it, in their order,
 * and clear of the axes on the side where they truly are.
 */
const spread = (
  longitudes: number[],
  axes: number[],
  isWide: readonly boolean[],
  { gap, clear: usual }: Spacing,
): number[] => {
  const order = longitudes.map((_, index) => index)
  const truth = (index: number) => longitudes[index] ?? 0
  order.sort((one, other) => truth(one) - truth(other) || one - other)
  const places = order.map(truth)
  const count = places.length
  const move = (index: number, by: number) => (places[index] = (places[index] ?? 0) + by)
  for (let round = 0; round < mostRounds; round += 1) {
    let hasMoved = false
    for (let index = 0; index < count; index += 1) {
      const next = (index + 1) % count
      const distance = (places[next] ?? 0) - (places[index] ?? 0) + (next === 0 ? 360 : 0)
      if (distance >= gap - slack) continue
      move(index, (distance - gap) / 2)
      move(next, (gap - distance) / 2)
      hasMoved = true
    }
    for (const axis of axes)
      order.forEach((body, index) => {
        const side = turnFrom(axis, truth(body)) >= 0 ? 1 : -1
        const distance = side * turnFrom(axis, places[index] ?? 0)
        const clear = usual + (isWide[body] ? wider : 0)
        // One whose neighbours have pushed it well across stays there: it would only push back.
        if (distance >= clear - slack || distance <= -clear) return
        move(index, side * (clear - distance) * 0.6)
        hasMoved = true
      })
    if (!hasMoved) break
  }
  const shown = [...longitudes]
  order.forEach((body, index) => (shown[body] = places[index] ?? 0))
  return shown
}

/** At the left and right of the wheel, where figures stand upright one over the other, they meet below 5.9 degrees. */
const spacings: readonly Spacing[] = [
  { gap: 6.4, clear: 4.8 },
  { gap: 5.9, clear: 4.2 },
]
const closest: Spacing = { gap: 5.3, clear: 3 }
/** Labels further than this from their bodies, in degrees, move closer together instead. */
const tooFar = 13

/**
 * @param axes ascendant, midheaven and the points opposite; none without a birth time
 * @param isWide of each body whether it is retrograde, which its label says
 */
export const wheelPlacesOf = (
  longitudes: number[],
  axes: number[],
  isWide: readonly boolean[] = [],
): WheelPlaces => {
  const placed = (spacing: Spacing): WheelPlaces => {
    const shown = spread(longitudes, axes, isWide, spacing)
    const away = shown.map((place, index) => Math.abs(place - (longitudes[index] ?? 0)))
    return { longitudes: shown, furthest: Math.max(0, ...away) }
  }
  for (const spacing of spacings) {
    const places = placed(spacing)
    if (places.furthest <= tooFar) return places
  }
  return placed(closest)
}
