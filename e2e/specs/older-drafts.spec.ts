import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { keptRecords } from '../src/kept-data'

/** The name of every property in `value`, however deep; the provenance has names of its own, and not those of the form. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'provenance' ? [name] : [name, ...namesIn(inner)],
  )
}

test('[FLD-046] a draft under older field names is kept, sent, stored and answered under those of today', async ({
  page,
  wizard,
  platform,
}) => {
  const answers = someAnswers({ babyFirstName: `Aurelia${Date.now().toString(36)}` })
  const older = {
    email: answers.email,
    firstName: answers.babyFirstName,
    middleName: answers.babyMiddleName,
    lastName: answers.babyLastName,
    nicknames: 'Relly',
    nameOrigin: 'Latin',
    nameEtymology: 'aureus',
    nameMeaning: 'The golden one',
    birthDate: answers.babyDateOfBirth,
    dateOfBirth: answers.babyDateOfBirth,
    birthTime: answers.babyTimeOfBirth,
    timeOfBirth: answers.babyTimeOfBirth,
    birthPlace: answers.babyBirthPlace,
    birthLocation: answers.babyBirthLocation,
    birthOrder: '2nd Child',
    apgarScore1: '8',
    apgarScore5: '9',
    motherName: 'Ngozi Adaeze Okafor',
    fatherName: 'Elias Johan Lindqvist',
    sex: 'female',
    gender: 'Female',
    race: 'Asian',
    ethnicity: 'Asian',
    nationality: 'British',
    length: '1 ft 8 in',
    heightFeet: '1',
    heightInches: '8',
    weight: '7 lbs 4 oz',
    weightPounds: '7',
    weightOunces: '4',
    headCircumference: '35',
    headCircumferenceUnit: 'cm',
    temperature: '98.6',
    birthTemperature: '98.6',
    temperatureUnit: '°F',
    birthType: 'Home Birth',
    deliveryType: 'Home Birth',
    bloodType: 'A+',
    eyeColor: 'Brown',
    hairColor: 'Black',
  }
  const olderNames = birthFieldNames.flatMap((field) => birthFields[field].older ?? [])
  const everyOlderName = [...olderNames, 'weight', 'length']
  expect(Object.keys(older)).toEqual(expect.arrayContaining(everyOlderName))
  const olderNamesIn = (value: unknown) => namesIn(value).filter((name) => everyOlderName.includes(name))
  const readDrafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('birth-form-draft'))
        .map(([, text]): unknown => JSON.parse(text)),
    )

  await page.addInitScript(
    (draft) => {
      if (localStorage.length === 0) localStorage.setItem('birth-form-draft', draft)
    },
    JSON.stringify({ formData: older, savedAt: Date.now() }),
  )
  await wizard.open()
  await expect(wizard.field('babyFirstName')).toHaveValue(answers.babyFirstName)
  await wizard.field('babyNicknames').fill('Relly, Goldie')
  await wizard.saveDraft.click()
  await expect(page.getByText('Progress Saved', { exact: true }).first()).toBeVisible()
  const drafts = await readDrafts()
  expect(drafts).toMatchObject([{ values: { babyGender: 'Female', babyEyeColor: 'Brown' }, unplaced: {} }])
  expect(olderNamesIn(drafts)).toEqual([])

  await wizard.goToReview()
  await wizard.attest()
  const calls: { request: unknown; answer: string }[] = []
  await page.route('**/api/birth-records', async (route) => {
    const response = await route.fetch()
    calls.push({ request: route.request().postDataJSON(), answer: await response.text() })
    await route.fulfill({ response })
  })
  await wizard.submit.click()
  await expect(page.getByRole('heading', { name: 'Birth Bio Received!' })).toBeVisible({ timeout: 60_000 })
  // The answer is a stream of events.
  const told = calls.flatMap(({ answer }) =>
    answer
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line): unknown => JSON.parse(line.slice('data:'.length))),
  )
  expect(namesIn(told)).toContain('proofJobId')
  const written = {
    requests: calls.map(({ request }) => request),
    answer: told,
    records: await keptRecords(platform, answers.babyFirstName),
    drafts: await readDrafts(),
  }
  const sent = {
    babyGender: 'Female',
    babyEyeColor: 'Brown',
    babyWeightPounds: 7,
    babyNicknames: 'Relly, Goldie',
  }
  expect(written.requests).toMatchObject([sent])
  expect(written.records).toMatchObject([{ versions: [{ form: sent }] }])
  expect(olderNamesIn(written)).toEqual([])
})
