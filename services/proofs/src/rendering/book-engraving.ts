import { flat, ring, scallop } from './guilloche'
import type { Band } from './guilloche'
import { braid, certificateEngraving, millimetre, none, rosette } from './ornaments'
import type { Paper } from './ornaments'
import { parametersOf } from './proof-id-parameters'

const stripLength = 30
const stripHeight = 2.1

/** The ribbon of the running heads. */
const strip = (proofId: string): Band[] =>
  braid(stripLength * millimetre, Math.round(stripLength / 6), (stripHeight / 2) * millimetre, proofId, {
    tone: 0.17,
    weight: 0.15,
    isLight: true,
  })

/** A wreath around a letter, `radius` in millimetres; each reads another pair of parameters. */
const roundel = (proofId: string, radius: number, pair: number) => {
  const [lobes, lean] = parametersOf(proofId)[pair] ?? none
  const r = radius * millimetre
  const petals = 10 + lobes
  const style = { tone: 0.36, turn: -90 }
  return {
    radius,
    bands: [
      ring(petals, scallop(r * 0.7, r * 0.03), scallop(r * 0.95, r * 0.05), {
        ...style,
        waves: 2,
        skew: 0.3 + 0.15 * lean,
      }),
      ring(petals, scallop(r * 0.56, r * 0.015), scallop(r * 0.73, r * 0.025, { shift: 0.5 }), {
        ...style,
        waves: 1,
        skew: 0.4,
      }),
    ],
  }
}

/** The band round the circle of the head's true size. */
const headCircle = (proofId: string, centimetres: number): Band[] => {
  const [first = none, second = none] = parametersOf(proofId)
  const r = ((centimetres * 10) / (2 * Math.PI)) * millimetre
  return [
    ring(40 + 2 * first[0], flat(r), flat(r * 1.052), {
      waves: 1,
      skew: 0.5 + 0.1 * second[0],
      tone: 0.28,
      turn: -90,
    }),
  ]
}

/** Everything engraved in the book, the certificate included. */
export const bookEngraving = (proofId: string, paper: Paper, headCentimetres: number | null) => ({
  ...certificateEngraving(proofId, paper),
  strip: strip(proofId),
  wheelRosette: rosette(proofId, 28, 0.4),
  washRosette: rosette(proofId, 54, 0.34),
  colophonRosette: rosette(proofId, 25, 0.3),
  roundels: [roundel(proofId, 9, 5), roundel(proofId, 9, 6), roundel(proofId, 14, 3)],
  headCircle: headCentimetres === null ? [] : headCircle(proofId, headCentimetres),
})
