import { endsOf, evenLinesOf, linesIn } from './even-lines'

const shown = (text: string) => text.replaceAll('\u00A0', '~')

describe('the lines of a reading', () => {
  const flower =
    'The Victorians gave every month a flower and every flower a meaning. This child’s is the marigold, which turns with the Sun, ' +
    'and stands for warmth of feeling.'
  const friday =
    'Friday is Frigg’s and Venus’s, and a day of prayer from Morocco to Malaysia. Its children were said to be loving and giving, ' +
    'and the rhyme has never been contradicted.'

  it('are known before they are set', () => {
    expect(linesIn(endsOf('A few words.'), 328.8).widestSpace).toBeLessThan(3)
    // As they stood on A4: 6.3 points.
    expect(
      Math.abs(
        linesIn(endsOf(flower.replace('warmth of feeling', 'warmth\u00A0of\u00A0feeling')), 328.8)
          .widestSpace - 6.3,
      ),
    ).toBeLessThan(0.5)
  })

  it('are counted where no letter’s neighbours could make them one more or less', () => {
    expect(evenLinesOf(flower).lines).toEqual({ a4: null, letter: 2 })
    expect(evenLinesOf(friday).lines).toEqual({ a4: 3, letter: 2 })
    expect(evenLinesOf('A few words.').lines).toEqual({ a4: 1, letter: 1 })
    // As long as a line, but for what the letters' neighbours take or give.
    const counts = Array.from({ length: 24 }, (_, more) =>
      evenLinesOf(
        `It is told of a child who was born in the year of the hare or of the cat${'s'.repeat(more)}.`,
      ),
    ).map(({ lines }) => lines.a4)
    expect(counts.at(0)).toBe(1)
    expect(counts.at(-1)).toBe(2)
    expect(counts).toContain(null)
    // Ọ has no width here, and may come from another face.
    expect(evenLinesOf(flower.replace('marigold', 'Ọlọ́ládé')).lines).toEqual({ a4: null, letter: null })
  })

  it('keep fewer words together at their end where more would tear a line', () => {
    expect(shown(evenLinesOf(flower).text)).toMatch(/warmth of~feeling\.$/)
    expect(shown(evenLinesOf('Short as it is it keeps them.').text)).toMatch(/keeps~them\.$/)
  })

  it('let letters give and take where fewer words do not help', () => {
    expect(evenLinesOf(friday)).toMatchObject({ isEven: true, isSpread: true })
    expect(evenLinesOf('A few words.')).toMatchObject({ isEven: true, isSpread: false })
  })

  it('never part letters that are joined', () => {
    for (const name of ['ليلى', 'आर्या', 'נֹעַם', 'Ọlọ́ládé'])
      expect(evenLinesOf(friday.replace('Frigg', name).replace('Venus', name)).isSpread).toBe(false)
  })

  it('end freely where a word fills most of one', () =>
    expect(evenLinesOf(`It is ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`)).toMatchObject({
      isEven: false,
      isSpread: false,
    }))
})
