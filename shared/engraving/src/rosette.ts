import { flat, ring, scallop } from './guilloche'
import type { Band, BandStyle } from './guilloche'
import { parametersOf } from './proof-id-parameters'

type RosetteStyle = Pick<BandStyle, 'tone' | 'weight'>

/** Two rings of lace and a hem around an open middle, outermost first; parameters 2, 3, 4 and 7. */
const rosette = (
  proofId: string,
  radius: number,
  hole: number | null,
  bandStyle: Omit<BandStyle, 'waves' | 'skew'>,
): Band[] => {
  const [, , lobes, seams, lean, , , points] = parametersOf(proofId)
  const petals = 8 + lobes[0]
  const depth = 0.018 + 0.0085 * lobes[1]
  const ogee = (points[0] - 2.5) * 0.16
  // Where the rings meet, as shares of the radius. With a hole they share what is left of it.
  const inner = (hole === null ? 0.6 : hole + 0.075) + 0.008 * points[1]
  const seam =
    (hole === null ? 0.8 : hole + (0.8 - 0.42) * ((1 - hole) / 0.58)) - 0.5 * depth + 0.006 * seams[0]
  const outer = 0.985 - depth * (1 + Math.abs(ogee))
  // A valley at the top, where the certificate's moon stands.
  const style = { ...bandStyle, turn: -90 + 180 / petals }
  return [
    ring(
      petals,
      scallop(seam * radius, depth * radius, { ogee }),
      scallop(outer * radius, (depth + 0.012) * radius, { ogee }),
      { ...style, waves: 2 + (seams[1] % 3), skew: 0.3 + 0.16 * lean[0] },
    ),
    ring(
      petals,
      scallop(inner * radius, (0.01 + 0.006 * lean[1]) * radius, { shift: 0.5 }),
      scallop((seam + 0.025) * radius, depth * radius, { ogee }),
      { ...style, waves: 2 + Math.floor(seams[1] / 3), skew: -0.2 - 0.12 * seams[0] },
    ),
    ring(
      petals * 2,
      flat((hole === null ? inner - 0.015 : hole + 0.03) * radius),
      scallop((inner + 0.015) * radius, 0.012 * radius),
      { ...style, waves: 1, skew: 0.3 },
    ),
  ]
}

/**
 * The rosette as it is printed: under the name on the certificate, and behind the pages of the book.
 * @param radius in points
 * @param style `tone` from 0 to 1
 * @throws RangeError for a text that is no Proof ID.
 */
export const printedRosette = (proofId: string, radius: number, style: RosetteStyle): Band[] =>
  rosette(proofId, radius, null, style)

/**
 * The rosette as it is shown on the screen, with room for an initial or a figure.
 * @param radius in units of the drawing
 * @param hole the share of the radius that stays open in the middle, 0 to 0.85
 * @throws RangeError for a text that is no Proof ID.
 */
export const openRosette = (proofId: string, radius: number, hole: number, style: RosetteStyle): Band[] =>
  rosette(proofId, radius, hole, { ...style, minStrands: 3, arcsPerWave: 4 })
