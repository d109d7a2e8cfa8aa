import { emptyBirthForm } from './birth-form'
import { provenanceOf, provenanceSchema } from './birth-records'

const form = {
  ...emptyBirthForm(),
  babyBirthPlace: 'Casco Bay Birth House',
  babyDateOfBirth: '2026-04-21',
  babyBirthOrder: '2nd Child' as const,
  apgarScore1Min: '8' as const,
  apgarScore5Min: 'Unknown' as const,
  babyHeightFeet: 1,
  babyHeightInches: 8,
  babyWeightPounds: 7,
  babyWeightOunces: 4,
  birthLatitude: 43.66,
  birthLongitude: -70.26,
}

describe('provenance', () => {
  it('[SUB-030] [SUB-031] [SUB-032] repeats the form’s facts as §3 writes them', () => {
    const provenance = provenanceOf(form, '01K7Q2M9XA')
    expect(provenance).toEqual({
      proofId: '01K7Q2M9XA',
      babyBirthPlaceFacility: 'Casco Bay Birth House',
      babyHeight: '20"',
      babyWeight: '7 lbs 4 oz',
      babyWeightPounds: 7,
      babyWeightOunces: 4,
      babyBirthOrder: '2nd Child',
      apgarScore1: '8',
      apgarScore5: 'Unknown',
      birthDate: '2026-04-21',
      birthLatitude: 43.66,
      birthLongitude: -70.26,
    })
    expect(provenanceSchema.safeParse(provenance).success).toBe(true)
  })

  it('invents no measure that was not given', () => {
    const { babyHeight, babyWeight } = provenanceOf(emptyBirthForm(), '01K7Q2M9XA')
    expect([babyHeight, babyWeight]).toEqual(['', ''])
    expect(
      provenanceOf({ ...emptyBirthForm(), babyHeightInches: 20 - 12, babyHeightFeet: null }, '01K7Q2M9XA')
        .babyHeight,
    ).toBe('8"')
  })
})
