import inks from '../../typst/style/inks.json'
import { bookDataOf } from './book-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { layoutOf } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())

describe('the page of the lineage', () => {
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
  }, 30_000)
})
