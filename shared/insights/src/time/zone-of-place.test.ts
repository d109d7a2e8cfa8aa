import { timeZoneAt } from './zone-of-place'

describe('the zone of a place', () => {
  test.each([
    ['London', 51.5074, -0.1278, 'Europe/London'],
    ['Santa Monica', 34.0195, -118.4912, 'America/Los_Angeles'],
    ['Phoenix, which keeps no summer time', 33.4484, -112.074, 'America/Phoenix'],
    ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['Sydney', -33.8688, 151.2093, 'Australia/Sydney'],
    ['Suva, near the date line', -18.1416, 178.4419, 'Pacific/Fiji'],
  ])('is that of %s', (_name, latitude, longitude, zone) => {
    expect(timeZoneAt(latitude, longitude)).toBe(zone)
  })

  it('is named for every point, at sea and at the poles too, and for none beyond the Earth', () => {
    for (const latitude of [-90, -60, 0, 60, 90])
      for (const longitude of [-180, -90, 0, 90, 180])
        expect(timeZoneAt(latitude, longitude)).toMatch(/^[A-Z]/)
    expect(timeZoneAt(90.1, 0)).toBeNull()
    expect(timeZoneAt(0, -180.1)).toBeNull()
    expect(timeZoneAt(Number.NaN, 0)).toBeNull()
  })
})
