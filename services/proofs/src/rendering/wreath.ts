import { ring, scallop } from '@shared/engraving/guilloche'
import type { Band } from '@shared/engraving/guilloche'

/** Radii as shares of the wreath's. */
type WreathPlan = {
  petals: number
  tone: number
  /** Inner edge of the outer ring. */
  outer: number
  /** Edges of the inner ring, which lies over the outer one's edge. */
  inner: readonly [from: number, to: number]
  /** How far the outer ring's waves lean, in radians. */
  skew: number
}

/** Two scalloped rings, one in the other, around a sign or a letter; `radius` in points. */
export const wreath = (radius: number, { petals, tone, outer, inner, skew }: WreathPlan): Band[] => {
  const style = { tone, turn: -90 }
  const [from, to] = inner
  return [
    ring(petals, scallop(radius * outer, radius * 0.03), scallop(radius * 0.95, radius * 0.05), {
      ...style,
      waves: 2,
      skew,
    }),
    ring(
      petals,
      scallop(radius * from, radius * 0.015),
      scallop(radius * to, radius * 0.025, { shift: 0.5 }),
      {
        ...style,
        waves: 1,
        skew: 0.4,
      },
    ),
  ]
}
