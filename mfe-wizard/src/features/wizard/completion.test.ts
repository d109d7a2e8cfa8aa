import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues } from '@shared/contracts/form-rules'
import { completionPercent, countQuestions as count, isStepComplete } from './completion'
import type { Questions } from './completion'
import { sampleForm } from '../../form/sample-data'
import { obstacleOfFaults, obstacleToSubmission } from './step-check'
import { isTestMode } from './test-mode'

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
      (['identity', 'moment', 'lineage', 'form'] as const).every((id) => completionPercent(form(), id) <= 95),
    ).toBe(true)
  })
  it('[WIZ-042] [WIZ-052] is 100 on step 5 with the acknowledgement and all earlier required fields, else 95 or 80', () => {
    expect(completionPercent(form({ ...names, ...moment, acknowledgement: true }), 'review')).toBe(100)
    expect(completionPercent(form({ ...names, ...moment }), 'review')).toBe(95)
    expect(completionPercent(form({ ...names, acknowledgement: true }), 'review')).toBe(80)
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
  it('[SUB-001] asks step 5 first, then names the earliest step with a fault', () => {
    expect(obstacleToSubmission(form(), context)?.stepId).toBe('review')
    expect(obstacleToSubmission(form({ acknowledgement: true, ...names }), context)).toMatchObject({
      stepId: 'moment',
    })
    expect(obstacleToSubmission(form({ acknowledgement: true, ...moment }), context)?.stepId).toBe('identity')
    expect(obstacleToSubmission(form({ ...names, ...moment, acknowledgement: true }), context)).toBeNull()
  })
  it('leads the server’s faults to the earliest step that owns one', () => {
    expect(
      obstacleOfFaults([
        { path: 'babyHeightFeet', message: 'Height feet must be between 0-5' },
        { path: 'uploadedFiles.0.name', message: 'Too long' },
        { path: 'provenance.proofId', message: 'Invalid' },
      ]),
    ).toEqual({ stepId: 'lineage', issues: [{ field: 'uploadedFiles', message: 'Too long' }] })
    expect(obstacleOfFaults([{ path: 'provenance.proofId', message: 'Invalid' }])).toBeNull()
  })
})

describe('sample data', () => {
  it('[WIZ-038] passes every rule but the acknowledgement, however the dice fall', () => {
    for (let run = 0; run < 200; run++) {
      const issues = formIssues(sampleForm(new Date('2026-11-21T12:00:00Z')), context)
      expect(issues).toEqual([
        { field: 'acknowledgement', message: 'You must acknowledge the disclaimer to proceed' },
      ])
    }
  })
  it('[WIZ-039] draws APGAR from 7-10 at one minute and 8-10 at five', () => {
    const forms = Array.from({ length: 400 }, () => sampleForm(new Date()))
    const drawn = (field: 'apgarScore1Min' | 'apgarScore5Min') =>
      [...new Set(forms.map((values) => Number(values[field])))].sort((a, b) => a - b)
    expect(drawn('apgarScore1Min')).toEqual([7, 8, 9, 10])
    expect(drawn('apgarScore5Min')).toEqual([8, 9, 10])
  })
  it('[WIZ-037] takes ?test=1 on a development host only', () => {
    const at = (hostname: string, search: string) => isTestMode(false, { hostname, search })
    expect(
      ['localhost', '127.0.0.1', '[::1]', 'wizard.localhost'].map((host) => at(host, '?test=1')),
    ).toEqual([true, true, true, true])
    expect(at('localhost', '')).toBe(false)
    expect(at('birthcodex.example', '?test=1')).toBe(false)
    expect(at('localhost.evil.example', '?test=1')).toBe(false)
    expect(isTestMode(true, { hostname: 'birthcodex.example', search: '' })).toBe(true)
  })
})
