import inks from '../../typst/style/inks.json'
import { bookDataOf } from './book-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { namesOfScripts } from './testing/names-of-scripts'
import { layoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())

const isOf = (script: string) => new RegExp(`\\p{Script=${script}}`, 'u')
const upTo = (length: number, words: string): string =>
  Array.from(`${words} `.repeat(length)).slice(0, length).join('').trim()

describe('the page of the lineage', () => {
  it.each([
    ['Arabic', 45],
    ['Arabic', 80],
    ['Myanmar', 60],
    ['Myanmar', 100],
    ['Tamil', 80],
    ['Tamil', 100],
    ['Tibetan', 100],
  ])(
    'sets long names in letters that are read with ease, as the certificate does: %s, %i letters',
    async (script, length) => {
      const name = upTo(length, (namesOfScripts[script] ?? ['ليلى', 'الحسيني']).join(' '))
      const data = bookDataOf(
        subjectWith({
          motherFullName: name,
          fatherFullName: name,
          maternalGrandmotherName: name,
          maternalGrandfatherName: name,
          paternalGrandmotherName: 'Gun-Britt',
          paternalGrandfatherName: name,
        }),
      )
      const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
      const letters = (await layoutOf(pdf))
        .slice(0, 5)
        .flatMap(({ letters: all }) => all.filter(({ text }) => isOf(script).test(text)))
      expect(letters.length).toBeGreaterThan(6 * 0.7 * length)
      expect(Math.min(...letters.map(({ size }) => size))).toBeGreaterThan(8)
    },
    30_000,
  )

  it('sets the names of all grandparents on one line, and the lines to write on, whatever their scripts', async () => {
    const data = bookDataOf(
      subjectWith({
        babyFirstName: 'Amara',
        motherFullName: 'Kavitha',
        maternalGrandmotherName: 'மீனாட்சி',
        maternalGrandfatherName: '',
        paternalGrandmotherName: 'Gun-Britt',
        paternalGrandfatherName: 'សុខ វិបុល',
      }),
    )
    const { pdf } = await press.print({ pages: 'all', data, paper: 'a4', edition: 'archive' })
    const pages = await layoutOf(pdf)
    const page = pages.find(({ letters }) =>
      letters
        .map(({ text }) => text)
        .join('')
        .includes('Lineage'),
    )
    const row = (page?.letters ?? []).filter(({ baseline }) => baseline > 170 && baseline < 210)
    expect(row.map(({ text }) => text).join('')).toMatch(/மீ.*Gun-Britt.*ស/u)
    const level = row.find(({ text }) => text === 'G')?.baseline ?? 0
    // The origin of a mark may lie a little off the line.
    for (const { baseline } of row) expect(Math.abs(baseline - level)).toBeLessThan(0.3)
    const lines = (page?.strokes ?? []).filter(({ colour }) => `#${colour}` === inks.faint.toLowerCase())
    expect(lines.length).toBeGreaterThan(20)
    for (const { top } of lines) expect(Math.abs(top - level)).toBeLessThan(1)
  })
})
