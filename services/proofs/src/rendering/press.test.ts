import { derivedValuesOf } from '@shared/insights/derived-values'
import { certificateDataOf } from './certificate-data'
import { birthOf } from '@shared/insights/form-inputs'
import type { CodexForm } from './codex-subject'
import { uncoveredCharacters } from '@shared/contracts/printable-text'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { RenderError } from './render-error'
import {
  commandsOf,
  fontsOf,
  glyphTextsOf,
  hasMissingGlyph,
  hasWatermark,
  textOf,
} from './testing/pdf-inspection'
import { subjectWith } from './testing/subjects'

const press = createPress(findPackageRoot())
const dataWith = (form: CodexForm) => certificateDataOf(subjectWith(form))
const proof = async (form: CodexForm = {}) =>
  (await press.print({ pages: 'certificate', data: dataWith(form), paper: 'a4', edition: 'proof' })).pdf
const named = (babyFirstName: string) =>
  proof({ babyFirstName, babyMiddleName: '', babyLastName: '', motherFullName: '', fatherFullName: '' })
const bareName = async (pdf: Uint8Array) =>
  /arrival of (.*?) born/.exec((await textOf(pdf))[0] ?? '')?.[1]?.replace(/\s/g, '')

describe('the printed certificate', () => {
  it('[PRF-006] bears the Proof ID', async () => {
    const [page = ''] = await textOf(await proof())
    expect(page.replace(/\s/g, '').endsWith('01K7Q2ZX9A')).toBe(true)
  })

  it('[PRF-032] is called a Birth Codex and names the child', async () => {
    const pdf = await proof()
    expect((await textOf(pdf))[0]?.replace(/\s/g, '')).toContain('BIRTHCODEX')
    expect(await bareName(pdf)).toBe('AmaraNoorOkafor-Lindqvist')
  })

  it('[DER-014] names the true phase of the moon', async () => {
    const form = { babyDateOfBirth: '2026-04-25', babyTimeOfBirth: '20:00' }
    expect(derivedValuesOf(birthOf(subjectWith(form).form)).moonPhase).toBe('First Quarter') // by the mean cycle
    const [page] = await textOf(await proof(form))
    expect(page).toContain('waxing gibbous')
    expect(page).not.toContain('first quarter')
  })

  it('says date, time and place in words', async () => {
    const [page = ''] = await textOf(await proof())
    expect(page).toContain('born on Tuesday, the twenty-first of April two thousand and twenty-six')
    expect(page).toContain('at twenty-seven minutes past four in the morning')
    expect(page).toContain('Casco Bay Birth House · Portland, Maine, United States')
  })

  it('leaves out what was not given, and keeps no empty labels', async () => {
    const [page = ''] = await textOf(
      await proof({
        babyTimeUnknown: true,
        babyBirthPlace: '',
        babyBirthLocation: null,
        birthLatitude: null,
        birthLongitude: null,
        motherFullName: '',
        fatherFullName: null,
      }),
    )
    const closed = page.replace(/\s/g, '')
    expect(closed).toContain('theskythatday')
    for (const absent of ['Mother', 'Father', '°', 'null', 'undefined', 'atnoon'])
      expect(closed).not.toContain(absent)
  })

  it('[PRF-025] a proof is watermarked', async () => {
    expect(hasWatermark(await commandsOf(await proof()))).toBe(true)
  })

  it('[PRF-029] the final certificate is not', async () => {
    const { pdf } = await press.print({
      pages: 'certificate',
      data: dataWith({}),
      paper: 'a4',
      edition: 'reading',
    })
    expect(hasWatermark(await commandsOf(pdf))).toBe(false)
  })

  it('[PRF-031] the same data gives the same bytes, whatever was printed in between', async () => {
    const first = await proof()
    await named('Bo')
    expect((await proof()).equals(first)).toBe(true)
    const another = createPress(findPackageRoot())
    const order = { pages: 'certificate', data: dataWith({}), paper: 'a4', edition: 'proof' } as const
    expect((await another.print(order)).pdf.equals(first)).toBe(true)
  })

  it('embeds every font', async () => {
    const fonts = await fontsOf(await named('Łucja 林 ליאור'))
    expect(fonts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['NotoSerifSC-Regular', 'FrankRuhlLibre-Regular']),
    )
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  })

  it('refuses data that Typst cannot set, with a typed error', async () => {
    const data = { ...dataWith({}), lifePath: { toString: () => '8' } as unknown as string }
    await expect(press.print({ pages: 'certificate', data, paper: 'a4', edition: 'proof' })).rejects.toThrow(
      RenderError,
    )
    expect((await proof()).length).toBeGreaterThan(50_000)
  })

  it('prints what looks like Typst markup as it was typed', async () => {
    const [page = ''] = await textOf(
      await proof({ motherFullName: '#panic("x") *A* $b$ @c', fatherFullName: '"]}' }),
    )
    expect(page).toContain('#panic("x") *A*')
    expect(page).toContain('"]}')
  })
})

describe('names', () => {
  it.each([
    ['Latin with marks', 'Nguyễn Thị Ánh Đặng-Þórðardóttir Żółć'],
    ['Greek', 'Ιφιγένεια Παπαδοπούλου'],
    ['Cyrillic', 'Қайрат Љиљана Ївга'],
    ['Arabic', 'ليلى نور الحسيني'],
    ['Persian', 'پریچهر ژاله گلی'],
    ['pointed Hebrew', 'נֹעַם אֲבִיגַיִל בֶּן־דָּוִד'],
    ['Devanagari', 'आर्या शर्मा क्षितिज'],
    ['Chinese', '林语晨 龍'],
    ['Japanese', '高橋さくら 渡邊'],
    ['Korean', '김하늘'],
    ['one letter', 'O'],
    ['emoji, left out', 'Amara 👨‍👩‍👧 🏳️‍🌈 👶🏽'],
  ])('come out with a glyph for every letter: %s', async (_script, name) => {
    expect(hasMissingGlyph(await commandsOf(await named(name)))).toBe(false)
  })

  it('a letter that no face has leaves no box: it is named at intake, and left out of the print', async () => {
    const typed = 'Amara𒀀 𐌰𐌱'
    expect(uncoveredCharacters(typed)).toEqual(['𒀀', '𐌰', '𐌱'])
    const pdf = await named(typed)
    expect(hasMissingGlyph(await commandsOf(pdf))).toBe(false)
    expect(await bareName(pdf)).toBe('Amara')
  })

  it('Arabic letters take the form of their place in the word', async () => {
    const forms = (await glyphTextsOf(await named('ليلى جبل'), 'Amiri')).filter((text) => text === 'ل')
    expect(forms.length).toBeGreaterThan(1)
  })

  it('Devanagari sets a repha and conjuncts as one shape', async () => {
    expect(await glyphTextsOf(await named('आर्या क्षमा'), 'TiroDeva')).toEqual(expect.arrayContaining(['र्या']))
  })

  it('Hebrew points stand with their letters', async () => {
    expect(await glyphTextsOf(await named('אֲבִיגַיִל'), 'FrankRuhl')).toEqual(expect.arrayContaining(['גַ', 'אֲ']))
  })

  it('sets a Greek name in the regular weight of Garamond, which is as dark as the medium one of Cormorant', async () => {
    const pdf = await named('Ζωή Noor')
    expect(await glyphTextsOf(pdf, 'EBGaramond-Regular')).toEqual(expect.arrayContaining(['Ζ', 'ω', 'ή']))
    expect(await glyphTextsOf(pdf, 'EBGaramond-Medium')).not.toContain('Ζ')
  })

  it.each([
    ['zh', '林 林', 'NotoSerifSC-Regular', {}],
    ['ja', '林 林', 'NotoSerifJP-Regular', { babyBirthLocation: 'さいたま市' }],
    ['ja', '林 林', 'NotoSerifJP-Regular', { babyNationality: 'Japanese' }],
    ['zh-TW', '林 林', 'NotoSerifTC-Regular', { birthTimeZone: 'Asia/Taipei' }],
    ['zh-TW', '林書豪 林', 'NotoSerifTC-Regular', {}],
    ['ko', '林 林', 'NotoSerifKR-Regular', { babyNationality: 'Korean' }],
  ])('a Han name follows the language of its record: %s', async (_language, babyFirstName, font, more) => {
    const pdf = await proof({
      babyFirstName,
      babyMiddleName: '',
      babyLastName: '',
      motherFullName: '',
      fatherFullName: '',
      ...more,
    })
    expect((await glyphTextsOf(pdf, font)).join('')).toContain('林')
  })
})
