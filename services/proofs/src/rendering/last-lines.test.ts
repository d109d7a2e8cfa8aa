import { bookDataOf } from './book-data'
import type { BookData } from './book-data'
import type { CodexForm } from './codex-subject'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { textLayoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'
import { spacedLinesOf, wordSpacesOf } from './testing/text-lines'

const press = createPress(findPackageRoot())
// Births in the months that would be hyphenated, and on days whose sentences end short.
const births: CodexForm[] = [
  { babyDateOfBirth: '2019-11-30', babyTimeOfBirth: '06:10' },
  { babyDateOfBirth: '2012-12-07', babyTimeOfBirth: '17:45', babyFirstName: 'Bo', babyLastName: 'Li' },
  { babyDateOfBirth: '2021-09-22', babyTimeOfBirth: '23:05', babyFirstName: 'Maximilian Alexander' },
  { babyDateOfBirth: '2015-02-14', babyTimeOfBirth: '11:20', babyFirstName: 'Guillermina' },
  { babyDateOfBirth: '2023-08-01', babyTimeUnknown: true, babyFirstName: 'Ọlọ́ládé' },
]
const textsOf = ({ readings }: BookData): string[] => [
  readings.numbers.text,
  readings.numbers.rule,
  ...readings.cards.map(({ text }) => text),
  ...readings.chapters.flatMap((chapter) => chapter.readings.flatMap(({ text, rule }) => [text, rule])),
]
const everyText = async () => {
  const all: { text: string; lines: string[]; spaces: number[]; count: number | null | undefined }[] = []
  for (const form of births) {
    const data = bookDataOf(subjectWith({ ...fullForm, ...form }))
    const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
    const pages = await textLayoutOf(pdf)
    const readings = data.readings.chapters.flatMap((chapter) => chapter.readings)
    const counts = new Map(readings.map(({ text, lines }) => [text, lines.a4]))
    for (const text of textsOf(data)) {
      const page = pages.find(({ letters }) => spacedLinesOf(text, letters).length > 0)
      all.push({
        text,
        lines: page ? spacedLinesOf(text, page.letters) : [],
        spaces: page ? wordSpacesOf(text, page.letters) : [],
        count: counts.get(text),
      })
    }
  }
  return all
}
const told = everyText()

describe('the lines of the running text, as they are delivered', () => {
  // One that is hyphenated is not found: its line has a sign more.
  it('are found on the pages, none hyphenated', async () => {
    const all = await told
    expect(all.length).toBeGreaterThan(births.length * 120)
    expect(all.filter(({ lines }) => lines.length === 0).map(({ text }) => text)).toEqual([])
  })

  it('none of a single word stands last', async () => {
    const short = (await told).flatMap(({ lines }) => {
      const last = lines.at(-1) ?? ''
      return lines.length > 1 && !/[ ~]/.test(last) ? [lines.slice(-2).join(' | ')] : []
    })
    expect(short).toEqual([])
  })

  it('no date is broken', async () => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
    const dates = new RegExp(`(?:\\d{1,2} )?(?:${months}) \\d{4}|\\d{1,2} (?:${months})\\b`, 'g')
    let found = 0
    const broken = (await told).flatMap(({ text, lines }) => {
      const spaced = lines.map((line) => line.replaceAll('~', ' '))
      const inside = [...text.replaceAll('\u00A0', ' ').matchAll(dates)].map(([date]) => date)
      found += inside.length
      return inside.filter((date) => !spaced.some((line) => line.includes(date)))
    })
    expect(found).toBeGreaterThan(births.length * 10)
    expect(broken).toEqual([])
  })

  // Pages are filled by these.
  it('are as many as the data tell, which leave few to be measured', async () => {
    const counted = (await told).filter(({ count }) => count !== undefined)
    const known = counted.filter(({ count }) => count !== null)
    expect(known.filter(({ lines, count }) => lines.length !== count)).toEqual([])
    expect(known.length / counted.length).toBeGreaterThan(0.85)
  })

  // Of itself a space leaves some three points of paper between two letters.
  it('none is torn open', async () => {
    const full = (await told).flatMap(({ spaces, lines }) =>
      spaces.slice(0, -1).map((space, at) => ({ space, line: lines[at] })),
    )
    const wide = full.filter(({ space }) => space > 5)
    expect(full.length).toBeGreaterThan(births.length * 240)
    expect(full.filter(({ space }) => space > 6)).toEqual([])
    expect(wide.length / full.length).toBeLessThan(0.01)
  })
})
