/** What a parent answers, by the field's specified name. */
export interface Answers {
  email: string
  babyFirstName: string
  babyMiddleName?: string
  babyLastName: string
  babyDateOfBirth: string
  babyTimeOfBirth?: string
  babyBirthPlace: string
  babyBirthLocation: string
  motherFullName?: string
  fatherFullName?: string
}

/** A complete set of required answers; each call names another child, so that tests never share a record. */
let made = 0
export const someAnswers = (changes: Partial<Answers> = {}): Answers => ({
  email: 'hanna.lindqvist@example.org',
  babyFirstName: 'Amara',
  babyMiddleName: `Noor ${'I'.repeat((made++ % 5) + 1)}${Date.now().toString(36)}`,
  babyLastName: `Okafor-Lindqvist ${made}`,
  babyDateOfBirth: '2026-04-21',
  babyTimeOfBirth: '04:27',
  babyBirthPlace: 'Casco Bay Birth House',
  babyBirthLocation: 'Portland, Maine, United States',
  ...changes,
})
