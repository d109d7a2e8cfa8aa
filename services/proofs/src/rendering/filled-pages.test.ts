import inks from '../../typst/style/inks.json'
import { bookDataOf } from './book-data'
import type { CodexForm } from './codex-subject'
import type { Paper } from './ornaments'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { textLayoutOf } from './testing/page-layout'
import type { Letter, TextLayout } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const ofSize = (letters: Letter[], size: number) =>
  letters.filter((letter) => Math.abs(letter.size - size) < 0.05)
const baselinesOf = (letters: Letter[]) =>
  [...new Set(letters.map(({ baseline }) => Math.round(baseline)))].toSorted((one, other) => one - other)

/** Where the lines of a page of readings stand: chapters' heads, readings' titles, and lines of their text. */
const linesOf = ({ height, letters }: TextLayout) => {
  const inner = letters.filter(({ top, bottom }) => top > 64 && bottom < height - 45)
  return {
    height,
    heads: baselinesOf(ofSize(inner, 9.4)),
    titles: baselinesOf(ofSize(inner, 16)),
    texts: baselinesOf(ofSize(inner, 10.8)),
    working: baselinesOf(ofSize(inner, 8)),
    // Beneath the last reading stand lines to write on.
    isOpen: ofSize(inner, 8).some(({ colour }) => `#${colour}` === inks.gold.toLowerCase()),
  }
}

const readingsOf = async (form: CodexForm, paper: Paper) => {
  const data = bookDataOf(subjectWith({ ...fullForm, ...form }))
  const { pdf } = await press.print({ pages: 'all', data, paper, edition: 'archive' })
  const pages = (await textLayoutOf(pdf)).map(linesOf)
  const first = pages.findIndex(({ heads, titles }) => heads.length === 1 && titles.length > 1)
  return pages.slice(first).filter(({ titles }) => titles.length > 0)
}

const children: [string, Paper, CodexForm][] = [
  ['2026-04-21', 'a4', {}],
  ['2015-05-13', 'letter', { babyDateOfBirth: '2015-05-13', babyTimeOfBirth: '04:55' }],
  ['2019-11-22', 'a4', { babyDateOfBirth: '2019-11-22', babyTimeOfBirth: '19:34' }],
  [
    '2009-01-01',
    'letter',
    { babyDateOfBirth: '2009-01-01', babyTimeOfBirth: '12:00', babyFirstName: 'Nestan-Darejan Maximiliana' },
  ],
  ['1994-02-28', 'a4', { babyDateOfBirth: '1994-02-28', babyTimeUnknown: true }],
  ['2021-09-22', 'letter', { babyDateOfBirth: '2021-09-22', babyTimeOfBirth: '11:20' }],
]

describe.each(children)('the pages of the readings are filled: born on %s, on %s', (_date, paper, form) => {
  let pages: Awaited<ReturnType<typeof readingsOf>> = []
  beforeAll(async () => {
    pages = await readingsOf(form, paper)
  })

  it('no page has a hole over a reading or a chapter’s head', () => {
    expect(pages.length).toBeGreaterThan(11)
    for (const { heads, titles, texts, working } of pages)
      for (const [lines, most] of [
        [titles, 56],
        [heads, 72],
      ] as const)
        for (const line of lines) {
          const above = texts.filter((text) => text < line).at(-1)
          if (above === undefined || heads.some((head) => head > above && head < line)) continue
          // The working may run deeper than its text.
          const deep = working.filter((note) => note > above && note < line)
          expect(line - Math.max(above, ...deep)).toBeLessThan(most)
        }
  })

  it('no page within a chapter ends high above its foot', () => {
    for (const [index, { height, texts, heads, titles, isOpen }] of pages.entries()) {
      const next = pages[index + 1]
      const isChapterEnd = !next || (next.heads[0] ?? Infinity) < (next.titles[0] ?? 0)
      const foot = height - 70.9 - (texts.at(-1) ?? 0)
      expect([heads.length, titles.length, isOpen || isChapterEnd || foot < 60]).toEqual([
        heads.length,
        titles.length,
        true,
      ])
    }
  })

  it('no page is left half empty where a chapter ends', () => {
    for (const { height, texts, isOpen } of pages)
      if (!isOpen) expect(height - 70.9 - (texts.at(-1) ?? 0)).toBeLessThan(300)
  })

  it('no chapter leaves its last reading alone at the head of a page', () => {
    const alone = pages.slice(1).filter(({ heads, titles, isOpen }) => {
      const [head = Infinity] = heads
      return titles.filter((title) => title < head).length === 1 && (head < Infinity || isOpen)
    })
    expect(alone).toEqual([])
  })
})
