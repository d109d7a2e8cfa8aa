import type { SkyData } from '../sky-data'
import { circlePath, placedMargin, stroke, svgDocument } from '../svg-document'
import { aspectLines, axesOf, dots, shadedSigns, signsOf, signStarts, spokesAt } from './wheel-lines'

/** The sky of the certificate, as SVG: rings, signs, axes, aspects and a dot for each body; `radius` in points. */
export const smallWheel = (sky: SkyData, radius: number): string => {
  const [zodiac, heart] = [radius * 0.8, radius * 0.6]
  const axes = axesOf(sky)
  return svgDocument(
    [2 * radius, 2 * radius],
    placedMargin,
    stroke('ink', 0.4, circlePath(0, 0, radius)) +
      stroke('ink', 0.25, circlePath(0, 0, zodiac) + circlePath(0, 0, heart)) +
      stroke('line', 0.2, shadedSigns(sky, zodiac, radius, 4)) +
      stroke('ink', 0.25, spokesAt(sky, signStarts, zodiac, radius)) +
      signsOf(sky, (zodiac + radius) / 2, radius * 0.13, 0.075) +
      stroke('ink', 0.4, spokesAt(sky, axes.slice(0, 2), heart, zodiac)) +
      stroke('ink', 0.25, spokesAt(sky, axes.slice(2), heart, zodiac)) +
      aspectLines(sky, heart, [0.22, 0.16]) +
      dots(sky, heart),
    [-radius, -radius],
  )
}
