import { birthOf, proofIdInputOf } from './form-inputs'

describe('birthOf', () => {
  it('reads a whole form', () => {
    const birth = birthOf({
      babyDateOfBirth: '2026-10-25',
      babyTimeOfBirth: '02:30',
      babyClockChange: 'later',
      birthLatitude: 52.5,
      birthLongitude: '13.4',
      birthTimeZone: 'Europe/Berlin',
    })
    expect(birth).toEqual({
      date: '2026-10-25',
      time: '02:30',
      clockChange: 'later',
      place: { latitude: 52.5, longitude: 13.4, timeZone: 'Europe/Berlin' },
    })
  })
  it('knows what is not there: no time that is unknown, no half of a place', () => {
    const birth = birthOf({
      babyDateOfBirth: '2026-10-25',
      babyTimeOfBirth: '02:30',
      babyTimeUnknown: true,
      babyClockChange: '',
      birthLatitude: 52.5,
      birthLongitude: '',
    })
    expect(birth).toEqual({ date: '2026-10-25', time: undefined, place: undefined })
    expect(birthOf({ babyTimeOfBirth: '2:3', birthLatitude: 'x', birthLongitude: 1 })).toEqual({ date: '' })
  })
})

describe('proofIdInputOf', () => {
  it('leaves the time out where it is unknown', () => {
    const named = { babyFirstName: 'Amara', babyLastName: 'Okonkwo', babyDateOfBirth: '2026-03-14' }
    expect(
      proofIdInputOf({ ...named, babyTimeOfBirth: '06:42', babyTimeUnknown: true, differentChild: '' }),
    ).toEqual({
      firstName: 'Amara',
      lastName: 'Okonkwo',
      birthDate: '2026-03-14',
      birthTime: '',
    })
  })
})
