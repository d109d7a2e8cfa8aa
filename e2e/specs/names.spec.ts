import { someAnswers } from '../src/answers'
import { drawnIn } from '../src/drawn-in'
import { expect, test } from '../src/fixtures/product'
import { submit } from '../src/visitor-api'

test.describe('names in all scripts', () => {
  const names = {
    'Latin with diacritics': ['Þórdís Élise', 'Nguyễn-Łukasiewicz'],
    Arabic: ['نور الهدى', 'العبدالله'],
    Hebrew: ['נֹעַם', 'בֶּן־דָּוִד'],
    Devanagari: ['ज्ञानेश्वरी', 'श्रीवास्तव'],
    Chinese: ['梓涵', '欧阳'],
    Korean: ['서연', '김'],
    'with an emoji': ['Luna 🌙', 'Stern'],
  } as const
  for (const [script, [babyFirstName, babyLastName]] of Object.entries(names)) {
    test(`a name in ${script} becomes a proof`, async ({ page, review }) => {
      const { derivedData } = await submit(
        page.request,
        someAnswers({ babyFirstName, babyMiddleName: '', babyLastName }),
      )
      await page.goto(`/proof-review/${derivedData.proofJobId}`)
      await expect(review.heading).toHaveText('Review Your Codex Proof')
      await expect.poll(() => review.previewWidth()).toBeGreaterThan(1000)
    })
  }

  test('a name in Greek or Cyrillic letters is set in the faces of the page, which others do not fetch', async ({
    page,
    wizard,
  }) => {
    const fetched = new Set<string>()
    page.on('response', (response) => {
      const [, face] = /\/([\w-]*(?:greek|cyrillic)[\w-]*)\./.exec(response.url()) ?? []
      if (face && response.ok()) fetched.add(face)
    })
    await wizard.open()
    await wizard.field('babyFirstName').fill('Zoë')
    await page.evaluate(() => document.fonts.ready)
    expect([...fetched]).toEqual([])
    const initial = 'eb-garamond-greek-Regular'
    await wizard.field('babyFirstName').fill('Ζωή')
    await expect
      .poll(() => [...fetched])
      .toEqual(expect.arrayContaining([initial, 'ysabeau-office-greek-wght-normal']))
    await wizard.field('babyFirstName').fill('Қарлығаш')
    await expect
      .poll(() => [...fetched])
      .toEqual(
        expect.arrayContaining(['cormorant-cyrillic-ext-wght-normal', 'ysabeau-office-cyrillic-wght-normal']),
      )
  })

  test('a name in any other script that the book prints stands in letters of ours, which others do not fetch', async ({
    page,
    wizard,
  }) => {
    const written = {
      'Noto Serif Tamil': 'நந்தினி',
      'Noto Serif Telugu': 'శ్రీనివాస్',
      'Noto Sans Kannada': 'ಜ್ಞಾನೇಶ್ವರಿ',
      'Noto Serif Malayalam': 'ശ്രീലക്ഷ്മി',
      // With a joiner, which stands in many scripts.
      'Noto Serif Sinhala': 'ශ්‍රීමති',
      'Noto Serif Bengali': 'অনিন্দিতা',
      'Noto Serif Gujarati': 'કૃષ્ણા',
      'Noto Sans Gurmukhi': 'ਹਰਪ੍ਰੀਤ',
      'Noto Sans Oriya': 'ସୁଭଦ୍ରା',
      'Tiro Devanagari Hindi': 'ज्ञानेश्वरी',
      'Noto Serif Thai': 'ณัฐกานต์',
      'Noto Serif Lao': 'ສຸພາພອນ',
      'Noto Serif Khmer': 'ចន្ទ្រា',
      'Noto Serif Myanmar': 'ခင်မြင့်',
      'Noto Serif Tibetan': 'བསྟན་འཛིན',
      'Noto Serif Georgian': 'ნინო',
      'Noto Serif Armenian': 'Անահիտ',
      'Noto Sans Ethiopic': 'ሰላማዊት',
      'Noto Sans Cherokee': 'ᏎᏉᏯ',
      'Noto Sans Canadian Aboriginal': 'ᐊᓂᒃ',
      'Noto Sans Mongolian': 'ᠰᠠᠷᠠ',
      'Noto Sans NKo': 'ߝߊ߯ߕߎ߬',
      'Noto Sans Adlam': '𞤀𞤥𞤢𞤪𞤢',
      'Noto Sans Thaana': 'އައިޝަތު',
      'Noto Sans Syriac': 'ܡܪܝܡ',
      Amiri: 'نور',
      'Frank Ruhl Libre': 'נֹעַם',
    }
    const fetched: string[] = []
    const ofOurs = /\/(?:no-letters|noto|tiro|amiri|frank|gowun)[\w-]*\.\w+\.woff2$/
    page.on('request', (request) => {
      if (ofOurs.test(request.url())) fetched.push(request.url())
    })
    await wizard.open()
    await wizard.field('babyFirstName').fill('Zoë Łukasz “Ø” 🌙')
    await page.evaluate(() => document.fonts.ready)
    expect(fetched).toEqual([])

    const field = wizard.field('babyMiddleName')
    const sinhala = 'Noto Serif Sinhala'
    await field.fill(written[sinhala])
    await expect.poll(() => drawnIn(field)).toEqual([sinhala])
    // Its face and the one that finds it out.
    expect(fetched).toHaveLength(2)

    await field.fill(Object.values(written).join(''))
    await expect.poll(() => drawnIn(field)).toEqual(Object.keys(written).sort())
    // As the summary has it, beside the field.
    await wizard.field('babyFirstName').fill(written['Noto Serif Khmer'])
    await expect.poll(() => drawnIn(page.getByText('The initial is'))).toContain('Noto Serif Khmer')
  })

  const eastAsian = [
    { script: 'Hangul', name: '민준', ours: 'Gowun Batang', files: /\/gowun-batang-/ },
    { script: 'Han', name: '梓涵', ours: 'Noto Serif SC', files: /\/noto-serif-sc-/ },
    { script: 'kana', name: 'さくら', ours: 'Noto Serif SC', files: /\/noto-serif-sc-/ },
  ]
  for (const { script, name, ours, files } of eastAsian)
    test(`a name in ${script} stands in letters of ours where the device has none, which others do not fetch`, async ({
      page,
      wizard,
    }) => {
      // What the device does by itself, told by a page of no fonts: a letter that it has not is drawn as one that nobody has.
      await page.setContent(
        `<p style="font-family: serif">\u0378</p><h1 style="font-family: serif">${name}</h1>`,
      )
      const undrawn = await drawnIn(page.locator('p'))
      const ofDevice = await drawnIn(page.locator('h1'))
      const isOnDevice = !ofDevice.some((font) => undrawn.includes(font))

      const fetched = new Set<string>()
      page.on('request', (request) => {
        if (/\/(?:no-letters|noto|gowun)[\w-]*\.\w+\.woff2$/.test(request.url())) fetched.add(request.url())
      })
      const slices = () => [...fetched].filter((address) => !address.includes('/no-letters.'))
      await wizard.open()
      const field = wizard.field('babyMiddleName')
      await wizard.field('babyFirstName').fill('Zoë Łukasz “Ø” 🌙')
      await page.evaluate(() => document.fonts.ready)
      expect([...fetched]).toEqual([])

      await field.fill(name)
      await wizard.field('babyFirstName').fill(name)
      // As the summary has it, beside the field.
      const initial = page.getByText('The initial is')
      if (isOnDevice) {
        await expect.poll(() => fetched.size).toBe(1)
        await page.waitForLoadState('networkidle')
        for (const font of await drawnIn(field)) {
          expect(font).toMatch(/^\(/)
          expect(undrawn).not.toContain(font)
        }
        expect(slices()).toEqual([])
      } else {
        // Noto's names go on with the weight that the family begins with.
        const inOurs = expect.stringMatching(`^${ours}`)
        await expect.poll(() => drawnIn(field)).toEqual([inOurs])
        await expect.poll(() => drawnIn(initial)).toContainEqual(inOurs)
        expect(slices().filter((address) => !files.test(address))).toEqual([])
        // Of about a hundred.
        expect(slices().length).toBeLessThanOrEqual([...name].length)
      }
    })
})
