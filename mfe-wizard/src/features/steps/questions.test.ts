import { birthFormFields, emptyBirthForm } from '@shared/contracts/birth-form'
import { stepOfField } from '@shared/contracts/form-rules'
import { questionsOf } from './questions'
import { steps } from './steps'

const countsOf = (values: Parameters<typeof questionsOf>[0]) =>
  Object.fromEntries(Object.entries(questionsOf(values)).map(([step, fields]) => [step, fields.length]))

describe('the questions of the form', () => {
  it('[WIZ-053] counts no flag, no unit and no hidden field', () => {
    expect(countsOf(emptyBirthForm())).toEqual({ identity: 8, moment: 13, lineage: 17, form: 13, review: 0 })
    expect(countsOf({ babyGender: 'Other', printPreference: 'No Prints' })).toEqual({
      identity: 8,
      moment: 13,
      lineage: 16,
      form: 14,
      review: 0,
    })
  })

  it('asks each question once, on the step of its field', () => {
    const questions = questionsOf({ babyGender: 'Other' })
    const all = Object.values(questions).flat()
    expect(new Set(all).size).toBe(all.length)
    for (const [step, fields] of Object.entries(questions))
      for (const field of fields) expect(stepOfField[field]).toBe(step)
  })
})

describe('the steps', () => {
  it('are five, with their numerals, titles and areas', () => {
    expect(steps.map(({ numeral, title, area }) => [numeral, title, area])).toEqual([
      ['I', 'Names & Identity', 'Identity'],
      ['II', 'The Sacred Moment', 'Chronicle of Birth'],
      ['III', 'Lineage & Bonds', 'Provenance'],
      ['IV', 'Form & Essence', 'Physical Codex'],
      ['V', 'Review & Seal', 'Final Inscription'],
    ])
  })

  it('own every field of the form exactly once', () => {
    const owned = steps.flatMap((step) => step.fields.filter((field) => stepOfField[field] === step.id))
    expect([...owned].sort()).toEqual(Object.keys(birthFormFields).sort())
  })

  it('check the e-mail again on step 5, with the same messages', () => {
    const review = steps.find(({ id }) => id === 'review')
    const messagesFor = (email: string) =>
      review
        ?.schemaFor({ today: '2026-12-01' })
        .safeParse({ ...emptyBirthForm(), acknowledgement: true, email })
        .error?.issues.map((issue) => issue.message)
    expect(messagesFor('')).toEqual(['Email is required'])
    expect(messagesFor('hanna')).toEqual(['Please enter a valid email address'])
    expect(messagesFor('hanna@posteo.se')).toBeUndefined()
  })
})
