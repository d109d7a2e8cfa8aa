import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { pdfText } from '../src/pdf-text'
import { submit } from '../src/visitor-api'

const source = 'Liddell, Scott, Jones, A Greek-English Lexicon, under ζωή (zōḗ).'
const claim = `Researched by MYA, and printed so until you change it. Source: ${source}`
const plain = (text: string) => text.replace(/\s+/g, ' ')

test.describe('what MYA filled in', () => {
  test('is hers with its source, in the form and in the book, until the parent changes a letter', async ({
    page,
    wizard,
    review,
    request,
  }) => {
    const answers = someAnswers({ babyFirstName: 'Zoë', babyMiddleName: '' })
    await wizard.open()
    await wizard.fillStep(0, answers)
    for (const [part, field, words] of [
      ['origin', 'babyNameOrigin', 'Zoë is a Greek name.'],
      ['etymology', 'babyNameEtymology', 'Zoë: from Greek ζωή (zōḗ), “life”.'],
    ] as const) {
      await page.getByRole('button', { name: `Ask MYA now for the name ${part}` }).click()
      await expect(wizard.field(field)).toHaveValue(words)
      await expect(wizard.field(field)).toHaveAccessibleDescription(claim)
    }
    await expect(page.getByText(claim)).toHaveCount(2)

    await wizard.field('babyNameEtymology').blur()
    await page.reload()
    await expect(page.getByText(claim)).toHaveCount(2)

    await wizard.field('babyNameEtymology').press('Control+End')
    await wizard.field('babyNameEtymology').press('Backspace')
    await expect(page.getByText(claim)).toHaveCount(1)
    await expect(wizard.field('babyNameEtymology')).not.toHaveAccessibleDescription(claim)

    await wizard.next.click()
    for (const step of [1, 2]) {
      await wizard.fillStep(step, answers)
      await wizard.next.click()
    }
    await wizard.next.click()
    await wizard.attest()
    await wizard.submit.click()
    await expect(page).toHaveURL(/\/proof-review\/[\w-]{22,}$/)
    await expect.poll(() => review.previewWidth()).toBeGreaterThan(1000)
    const pdf = await request.get((await review.pdfLink.getAttribute('href')) ?? '')
    const told = plain((await pdfText(await pdf.body())).join(' '))
    expect(told).toContain(`Zoë is a Greek name. ${source}`)
    expect(told).toContain('origin researched by MYA, Keeper of the Codex')
    expect(told.split('A Greek-English Lexicon')).toHaveLength(2)
  })

  test('is printed as what she is asked for on submit, and a source that a body claims is none', async ({
    page,
    review,
    request,
  }) => {
    const printed = async (texts: Record<string, string>) => {
      const names = { babyFirstName: 'Zoë', babyMiddleName: '' }
      const { derivedData } = await submit(page.request, { ...someAnswers(names), ...texts })
      await page.goto(`/proof-review/${derivedData.proofJobId}`)
      await expect.poll(() => review.previewWidth()).toBeGreaterThan(1000)
      const pdf = await request.get((await review.pdfLink.getAttribute('href')) ?? '')
      return plain((await pdfText(await pdf.body())).join(' '))
    }
    const hers = await printed({
      babyNameOrigin: 'Zoë is a Greek name.',
      babyNameEtymology: 'Zoë: from Greek ζωή (zōḗ), “life”.',
    })
    expect(hers).toContain(`“life”. ${source}`)
    expect(hers).toContain(' researched by MYA, Keeper of the Codex')
    const claimed = await printed({
      babyLastName: 'Claimed',
      babyNameOrigin: 'Zoë is a Latin name. Source: A Lexicon.',
    })
    expect(claimed).toContain('Zoë is a Latin name. Source: A Lexicon.')
    expect(claimed).not.toContain('researched by MYA')
  })
})
