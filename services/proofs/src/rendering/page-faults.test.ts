import inks from '../../typst/style/inks.json'
import { bookDataOf } from './book-data'
import { certificateDataOf } from './certificate-data'
import type { CodexForm } from './codex-subject'
import { findPackageRoot } from './package-files'
import type { Paper } from './ornaments'
import { createPress } from './press'
import { fullForm } from './testing/full-form'
import { faultsOf } from './testing/page-faults'
import { layoutOf, textLayoutOf } from './testing/page-layout'
import type { PageLayout } from './testing/page-layout'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const pdfOf = async (form: CodexForm, paper: Paper) => {
  const data = bookDataOf(subjectWith({ ...fullForm, ...form }))
  return (await press.print({ pages: 'all', data, paper, edition: 'archive' })).pdf
}
const setBookOf = async (form: CodexForm, paper: Paper) => layoutOf(await pdfOf(form, paper))
const setTextOf = async (form: CodexForm, paper: Paper) => textLayoutOf(await pdfOf(form, paper))
const books = new Map<CodexForm, ReturnType<typeof setBookOf>>()
/** The pages of a book, set once for all tests. */
const bookOf = (form: CodexForm, paper: Paper) => {
  const book = books.get(form) ?? setBookOf(form, paper)
  books.set(form, book)
  return book
}
const ofLength = (length: number, words: string) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim()
const unbroken = 'Abcdefghijklmnopqrstuvwxyz'
const wordy = 'Wolfeschlegelsteinhausen von Bergerdorff Maria de la Concepción '
const stacking = 'ലക്ഷ്മി കൃഷ്ണൻ '
// Its letters reach far above and below their line.
const reaching = 'ليلى الحسيني '
/** Heights of the dotted lines on the page before the last. */
const linesToWriteOn = (pages: PageLayout[]): number[] => {
  // They are drawn in pieces of two points.
  const pieces = new Map<number, number>()
  for (const { colour, top } of pages.at(-2)?.strokes ?? [])
    if (`#${colour}` === inks.faint.toLowerCase())
      pieces.set(Math.round(top), (pieces.get(Math.round(top)) ?? 0) + 1)
  return [...pieces].flatMap(([top, count]) => (count > 100 ? [top] : []))
}
const grandparents = [
  'maternalGrandmotherName',
  'maternalGrandfatherName',
  'paternalGrandmotherName',
  'paternalGrandfatherName',
]
const everywhere = (fields: string[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text]))
const places = ['hospitalName', 'babyBirthPlace', 'babyBirthLocation', 'whereParentsFirstMet']
const people = ['motherFullName', 'fatherFullName', 'primaryCaretakerName', ...grandparents]
const looks = ['babyEyeColor', 'babyHairColor', 'babyRace', 'babyNationality', 'attendingDoctorName']

const children: [string, Paper, CodexForm][] = [
  [
    'of one letter, of parents and places whose script stacks its letters',
    'a4',
    {
      // Of this day the caption of the calendar wheel is hard to break evenly.
      babyDateOfBirth: '2024-12-31',
      babyTimeOfBirth: '23:58',
      whenParentsConceived: '2024-04-08',
      babyFirstName: 'O',
      babyMiddleName: '',
      babyLastName: 'E',
      ...everywhere(people, ofLength(60, stacking)),
      ...everywhere(places, ofLength(300, stacking)),
      ...everywhere(['primaryCaretakerName', 'paternalGrandfatherName'], ofLength(60, reaching)),
      whereParentsFirstMet: ofLength(300, reaching),
    },
  ],
  [
    'of eighty letters without a break',
    'a4',
    {
      ...everywhere(['babyFirstName', 'babyMiddleName', 'babyLastName'], ofLength(80, unbroken)),
      ...everywhere([...people, ...places], ofLength(60, unbroken)),
    },
  ],
  [
    'of lines whose letters have tails above others that have stems',
    'a4',
    {
      babyFirstName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
      babyMiddleName: '',
      babyLastName: 'Wolfeschlegelsteinhausenbergerdorffwelche',
    },
  ],
  [
    'of four lines, with mothers, places and colours as long as the form takes them',
    'letter',
    {
      babyFirstName: 'Maximilian Alexander Theodor',
      babyMiddleName: 'Wilhelm Friedrich Johannes Ferdinand Leopold',
      babyLastName: 'von Hohenberg-Wartenstein-Sachsen-Coburg-Gotha',
      ...everywhere([...people, ...places], ofLength(300, wordy)),
      ...everywhere(looks, ofLength(200, wordy)),
    },
  ],
]

describe('the pages of a book, as they are delivered', () => {
  it.each(children)(
    '[PRF-039] no two texts meet, none is clipped: names %s',
    async (_length, paper, form) => {
      const pages = await bookOf(form, paper)
      expect(
        pages.map(faultsOf).flatMap((faults, page) => faults.map((fault) => `${page + 1}: ${fault}`)),
      ).toEqual([])
      const all = pages.map(({ letters }) => letters.map(({ text }) => text).join(''))
      const closed = (text: unknown) => String(text).replace(/[^\p{L}]/gu, '')
      const printed = all.map(closed).join(' ')
      for (const field of [...people, ...places, 'babyFirstName', 'babyLastName'] as (keyof CodexForm)[])
        expect(printed).toContain(closed(form[field] ?? ''))
    },
    30_000,
  )

  it.each(children)(
    'none stands half empty: names %s',
    async (_length, paper, form) => {
      for (const { height, letters, strokes } of await bookOf(form, paper)) {
        const lowest = Math.max(
          ...[...letters, ...strokes].map(({ bottom }) => bottom).filter((bottom) => bottom < height - 64),
        )
        expect(lowest / height).toBeGreaterThan(0.66)
      }
    },
    30_000,
  )

  it.each(children)(
    'the names of three generations keep within the measure of the page: names %s',
    async (_length, paper, form) => {
      const lineage = (await bookOf(form, paper)).find(({ letters }) =>
        letters
          .map(({ text }) => text)
          .join('')
          .includes('grandmother'),
      )
      const margin = (26 / 25.4) * 72 - 1
      const beyond = (lineage?.letters ?? []).filter(
        ({ left, right }) => left < margin || right > (lineage?.width ?? 0) - margin,
      )
      expect(lineage?.letters.length).toBeGreaterThan(300)
      expect(beyond.map(({ text }) => text)).toEqual([])
    },
    30_000,
  )

  it.each(children)(
    'the family has lines to write on, and where the child was born is told in letters of one size: names %s',
    async (_length, paper, form) => {
      const pages = await bookOf(form, paper)
      expect(linesToWriteOn(pages).length).toBeGreaterThanOrEqual(4)
      const degrees = pages[0]?.letters.filter(({ text }) => text === '°') ?? []
      expect(degrees.map(({ size }) => size.toFixed(1))).toEqual(['7.4', '7.4'])
    },
    30_000,
  )

  it('a Latin word in a name of another script stands on its line, and a date keeps its size beside long words', async () => {
    const form = {
      babyFirstName: 'សុវណ្ណា '.repeat(16),
      babyMiddleName: 'Amara',
      babyLastName: 'ចាន់',
      whereParentsFirstMet: ofLength(300, stacking),
    }
    const pages = await setTextOf(form, 'a4')
    const great = pages[0]?.letters.filter(({ size }) => size > 14) ?? []
    const [latin] = great.filter(({ text, top }) => text === 'r' && top > 240)
    const others = great.filter(({ text }) => /\p{Script=Khmer}/u.test(text))
    const gaps = others.map(({ baseline }) => Math.abs(baseline - (latin?.baseline ?? 0)))
    expect(Math.min(...gaps)).toBeLessThan(0.5)
    const lineage = pages.find(({ letters }) =>
      letters
        .map(({ text }) => text)
        .join('')
        .includes('grandmother'),
    )
    const dates = lineage?.letters.filter(({ size, text }) => Math.abs(size - 9.6) < 0.01 && /\d/.test(text))
    expect(dates?.map(({ text }) => text).join('')).toBe('82022')
  })

  it('lines of a name in several scripts stand as far apart as the deepest of them wants, and its Latin letters are as dark as by themselves', async () => {
    const form = { babyFirstName: 'น้ำทิพย์', babyMiddleName: 'ခင်ဝင်းကြည်', babyLastName: 'Čapková-Łąškiéñ' }
    const data = certificateDataOf(subjectWith({ ...fullForm, ...form }))
    const { pdf } = await press.print({ pages: 'certificate', data, paper: 'a4', edition: 'archive' })
    const great = ((await layoutOf(pdf))[0]?.letters ?? []).filter(({ size }) => size > 30)
    const [upper = 0, lower = 0] = [...new Set(great.map(({ baseline }) => Math.round(baseline)))].sort(
      (one, other) => one - other,
    )
    // Burmese wants 1.56 of its size from line to line, Thai 1.26.
    expect((lower - upper) / (great[0]?.size ?? 1)).toBeGreaterThan(1.5)
    expect(pdf.toString('latin1')).toContain('Cormorant-Medium')
  })

  it('the dots of Arabic letters keep off the rules beneath the parents’ names', async () => {
    const data = certificateDataOf(subjectWith({ ...fullForm, ...everywhere(people, reaching.trim()) }))
    const { pdf } = await press.print({ pages: 'certificate', data, paper: 'a4', edition: 'archive' })
    expect((await layoutOf(pdf)).flatMap(faultsOf)).toEqual([])
  })

  it('the last line of a page that holds one more than others keeps clear of its number', async () => {
    const pages = await setTextOf({ babyDateOfBirth: '2021-09-22', babyTimeOfBirth: '11:20' }, 'letter')
    const gaps = pages.slice(7, -2).map(({ height, letters }) => {
      const lowest = letters.filter(({ bottom }) => bottom > height - 90).map(({ baseline }) => baseline)
      const [folio = 0, last = 0] = [...new Set(lowest.map(Math.round))].toSorted((one, other) => other - one)
      return folio - last
    })
    expect(Math.min(...gaps)).toBeGreaterThan(20)
  })

  it('the lines have a page of their own where the readings end low', async () => {
    const pages = await setBookOf({ fatherDateOfBirth: '', motherDateOfBirth: '' }, 'a4')
    expect(linesToWriteOn(pages).length).toBeGreaterThan(18)
  })

  it('a word of more letters than anyone reads so small stands in the running head by its beginning, on the certificate in lines', async () => {
    const word = 'އިބްރާހީމް'.repeat(8)
    const pages = await setTextOf({ babyFirstName: word, babyMiddleName: '', babyLastName: 'އަޙްމަދު' }, 'a4')
    const named = (page: (typeof pages)[number] | undefined, above: number) =>
      (page?.letters ?? []).filter(({ text, bottom }) => /\p{Script=Thaana}/u.test(text) && bottom < above)
    const heads = pages.slice(1, -1).map((page) => named(page, 62))
    for (const head of heads) {
      // A letter and its vowel are each told as both.
      const signs = new Set(head.map(({ left }) => left.toFixed(1))).size
      expect(signs).toBeGreaterThan(20)
      expect(signs).toBeLessThan(60)
    }
    const [wide] = await setTextOf({ babyFirstName: 'કૃષ્ણા'.repeat(13), babyLastName: 'પટેલ' }, 'a4')
    const great = wide?.letters.filter(({ text }) => /\p{Script=Gujarati}/u.test(text)) ?? []
    expect(great.filter(({ size }) => size > 20).length).toBeGreaterThan(60)
  })

  it.each([26, 28])(
    '%i syllables of Burmese stand around their knot without one meeting another',
    async (count) => {
      const syllables = Array.from(
        { length: count },
        (_, at) => ['အောင်', 'ဆန်း', 'စု', 'ကြည်', 'မြင့်', 'ဦး'][at % 6],
      )
      const [babyFirstName, babyLastName] = [syllables.slice(0, 12).join(''), syllables.slice(12).join('')]
      const pages = await setBookOf({ babyFirstName, babyMiddleName: '', babyLastName }, 'a4')
      expect(pages.flatMap(faultsOf)).toEqual([])
    },
    30_000,
  )

  it('the child’s own name stands in the running head, however long the others are', async () => {
    const form = {
      babyFirstName: 'Wilhelmina-Alexandrina Maximiliana',
      babyMiddleName: 'Theodora Konstantina',
      babyLastName: 'von Hohenzollern-Sigmaringen',
    }
    const pages = await setTextOf(form, 'a4')
    for (const { letters } of pages.slice(1, -1)) {
      const head = letters.filter(({ bottom, size }) => bottom < 62 && size < 8).map(({ text }) => text)
      expect(head.join('')).toMatch(/Wilhelmina.*…$/)
    }
  })

  it.each([
    ['Maximilian'.repeat(8), 'Andersson', /^Maximilian.{0,16}…Andersson$/u],
    ['Maximilian'.repeat(8), 'García Márquez', /^Maximilian.{0,16}…GarcíaMárquez$/u],
    // No room for more than the last word of the family's name, or for none of it.
    ['Maximilian'.repeat(8), 'Fernández de la Cueva Enríquez Cabrera y Colón', /^Maximilian.{0,16}…yColón$/u],
    ['Maximilian'.repeat(8), 'Andersson'.repeat(8), /^Maximilian.{8,16}…$/u],
    ['Maximilian'.repeat(8), '', /^Maximilian.{8,16}…$/u],
    ['하늘빛나라'.repeat(9), '김', /^김하늘빛나라.*…$/u],
    // Of a name that is told by its words, whole ones.
    ['ก้องเกียรติฤทัย'.repeat(5), 'พร', /(?:ก้อง|เกียรติ|ฤทัย)…พร$/u],
  ])(
    'the beginning of a very long first name stands in the running head beside the family’s: %s %s',
    async (babyFirstName, babyLastName, expected) => {
      const pages = await setTextOf({ babyFirstName, babyMiddleName: '', babyLastName }, 'a4')
      const letters = pages[1]?.letters.filter(({ bottom, right }) => bottom < 62 && right > 350) ?? []
      expect(letters.map(({ text }) => text.trim()).join('')).toMatch(expected)
    },
    30_000,
  )

  it('captions stand in the middle beneath their plates, and none ends in a line of a word or two', async () => {
    const [child] = children
    if (!child) throw new Error('No child')
    const [, paper, form] = child
    const captions = (await bookOf(form, paper)).slice(7).flatMap(({ letters }) => {
      const lines = new Map<number, { left: number; right: number; text: string }>()
      for (const { size, baseline, left, right, text } of letters) {
        if (Math.abs(size - 8.8) > 0.05) continue
        const line = lines.get(Math.round(baseline))
        lines.set(Math.round(baseline), {
          left: Math.min(left, line?.left ?? left),
          right: Math.max(right, line?.right ?? right),
          text: (line?.text ?? '') + text,
        })
      }
      return lines.size > 1
        ? [[...lines].toSorted(([one], [other]) => one - other).map(([, line]) => line)]
        : []
    })
    expect(captions.length).toBeGreaterThan(6)
    // They stand in the middle of the page, as their plates do.
    const [page] = await bookOf(form, paper)
    const aside = captions.flatMap((lines) =>
      // Short ones are words on a plate.
      lines.filter(
        ({ left, right, text }) => text.length > 8 && Math.abs((left + right - (page?.width ?? 0)) / 2) > 3,
      ),
    )
    expect(aside.map(({ text }) => text)).toEqual([])
    const short = captions.flatMap((lines) => {
      const [first, last] = [lines.at(0), lines.at(-1)]
      return first && last && last.right - last.left < 0.4 * (first.right - first.left) ? [last.text] : []
    })
    expect(short).toEqual([])
  })

  it('their faults are found: a text over another, a line through one, a page without any', async () => {
    const [child] = children
    if (!child) throw new Error('No child')
    const [, paper, form] = child
    const [first] = await bookOf(form, paper)
    if (!first) throw new Error('No page')
    const { letters, strokes } = first
    const [letter] = letters.filter(({ size }) => size > 20)
    if (!letter) throw new Error('No name')
    const other = { ...letter, run: -9 }
    const through = {
      ...letter,
      left: letter.left - 5,
      right: letter.right + 5,
      top: letter.top + 6,
      bottom: letter.top + 6,
      colour: '1c2233',
    }
    expect(faultsOf({ ...first, letters: [...letters, other] })).toHaveLength(1)
    expect(faultsOf({ ...first, strokes: [...strokes, through] })).toHaveLength(1)
    expect(faultsOf({ ...first, letters: [] })).toEqual(['the page is empty'])
    expect(faultsOf({ ...first, letters: [{ ...letter, right: first.width - 2 }, ...letters] })).not.toEqual(
      [],
    )
  })
})
