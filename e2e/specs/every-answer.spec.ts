import { birthFormSchema } from '@shared/contracts/birth-form'
import { expect, test } from '../src/fixtures/product'
import { keptRecords } from '../src/kept-data'
import { FileDrop } from '../src/pages/file-drop'

const heldText = [
  'babyFirstName',
  'babyMiddleName',
  'babyLastName',
  'babyNicknames',
  'babyNameMeaning',
  'hospitalName',
  'attendingDoctorName',
] as const

test('[FLD-001] [FLD-005] [FLD-007] [FLD-009] [FLD-013] [FLD-014] [FLD-015] [FLD-017] every answer is kept in the draft and in the record, under its own name', async ({
  page,
  platform,
  wizard,
  review,
}) => {
  await page.goto('/?test=1')
  await page.getByRole('button', { name: 'Load Test Data' }).click()
  await wizard.goToFirstStep()
  // The invented answers come with code of their own, and would take the place of what is typed before.
  await expect(wizard.field('babyFirstName')).not.toHaveValue('')
  // A name of its own finds the record again.
  const babyFirstName = `Every ${crypto.randomUUID().slice(0, 8)}`
  await wizard.field('babyFirstName').fill(babyFirstName)
  await wizard.next.click()
  for (const [name, typed] of [
    ['daysConnected', '1'],
    ['hoursConnected', '2'],
    ['minutesConnected', '3'],
    ['secondsConnected', '4'],
  ] as const)
    await wizard.field(name).selectOption(typed)
  await wizard.next.click()
  const drop = new FileDrop(page)
  const buffer = Buffer.from('%PDF-1.4\n%%EOF')
  await drop.input.setInputFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer }])
  await expect(drop.row('letter.pdf')).toContainText('Uploaded')
  await wizard.next.click()
  await wizard.field('metricMeasures').press('Space')
  await page.getByLabel('Height in centimetres').fill('51')
  await page.getByLabel('Weight in kilograms').fill('3.4')
  await wizard.next.click()
  await wizard.attest()
  await wizard.saveDraft.click()
  await expect(page.getByText('Progress Saved', { exact: true }).first()).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('birth-form-draft:v2'))
  const draft = birthFormSchema.parse((JSON.parse(kept ?? '') as { values: unknown }).values)

  await page.reload()
  await expect(page.getByText('1 ft 8 in')).toBeVisible()
  await wizard.attest()
  await wizard.submit.click()
  await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 60_000 })
  const [record] = await keptRecords(platform, babyFirstName)
  const form = birthFormSchema.parse(record?.versions[0]?.form)

  for (const name of heldText) expect(form[name], name).not.toBe('')
  expect(form).toMatchObject({
    babyFirstName,
    babyDateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    babyTimeOfBirth: expect.stringMatching(/^\d\d:\d\d$/),
    daysConnected: 1,
    hoursConnected: 2,
    minutesConnected: 3,
    secondsConnected: 4,
    uploadedFiles: [{ name: 'letter.pdf', size: buffer.length }],
    babyHeadCircumference: expect.any(Number),
    babyHeadCircumferenceUnit: 'cm',
    babyBirthTemperature: expect.any(Number),
    babyBirthTemperatureUnit: '°F',
    // 51 cm and 3.4 kg.
    babyHeightFeet: 1,
    babyHeightInches: 8,
    babyWeightPounds: 7,
    babyWeightOunces: 8,
    finalReview: true,
  })
  expect(form).toEqual(draft)
})
