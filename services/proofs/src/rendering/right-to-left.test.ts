import { bookDataOf } from './book-data'
import type { CodexForm } from './codex-subject'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { textLayoutOf } from './testing/page-layout'
import type { Letter, TextLayout } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const pagesOf = async (form: CodexForm) => {
  const data = bookDataOf(subjectWith({ ...fullForm, ...form }))
  const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
  return { pdf, pages: await textLayoutOf(pdf) }
}

/** The letters of a page line by line as they stand, from left to right, without spaces and marks of direction. */
const linesOf = ({ letters }: TextLayout): string[] => {
  const lines: Letter[][] = []
  // Marks stand above or below their letters; what counts is where these are.
  for (const letter of letters.filter(({ text }) => !/\p{M}/u.test(text))) {
    const line = lines.find(([other]) => other && isBeside(other, letter))
    if (line) line.push(letter)
    else lines.push([letter])
  }
  return lines.map((line) =>
    line
      .toSorted((one, other) => one.left - other.left)
      .map(({ text }) => text)
      .join('')
      .replace(/[\s\u202A-\u202E]/gu, ''),
  )
}
const isBeside = (one: Letter, other: Letter) =>
  Math.abs(one.size - other.size) < 0.01 &&
  one.colour === other.colour &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) - one.size * 0.3 &&
  Math.abs(one.bottom - other.bottom) < one.size * 0.6

/** As it must stand on the page: from left to right, the right-to-left words turned. */
const turned = (text: string) => [...text.replace(/[\s\p{M}]/gu, '')].toReversed().join('')

describe('names from right to left, in the delivered book', () => {
  it('[PRF-040] run from their first letter on, with initials, full stops and Latin words on their side', async () => {
    const { pdf, pages } = await pagesOf({
      babyFirstName: 'ל. מ.',
      babyMiddleName: '',
      babyLastName: 'כהן',
      motherFullName: 'ש. רות כהן',
      fatherFullName: 'Elias כהן ד.',
      maternalGrandmotherName: 'רחל M. לוי',
      hospitalName: 'בית יולדות, ירושלים.',
      primaryCaretakerName: 'א. לוי',
      secondaryCaretakerName: 'ליאור Cohen',
      whereParentsFirstMet: 'At the table of רות.',
      babyNameMeaning: `Light upon light: ${'އިބްރާހީމް'.repeat(8)}, as they sing it.`,
    })
    // A standard's mark stands only on a file whose letters all have a glyph, the marks of direction between them included.
    expect(pdf.includes('pdfaid')).toBe(true)
    const lines = pages.map((page) => linesOf(page).join('\n'))
    const [certificate = '', ...rest] = lines
    const inner = rest.join('\n')
    expect(certificate).toContain(turned('ל. מ. כהן'))
    expect(certificate).toContain(turned('ש. רות כהן'))
    expect(certificate).toContain('Elias' + turned('כהן ד.'))
    // A sentence about the child keeps its own order; the full stop of the initial stays at the letter.
    expect(inner).toContain('for' + turned('ל. מ.') + ',withtheworkingshown')
    expect(inner).not.toMatch(/(?<!\p{L})ל\./u)
    expect(inner).toContain(turned('לוי') + 'M.' + turned('רחל'))
    expect(inner).toContain(turned('א. לוי'))
    expect(inner).toContain('Cohen' + turned('ליאור'))
    // A number behind the name is not drawn into it.
    expect(inner).toMatch(new RegExp(`${turned('ל. מ.')}:\\d+by`, 'u'))
    // The full stop of a sentence is the sentence's.
    expect(inner).toMatch(new RegExp(`${turned('רות')}\\.`, 'u'))
    expect(inner).toContain(turned('בית יולדות, ירושלים.'))
    // However long the name, the sentence around it does not turn.
    const { pages: ofLongName } = await pagesOf({
      babyFirstName: 'נועם '.repeat(40).trim(),
      babyMiddleName: '',
      babyLastName: 'כהן',
    })
    expect(
      ofLongName
        .slice(1)
        .flatMap(linesOf)
        .filter((line) => /^\.\p{Script=Latin}/u.test(line)),
    ).toEqual([])
    // Running heads
    expect(rest.slice(0, -1).every((page) => page.includes(turned('ל. מ. כהן')))).toBe(true)
  })

  it('run as one in the readings too, where a Latin word stands within', async () => {
    const { pages } = await pagesOf({
      babyFirstName: 'נעם',
      babyMiddleName: 'Amara',
      babyLastName: 'בן־דוד',
    })
    const lines = pages.flatMap(linesOf).filter((line) => line.includes('Amara'))
    const [first, last] = ['נעם', 'בןדוד'].map(turned)
    expect(lines.filter((line) => line.includes('writtenwith'))).not.toEqual([])
    const whole = lines.map((line) => line.replaceAll('־', ''))
    expect(whole.filter((line) => line.includes(`${first}Amara${last}`))).toEqual([])
    expect(whole.filter((line) => line.includes(`${last}Amara${first}`)).length).toBeGreaterThan(3)
  })

  it('have as much room behind an italic f, which hangs over its word space, as other words have', async () => {
    const { pages } = await pagesOf({ babyFirstName: 'נועם', babyMiddleName: '', babyLastName: 'לוי' })
    const gaps = pages.flatMap(({ letters }) =>
      letters.flatMap((f) => {
        if (f.text !== 'f' || f.size > 8.2) return []
        const behind = letters.filter(
          ({ baseline, left }) => Math.abs(baseline - f.baseline) < 1 && left > f.left + 0.1,
        )
        const next = behind.toSorted((one, other) => one.left - other.left)[0]
        // pdfium gives the first half of the ink to the mark of direction before it.
        return next && /[\p{Script=Hebrew}\u202C]/u.test(next.text) ? [(next.left - f.right) / f.size] : []
      }),
    )
    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.min(...gaps)).toBeGreaterThan(0.13)
  })
})
