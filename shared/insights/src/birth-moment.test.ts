import { birthInstantOf, civilDayOf, settledInstantOf } from './birth-moment'

const at = (timeZone: string, date: string, time?: string) =>
  birthInstantOf({ date, time, place: { latitude: 0, longitude: 0, timeZone } })

const exact = (timeZone: string, date: string, time: string) => {
  const found = at(timeZone, date, time)
  return found.kind === 'exact' ? found.instant.toISOString() : found.kind
}

describe('birth moment', () => {
  // Source of each: the IANA time zone database, files named after the continents, with the law it cites.
  it.each([
    ['America/New_York', '2026-04-21', '04:27', '2026-04-21T08:27:00.000Z', 'summer time since 2007'],
    [
      'America/New_York',
      '1974-01-06',
      '03:00',
      '1974-01-06T07:00:00.000Z',
      'oil crisis: summer time in January',
    ],
    ['America/New_York', '1943-12-25', '12:00', '1943-12-25T16:00:00.000Z', 'War Time all year'],
    [
      'America/Indiana/Indianapolis',
      '2005-07-01',
      '12:00',
      '2005-07-01T17:00:00.000Z',
      'Indiana before 2006',
    ],
    ['Europe/London', '1969-12-25', '12:00', '1969-12-25T11:00:00.000Z', 'British Standard Time 1968-71'],
    ['Europe/London', '1944-07-01', '12:00', '1944-07-01T10:00:00.000Z', 'double summer time'],
    ['Asia/Kolkata', '2026-01-01', '00:00', '2025-12-31T18:30:00.000Z', 'half hours'],
    ['Asia/Kathmandu', '2026-01-01', '00:00', '2025-12-31T18:15:00.000Z', 'quarter hours'],
    ['Asia/Shanghai', '1988-07-01', '12:00', '1988-07-01T03:00:00.000Z', 'Chinese summer time 1986-91'],
    ['Europe/Moscow', '2012-12-01', '12:00', '2012-12-01T08:00:00.000Z', 'permanent summer time 2011-14'],
    ['Australia/Lord_Howe', '2026-01-10', '12:00', '2026-01-10T01:00:00.000Z', 'summer time of half an hour'],
    ['Asia/Pyongyang', '2016-06-01', '12:00', '2016-06-01T03:30:00.000Z', 'UTC+8:30 from 2015 to 2018'],
    ['Pacific/Apia', '2011-12-31', '12:00', '2011-12-30T22:00:00.000Z', 'the day after the skipped day'],
    [
      'Africa/Monrovia',
      '1971-06-01',
      '12:00',
      '1971-06-01T12:44:30.000Z',
      '44 minutes 30 seconds behind until 1972',
    ],
  ])('[DER-009] %s %s %s is %s (%s)', (zone, date, time, instant) => {
    expect(exact(zone, date, time)).toBe(instant)
  })

  it('[DER-009] asks when the clocks showed the time twice', () => {
    const found = at('America/New_York', '2025-11-02', '01:30')
    expect(found).toMatchObject({
      kind: 'ambiguous',
      earlier: { instant: new Date('2025-11-02T05:30Z'), zoneLabel: 'Eastern Daylight Time, UTC−4' },
      later: { instant: new Date('2025-11-02T06:30Z'), zoneLabel: 'Eastern Standard Time, UTC−5' },
    })
  })

  it('[DER-009] asks when the clocks skipped the time', () => {
    expect(at('America/New_York', '2025-03-09', '02:30')).toMatchObject({
      kind: 'skipped',
      earlier: { instant: new Date('2025-03-09T06:30Z') },
      later: { instant: new Date('2025-03-09T07:30Z') },
    })
    expect(at('Pacific/Apia', '2011-12-30', '12:00').kind).toBe('skipped')
    // Clocks of Sao Paulo went from midnight to one: a day without its first hour.
    expect(at('America/Sao_Paulo', '2018-11-04', '00:10').kind).toBe('skipped')
  })

  it('[DER-009] takes the answer of the parent', () => {
    const birth = {
      date: '2025-11-02',
      time: '01:30',
      place: { latitude: 40.7, longitude: -74, timeZone: 'America/New_York' },
    }
    expect(birthInstantOf({ ...birth, clockChange: 'earlier' })).toMatchObject({
      kind: 'exact',
      offsetMinutes: -240,
    })
    expect(birthInstantOf({ ...birth, clockChange: 'later' })).toMatchObject({
      kind: 'exact',
      offsetMinutes: -300,
    })
    expect(settledInstantOf(birth).instant).toEqual(new Date('2025-11-02T05:30Z'))
  })

  it('tells a skipped time by the offset that makes it the instant of the sky, whichever the parent chose', () => {
    const birth = {
      date: '2026-03-29',
      time: '02:30',
      place: { latitude: 48.86, longitude: 2.35, timeZone: 'Europe/Paris' },
    }
    const after = {
      instant: new Date('2026-03-29T01:30Z'),
      local: { offsetMinutes: 60, zoneLabel: 'Central European Standard Time, UTC+1' },
    }
    expect(settledInstantOf(birth)).toMatchObject(after)
    expect(settledInstantOf({ ...birth, clockChange: 'later' })).toMatchObject(after)
    expect(settledInstantOf({ ...birth, clockChange: 'earlier' })).toMatchObject({
      instant: new Date('2026-03-29T00:30Z'),
      local: { offsetMinutes: 120, zoneLabel: 'Central European Summer Time, UTC+2' },
    })
  })

  it('[DER-010] falls back to noon, of the zone, of the longitude, or UTC', () => {
    const noon = (birth: Parameters<typeof birthInstantOf>[0]) => birthInstantOf(birth)
    const place = { latitude: 43.66, longitude: -70.25 }
    expect(at('America/New_York', '2026-04-21')).toEqual({
      kind: 'noon',
      unknown: 'time',
      instant: new Date('2026-04-21T16:00Z'),
    })
    expect(noon({ date: '2026-04-21', time: '', place })).toEqual({
      kind: 'noon',
      unknown: 'time',
      instant: new Date('2026-04-21T16:41Z'),
    })
    expect(noon({ date: '2026-04-21', time: '04:27' })).toEqual({
      kind: 'noon',
      unknown: 'place',
      instant: new Date('2026-04-21T12:00Z'),
    })
    expect(noon({ date: '2026-04-21', time: '04:27', place })).toMatchObject({ unknown: 'zone' })
  })

  it.each([
    [{ date: '2026-02-30', time: '04:27' }],
    [{ date: '2026-04-21', time: '24:00' }],
    [{ date: '2026-04-21', time: '4:27' }],
  ])('refuses %j', (birth) => {
    expect(() => birthInstantOf(birth)).toThrow(RangeError)
    expect(() =>
      birthInstantOf({ ...birth, place: { latitude: 0, longitude: 0, timeZone: 'Europe/Paris' } }),
    ).toThrow(RangeError)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => at('Mars/Olympus', '2026-04-21', '04:27')).toThrow(RangeError)
  })

  it.each([
    ['Europe/London', '1985-12-01', 'Greenwich Mean Time, UTC'],
    ['Europe/London', '1944-07-01', 'UTC+2'],
    ['Asia/Kolkata', '2026-07-01', 'India Standard Time, UTC+5:30'],
    // Unicode calls it India's.
    ['Asia/Colombo', '2026-07-01', 'Sri Lanka Standard Time, UTC+5:30'],
    ['America/St_Johns', '2026-07-01', 'Newfoundland Daylight Time, UTC−2:30'],
    ['Africa/Monrovia', '1971-06-01', 'UTC−0:44:30'],
    ['UTC', '2026-07-01', 'Coordinated Universal Time, UTC'],
  ])('labels the clock of %s on %s as %s', (zone, date, label) => {
    expect(at(zone, date, '12:00')).toMatchObject({ kind: 'exact', zoneLabel: label })
  })

  it('knows the days of 23 and 25 hours', () => {
    const hours = (date: string) => {
      const { from, to } = civilDayOf(date, 'Europe/Berlin')
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    expect(['2026-03-29', '2026-10-25', '2026-04-21'].map(hours)).toEqual([23, 25, 24])
  })
})
