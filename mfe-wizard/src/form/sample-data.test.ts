import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import { formIssues } from '@shared/contracts/form-rules'
import { sampleForm } from './sample-data'

const context = { today: '2026-11-21' }

describe('sample data', () => {
  it('[WIZ-038] passes every rule but the acknowledgement, however the dice fall', () => {
    for (let run = 0; run < 200; run++) {
      const issues = formIssues(sampleForm(new Date('2026-11-21T12:00:00Z')), context)
      expect(issues).toEqual([
        { field: 'acknowledgement', message: 'You must acknowledge the disclaimer to proceed' },
      ])
    }
  })
  it('[WIZ-038] answers every question but the files, another way each time', () => {
    const forms = Array.from({ length: 20 }, () => sampleForm(new Date('2026-11-21T12:00:00Z')))
    const questions = birthFieldNames.filter(
      (field) => birthFields[field].isQuestion && !birthFields[field].isAskedOf,
    )
    for (const values of forms)
      expect(questions.filter((field) => ['', null].includes(values[field] as string | null))).toEqual([])
    const drawn = [
      'babyFirstName',
      'babyDateOfBirth',
      'babyTimeOfBirth',
      'motherFullName',
      'babyWeightOunces',
    ] as const
    for (const field of drawn) expect(new Set(forms.map((values) => values[field])).size).toBeGreaterThan(1)
    expect(new Set(forms.map((values) => JSON.stringify(values))).size).toBe(forms.length)
  })
  it('[WIZ-039] draws APGAR from 7-10 at one minute and 8-10 at five', () => {
    const forms = Array.from({ length: 400 }, () => sampleForm(new Date()))
    const drawn = (field: 'apgarScore1Min' | 'apgarScore5Min') =>
      [...new Set(forms.map((values) => Number(values[field])))].sort((a, b) => a - b)
    expect(drawn('apgarScore1Min')).toEqual([7, 8, 9, 10])
    expect(drawn('apgarScore5Min')).toEqual([8, 9, 10])
  })
})
