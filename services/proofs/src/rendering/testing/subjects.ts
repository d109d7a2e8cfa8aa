import type { CodexForm, CodexSubject } from '../codex-subject'

const amara: CodexForm = {
  babyFirstName: 'Amara',
  babyMiddleName: 'Noor',
  babyLastName: 'Okafor-Lindqvist',
  babyDateOfBirth: '2026-04-21',
  babyTimeOfBirth: '04:27',
  babyBirthPlace: 'Casco Bay Birth House',
  babyBirthLocation: 'Portland, Maine, United States',
  birthLatitude: 43.6591,
  birthLongitude: -70.2568,
  birthTimeZone: 'America/New_York',
  motherFullName: 'Ngozi Adaeze Okafor',
  fatherFullName: 'Elias Johan Lindqvist',
}

/** A complete record, with what a test changes. */
export const subjectWith = (form: CodexForm = {}, more: Partial<CodexSubject> = {}): CodexSubject => ({
  form: { ...amara, ...form },
  proofId: '01K7Q2ZX9A',
  verifyUrl: 'https://codex.example/p/01K7Q2ZX9A',
  ...more,
})
