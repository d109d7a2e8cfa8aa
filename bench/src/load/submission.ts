import { birthFormSchema } from '@shared/contracts/birth-form'
import { provenanceOf } from '@shared/contracts/birth-records'
import { proofIdOf } from '@shared/insights/proof-id'

/** The body of POST /api/birth-records as the wizard makes it, for the child with this number. */
export function submissionOf(number: number) {
  const form = birthFormSchema.parse({
    email: `parent.${number}@example.org`,
    babyFirstName: 'Amara',
    babyMiddleName: 'Noor',
    babyLastName: `Okafor-Lindqvist ${number}`,
    babyDateOfBirth: '2026-04-21',
    babyTimeOfBirth: '04:27',
    babyBirthPlace: 'Casco Bay Birth House',
    babyBirthLocation: 'Portland, Maine, United States',
    birthLatitude: 43.66,
    birthLongitude: -70.26,
    birthTimeZone: 'America/New_York',
    babyBirthOrder: '2nd Child',
    motherFullName: 'Hanna Lindqvist',
    fatherFullName: 'Chidi Okafor',
    babyHeightFeet: 1,
    babyHeightInches: 8,
    babyWeightPounds: 7,
    babyWeightOunces: 4,
    acknowledgement: true,
    finalReview: true,
  })
  const proofId = proofIdOf({
    firstName: form.babyFirstName,
    lastName: form.babyLastName,
    birthDate: form.babyDateOfBirth,
    birthTime: form.babyTimeOfBirth,
  })
  return { ...form, isCompleted: true, provenance: provenanceOf(form, proofId) }
}

export { readEvents } from '@shared/contracts/event-stream'
