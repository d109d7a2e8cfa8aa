import { someAnswers } from '../src/answers'
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
})
