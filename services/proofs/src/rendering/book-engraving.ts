import inks from '../../typst/style/inks.json'
import { flat, ring, scallop } from './guilloche'
import type { Band } from './guilloche'
import { braid, millimetre, none, rosette } from './ornaments'
import { parametersOf } from './proof-id-parameters'

const stripLength = 30
const stripHeight = 2.1
/** In points: a line that touches the edge of an SVG is drawn as a clipped one, and those are drawn too dark. */
const margin = 1

const figure = (value: number) => Math.round(value * 100) / 100

const pathOf = (strand: number[]): string => {
  const at = (index: number) => figure(strand[index] ?? 0)
  let path = `M${at(0)} ${at(1)}`
  for (let index = 2; index + 5 < strand.length; index += 6)
    path += `C${[0, 1, 2, 3, 4, 5].map((place) => at(index + place)).join(' ')}`
  return path
}

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
        `<path transform="translate(${figure(shift)} ${figure(height / 2)})" d="${strands.map(pathOf).join('')}" ` +
        `fill="none" stroke="${inks.line}" stroke-width="${weight}"/>`,
    ),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * margin}pt" height="${height + 2 * margin}pt" ` +
    `viewBox="${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}">` +
    `${paths.join('')}</svg>`
  )
}

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

/** Everything engraved on the pages behind the certificate. */
export const bookEngraving = (proofId: string, headCentimetres: number | null) => ({
  strip: strip(proofId),
  wheelRosette: rosette(proofId, 28, 0.4),
  washRosette: rosette(proofId, 54, 0.34),
  colophonRosette: rosette(proofId, 25, 0.3),
  roundels: [roundel(proofId, 9, 5), roundel(proofId, 9, 6), roundel(proofId, 14, 3)],
  headCircle: headCentimetres === null ? [] : headCircle(proofId, headCentimetres),
})
