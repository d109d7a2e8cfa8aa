import { birthFormSchema } from './birth-form'
import { readLegacyFields } from './legacy-fields'

describe('older field names', () => {
  it('[FLD-045] are read under today’s names and gone afterwards', () => {
    const read = readLegacyFields({
      sex: 'female',
      birthDate: '2026-04-21',
      eyeColor: 'Brown',
      hairColor: 'Black',
      weight: '7 lbs 4 oz',
      length: '20"',
    })
    expect(read).toEqual({
      babyGender: 'Female',
      babyDateOfBirth: '2026-04-21',
      babyEyeColor: 'Brown',
      babyHairColor: 'Black',
      babyWeightPounds: 7,
      babyWeightOunces: 4,
      babyHeightFeet: 1,
      babyHeightInches: 8,
    })
    expect(birthFormSchema.safeParse(read).success).toBe(true)
  })

  it('never overwrite an answer given under today’s name', () => {
    expect(readLegacyFields({ birthDate: '2020-01-01', babyDateOfBirth: '2026-04-21' })).toEqual({
      babyDateOfBirth: '2026-04-21',
    })
    expect(readLegacyFields({ weight: '9 lbs', babyWeightPounds: 7 })).toEqual({ babyWeightPounds: 7 })
  })

  it.each([
    ['7 lbs 4 oz', 7, 4],
    ['7.5', 7, 8],
    ['8 pounds, 15 ounces', 8, 15],
    ['6 lb', 6, 0],
    [' 7   lbs  4 oz ', 7, 4],
    ['7lb 4oz', 7, 4],
  ])('take the weight %s apart', (weight, pounds, ounces) => {
    expect(readLegacyFields({ weight })).toEqual({ babyWeightPounds: pounds, babyWeightOunces: ounces })
  })

  it.each([
    ['20 in', 1, 8],
    ['1\' 8"', 1, 8],
    ['19.6', 1, 8],
  ])('take the length %s apart', (length, feet, inches) => {
    expect(readLegacyFields({ length })).toEqual({ babyHeightFeet: feet, babyHeightInches: inches })
  })

  it('leave alone what is longer than any weight or length, whatever it begins with', () => {
    const [weight, length] = [`1${' '.repeat(60)}`, `1' ${' '.repeat(60)}`]
    expect(readLegacyFields({ weight, length })).toEqual({ weight, length })
  })

  it('keep what cannot be read, so that it is complained of and not lost', () => {
    expect(readLegacyFields({ weight: 'a good handful' })).toEqual({ weight: 'a good handful' })
  })

  it('drop older names that carry no answer', () => {
    expect(readLegacyFields({ sex: '', weight: '', length: '' })).toEqual({})
  })
})
