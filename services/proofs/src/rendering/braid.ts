import { band } from '@shared/engraving/guilloche'
import type { Band } from '@shared/engraving/guilloche'
import { parametersOf } from '@shared/engraving/proof-id-parameters'

const tau = 2 * Math.PI

type BraidStyle = {
  /** The share of the paper that is to be inked, 0 to 1. */
  tone: number
  /** Line weight in points. */
  weight: number
  /** One wave of three strands a module, for a ribbon too low for more. */
  isLight: boolean
}

/**
 * Two ribbons of strands braided round each other along x, about y = 0; parameters 0 and 1.
 * @param length of the whole, in points
 * @param count how often the ribbons go round each other; 1 or more
 * @param half half the height, in points
 * @throws RangeError for a text that is no Proof ID.
 */
export const braid = (
  length: number,
  count: number,
  half: number,
  proofId: string,
  { tone, weight, isLight }: BraidStyle,
): Band[] => {
  const [first, second] = parametersOf(proofId)
  const sway = 0.44 + 0.02 * first[1]
  const breadth = 0.4 + 0.012 * second[0]
  const swell = 0.05 + 0.018 * second[1]
  const skew = (0.5 + 0.28 * first[1]) * (first[0] < 3 ? 1 : -1)
  const fit = half / (sway + breadth + swell * 0.3)
  const thickness = (u: number) => fit * (breadth + swell * Math.cos(2 * tau * u))
  return [1, -1].map((side) => {
    const centre = (u: number) => side * fit * sway * Math.sin(tau * u)
    return band(
      length,
      count,
      (u) => centre(u) - thickness(u),
      (u) => centre(u) + thickness(u),
      {
        waves: isLight ? 1 : 2 + (first[0] % 3),
        skew: side * skew,
        tone,
        weight,
        minStrands: isLight ? 3 : 4,
      },
    )
  })
}
