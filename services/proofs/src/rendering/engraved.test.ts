import { bookDataOf } from './book-data'
import { partedContent } from './fine-strokes'
import { findPackageRoot } from './package-files'
import { pageContentOf } from './page-content'
import { createPress } from './press'
import type { Edition } from './press'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const data = bookDataOf(subjectWith())

type Told = { figures: number[]; weight: number; colour: object }

/** All strokes of a page that are finer than half a point: where their figures lie on the sheet. */
const fineStrokesOf = (pdf: Buffer, page: number): Told[] => {
  const { paths, runs } = partedContent(pageContentOf(pdf, page)?.commands ?? Buffer.alloc(0), 0.5)
  return runs.flat().map(({ from, to, figure, matrix: [a, b, c, d, e, f], weight, colour }) => {
    const figures: number[] = []
    const count = paths.steps.subarray(from, to).reduce((sum, step) => sum + ([2, 2, 6, 0][step] ?? 0), 0)
    for (let at = figure; at < figure + count; at += 2) {
      const [x = 0, y = 0] = paths.figures.subarray(at, at + 2)
      figures.push(a * x + c * y + e, b * x + d * y + f)
    }
    return { figures, weight: weight * Math.sqrt(Math.abs(a * d - b * c)), colour }
  })
}

it.each(['a4', 'letter'] as const)(
  'shows in a proof, on every page of %s, each line of the engraving that the finished book has',
  async (paper) => {
    const print = (edition: Edition) => press.print({ pages: 'all', data, paper, edition })
    const [proof, book] = [await print('proof'), await print('reading')]
    expect(proof.pages).toBe(book.pages)
    let [count, farthest] = [0, 0]
    for (let page = 1; page <= book.pages; page += 1) {
      const [shown, printed] = [fineStrokesOf(proof.pdf, page), fineStrokesOf(book.pdf, page)]
      expect(shown).toHaveLength(printed.length)
      count += printed.length
      for (const [index, stroke] of printed.entries()) {
        const other = shown[index]
        expect(other?.colour).toEqual(stroke.colour)
        expect(other?.figures).toHaveLength(stroke.figures.length)
        const { figures = [], weight = 0 } = other ?? {}
        for (const [at, figure] of stroke.figures.entries())
          farthest = Math.max(farthest, Math.abs(figure - (figures[at] ?? Infinity)))
        farthest = Math.max(farthest, Math.abs(weight - stroke.weight))
      }
    }
    expect(count).toBeGreaterThan(500)
    // Points: a fiftieth of a dot of a press.
    expect(farthest).toBeLessThan(0.005)
  },
)

it('holds each drawing of a proof once, however often it is shown', async () => {
  const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'proof' })
  const forms = pdf.toString('latin1').match(/\/Subtype \/Form/g)
  // 14 drawings of one to three modules, and the watermark.
  expect(forms?.length).toBeLessThan(60)
})
