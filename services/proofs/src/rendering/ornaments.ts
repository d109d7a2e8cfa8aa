import papers from '../../typst/style/papers.json'
import type { Band } from '@shared/engraving/guilloche'
import { parametersOf } from '@shared/engraving/proof-id-parameters'
import { printedRosette } from '@shared/engraving/rosette'
import { sealLace, sealRadius } from '@shared/engraving/seal'
import { braid } from './braid'
import { engraved } from './engraved'
import { wreath } from './wreath'

/** The sheet a book is printed on. */
export type Paper = keyof typeof papers

export const millimetre = 72 / 25.4

/** The measures of the frame in millimetres; the Typst side draws its rules by the same figures. */
const frameMeasures = {
  /** Trim to the outer rule. */
  edge: 14.8,
  /** Outer rule to the centre line of the ribbons. */
  centre: 5.4,
  /** Half the ribbons' height. */
  half: 3.9,
} as const

const side = (paperLength: number, proofId: string): Band[] => {
  const { edge, centre, half } = frameMeasures
  const length = (paperLength - 2 * (edge + centre)) * millimetre
  return braid(length, Math.round(length / (12.6 * millimetre)), half * millimetre, proofId, {
    tone: 0.38,
    weight: 0.2,
    isLight: false,
  })
}

/** Radius of a corner's roundel, without its paper margin. */
const medallionRadius = 2 * frameMeasures.half * 0.98

/** The roundel of a frame's corner: it hides where the ribbons meet, and carries a sign in its middle. */
const medallion = (proofId: string): Band[] => {
  const [, , lobes] = parametersOf(proofId)
  return wreath(medallionRadius * millimetre, {
    petals: 9 + lobes[0],
    tone: 0.42,
    outer: 0.66,
    inner: [0.5, 0.7],
    skew: 0.2 + 0.16 * lobes[1],
  })
}

const rosetteRadius = 62

/** Everything engraved on the certificate. It depends on the Proof ID and the paper, on nothing else. */
export const certificateEngraving = (proofId: string, paper: Paper) => {
  const { width, height } = papers[paper]
  const { rim, white, heart } = sealLace(proofId)
  return {
    frame: {
      ...frameMeasures,
      across: engraved('line', side(width, proofId)),
      down: engraved('line', side(height, proofId), 'down'),
    },
    medallion: { radius: medallionRadius, drawing: engraved('line', medallion(proofId)) },
    rosette: engraved('tint', printedRosette(proofId, rosetteRadius * millimetre, { tone: 0.34 })),
    seal: {
      radius: sealRadius,
      rim: engraved('gold', rim),
      white: engraved('paper', white),
      heart: engraved('paper', heart),
    },
  }
}
