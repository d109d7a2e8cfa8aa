import type { CodexForm } from './codex-subject'
import { bookDataOf } from './book-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { textLayoutOf } from './testing/page-layout'
import type { Letter } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

/** The letters of a text where it stands in these, one after the other, spaces aside. */
const lettersOf = (text: string, letters: Letter[]): Letter[] => {
  const inked = letters.filter((letter) => letter.text.trim() !== '')
  const words = text.replaceAll(' ', '')
  const from = inked
    .map((letter) => letter.text)
    .join('')
    .indexOf(words)
  return from < 0 ? [] : inked.slice(from, from + words.length)
}
const heightOf = ({ top, bottom }: Letter) => Math.abs(top - bottom)

const printedPages = async (form: CodexForm) => {
  const { pdf } = await createPress(findPackageRoot()).print({
    pages: 'all',
    data: bookDataOf(subjectWith(form)),
    paper: 'a4',
    edition: 'archive',
  })
  return textLayoutOf(pdf)
}

describe('the forms of letters in the delivered book', () => {
  it('sets the Proof ID of the colophon in figures as high as its capitals, and one name in letters of one size', async () => {
    const form = { ...fullForm, babyFirstName: 'Thi', babyMiddleName: '', babyLastName: 'Đặng' }
    const pages = (await printedPages(form)).map(({ letters }) => letters)
    const printed = lettersOf('engraved from the number 01K7Q2ZX9A', pages.at(-1) ?? []).slice(-10)
    const [zero, one, capital] = printed.map(heightOf)
    expect(zero).toBeGreaterThan((capital ?? Infinity) * 0.9)
    expect(one).toBeGreaterThan((capital ?? Infinity) * 0.9)
    // Not every letter with two marks has a small capital: such a name stands in plain letters in the running heads.
    const head = lettersOf('Thi Đặng', pages[1]?.filter(({ top }) => top < 80) ?? [])
    expect(head).toHaveLength(7)
    const [, h, , , , n] = head.map(heightOf)
    expect(h).toBeGreaterThan((n ?? Infinity) * 1.3)
  })

  it('sets all readings of a child whose name stacks its letters with lines as far apart', async () => {
    const form = { ...fullForm, babyFirstName: 'မောင်', babyMiddleName: '', babyLastName: 'လှ' }
    const pitches = (await printedPages(form)).slice(7, -1).flatMap(({ letters }) => {
      const told = letters.filter(({ size, text }) => Math.abs(size - 10.8) < 0.01 && /[a-z]/.test(text))
      const baselines = [...new Set(told.map(({ baseline }) => Math.round(baseline * 10) / 10))].toSorted(
        (one, other) => one - other,
      )
      return baselines
        .slice(1)
        .map((baseline, index) => Math.round(baseline - (baselines[index] ?? 0)))
        .filter((pitch) => pitch > 5 && pitch < 20)
    })
    expect(pitches.length).toBeGreaterThan(60)
    expect([...new Set(pitches)]).toEqual([17])
  })
})
