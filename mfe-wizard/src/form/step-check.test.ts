import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { obstacleOfFaults, obstacleToSubmission } from './step-check'

const context = { today: '2026-11-21' }
const form = (change: Partial<BirthFormDraft> = {}): BirthFormDraft => ({ ...emptyBirthForm(), ...change })
const names = { email: 'a@b.se', babyFirstName: 'Amara', babyLastName: 'Okafor' }
const moment = {
  babyDateOfBirth: '2026-11-14',
  babyTimeOfBirth: '04:17',
  babyBirthPlace: 'Östra',
  babyBirthLocation: 'Göteborg',
}

describe('what keeps a form from being submitted', () => {
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
