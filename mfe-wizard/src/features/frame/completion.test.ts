import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues } from '@shared/contracts/form-rules'
import { completionPercent, countQuestions as count, isStepComplete } from './completion'
import type { Questions } from './completion'

const context = { today: '2026-11-21' }
const form = (change: Partial<BirthFormDraft> = {}): BirthFormDraft => ({ ...emptyBirthForm(), ...change })
const names = { email: 'a@b.se', babyFirstName: 'Amara', babyLastName: 'Okafor' }
const moment = {
  babyDateOfBirth: '2026-11-14',
  babyTimeOfBirth: '04:17',
  babyBirthPlace: 'Östra',
  babyBirthLocation: 'Göteborg',
}

const countQuestions = (values: BirthFormDraft, questions: Questions) =>
  count(values, questions, formIssues(values, context))

describe('completion percent', () => {
  it('[WIZ-040] counts a fifth for every step before, and a fifth for the required fields of this one', () => {
    expect(completionPercent(form(), 'identity')).toBe(0)
    expect(completionPercent(form({ ...names, babyLastName: '' }), 'identity')).toBe(0)
    expect(completionPercent(form(names), 'identity')).toBe(20)
    expect(completionPercent(form(names), 'moment')).toBe(20)
    expect(completionPercent(form({ ...names, ...moment }), 'moment')).toBe(40)
    expect(completionPercent(form({ ...moment, babyTimeOfBirth: '', babyTimeUnknown: true }), 'moment')).toBe(
      40,
    )
  })
  it('[WIZ-040] [WIZ-041] counts a step without required fields as filled, and never passes 95', () => {
    expect(completionPercent(form(), 'lineage')).toBe(60)
    expect(completionPercent(form({ ...names, ...moment, acknowledgement: true }), 'form')).toBe(80)
    expect(
      (['identity', 'moment', 'lineage', 'form'] as const).flatMap((id) => [
        completionPercent(form(), id),
        completionPercent(form({ ...names, ...moment, acknowledgement: true, finalReview: true }), id),
      ]),
    ).toEqual([0, 20, 20, 40, 60, 60, 80, 80])
  })
  it('[WIZ-042] [WIZ-052] is 100 on step 5 with the acknowledgement and all earlier required fields, else 95 or 80', () => {
    expect(completionPercent(form({ ...names, ...moment, acknowledgement: true }), 'review')).toBe(100)
    expect(completionPercent(form({ ...names, ...moment, finalReview: true }), 'review')).toBe(95)
    const whole = { ...names, ...moment, acknowledgement: true }
    for (const field of Object.keys(names).concat(Object.keys(moment)))
      expect([field, completionPercent(form({ ...whole, [field]: '' }), 'review')]).toEqual([field, 80])
    expect(completionPercent(form(), 'review')).toBe(80)
  })
})

describe('questions', () => {
  const questions: Questions = {
    identity: ['email', 'babyFirstName'],
    moment: ['babyDateOfBirth'],
    lineage: ['uploadedFiles', 'motherDateOfBirth'],
    form: ['babyHeightFeet'],
    review: [],
  }
  it('[WIZ-044] [WIZ-045] counts filled questions that no rule refuses, per step and in all', () => {
    const counts = countQuestions(
      form({
        email: 'nobody',
        babyFirstName: 'Amara',
        babyDateOfBirth: '2026-11-14',
        motherDateOfBirth: '2030-01-01',
        uploadedFiles: [{ name: 'a.png', size: 1 }],
        babyHeightFeet: 0,
      }),
      questions,
    )
    expect(counts.all).toEqual({ counted: 4, total: 6 })
    expect(counts.ofStep.identity).toEqual({ counted: 1, total: 2 })
    expect(counts.ofStep.lineage).toEqual({ counted: 1, total: 2 })
    expect(counts.ofStep.form).toEqual({ counted: 1, total: 1 })
  })
  it('[WIZ-044] counts a time that is said to be unknown as answered', () => {
    const times: Questions = {
      identity: [],
      moment: ['babyTimeOfBirth'],
      lineage: ['motherTimeOfBirth', 'fatherTimeOfBirth'],
      form: [],
      review: [],
    }
    const open = form({ motherTimeOfBirth: '22:05' })
    expect(countQuestions(open, times).all).toEqual({ counted: 1, total: 3 })
    const said = { ...open, babyTimeUnknown: true, fatherTimeUnknown: true }
    expect(countQuestions(said, times).all).toEqual({ counted: 3, total: 3 })
  })
  it('[WIZ-053] does not count flags and units', () => {
    const before = countQuestions(form(), questions)
    const after = countQuestions(
      form({ acknowledgement: true, parentsUnmarried: true, babyHeadCircumferenceUnit: 'in' }),
      questions,
    )
    expect(after).toEqual(before)
  })
})

describe('gate', () => {
  const isComplete = (values: BirthFormDraft) =>
    isStepComplete(values, 'identity', formIssues(values, context, 'identity'))
  it('[WIZ-031] holds a step until its required fields are filled and accepted', () => {
    expect(isComplete(form())).toBe(false)
    expect(isComplete(form({ ...names, email: 'nobody' }))).toBe(false)
    expect(isComplete(form(names))).toBe(true)
  })
})
