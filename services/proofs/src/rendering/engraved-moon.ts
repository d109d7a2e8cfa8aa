import { seaLinesOf } from './plates/lunar-seas'
import type { MoonData } from './sky-data'
import { circlePath, placedMargin, stroke, svgDocument, written } from './svg-document'

/** From row to row, in points. */
const pitch = 0.95
/** How far the burin runs on into the light, by rows in turn, and how deep the second lines reach from the dark limb. */
const lifts = [0.04, 0.1, 0.02, 0.14]
const depths = [0.42, 0.78, 0.56, 0.9, 0.34, 0.68, 0.84]
const inTurn = (list: readonly number[], index: number) => list[index % list.length] ?? 0

/**
 * The moon in the manner of an engraving, as SVG: every chord is computed, nothing is clipped. Typst takes a picture in at once, but
 * chords one by one.
 *
 * @param radius in points
 */
export const moonPicture = (radius: number, { fraction, limb, isWaxing }: MoonData): string => {
  const r = radius
  // Drawn with the light at the right, then turned to where the limb stood.
  const [cosine, sine] = [Math.cos((limb * Math.PI) / 180), Math.sin((limb * Math.PI) / 180)]
  const place = (x: number, y: number) => written([x * cosine - y * sine, x * sine + y * cosine])
  const chord = (y: number, from: number, to: number) => `M${place(from, y)}L${place(to, y)}`
  const halfChord = (y: number) => Math.sqrt(Math.max(0, r * r - y * y))
  const rows = Math.floor((2 * r) / pitch)
  let [dark, fine] = ['', '']
  for (let row = 1; row < rows; row += 1) {
    const y = -r + (row * 2 * r) / rows
    const half = halfChord(y)
    // Half an ellipse.
    const terminator = half * (1 - 2 * fraction)
    dark += chord(y, -half, terminator)
    // Of a thin dark rim the lines run no further than it is broad twice over, or a full moon would seem to wane.
    const lift = Math.min(half * inTurn(lifts, row) + 0.03 * (half - terminator), 2 * (half + terminator))
    fine += chord(y, terminator, Math.min(half, terminator + lift))
    // Between two lines a finer one, from the dark limb: the round of the globe. Of a dark disc they leave none of it out: there is no
    // light for it to be round in.
    const between = y + r / rows
    const halfBetween = halfChord(between)
    const depth = inTurn(depths, row)
    const reach = depth + (1 - depth) * Math.max(0, 1 - fraction / 0.2)
    fine += chord(between, -halfBetween, -halfBetween + halfBetween * (2 - 2 * fraction) * reach)
  }
  const seas = seaLinesOf(fraction, isWaxing).map(([y, from, to]) => chord(y * r, from * r, to * r))
  return svgDocument(
    [2 * r, 2 * r],
    placedMargin,
    stroke('ink', 0.36, dark) +
      stroke('ink', 0.2, fine) +
      stroke('sea', 0.24, seas.join('')) +
      stroke('ink', 0.4, circlePath(0, 0, r)),
    [-r, -r],
  )
}
