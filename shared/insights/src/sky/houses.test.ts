import { arcBetween, asin, atan2, cos, sin, tan, turn } from './angle'
import { anglesOf, houseOf, housesOf } from './houses'

const obliquity = 23.4393
const latitudes = [-66, -60, -45, -20, -1, 0, 12, 33, 51.5, 60, 66]
const siderealTimes = Array.from({ length: 48 }, (_, n) => n * 7.5 + 0.3)
const everywhere = latitudes.flatMap((latitude) => siderealTimes.map((time) => [latitude, time] as const))

/** Right ascension and declination of a degree of the ecliptic. */
const equatorial = (longitude: number) => ({
  rightAscension: atan2(sin(longitude) * cos(obliquity), cos(longitude)),
  declination: asin(sin(obliquity) * sin(longitude)),
})

const altitude = (longitude: number, siderealTime: number, latitude: number) => {
  const { rightAscension, declination } = equatorial(longitude)
  return asin(
    sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(siderealTime - rightAscension),
  )
}

describe('houses', () => {
  it('the ascendant stands on the eastern horizon and is rising, at every latitude', () => {
    for (const latitude of [...latitudes, -89, -75, 68, 80, 89])
      for (const siderealTime of siderealTimes) {
        const { ascendant } = anglesOf(siderealTime, obliquity, latitude)
        expect(Math.abs(altitude(ascendant, siderealTime, latitude))).toBeLessThan(1e-6)
        expect(altitude(ascendant, siderealTime + 0.01, latitude)).toBeGreaterThan(0)
      }
  })

  it('the midheaven has the right ascension of the sidereal time', () => {
    for (const siderealTime of siderealTimes) {
      const { midheaven } = anglesOf(siderealTime, obliquity, 50)
      expect(Math.abs(arcBetween(equatorial(midheaven).rightAscension, siderealTime))).toBeLessThan(1e-9)
    }
  })

  it('cusps of Placidus divide the semi-arcs in three', () => {
    for (const [latitude, siderealTime] of everywhere) {
      const { cusps } = housesOf(siderealTime, obliquity, latitude)
      const share = (house: number) => {
        const { rightAscension, declination } = equatorial(cusps[house - 1] ?? NaN)
        const semiArc = 90 + asin(tan(declination) * tan(latitude))
        return { fromMeridian: turn(rightAscension - siderealTime) / semiArc, rightAscension, declination }
      }
      expect(share(11).fromMeridian).toBeCloseTo(1 / 3, 5)
      expect(share(12).fromMeridian).toBeCloseTo(2 / 3, 5)
    }
  })

  it('follow each other around the circle, and each degree lies in one house', () => {
    for (const [latitude, siderealTime] of everywhere) {
      const { cusps, system } = housesOf(siderealTime, obliquity, latitude)
      expect(system).toBe('placidus')
      const widths = cusps.map((cusp, index) => turn((cusps[(index + 1) % 12] ?? 0) - cusp))
      expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6)
      expect(Math.min(...widths)).toBeGreaterThan(0)
      cusps.forEach((cusp, index) => expect(houseOf(turn(cusp + 1e-4), cusps)).toBe(index + 1))
    }
  })

  it('are whole signs inside the polar circles, and say so', () => {
    for (const latitude of [-89, -67, 67, 70, 78, 90]) {
      const houses = housesOf(123, obliquity, latitude)
      expect(houses.system).toBe('whole-sign')
      expect(houses.reason).toMatch(/Placidus cannot be drawn/)
      expect(houses.cusps.every((cusp) => cusp % 30 === 0)).toBe(true)
      const { ascendant } = anglesOf(123, obliquity, latitude)
      expect(houseOf(ascendant, houses.cusps)).toBe(1)
    }
  })
})
