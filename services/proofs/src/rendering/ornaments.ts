import papers from '../../typst/style/papers.json'
import { band, flat, ring, scallop } from './guilloche'
import type { Band } from './guilloche'
import { parametersOf } from './proof-id-parameters'
import type { ParameterPair } from './proof-id-parameters'

/** The sheet a book is printed on. */
export type Paper = keyof typeof papers

export const millimetre = 72 / 25.4
const tau = 2 * Math.PI
export const none: ParameterPair = [0, 0]

type BraidStyle = { tone: number; weight: number; isLight: boolean }

/** Two ribbons of strands braided round each other along x; parameters 0 and 1. */
export const braid = (
  length: number,
  count: number,
  half: number,
  proofId: string,
  { tone, weight, isLight }: BraidStyle,
): Band[] => {
  const [first = none, second = none] = parametersOf(proofId)
  const sway = 0.44 + 0.02 * first[1]
  const breadth = 0.4 + 0.012 * second[0]
  const swell = 0.05 + 0.018 * second[1]
  const skew = (0.5 + 0.28 * first[1]) * (first[0] < 3 ? 1 : -1)
  const fit = half / (sway + breadth + swell * 0.3)
  const thickness = (u: number) => fit * (breadth + swell * Math.cos(2 * tau * u))
  return [1, -1].map((side) => {
    const centre = (u: number) => side * fit * sway * Math.sin(tau * u)
    const [lower, upper] = [-1, 1].map((edge) => (u: number) => centre(u) + edge * thickness(u))
    return band(length, count, lower ?? centre, upper ?? centre, {
      waves: isLight ? 1 : 2 + (first[0] % 3),
      skew: side * skew,
      tone,
      weight,
      fewest: isLight ? 3 : 4,
    })
  })
}

/** The measures of the frame in millimetres; the Typst side draws its rules by the same figures. */
export const frameMeasures = {
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
  const [, , lobes = none] = parametersOf(proofId)
  const r = medallionRadius * millimetre
  const petals = 9 + lobes[0]
  const style = { tone: 0.42, turn: -90 }
  return [
    ring(petals, scallop(r * 0.66, r * 0.03), scallop(r * 0.95, r * 0.05), {
      ...style,
      waves: 2,
      skew: 0.2 + 0.16 * lobes[1],
    }),
    ring(petals, scallop(r * 0.5, r * 0.015), scallop(r * 0.7, r * 0.025, { shift: 0.5 }), {
      ...style,
      waves: 1,
      skew: 0.4,
    }),
  ]
}

/** The great rosette, `radius` in millimetres; parameters 2, 3, 4 and 7. */
export const rosette = (proofId: string, radius: number, tone: number): Band[] => {
  const [, , lobes = none, seams = none, lean = none, , , lace = none] = parametersOf(proofId)
  const r = radius * millimetre
  const petals = 8 + lobes[0]
  const depth = 0.018 + 0.0085 * lobes[1]
  const ogee = (lace[0] - 2.5) * 0.16
  const inner = 0.6 + 0.008 * lace[1]
  const seam = 0.8 - 0.5 * depth + 0.006 * seams[0]
  const outer = 0.985 - depth * (1 + Math.abs(ogee))
  // A valley at the top, where the moon stands.
  const style = { tone, turn: -90 + 180 / petals }
  return [
    ring(petals, scallop(seam * r, depth * r, { ogee }), scallop(outer * r, (depth + 0.012) * r, { ogee }), {
      ...style,
      waves: 2 + (seams[1] % 3),
      skew: 0.3 + 0.16 * lean[0],
    }),
    ring(
      petals,
      scallop(inner * r, (0.01 + 0.006 * lean[1]) * r, { shift: 0.5 }),
      scallop((seam + 0.025) * r, depth * r, { ogee }),
      { ...style, waves: 2 + Math.floor(seams[1] / 3), skew: -0.2 - 0.12 * seams[0] },
    ),
    ring(petals * 2, flat((inner - 0.015) * r), scallop((inner + 0.015) * r, 0.012 * r), {
      ...style,
      waves: 1,
      skew: 0.3,
    }),
  ]
}

/** The three engraved rings of the seal, outermost first, `radius` in millimetres; parameters 5 and 6. */
const seal = (proofId: string, radius: number) => {
  const [, , , , , rim = none, heart = none] = parametersOf(proofId)
  const r = radius * millimetre
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
    // Drawn with the paper's own colour on the gold.
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

const rosetteRadius = 62
const sealRadius = 17

/** Everything engraved on the certificate. It depends on the Proof ID and the paper, on nothing else. */
export const certificateEngraving = (proofId: string, paper: Paper) => {
  const { width, height } = papers[paper]
  return {
    frame: { ...frameMeasures, across: side(width, proofId), down: side(height, proofId) },
    medallion: { radius: medallionRadius, bands: medallion(proofId) },
    rosette: rosette(proofId, rosetteRadius, 0.34),
    seal: { radius: sealRadius, ...seal(proofId, sealRadius) },
  }
}
export type CertificateEngraving = ReturnType<typeof certificateEngraving>
