import { derivedValuesOf } from './derived-values'

const portland = { latitude: 43.6591, longitude: -70.2568, timeZone: 'America/New_York' }
const amara = { date: '2026-04-21', time: '04:27', place: portland }

describe('derived values', () => {
  it('[DER-004] [DER-006] are there from a date alone, and complete', () => {
    expect(derivedValuesOf({ date: '2026-04-21' })).toEqual({
      lifePathNumber: 8,
      psychicNumber: 3,
      dayOfBirth: 'Tuesday',
      westernZodiac: 'Taurus',
      easternZodiac: 'Fire Horse',
      moonPhase: 'Waxing Crescent',
      trueMoonPhase: 'Waxing Crescent',
      birthGem: 'Diamond',
      spiritualStone: 'Sapphire',
      majorArcana: 'The Star',
      minorArcana: 'Five of Pentacles',
      birthSeason: 'Spring',
      dayLength: null,
      dayLengthNote: expect.stringContaining('place of birth'),
    })
    // Another date has others of them all.
    expect(derivedValuesOf({ date: '1992-11-29' })).toMatchObject({
      psychicNumber: 2,
      birthGem: 'Topaz',
      spiritualStone: 'Topaz',
      majorArcana: 'The Chariot',
      minorArcana: 'Eight of Wands',
      birthSeason: 'Autumn',
    })
  })

  it('[DER-018] are the same for the same birth, whatever the clock of the machine', () => {
    const first = derivedValuesOf(amara)
    jest.useFakeTimers({ now: new Date('1999-12-31T23:59:59Z') })
    try {
      expect(derivedValuesOf(amara)).toEqual(first)
    } finally {
      jest.useRealTimers()
    }
  })

  it.each([
    ['2026-04-21', 8],
    ['1992-11-29', 7],
    ['2009-09-09', 11],
    ['1980-05-26', 4],
    ['1984-12-31', 11],
    ['1975-12-25', 5],
    ['1979-08-06', 4],
    ['2000-01-01', 4],
    ['1978-06-20', 33],
    ['1960-04-02', 22],
    ['2009-02-09', 22],
  ])('[DER-005] life path of %s is %i', (date, number) => {
    expect(derivedValuesOf({ date }).lifePathNumber).toBe(number)
  })

  it('[DER-005] life path is one digit or 11, 22, 33, and each of the twelve occurs', () => {
    const found = new Set<number>()
    for (let day = 0; day < 73049; day++) {
      const date = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10)
      if (day % 7 === 0) found.add(derivedValuesOf({ date }).lifePathNumber)
    }
    expect([...found].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33])
  })

  it.each([
    ['1969-07-20', 'Sunday'],
    ['2000-01-01', 'Saturday'],
    ['1945-05-08', 'Tuesday'],
    ['2001-09-11', 'Tuesday'],
    ['1900-02-28', 'Wednesday'],
    ['1900-03-01', 'Thursday'],
  ])('[DER-007] %s was a %s', (date, weekday) => {
    expect(derivedValuesOf({ date }).dayOfBirth).toBe(weekday)
  })

  // March equinox of 2024: 20 March 03:06 UTC (U.S. Naval Observatory, Earth's Seasons).
  it('[DER-008] takes the Sun at the instant of birth', () => {
    const london = { latitude: 51.5, longitude: -0.1, timeZone: 'Europe/London' }
    const sign = (time: string) => derivedValuesOf({ date: '2024-03-20', time, place: london }).westernZodiac
    expect([sign('03:05'), sign('03:08')]).toEqual(['Pisces', 'Aries'])
    const note = derivedValuesOf({ date: '2024-03-20', time: '03:08', place: london }).westernZodiacNote
    expect(note).toMatch(/^The Sun changed sign at 03:0[67] that day, from Pisces to Aries; .* in Aries\.$/)
  })

  it('[DER-008] [DER-009] the same clock time on both coasts falls in two signs', () => {
    const sign = (timeZone: string) =>
      derivedValuesOf({ date: '2024-03-19', time: '21:00', place: { ...portland, timeZone } }).westernZodiac
    expect([sign('America/New_York'), sign('America/Los_Angeles')]).toEqual(['Pisces', 'Aries'])
  })

  it('[DER-010] takes noon without a time or a place, and says so where the sign changes that day', () => {
    const noTime = derivedValuesOf({ date: '2024-03-20', place: portland })
    expect(noTime.westernZodiac).toBe('Aries')
    const cusp = derivedValuesOf({ date: '2024-03-19', place: portland })
    expect(cusp.westernZodiacNote).toMatch(/23:0[67] .* its position at noon, in Pisces, is taken/)
    const noPlace = derivedValuesOf({ date: '2024-03-20' })
    expect(noPlace.westernZodiacNote).toMatch(/03:0[67] UTC .* its position at noon, in Aries, is taken/)
    expect(derivedValuesOf({ date: '2024-03-22' })).not.toHaveProperty('westernZodiacNote')
    // 04:27 without a place is not known to lie after the change: noon decides.
    expect(derivedValuesOf({ date: '2024-03-20', time: '01:00' }).westernZodiac).toBe('Aries')
  })

  it('[DER-031] the note speaks of what is not known: the hour, the place or the zone of the place', () => {
    const noteOf = (birth: { time?: string; place?: typeof portland | Omit<typeof portland, 'timeZone'> }) =>
      derivedValuesOf({ date: '2024-03-20', ...birth }).westernZodiacNote
    const noZone = { latitude: 51.5, longitude: -0.1 }
    expect(noteOf({ time: '03:00' })).toContain('; as the place of birth is not known, its position at noon')
    expect(noteOf({ place: portland })).toBeUndefined()
    expect(noteOf({})).toContain('; as the hour of birth is not known, its position at noon')
    expect(noteOf({ time: '03:00', place: noZone })).toContain('; as the time zone of the birth is not known')
  })

  it.each([
    ['2026-02-16', 'Wood Snake'],
    ['2026-02-17', 'Fire Horse'],
    ['2024-01-01', 'Water Rabbit'],
    ['2024-02-09', 'Water Rabbit'],
    ['2024-02-10', 'Wood Dragon'],
    ['2000-02-04', 'Earth Rabbit'],
    ['2000-02-05', 'Metal Dragon'],
    ['1900-01-30', 'Earth Pig'],
    ['1900-01-31', 'Metal Rat'],
    ['1985-02-19', 'Wood Rat'],
    ['1985-02-20', 'Wood Ox'],
  ])('[DER-011] [DER-012] the year of %s is the %s', (date, animal) => {
    expect(derivedValuesOf({ date }).easternZodiac).toBe(animal)
  })

  it('[DER-013] names the phase of the mean cycle, eight of them in a month', () => {
    const phases = Array.from(
      { length: 31 },
      (_, day) => derivedValuesOf({ date: `2026-01-${String(day + 1).padStart(2, '0')}` }).moonPhase,
    )
    expect(new Set(phases).size).toBe(8)
    // One cycle after 2000-01-06 14:21 (the mean new moon) comes the next: 29.530588853 days later, 5 February 03:05.
    expect(derivedValuesOf({ date: '2000-01-06' }).moonPhase).toBe('New Moon')
    expect(derivedValuesOf({ date: '2000-02-05' }).moonPhase).toBe('New Moon')
    expect(derivedValuesOf({ date: '2000-01-21' }).moonPhase).toBe('Full Moon')
  })

  it('[DER-013] counts the cycle to the nine digits of its length, which show after a century', () => {
    const place = { latitude: 51.48, longitude: 0, timeZone: 'UTC' }
    const phaseAt = (date: string, time: string) => derivedValuesOf({ date, time, place }).moonPhase
    // By 1222 and 1232 cycles and their eighths from that new moon: at 14:07:00.01 and at 23:13:59.86.
    expect(phaseAt('2098-11-10', '14:07')).toBe('Full Moon')
    expect(phaseAt('2098-11-10', '14:08')).toBe('Waning Gibbous')
    expect(phaseAt('2099-09-12', '23:13')).toBe('Waning Crescent')
    expect(phaseAt('2099-09-12', '23:14')).toBe('New Moon')
  })

  it('[DER-013] [DER-014] the mean and the true phase are two values, and differ on about one birth in ten', () => {
    const births = Array.from({ length: 2000 }, (_, n) =>
      new Date(Date.UTC(1950, 0, 1 + n * 19)).toISOString().slice(0, 10),
    )
    const differing = births.filter((date) => {
      const values = derivedValuesOf({ date })
      return values.moonPhase !== values.trueMoonPhase
    })
    expect(differing.length / births.length).toBeGreaterThan(0.06)
    expect(differing.length / births.length).toBeLessThan(0.14)
  })

  it('[DER-006] the season follows the hemisphere of the place', () => {
    const season = (latitude?: number) =>
      derivedValuesOf({
        date: '2026-04-21',
        ...(latitude !== undefined && { place: { ...portland, latitude } }),
      }).birthSeason
    expect([season(44), season(-34), season()]).toEqual(['Spring', 'Autumn', 'Spring'])
  })

  // timeanddate.com, sunrise and sunset in whole minutes. In Sydney the solstice of June is the shortest day, and the
  // same date in Tokyo among the longest; by the clock of neither is UTC's date that of the birth all day long.
  it.each([
    ['Sydney', -33.8679, 151.2073, 'Australia/Sydney', '2024-06-20', '01:10', 9 + 54 / 60],
    ['Sydney', -33.8679, 151.2073, 'Australia/Sydney', '2024-12-21', '23:50', 14 + 24 / 60],
    ['Tokyo', 35.6895, 139.6917, 'Asia/Tokyo', '2024-06-20', undefined, 14 + 35 / 60],
    ['New York', 40.7143, -74.006, 'America/New_York', '2024-12-21', '23:59', 9 + 15 / 60],
  ])('[DER-015] dayLength is the hours from sunrise to sunset in %s on that date', (...row) => {
    const [, latitude, longitude, timeZone, date, time, hours] = row
    const { dayLength } = derivedValuesOf({ date, time, place: { latitude, longitude, timeZone } })
    expect(dayLength).toBeCloseTo(hours, 1)
    expect(Math.abs((dayLength ?? 0) - hours)).toBeLessThan(1.5 / 60)
  })

  it('[DER-015] dayLength is that of the date of birth, not of the day before or after', () => {
    // In Reykjavik the March days grow by more than six minutes each.
    const place = { latitude: 64.1355, longitude: -21.8954, timeZone: 'Atlantic/Reykjavik' }
    const on = (date: string, time?: string) => derivedValuesOf({ date, time, place }).dayLength ?? 0
    const [before, that, after] = [on('2026-03-14'), on('2026-03-15'), on('2026-03-16')]
    expect(that - before).toBeGreaterThan(0.1)
    expect(after - that).toBeGreaterThan(0.1)
    expect([on('2026-03-15', '00:01'), on('2026-03-15', '23:59')]).toEqual([that, that])
  })

  it('[DER-016] the day is 24 hours in polar day and 0 in polar night, and the note says which', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' }
    expect(derivedValuesOf({ date: '2026-06-21', place: tromso })).toMatchObject({
      dayLength: 24,
      dayLengthNote: expect.stringContaining('did not set'),
    })
    expect(derivedValuesOf({ date: '2026-12-21', place: tromso })).toMatchObject({
      dayLength: 0,
      dayLengthNote: expect.stringContaining('below the horizon'),
    })
  })

  it('[DER-029] the day length without a place is null, and the note says why', () => {
    expect(derivedValuesOf({ date: '2026-06-21', time: '10:00' })).toMatchObject({
      dayLength: null,
      dayLengthNote:
        'How long the day was depends on where it was lived; without the place of birth it is left open.',
    })
  })
})
