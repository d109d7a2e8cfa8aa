import { hundredth } from '@shared/engraving/guilloche'
import papers from '../../typst/style/papers.json'
import { onePagePdf, pdfColour } from './one-page-pdf'
import { millimetre } from './ornaments'
import type { Paper } from './ornaments'
import hatch from './proof-hatch.json'

/** The size of the letters in points, and the weight of the hatching, of which a fifth covers the paper. */
const size = 74
const weight = 0.72
const alpha = 0.2
const climb = (-34 * Math.PI) / 180
/** From one word to the next along the climbing lines, and from one line to the next. */
const across = 128 * millimetre
const up = 48 * millimetre

/**
 * The hatch of one word, climbing: PROOF in Cormorant Bold, tracked 0.16 em, cut by level lines. Each row is its number, then
 * left and right ends in thousandths of an em. From the middle of the word, in points, y downwards.
 */
const word = hatch.rows.flatMap(([row = 0, ...ends]) =>
  Array.from({ length: ends.length / 2 }, (_, index) => ({
    from: ((ends[2 * index] ?? 0) / 1000) * size,
    to: ((ends[2 * index + 1] ?? 0) / 1000) * size,
    y: row * hatch.pitch * size,
  })),
)

const strokesOn = (width: number, height: number): string => {
  let strokes = ''
  for (let row = -5; row < 6; row += 1)
    for (let column = -2; column < 3; column += 1) {
      // Staggered like bricks along the climbing lines
      const along = (column + (Math.abs(row) % 2) / 2) * across
      const x = width / 2 + along * Math.cos(climb) - row * up * Math.sin(climb)
      const y = height / 2 + along * Math.sin(climb) + row * up * Math.cos(climb)
      for (const line of word) {
        const level = height - y - line.y
        if (level < 0 || level > height || x + line.to < 0 || x + line.from > width) continue
        strokes += `${hundredth(x + line.from)} ${hundredth(level)} m ${hundredth(x + line.to)} ${hundredth(level)} l\n`
      }
    }
  return strokes
}

const drawn = new Map<Paper, Buffer>()

/**
 * The watermark of a proof as a PDF of one page. The file of a book holds it once and shows it on every page; as curves of
 * Typst's own it was written out for each, a fifth of the file and a third of the time to write it.
 */
export const watermarkPdf = (paper: Paper): Buffer => {
  const known = drawn.get(paper)
  if (known) return known
  const [width, height] = [papers[paper].width * millimetre, papers[paper].height * millimetre]
  const pdf = onePagePdf({
    box: [0, 0, width, height],
    commands: `/thin gs\n${pdfColour('ink')} RG ${weight} w\n${strokesOn(width, height)}S\n`,
    alphas: { thin: alpha },
  })
  drawn.set(paper, pdf)
  return pdf
}
