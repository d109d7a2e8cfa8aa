import inks from '../../../typst/style/inks.json'
import { pictureHeight, pictureWidth } from './plate'
import type { Layer, Picture } from './plate'
import { svgDocument } from '../svg-document'

/** Points as printed to a unit of the picture, on a card 47 mm wide. */
const unit = 1.338

const pathOf = (line: number[], isClosed: boolean): string => {
  let path = `M${line[0]} ${line[1]}L`
  for (let index = 2; index < line.length; index += 1) path += `${line[index]} `
  return isClosed ? `${path}Z` : path
}

const drawnLayer = (layer: Layer): string => {
  const ink = inks[layer.ink]
  const d = layer.lines.map((line) => pathOf(line, layer.kind === 'fill')).join('')
  return layer.kind === 'fill'
    ? `<path d="${d}" fill="${ink}" fill-rule="evenodd"/>`
    : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${(layer.weight / unit).toFixed(3)}" stroke-linejoin="round"/>`
}

/** Round the picture, in its units. */
const margin = 1

/**
 * A card's picture as SVG, with a margin of one unit on all sides: Typst takes thousands of points in at once, but one by
 * one from its own language.
 */
export const pictureSvg = (picture: Picture): string =>
  svgDocument([pictureWidth, pictureHeight], margin, picture.map(drawnLayer).join(''))
