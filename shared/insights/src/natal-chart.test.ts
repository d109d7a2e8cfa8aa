import { settledInstantOf } from './birth-moment'
import { natalChartOf } from './natal-chart'
import { arcBetween } from './sky/angle'
import { signNames } from './sky/zodiac'

/** '12Leo33' as degrees of the ecliptic. */
const longitudeOf = (text: string) => {
  const [, degrees, sign, minutes] = /^(\d+)([A-Z][a-z]{2})(\d+)$/.exec(text) ?? []
  const index = signNames.findIndex((name) => name.startsWith(sign ?? '?'))
  return index * 30 + Number(degrees) + Number(minutes) / 60
}

describe('charts of public figures', () => {
  // Astro-Databank (astro.com), birth data rated AA, positions as printed there.
  it.each([
    [
      'Barack Obama',
      '1961-08-04',
      '19:24',
      'Pacific/Honolulu',
      21.3069,
      -157.8583,
      '12Leo33',
      '3Gem21',
      '18Aqu03',
    ],
    ['Elizabeth II', '1926-04-21', '02:40', 'Europe/London', 51.5, -0.1667, '0Tau12', '12Leo07', '21Cap24'],
    ['Diana Spencer', '1961-07-01', '19:45', 'Europe/London', 52.8333, 0.5, '9Can40', '25Aqu02', '18Sag25'],
    ['Donald Trump', '1946-06-14', '10:54', 'America/New_York', 40.7, -73.8, '22Gem56', '21Sag12', '29Leo56'],
    [
      'Marilyn Monroe',
      '1926-06-01',
      '09:30',
      'America/Los_Angeles',
      34.05,
      -118.25,
      '10Gem27',
      '19Aqu06',
      '13Leo05',
    ],
    [
      'John F. Kennedy',
      '1917-05-29',
      '15:00',
      'America/New_York',
      42.3333,
      -71.1167,
      '7Gem51',
      '17Vir13',
      '20Lib00',
    ],
    [
      'Steve Jobs',
      '1955-02-24',
      '19:15',
      'America/Los_Angeles',
      37.7833,
      -122.4167,
      '5Pis45',
      '7Ari44',
      '22Vir17',
    ],
  ])('[DER-008] [DER-009] %s', (_name, date, time, timeZone, latitude, longitude, sun, moon, ascendant) => {
    const { instant } = settledInstantOf({ date, time, place: { latitude, longitude, timeZone } })
    const chart = natalChartOf(instant, { latitude, longitude })
    const minutesFrom = (text: string, found = NaN) => Math.abs(arcBetween(found, longitudeOf(text))) * 60
    expect(minutesFrom(sun, chart.bodies[0]?.longitude)).toBeLessThan(1.01)
    expect(minutesFrom(moon, chart.bodies[1]?.longitude)).toBeLessThan(1.01)
    // The place is printed to the minute of arc there; the ascendant follows it.
    expect(minutesFrom(ascendant, chart.ascendant?.longitude)).toBeLessThan(6)
  })
})
