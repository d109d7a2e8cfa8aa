import { guideWords } from '@shared/contracts/companion-guide'
import { insightSubjectOf } from '@shared/insights/form-inputs'
import { companionGuideOf } from '@shared/insights/guide/companion-guide'
import { certificateDataOf } from './certificate-data'
import type { CodexForm } from './codex-subject'
import { guideDataOf } from './guide-data'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import inks from '../../typst/style/inks.json'
import { faultsOf } from './testing/page-faults'
import { layoutOf } from './testing/page-layout'
import type { Box } from './testing/page-layout'
import { commandsOf, fontsOf, hasMissingGlyph, textOf } from './testing/pdf-inspection'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const dataOf = (form: CodexForm, proofId: string | null = '01K7Q2ZX9A') => {
  const subject = subjectWith(form)
  const guide = companionGuideOf(insightSubjectOf(subject.form), 2026)
  return guideDataOf({ guide, form: subject.form, proofId })
}
const printed = (form: CodexForm = {}, proofId?: string | null) =>
  press.printGuide({ data: dataOf(form, proofId), paper: 'a4', edition: 'reading' })
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
/** Without spaces and hyphens: lines break where the page wants. */
const closed = (texts: readonly string[]) => texts.join('').replace(/[\s\p{Cc}\p{Cf}\uFFFE\u2010-]/gu, '')
const tint = inks.tint.replace('#', '').toLowerCase()
const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const lowestOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ bottom }) => bottom))

describe('the printed guide', () => {
  it('[GDE-019] holds a title page and every line of all seven chapters, in their order', async () => {
    const { pdf, pages } = await printed()
    const texts = await textOf(pdf)
    expect(pages).toBe(9)
    expect(closed(texts.slice(0, 1))).toContain('BirthBioCompanionGuide')
    expect(closed(texts.slice(0, 1))).toContain('01K7Q2ZX9A')
    const guide = companionGuideOf(insightSubjectOf(subjectWith().form), 2026)
    const lines = guideWords.flatMap(({ chapter, title }) => [title, ...textsIn(guide[chapter])])
    expect(lines.length).toBeGreaterThan(70)
    const whole = closed(texts)
    const missing = lines.filter((line) => !whole.includes(closed([line])))
    expect(missing).toEqual([])
    const places = guideWords.map(({ chapter }) => whole.indexOf(closed([textsIn(guide[chapter])[0] ?? ''])))
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it.each(['reading', 'archive'] as const)('bears the mark of its standard: %s', async (edition) => {
    const { pdf } = await press.printGuide({ data: dataOf({}), paper: 'letter', edition })
    expect(pdf.toString('latin1')).toContain(edition === 'reading' ? 'pdfuaid:part' : 'pdfaid:part')
  })

  it.each([
    ['Latin', 'Łucja', 'Ng'],
    ['Arabic', 'ليلى نور', 'الحسيني'],
    ['Hebrew', 'נֹעַם', 'לוי'],
    ['Chinese', '语晨', '林'],
    ['long', 'Maximilian Alexander Theodor Friedrich', 'von und zu Hohenfels-Wartenberg'],
  ])('has a glyph for every letter of a name, all faces embedded: %s', async (_script, first, last) => {
    const { pdf } = await printed({ babyFirstName: first, babyMiddleName: '', babyLastName: last })
    expect(hasMissingGlyph(await commandsOf(pdf))).toBe(false)
    expect((await fontsOf(pdf)).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  })

  it('is made of a birth date alone too, and says what is missing', async () => {
    const bare = { babyFirstName: '', babyMiddleName: '', babyLastName: '', babyTimeOfBirth: '' }
    const { pdf } = await printed({ ...bare, birthLatitude: null, birthLongitude: null }, null)
    const [title = ''] = await textOf(pdf)
    expect(closed([title])).toContain('bornon21April2026')
    expect(closed([title])).toContain(
      'Asthehourandtheplaceofbirthofthischildarenotknown,theskyisthatofnoonUTC',
    )
    expect(title).not.toMatch(/none|null|undefined/)
  })

  it.each([
    ['short', 'Bo', 'Li'],
    ['of two lines', 'Amara Noor', 'Okafor-Lindqvist'],
    ['long', 'Maximilian Alexander Theodor Friedrich', 'von und zu Hohenfels-Wartenberg'],
    ['of two hundred letters', 'Maximilian '.repeat(18).trim(), 'Hohenfels'],
  ])('keeps the name clear of the rosette on its first page: %s', async (_length, first, last) => {
    const { pdf } = await printed({ babyFirstName: first, babyMiddleName: '', babyLastName: last })
    const [title] = await layoutOf(pdf)
    const rosette = title?.strokes.filter(({ colour }) => colour === tint) ?? []
    expect(rosette).not.toEqual([])
    const across = title?.letters.filter((letter) => rosette.some((stroke) => meet(letter, stroke))) ?? []
    expect(across.map(({ text }) => text)).toEqual([])
  })

  it.each([
    ['Khmer', 'សុវណ្ណារ៉ា ច័ន្ទស្រីមុំ '.repeat(8).trim()],
    ['Burmese', 'အောင်ဆန်းစုကြည် မြင့်ဦး '.repeat(6).trim()],
    ['Hebrew', 'נֹעַם בֶּן־דָּוִד '.repeat(8).trim()],
    ['Latin', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ])(
    'lets no two texts meet, of names and of what is not known: %s',
    async (_script, name) => {
      const data = dataOf({ babyFirstName: name, babyMiddleName: '', babyLastName: name })
      const leftOut = `As the hour of birth of ${name} is not known, ${'much is left out; '.repeat(10)}.`
      const { pdf } = await press.printGuide({
        data: { ...data, leftOut },
        paper: 'letter',
        edition: 'archive',
      })
      const pages = await layoutOf(pdf)
      const faults = pages.flatMap((page, index) => faultsOf(page).map((fault) => `${index + 1}: ${fault}`))
      expect(faults).toEqual([])
    },
    30_000,
  )

  it('has a rosette beneath each chapter, and fills both pages of a chapter that takes two', async () => {
    const [, ...chapters] = await layoutOf((await printed()).pdf)
    const rosettes = chapters.map(({ strokes }) => strokes.filter(({ colour }) => colour === tint).length)
    expect(Math.min(...rosettes)).toBeGreaterThan(0)
    const [early = 0, late = 0] = chapters
      .slice(3, 5)
      .map(({ letters, height }) => lowestOf(letters.filter(({ bottom }) => bottom < height - 60)) / height)
    expect(Math.abs(early - late)).toBeLessThan(0.12)
  })

  it('is the same, byte for byte, whatever was printed in between', async () => {
    const { pdf: first } = await printed()
    const data = certificateDataOf(subjectWith())
    await press.print({ pages: 'certificate', data, paper: 'a4', edition: 'proof' })
    expect((await printed()).pdf.equals(first)).toBe(true)
  })
})
