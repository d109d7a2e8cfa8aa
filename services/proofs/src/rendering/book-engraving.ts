import inks from '../../typst/style/inks.json'
import { flat, hundredth, ring } from '@shared/engraving/guilloche'
import type { Band } from '@shared/engraving/guilloche'
import { parametersOf } from '@shared/engraving/proof-id-parameters'
import { printedRosette } from '@shared/engraving/rosette'
import { pathOf } from '@shared/engraving/svg-path'
import { braid } from './braid'
import { engraved } from './engraved'
import { millimetre } from './ornaments'
import { svgDocument } from './svg-document'
import { wreath } from './wreath'

const stripLength = 30
const stripHeight = 2.1
/** In points. */
const margin = 1

/**
 * The ribbon of the running heads, as SVG: it stands on every page, and Typst lays a picture out at once, but curves
 * anew for each page and each of its passes.
 */
const strip = (proofId: string): string => {
  const [width, height] = [stripLength * millimetre, stripHeight * millimetre]
  const bands = braid(width, Math.round(stripLength / 6), height / 2, proofId, {
    tone: 0.17,
    weight: 0.15,
    isLight: true,
  })
  const paths = bands.flatMap(({ strands, weight, places }) =>
    places.map(
      ([shift]) =>
        `<path transform="translate(${hundredth(shift)} ${hundredth(height / 2)})" d="${pathOf(strands)}" ` +
        `fill="none" stroke="${inks.line}" stroke-width="${weight}"/>`,
    ),
  )
  return svgDocument([width, height], margin, paths.join(''))
}

/** A wreath around a letter, `radius` in millimetres; each reads another pair of parameters. */
const roundel = (proofId: string, radius: number, pair: 3 | 5 | 6) => {
  const [lobes, lean] = parametersOf(proofId)[pair]
  return {
    radius,
    drawing: engraved(
      'line',
      wreath(radius * millimetre, {
        petals: 10 + lobes,
        tone: 0.36,
        outer: 0.7,
        inner: [0.56, 0.73],
        skew: 0.3 + 0.15 * lean,
      }),
    ),
  }
}

/** The band round the circle of the head's true size. */
const headCircle = (proofId: string, centimetres: number): Band[] => {
  const [first, second] = parametersOf(proofId)
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

const rosette = (proofId: string, radius: number, tone: number) =>
  printedRosette(proofId, radius * millimetre, { tone })

/** Everything engraved on the pages behind the certificate. */
export const bookEngraving = (proofId: string, headCentimetres: number | null) => {
  const small = rosette(proofId, 28, 0.4)
  return {
    strip: strip(proofId),
    /** One drawing in two inks: behind the wheel of the sky, and where a chapter leaves its page. */
    wheelRosette: engraved('wash', small),
    chapterRosette: engraved('tint', small),
    washRosette: engraved('wash', rosette(proofId, 54, 0.34)),
    colophonRosette: engraved('line', rosette(proofId, 25, 0.3)),
    roundels: [roundel(proofId, 9, 5), roundel(proofId, 9, 6), roundel(proofId, 14, 3)],
    headCircle: headCentimetres === null ? null : engraved('line', headCircle(proofId, headCentimetres)),
  }
}
export type BookEngraving = ReturnType<typeof bookEngraving>
