import { arcBetween } from './angle'
import { daylightAround } from './daylight'
import { longitudeOf, positionOf } from './ephemeris'
import { obliquityOf, siderealTimeOf, skyOf } from './sky'
import { deltaTAt } from './sky-time'

const minute = 60_000

/** The instant near a published one when an angle really has its published value. */
const instantWhen = (angleAt: (instant: Date) => number, near: Date, degreesADay: number): Date => {
  let instant = near
  for (let round = 0; round < 6; round++)
    instant = new Date(instant.getTime() - (angleAt(instant) / degreesADay) * 86_400_000)
  return instant
}

const sunReaches = (longitude: number, near: Date) =>
  instantWhen((instant) => arcBetween(longitudeOf('sun', skyOf(instant)), longitude), near, 0.9856)

const elongationReaches = (elongation: number, near: Date) =>
  instantWhen(
    (instant) => {
      const sky = skyOf(instant)
      return arcBetween(longitudeOf('moon', sky) - longitudeOf('sun', sky), elongation)
    },
    near,
    12.19,
  )

describe('equinoxes and solstices', () => {
  // J. Meeus, Astronomical Algorithms, 2nd ed. (1998), table 27.E: instants in dynamical time, to the second.
  const meeus = `
    1996-03-20T08:04:07 1996-06-21T02:24:46 1996-09-22T18:01:08 1996-12-21T14:06:56
    1997-03-20T13:55:42 1997-06-21T08:20:59 1997-09-22T23:56:49 1997-12-21T20:08:05
    1998-03-20T19:55:35 1998-06-21T14:03:38 1998-09-23T05:38:15 1998-12-22T01:57:31
    1999-03-21T01:46:53 1999-06-21T19:50:11 1999-09-23T11:32:34 1999-12-22T07:44:52
    2000-03-20T07:36:19 2000-06-21T01:48:46 2000-09-22T17:28:40 2000-12-21T13:38:30
    2001-03-20T13:31:47 2001-06-21T07:38:48 2001-09-22T23:05:32 2001-12-21T19:22:34
    2002-03-20T19:17:13 2002-06-21T13:25:29 2002-09-23T04:56:28 2002-12-22T01:15:26
    2003-03-21T01:00:50 2003-06-21T19:11:32 2003-09-23T10:47:53 2003-12-22T07:04:53
    2004-03-20T06:49:42 2004-06-21T00:57:57 2004-09-22T16:30:54 2004-12-21T12:42:40
    2005-03-20T12:34:29 2005-06-21T06:47:12 2005-09-22T22:24:14 2005-12-21T18:36:01`
    .trim()
    .split(/\s+/)

  it.each(meeus.map((text, index) => [text, (index % 4) * 90] as const))(
    '[DER-008] %s: the Sun reaches %i degrees, to two seconds',
    (text, longitude) => {
      const published = new Date(`${text}Z`)
      const found = sunReaches(longitude, published)
      const dynamical = found.getTime() + deltaTAt((found.getTime() - 946_728_000_000) / 86_400_000) * 1000
      expect(Math.abs(dynamical - published.getTime())).toBeLessThan(2000)
    },
  )

  // U.S. Naval Observatory, Earth's Seasons: universal time, to the minute.
  const observatory = `
    2020-03-20T03:50 2020-06-20T21:44 2020-09-22T13:31 2020-12-21T10:02
    2021-03-20T09:37 2021-06-21T03:32 2021-09-22T19:21 2021-12-21T15:59
    2022-03-20T15:33 2022-06-21T09:14 2022-09-23T01:04 2022-12-21T21:48
    2023-03-20T21:24 2023-06-21T14:58 2023-09-23T06:50 2023-12-22T03:27
    2024-03-20T03:06 2024-06-20T20:51 2024-09-22T12:44 2024-12-21T09:20`
    .trim()
    .split(/\s+/)

  it.each(observatory.map((text, index) => [text, (index % 4) * 90] as const))(
    '[DER-008] %s: the Sun reaches %i degrees, to the printed minute',
    (text, longitude) => {
      const published = new Date(`${text}Z`)
      expect(Math.abs(sunReaches(longitude, published).getTime() - published.getTime())).toBeLessThanOrEqual(
        0.75 * minute,
      )
    },
  )
})

describe('phases of the Moon', () => {
  const phases: Record<string, number> = { N: 0, F: 90, O: 180, L: 270 }

  // U.S. Naval Observatory, Phases of the Moon 2024, universal time; N new, F first quarter, O full, L last quarter.
  const year2024 = `
    L01-04T03:30 N01-11T11:57 F01-18T03:53 O01-25T17:54 L02-02T23:18 N02-09T22:59 F02-16T15:01 O02-24T12:30
    L03-03T15:24 N03-10T09:00 F03-17T04:11 O03-25T07:00 L04-02T03:15 N04-08T18:21 F04-15T19:13 O04-23T23:49
    L05-01T11:27 N05-08T03:22 F05-15T11:48 O05-23T13:53 L05-30T17:13 N06-06T12:38 F06-14T05:18 O06-22T01:08
    L06-28T21:53 N07-05T22:57 F07-13T22:49 O07-21T10:17 L07-28T02:52 N08-04T11:13 F08-12T15:19 O08-19T18:26
    L08-26T09:26 N09-03T01:56 F09-11T06:06 O09-18T02:34 L09-24T18:50 N10-02T18:49 F10-10T18:55 O10-17T11:26
    L10-24T08:03 N11-01T12:47 F11-09T05:56 O11-15T21:29 L11-23T01:28 N12-01T06:21 F12-08T15:27 O12-15T09:02
    L12-22T22:18 N12-30T22:27`
    .trim()
    .split(/\s+/)
    .map((text) => `${text.charAt(0)}2024-${text.slice(1)}`)

  // F. Espenak, NASA and AstroPixels catalogues of eclipses and phases: dates on which the world looked up.
  const espenak = `
    N1999-08-11T11:09 N2000-01-06T18:14 O2000-01-21T04:40 O2015-09-28T02:50 N2017-08-21T18:30 O2018-01-31T13:27
    N2024-04-08T18:21 O2025-03-14T06:55 N2026-08-12T17:37 N2027-08-02T10:05`
    .trim()
    .split(/\s+/)

  it.each([...year2024, ...espenak])('[DER-014] %s, to the printed minute', (text) => {
    const published = new Date(`${text.slice(1)}Z`)
    const found = elongationReaches(phases[text.charAt(0)] ?? NaN, published)
    expect(Math.abs(found.getTime() - published.getTime())).toBeLessThanOrEqual(0.75 * minute)
  })

  // J. Meeus, Astronomical Algorithms, 2nd ed., examples 49.a and 49.b, dynamical time.
  it.each([
    ['N1977-02-18T03:37:42', 0],
    ['L2044-01-21T23:48:17', 270],
  ])('[DER-014] %s', (text, elongation) => {
    const published = new Date(`${text.slice(1)}Z`)
    const found = elongationReaches(elongation, published)
    const dynamical = found.getTime() + deltaTAt((found.getTime() - 946_728_000_000) / 86_400_000) * 1000
    expect(Math.abs(dynamical - published.getTime())).toBeLessThan(20_000)
  })
})

describe('sunrise and sunset', () => {
  const hoursOf = (text: string) => new Date(text).getTime()

  // Documentation of Skyfield, 'Almanac computation': Bluffton, Ohio, with the convention of the U.S. Naval Observatory.
  it('[DER-015] Bluffton, 12 September 2018, to five seconds', () => {
    const day = daylightAround(new Date('2018-09-12T17:00Z'), { latitude: 40.8939, longitude: -83.8917 })
    expect(Math.abs((day.sunrise?.getTime() ?? 0) - hoursOf('2018-09-12T11:13:13Z'))).toBeLessThan(5000)
    expect(Math.abs((day.sunset?.getTime() ?? 0) - hoursOf('2018-09-12T23:49:38Z'))).toBeLessThan(5000)
  })

  // timeanddate.com, length of the longest and the shortest day of each city, whole minutes (seconds cut off): 20 June
  // and 21 December 2024.
  it.each([
    ['London', 51.5085, -0.1257, '16:38', '7:49'],
    ['Sydney', -33.8679, 151.2073, '9:54', '14:24'],
    ['Reykjavik', 64.1355, -21.8954, '21:08', '4:07'],
    ['Oslo', 59.9127, 10.7461, '18:50', '5:54'],
    ['Edinburgh', 55.9521, -3.1965, '17:36', '6:57'],
    ['New York', 40.7143, -74.006, '15:05', '9:15'],
    ['Tokyo', 35.6895, 139.6917, '14:35', '9:45'],
    ['Singapore', 1.2897, 103.8501, '12:12', '12:03'],
    ['Cape Town', -33.9258, 18.4232, '9:53', '14:25'],
    ['Helsinki', 60.1695, 24.9355, '18:56', '5:49'],
    ['Moscow', 55.7522, 37.6156, '17:33', '7:00'],
    ['Paris', 48.8534, 2.3488, '16:10', '8:15'],
    ['Ushuaia', -54.8, -68.3, '7:12', '17:20'],
    ['Quito', -0.2295, -78.5243, '12:06', '12:08'],
    ['Los Angeles', 34.0522, -118.2437, '14:25', '9:53'],
    ['Berlin', 52.5244, 13.4105, '16:50', '7:39'],
    ['Stockholm', 59.3326, 18.0649, '18:37', '6:05'],
  ])('[DER-015] %s: day length at the solstices', (_city, latitude, longitude, june, december) => {
    const minutes = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1])
    const lengthOn = (day: string) =>
      daylightAround(new Date(Date.parse(`${day}T12:00Z`) - longitude * 240_000), { latitude, longitude })
        .hours * 60
    expect(Math.abs(lengthOn('2024-06-20') - minutes(june) - 0.2)).toBeLessThan(0.85)
    expect(Math.abs(lengthOn('2024-12-21') - minutes(december) - 0.2)).toBeLessThan(0.85)
  })
})

describe('positions worked out by J. Meeus, Astronomical Algorithms, 2nd ed.', () => {
  // Dynamical time is 59 s ahead of universal time in 1992.
  it('example 47.a: the Moon on 12 April 1992, 0 h TD', () => {
    const moon = positionOf('moon', skyOf(new Date('1992-04-11T23:59:01Z')))
    expect(Math.abs(moon.longitude - 133.167265) * 3600).toBeLessThan(10)
    expect(Math.abs(moon.latitude + 3.229126) * 3600).toBeLessThan(4)
    expect(Math.abs(moon.distance * 149_597_870.7 - 368_409.7)).toBeLessThan(5)
  })

  it('example 25.b: the Sun on 13 October 1992, 0 h TD', () => {
    const sun = positionOf('sun', skyOf(new Date('1992-10-12T23:59:01Z')))
    expect(Math.abs(sun.longitude - (199 + 54 / 60 + 21.56 / 3600)) * 3600).toBeLessThan(0.5)
  })

  it('example 22.a: nutation and obliquity on 10 April 1987, 0 h TD', () => {
    const sky = skyOf(new Date('1987-04-09T23:59:05Z'))
    expect(Math.abs((sky.nutation.longitude * 180 * 3600) / Math.PI + 3.788)).toBeLessThan(0.07)
    expect(Math.abs((sky.nutation.obliquity * 180 * 3600) / Math.PI - 9.443)).toBeLessThan(0.01)
    expect(Math.abs(obliquityOf(sky) - (23 + 26 / 60 + 36.85 / 3600)) * 3600).toBeLessThan(0.1)
  })

  it('example 12.b: sidereal time at Greenwich on 10 April 1987, 19:21 UT', () => {
    const sky = skyOf(new Date('1987-04-10T19:21:00Z'))
    const apparentLessMean = -3.788 * Math.cos((23.4436 * Math.PI) / 180)
    const hours = (8 + 34 / 60 + 57.0896 / 3600) * 15 + apparentLessMean / 3600
    expect(Math.abs(siderealTimeOf(sky, 0) - hours) * 3600).toBeLessThan(0.4)
  })
})

// The difference of the time scales: Astronomical Almanac, page K9, at the beginning of the year.
it.each([
  [1956, 31.35],
  [1970, 40.18],
  [1980, 50.54],
  [1990, 56.86],
  [2000, 63.83],
  [2010, 66.07],
  [2020, 69.36],
])('TT − UT in %i is %d seconds', (year, seconds) => {
  expect(deltaTAt((Date.UTC(year, 0, 1) - 946_728_000_000) / 86_400_000)).toBeCloseTo(seconds, 1)
})
