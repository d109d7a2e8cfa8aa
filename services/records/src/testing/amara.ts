import type { BirthForm } from '@shared/contracts/birth-form'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { provenanceOf } from '@shared/contracts/birth-records'
import type { Submission } from '@shared/contracts/birth-records'
import { proofIdOf } from '@shared/insights/proof-id'
import { proofIdInputOf } from '@shared/insights/form-inputs'

/** A form that keeps every rule, for tests. */
export const amara = (changes: Partial<BirthForm> = {}): BirthForm => ({
  ...emptyBirthForm(),
  email: 'parent@example.org',
  babyFirstName: 'Amara',
  babyLastName: 'Okonkwo-Lindqvist',
  babyDateOfBirth: '2026-03-14',
  babyTimeOfBirth: '06:42',
  babyBirthPlace: 'Santa Monica Birth Center',
  babyBirthLocation: 'Santa Monica, California, United States',
  birthLatitude: 34.0195,
  birthLongitude: -118.4912,
  birthTimeZone: 'America/Los_Angeles',
  babyBirthOrder: '2nd Child',
  apgarScore1Min: '8',
  apgarScore5Min: '9',
  babyHeightFeet: 1,
  babyHeightInches: 8,
  babyWeightPounds: 7,
  babyWeightOunces: 4,
  acknowledgement: true,
  ...changes,
})

/** The body of POST /api/birth-records for a form, with the provenance that belongs to it. */
export const submissionOf = (
  form: BirthForm,
  more: Pick<Submission, 'recordId' | 'approval'> = {},
): Submission => ({
  ...form,
  isCompleted: true,
  provenance: provenanceOf(form, proofIdOf(proofIdInputOf(form))),
  ...more,
})
