import { Body, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine'
import { moonAt, moonPhases } from './moon'
import { arcBetween, atan2, cos, sin } from './sky/angle'

describe('moon', () => {
  it('[DER-014] names the eight phases by the true elongation, 45 degrees each', () => {
    // A month from the new moon of 11 January 2024, 11:57 UT (U.S. Naval Observatory).
    const start = Date.UTC(2024, 0, 11, 11, 57)
    const found = Array.from({ length: 295 }, (_, n) => moonAt(new Date(start + n * 0.1 * 86_400_000)))
    expect([...new Set(found.map(({ phase }) => phase))]).toEqual(moonPhases)
    for (const { phase, elongation, isWaxing } of found) {
      const centre = moonPhases.indexOf(phase) * 45
      expect(Math.abs(arcBetween(elongation, centre))).toBeLessThanOrEqual(22.5)
      expect(isWaxing).toBe(elongation < 180)
    }
  })

  it('example 48.a of Meeus: 68 hundredths lit on 12 April 1992', () => {
    expect(moonAt(new Date('1992-04-11T23:59:01Z')).illuminatedFraction).toBeCloseTo(0.6786, 3)
  })

  it('is dark at new moon and whole at full moon', () => {
    expect(moonAt(new Date('2024-04-08T18:21Z')).illuminatedFraction).toBeLessThan(0.001)
    expect(moonAt(new Date('2025-03-14T06:55Z')).illuminatedFraction).toBeGreaterThan(0.999)
  })

  it('stands over a place where astronomy-engine sees it, its bright limb towards the Sun', () => {
    for (let n = 0; n < 200; n++) {
      const instant = new Date(Date.UTC(1960, 0, 1) + n * 7_654_321_000)
      const place = { latitude: ((n * 37) % 171) - 85, longitude: ((n * 73) % 360) - 180 }
      const observer = new Observer(place.latitude, place.longitude, 0)
      const horizontal = (body: Body) => {
        const time = MakeTime(instant)
        const { ra, dec } = Equator(body, time, observer, true, true)
        return Horizon(time, observer, ra, dec)
      }
      const [moon, sun] = [horizontal(Body.Moon), horizontal(Body.Sun)]
      const view = moonAt(instant, place).view
      expect(Math.abs((view?.altitude ?? NaN) - moon.altitude)).toBeLessThan(0.02)
      expect(Math.abs(arcBetween(view?.azimuth ?? NaN, moon.azimuth)) * cos(moon.altitude)).toBeLessThan(0.02)
      // Direction from the Moon to the Sun, counted from the zenith towards the left hand of whoever faces the Moon.
      const leftward = arcBetween(moon.azimuth, sun.azimuth)
      const towardsSun = atan2(
        cos(sun.altitude) * sin(leftward),
        sin(sun.altitude) * cos(moon.altitude) - cos(sun.altitude) * sin(moon.altitude) * cos(leftward),
      )
      expect(Math.abs(arcBetween(view?.brightLimbAngle ?? NaN, towardsSun))).toBeLessThan(0.5)
    }
  })

  it('an evening first quarter is lit on the right in Oslo, on the left in Wellington, below at the equator', () => {
    // First quarter of 16 February 2024, 15:01 UT.
    const limb = (text: string, latitude: number, longitude: number) =>
      moonAt(new Date(text), { latitude, longitude }).view?.brightLimbAngle ?? NaN
    expect(Math.abs(arcBetween(limb('2024-02-16T18:00Z', 59.9, 10.7), 270))).toBeLessThan(50)
    expect(Math.abs(arcBetween(limb('2024-02-16T08:30Z', -41.3, 174.8), 90))).toBeLessThan(50)
    expect(Math.abs(arcBetween(limb('2024-02-16T21:00Z', 0, 0), 180))).toBeLessThan(40)
  })
})
