import { flat, ring, scallop } from './guilloche'
import type { Band } from './guilloche'
import { parametersOf } from './proof-id-parameters'

/** The seal's radius on the certificate, in millimetres. */
export const sealRadius = 17

/** The same in points, the unit of `sealLace`. */
export const sealRadiusInPoints = sealRadius * (72 / 25.4)

/** The engraved rings of a seal: around its gold wafer, and two that are cut into it. */
export type SealLace = Record<'rim' | 'white' | 'heart', Band[]>

/**
 * The lace of a seal, in points; parameters 5 and 6. It has one size, that of the print, whatever it is drawn on: how many lines
 * a ring has follows from their weight, and whoever lays a certificate beside the screen counts the same ones.
 * @throws RangeError for a text that is no Proof ID.
 */
export const sealLace = (proofId: string): SealLace => {
  const [, , , , , rim, heart] = parametersOf(proofId)
  const r = sealRadiusInPoints
  const petals = 12 + heart[0]
  const white = { weight: 0.24, turn: -90 }
  return {
    rim: [
      ring(20 + 2 * rim[0], flat(0.86 * r), scallop(0.985 * r, 0.015 * r), {
        waves: 1 + (rim[1] % 2),
        skew: 0.2 + 0.16 * rim[1],
        tone: 0.38,
        turn: -90,
      }),
    ],
    white: [
      ring(petals, scallop(0.655 * r, 0.012 * r), scallop(0.805 * r, 0.02 * r), {
        ...white,
        waves: 2,
        skew: 0.3 + 0.2 * heart[1],
        tone: 0.42,
      }),
    ],
    heart: [
      ring(petals, scallop(0.3 * r, 0.012 * r, { shift: 0.5 }), scallop(0.395 * r, 0.012 * r), {
        ...white,
        waves: 1,
        skew: 0.6,
        tone: 0.45,
      }),
    ],
  }
}
