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
})
