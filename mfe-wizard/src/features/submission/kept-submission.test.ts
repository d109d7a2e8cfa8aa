import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { Submission } from '@shared/contracts/birth-records'
import { provenanceOf } from '@shared/contracts/birth-records'
import { prepare } from './kept-submission'

const form = { ...emptyBirthForm(), babyFirstName: 'Amara' }
const body: Submission = { ...form, isCompleted: true, provenance: provenanceOf(form, '01K7Q2M9XA') }
const target = { recordId: 'record-1', revision: 4 }

describe('a submission of a record that others work on', () => {
  it('keeps its key, and goes as it went before, when only the record has gone on meanwhile', () => {
    const first = prepare({ ...body, ...target }, null, 1)
    const again = prepare({ ...body, ...target, revision: 5 }, { ...first, state: 'unsettled' }, 2)
    expect([again.key, again.body]).toEqual([first.key, first.body])
  })

  it('is another one when its answers have changed', () => {
    const first = prepare({ ...body, ...target }, null, 1)
    const again = prepare({ ...body, ...target, revision: 5, babyFirstName: 'Noor' }, first, 2)
    expect(again.key).not.toBe(first.key)
    expect(again.body).toMatchObject({ revision: 5, babyFirstName: 'Noor' })
  })
})
