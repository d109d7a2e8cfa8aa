import { bodyDataOf } from './body-data'

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
})
