import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEnglishModel } from './english-model'
import { createEnglishPieces } from './english-pieces'
import { readEnglishWeights } from './english-weights'

const file = readFileSync(fileURLToPath(new URL('../data/english-model.bin', import.meta.url)))

describe('English model', () => {
  const embed = createEnglishModel(file)
  const likeness = (one: string, other: string) => {
    const [a, b] = [embed(one), embed(other)]
    return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  }

  // The figures are those of `train-english-model.py` with the same file, in 32-bit numbers.
  it.each([
    ['can grandad just look and not touch anything', 'invite my father as a viewer', 0.226],
    ['can grandad just look and not touch anything', 'how do i delete my data', -0.092],
    ['how do i delete my data', 'get rid of everything you hold about us', 0.443],
  ])('finds ‘%s’ and ‘%s’ as like as where it was learnt', (one, other, figure) => {
    expect(Math.abs(likeness(one, other) - figure)).toBeLessThan(0.005)
  })

  it('gives a vector of length 1, of what is too long too, and of length 0 where no piece is known', () => {
    for (const text of ['a', 'all of it '.repeat(2000)]) expect(Math.hypot(...embed(text))).toBeCloseTo(1, 4)
    for (const text of ['', 'x'.repeat(4000), '\u{1F37C}']) expect(Math.hypot(...embed(text))).toBe(0)
  })
})

describe('pieces of English words', () => {
  const { pieces } = readEnglishWeights(file)
  const piecesOf = (text: string, most = 96) =>
    createEnglishPieces(pieces, most)(text).map((place) => pieces[place])

  it('are those of the model’s own tokenizer', () => {
    expect(piecesOf('Zoë’s un-sealable proofs?!').join(' ')).toBe(
      '[CLS] zoe ’ s un - seal ##able proof ##s ? ! [SEP]',
    )
    expect(piecesOf('名前 costs $5, won’t it…').join(' ')).toBe('[CLS] 名 前 costs $ 5 , won ’ t it … [SEP]')
  })

  it('end where a message is too long, and know strange words to be unknown', () => {
    expect(piecesOf('one two three four', 4)).toEqual(['[CLS]', 'one', 'two', '[SEP]'])
    expect(piecesOf('\u{1F37C}')).toEqual(['[CLS]', '[UNK]', '[SEP]'])
  })
})
