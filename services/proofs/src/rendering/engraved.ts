import type { Band } from '@shared/engraving/guilloche'
import type inks from '../../typst/style/inks.json'
import { onePagePdf, pdfColour, pdfFigure } from './one-page-pdf'
import type { Matrix } from './page-geometry'

/** Bands that are printed in one ink. `down`: each is a ribbon along x that is turned to run downwards. */
export type Engraved = { ink: keyof typeof inks; bands: Band[]; runs: 'across' | 'down' }

export const engraved = (
  ink: Engraved['ink'],
  bands: Band[],
  runs: Engraved['runs'] = 'across',
): Engraved => ({ ink, bands, runs })

const isEngraved = (value: object): value is Engraved => 'bands' in value && 'ink' in value

// In PDF y runs upwards.
const placesOf = ({ bands, runs }: Engraved): Matrix[][] =>
  bands.map(({ places }) =>
    places.map(([shift, turn]): Matrix => {
      if (runs === 'down') return [0, -1, -1, 0, 0, -shift]
      const angle = (turn * Math.PI) / 180
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
      return [cosine, -sine, -sine, -cosine, shift, 0]
    }),
  )

/** How far figures reach from the origin, in whole points, with the weight of their line. */
const reachOf = (figures: number[], weight: number): [x: number, y: number] => {
  const reach: [number, number] = [0, 0]
  for (const [index, figure] of figures.entries()) {
    const side = index % 2 === 0 ? 0 : 1
    reach[side] = Math.max(reach[side], Math.abs(figure))
  }
  return [Math.ceil(reach[0] + weight), Math.ceil(reach[1] + weight)]
}

const pathOf = (strands: number[][]): string =>
  strands
    .map((strand) =>
      strand
        .map((figure, index) => `${figure}${index === 1 ? ' m\n' : index % 6 === 1 ? ' c\n' : ' '}`)
        .join(''),
    )
    .join('')

/** A drawing as a PDF of one page, its middle in the page's. */
type EngravedPdf = { pdf: Buffer; reach: [x: number, y: number] }

/** A module stands in the file once, and is shown again at each of its places. */
export const engravedPdf = (drawing: Engraved): EngravedPdf => {
  const { bands, ink } = drawing
  const reaches = bands.map(({ strands, weight }) => reachOf(strands.flat(), weight))
  const reach: [number, number] = [0, 0]
  let shown = ''
  for (const [index, matrices] of placesOf(drawing).entries()) {
    const [x, y] = reaches[index] ?? [0, 0]
    for (const [a, b, c, d, e, f] of matrices) {
      reach[0] = Math.max(reach[0], Math.ceil(Math.abs(a) * x + Math.abs(c) * y + Math.abs(e)))
      reach[1] = Math.max(reach[1], Math.ceil(Math.abs(b) * x + Math.abs(d) * y + Math.abs(f)))
      shown += `q ${[a, b, c, d, e, f].map(pdfFigure).join(' ')} cm /m${index} Do Q\n`
    }
  }
  const forms = bands.map(({ strands, weight }, index) => {
    const [x, y] = reaches[index] ?? [0, 0]
    return {
      name: `m${index}`,
      box: [-x, -y, x, y],
      commands: `${pdfColour(ink)} RG\n${weight} w\n${pathOf(strands)}S\n`,
    }
  })
  const [x, y] = reach
  return { pdf: onePagePdf({ box: [-x, -y, x, y], commands: shown, forms }), reach }
}

/**
 * The same, with each drawing in it as the name of a picture and how far that reaches, and the pictures. A proof's file then holds it once,
 * and Typst has no curves to lay out, to write and to deflate for every module and every page: they were a ninth of a book's time.
 */
export const asPictures = (engraving: object, name: string) => {
  const files: [name: string, content: Buffer][] = []
  const shown = (part: object, path: string): object => {
    if (isEngraved(part)) {
      const { pdf, reach } = engravedPdf(part)
      files.push([`${path}.pdf`, pdf])
      return { picture: `/${path}.pdf`, reach }
    }
    const told = Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value ? shown(value, `${path}-${key}`) : value,
    ])
    return Array.isArray(part) ? told.map(([, value]) => value as object) : Object.fromEntries(told)
  }
  return { engraving: shown(engraving, name), files }
}
