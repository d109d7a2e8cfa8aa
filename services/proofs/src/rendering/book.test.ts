import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import sharp from 'sharp'
import { bookDataOf } from './book-data'
import { bookEngraving } from './book-engraving'
import type { CodexForm } from './codex-subject'
import { keepsakePrintOf } from './keepsake-print'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import type { Edition } from './press'
import { fullForm } from './testing/full-form'
import {
  commandsOf,
  fontsOf,
  hasMissingGlyph,
  hasWatermark,
  pageCommandsOf,
  textOf,
} from './testing/pdf-inspection'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const setBookOf = async (form: CodexForm, edition: Edition, prints: (Buffer | undefined)[]) => {
  const data = bookDataOf(subjectWith(form), prints)
  return { data, ...(await press.print({ pages: 'all', data, paper: 'a4', edition, prints })) }
}
const booksSet = new Map<string, ReturnType<typeof setBookOf>>()
/** A book, set once for all tests. */
const bookOf = (
  form: CodexForm = fullForm,
  edition: Edition = 'proof',
  prints: (Buffer | undefined)[] = [],
) => {
  const key = JSON.stringify([form, edition, prints.map((print) => print?.toString('base64'))])
  const book = booksSet.get(key) ?? setBookOf(form, edition, prints)
  booksSet.set(key, book)
  return book
}
const closed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
const bare: CodexForm = {
  babyTimeUnknown: true,
  babyBirthPlace: '',
  babyBirthLocation: '',
  birthLatitude: null,
  birthLongitude: null,
  birthTimeZone: '',
  motherFullName: '',
  fatherFullName: '',
}

describe('the book', () => {
  it('[PRF-032] [DER-021] holds the certificate and at least 64 readings, every one of them in print', async () => {
    const { data, pdf } = await bookOf()
    const pages = await textOf(pdf)
    expect(closed(pages[0] ?? '')).toMatch(/BIRTHCODEX.*01K7Q2ZX9A$/)
    const all = closed(pages.join(''))
    const told = data.readings.chapters.flatMap(({ readings }) => readings)
    expect(told.length + data.readings.cards.length + 1).toBeGreaterThanOrEqual(64)
    const lost = told.filter(({ title }) => !all.includes(closed(title)))
    expect(lost).toEqual([])
    expect(all.includes(closed(told.at(-1)?.text ?? 'no reading'))).toBe(true)
  })

  it('[PRF-025] a proof is watermarked on every page', async () => {
    const pages = await pageCommandsOf((await bookOf()).pdf)
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.every(hasWatermark)).toBe(true)
  })

  it.each(['reading', 'archive', 'print'] as const)(
    '[PRF-029] no page of the finished book is: %s',
    async (edition) => {
      const { pdf } = await bookOf(fullForm, edition)
      expect(hasWatermark(await commandsOf(pdf))).toBe(false)
    },
    30_000,
  )

  it('[PRF-030] the print file embeds all fonts, has bleed and trim boxes on every page and an output intent', async () => {
    const { pdf } = await bookOf(fullForm, 'print')
    expect((await fontsOf(pdf)).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    const millimetres = (points: number) => Math.round((points * 25.4 * 10) / 72) / 10
    for (const page of document.getPages()) {
      const [trim, bleed] = [page.getTrimBox(), page.getBleedBox()]
      expect([trim.x, trim.y, trim.width, trim.height].map(millimetres)).toEqual([4, 4, 210, 297])
      expect([bleed.x, bleed.y, bleed.width, bleed.height].map(millimetres)).toEqual([0, 0, 218, 305])
    }
    expect(document.catalog.has(PDFName.of('OutputIntents'))).toBe(true)
  })

  it.each(['a4', 'letter'] as const)(
    'a press house gets one sheet to prove itself on, cut as the book is: %s',
    async (paper) => {
      const { pdf, pages } = await press.printSheet({ engraving: bookEngraving('0123456789', null), paper })
      expect(pages).toBe(1)
      const [page] = (await PDFDocument.load(pdf, { updateMetadata: false })).getPages()
      const { x, y, width } = page?.getTrimBox() ?? { x: 0, y: 0, width: 0 }
      const bleed = (4 * 72) / 25.4
      expect([x, y]).toEqual([bleed, bleed])
      expect(width + 2 * bleed).toBeCloseTo(page?.getWidth() ?? 0, 3)
      expect((await textOf(pdf))[0]).toContain('#1C2233')
    },
  )

  it('[PRF-031] is the same byte for byte', async () => {
    for (const edition of ['proof', 'print'] as const) {
      const [one, other] = [await bookOf(fullForm, edition), await setBookOf(fullForm, edition, [])]
      expect(one.pdf.equals(other.pdf)).toBe(true)
    }
  })

  it.each(['proof', 'reading'] as const)(
    'the book is tagged, says its language, and what every plate shows: %s',
    async (edition) => {
      const { data, pdf } = await bookOf(fullForm, edition)
      const { catalog, context } = await PDFDocument.load(pdf, { updateMetadata: false })
      const told = context.enumerateIndirectObjects().flatMap(([, object]) => {
        const alt = object instanceof PDFDict ? object.get(PDFName.of('Alt')) : undefined
        return alt instanceof PDFHexString || alt instanceof PDFString ? [alt.decodeText()] : []
      })
      expect(
        data.readings.chapters.filter(({ plate }) => !told.includes(plate.alt)).map(({ title }) => title),
      ).toEqual([])
      expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
      expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
      expect(String(catalog.get(PDFName.of('Lang')))).toContain('en')
    },
    30_000,
  )

  const timeless: CodexForm = { babyTimeUnknown: true }
  const placeless: CodexForm = { birthLatitude: null, birthLongitude: null, birthTimeZone: null }
  // However it is said: on the pages, in the readings or in their working.
  const lacksTime =
    /(hour|time|moment)(ofbirth|of\w+sbirth)?(is|was|are|being)(notknown|unknown)|(without|missing)(the)?(hour|time)/
  const lacksPlace =
    /place(ofbirth|onthemap)?(is|was|are|being)(notknown|unknown)|(without|missing)(the)?place/
  it.each([
    {
      what: '[DER-020] the time',
      form: timeless,
      says: [
        'noon on 21 April 2026, the hour of birth being unknown',
        'The hour of birth is not known: ascendant, midheaven, houses and the moon to the degree are left out.',
        'The hour of birth being unknown, the sky is that of noon at the place.',
      ],
      never: lacksPlace,
    },
    {
      what: '[DER-031] the place',
      form: placeless,
      says: [
        'noon on 21 April 2026, the place of birth being unknown',
        'The place of birth is not known: ascendant, midheaven, houses, the length of the day and the moon to the degree are left out.',
        'The place of birth being unknown, the sky is that of noon in Greenwich.',
      ],
      never: lacksTime,
    },
    {
      what: '[DER-020] [DER-031] time and place',
      form: { ...timeless, ...placeless },
      says: [
        'noon on 21 April 2026, the hour and the place of birth being unknown',
        'The hour and the place of birth are not known: ascendant, midheaven, houses, the length of the day and the moon to the degree are left out.',
        'The hour and the place of birth being unknown, the sky is that of noon in Greenwich.',
      ],
      never: undefined,
    },
  ])(
    'says that $what is not known, what was left out for it, and nothing else',
    async ({ form, says, never }) => {
      const text = closed((await textOf((await bookOf({ ...fullForm, ...form })).pdf)).join(''))
      expect(says.filter((sentence) => !text.includes(closed(sentence)))).toEqual([])
      expect(text.includes('Midheaven')).toBe(false)
      if (never) expect(never.exec(text)).toBeNull()
    },
    30_000,
  )

  it('[DER-031] misses neither time nor place where both are known', async () => {
    const text = closed((await textOf((await bookOf()).pdf)).join(''))
    const says = ['as it stood over Portland at 04:27', 'Midheaven', 'turned into an instant by the history']
    expect(says.filter((sentence) => !text.includes(closed(sentence)))).toEqual([])
    expect(lacksTime.exec(text)).toBeNull()
    expect(lacksPlace.exec(text)).toBeNull()
  })

  it('leaves out the pages that would be empty', async () => {
    const pages = await textOf((await bookOf(bare)).pdf)
    const all = pages.join(' ')
    expect(all).not.toContain('Lineage')
    expect(all).not.toContain('The physical codex')
    expect(all).not.toMatch(/undefined|null|NaN/)
    expect(all).toContain('The sky')
  })

  it('[PRF-038] finds a glyph for every letter on every page, also for names of the scripts that every book has', async () => {
    const { pdf } = await bookOf({
      ...fullForm,
      babyFirstName: 'ליאור',
      motherFullName: 'سارة العلي',
      fatherFullName: '김민준',
      maternalGrandmotherName: 'प्रिया शर्मा',
      paternalGrandmotherName: 'Ιφιγένεια',
      paternalGrandfatherName: 'Ọlọ́ládé Nguyễn',
      whereParentsFirstMet: '東京の喫茶店',
      babyEyeColor: 'карие',
    })
    expect(hasMissingGlyph(await commandsOf(pdf))).toBe(false)
  })

  it('[PRF-042] a finished book is PDF/A whatever was typed, as the e-mail with it says', async () => {
    const typed = '𒀀 ⚕ 👶 Z̷̧̢̛̛̤̩̰͔̣̊̍̑̓̒a e\u0301 \u0301 \uE000 ￼ ﷽ 𝒜 ☃'
    const fields = birthFieldNames.filter((field) => ['line', 'text'].includes(birthFields[field].kind))
    const form: CodexForm = Object.fromEntries(
      fields.filter((field) => field !== 'birthTimeZone').map((field) => [field, typed]),
    )
    const { pdf } = await bookOf({ ...fullForm, ...form }, 'archive')
    expect(pdf.includes('<pdfaid:part>2</pdfaid:part>')).toBe(true)
    expect(hasMissingGlyph(await commandsOf(pdf))).toBe(false)
  })

  const photo = (colour: { r: number; g: number; b: number }) =>
    sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
  const codexPageOf = async (pdf: Buffer) =>
    (await textOf(pdf)).map(closed).find((page) => page.includes('Thephysicalcodex')) ?? ''
  const picturesOn = async (pdf: Buffer) => (await commandsOf(pdf)).match(/ Do\n/g)?.length ?? 0

  it('prints the picture of a hand or foot, in the ink of the book and without its metadata', async () => {
    const print = await keepsakePrintOf(await photo({ r: 200, g: 30, b: 30 }))
    expect(await sharp(print).metadata()).toMatchObject({ format: 'png', width: 1600, hasAlpha: true })
    const { pdf } = await bookOf(fullForm, 'proof', [print])
    const { pdf: without } = await bookOf()
    expect(pdf.includes('secret place')).toBe(false)
    expect((await picturesOn(pdf)) - (await picturesOn(without))).toBe(1)
    expect(await codexPageOf(pdf)).toMatch(/footprint$/)
    expect(await codexPageOf(without)).toMatch(/aplacetopressafootinink$/)
  })

  it('prints hand and foot side by side under one heading, as nobody said which is which, and leaves room for the one that cannot be read', async () => {
    const form: CodexForm = { ...fullForm, printPreference: 'Both Handprint and Footprint' }
    const [hand, foot] = await Promise.all([
      keepsakePrintOf(await photo({ r: 20, g: 30, b: 30 })),
      keepsakePrintOf(await photo({ r: 200, g: 30, b: 90 })),
    ])
    const { pdf: both } = await bookOf(form, 'proof', [hand, foot])
    const labels = await codexPageOf(both)
    expect(labels).toMatch(/prints$/)
    expect(labels).not.toMatch(/handprint|footprint|aplacetopress/)
    const unread = await keepsakePrintOf(Buffer.from('ftypheic, or no picture at all'))
    expect(unread).toBeUndefined()
    const { pdf: one } = await bookOf(form, 'print', [unread, foot])
    expect(await codexPageOf(one)).toMatch(/printsaplacetopressaprintinink$/)
    const { pdf: none } = await bookOf(form)
    expect(await codexPageOf(none)).toMatch(/aplacetopressahandininkaplacetopressafootinink$/)
  })

  it('prints no more than two pictures', () => {
    const picture = Buffer.from('picture')
    const { body } = bookDataOf(subjectWith(fullForm), [picture, picture, picture])
    expect(body.printFields).toHaveLength(2)
  })
})
