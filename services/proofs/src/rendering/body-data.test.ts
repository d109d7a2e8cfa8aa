import { bodyDataOf } from './body-data'
import type { KeepsakePrint } from './body-data'
import type { CodexForm } from './codex-subject'

describe('the physical codex', () => {
  it('prints what was measured in metric as it was measured, and computes it where it was not', () => {
    const notes = (form: Parameters<typeof bodyDataOf>[0]) => bodyDataOf(form).facts.map(({ note }) => note)
    const kept = { babyHeightFeet: 1, babyHeightInches: 8, babyWeightPounds: 7, babyWeightOunces: 10 }
    expect(notes(kept)).toEqual(['3\u2009459 g', '50.8 cm'])
    const measured = { babyHeightCentimetres: '51,5', babyWeightKilograms: '3.46' }
    expect(notes({ ...kept, ...measured })).toEqual(['3\u2009460 g', '51.5 cm'])
    // Feet and pounds that were changed since stand for themselves.
    expect(notes({ ...kept, ...measured, babyHeightInches: 9, babyWeightOunces: 2 })).toEqual([
      '3\u2009232 g',
      '53.3 cm',
    ])
  })

  it('tells the time at the placenta in one line, with nothing left over for the small one', () => {
    const { facts } = bodyDataOf({ hoursConnected: 1, minutesConnected: 52, secondsConnected: 9 })
    expect(facts).toEqual([
      { label: 'Joined to the placenta', value: '1 h 52 min 9 s', note: 'before the cord was cut' },
    ])
  })

  it('names what it was measured with, and no instrument that told nothing', () => {
    const measuredWith = (form: CodexForm) => bodyDataOf(form).measuredWith
    const [weight, length, temperature] = [
      { babyWeightPounds: 6, babyWeightOunces: 9 },
      { babyHeightFeet: 1, babyHeightInches: 7 },
      { babyBirthTemperature: 36.8, babyBirthTemperatureUnit: '°C' },
    ] as const
    expect(measuredWith({ ...weight, ...length, ...temperature })).toBe(
      'the scale, the tape and the thermometer',
    )
    expect(measuredWith({ ...weight, ...length })).toBe('the scale and the tape')
    expect(measuredWith({ babyHeadCircumference: 34.5 })).toBe('the tape')
    expect(measuredWith({ ...temperature })).toBe('the thermometer')
    expect(measuredWith({ babyEyeColor: 'Brown' })).toBeNull()
  })

  it('says of a print whether it is of hand or foot only where one of them was asked for', () => {
    const [one, other] = [Buffer.from('one'), Buffer.from('other')]
    const fieldsOf = (printPreference: CodexForm['printPreference'], ...prints: KeepsakePrint[]) =>
      bodyDataOf({ printPreference }, prints).printFields
    expect(fieldsOf('Handprint', one)).toEqual([{ kind: 'hand', picture: '/print-1.png' }])
    expect(fieldsOf('Footprint', undefined)).toEqual([{ kind: 'foot', picture: null }])
    const both = 'Both Handprint and Footprint'
    expect(fieldsOf(both, one, other)).toEqual([
      { kind: 'either', picture: '/print-1.png' },
      { kind: 'either', picture: '/print-2.png' },
    ])
    // The other may still be pressed in by hand, as well as both where there is no picture.
    expect(fieldsOf(both, one)).toEqual([
      { kind: 'either', picture: '/print-1.png' },
      { kind: 'either', picture: null },
    ])
    expect(fieldsOf(both)).toEqual([
      { kind: 'hand', picture: null },
      { kind: 'foot', picture: null },
    ])
  })

  it('tells the girth of the head in both measures, as it was typed in its own', () => {
    const girth = (babyHeadCircumference: number, babyHeadCircumferenceUnit: 'in' | 'cm') => {
      const { headCentimetres, headInches } = bodyDataOf({ babyHeadCircumference, babyHeadCircumferenceUnit })
      return [headCentimetres, headInches]
    }
    expect(girth(13.75, 'in')).toEqual([34.9, '13.75'])
    expect(girth(34.5, 'cm')).toEqual([34.5, '13.6'])
  })

  it('a negative blood group has a minus', () => {
    const groupOf = (babyBloodType: CodexForm['babyBloodType']) =>
      bodyDataOf({ babyBloodType }).facts.map(({ value }) => value)
    expect([groupOf('AB-'), groupOf('O+'), groupOf('')]).toEqual([['AB\u2212'], ['O+'], []])
  })
})
