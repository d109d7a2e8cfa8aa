import { Constellation } from 'astronomy-engine'
import { constellations } from './sun-and-moon'

/** The inclination of the ecliptic to the equator of J2000, in radians (IAU 2006). */
const obliquity = (23.4392794 * Math.PI) / 180

/** The constellation at a longitude on the ecliptic of J2000, by the boundaries of another program. */
const constellationAt = (longitude: number): string => {
  const angle = (longitude * Math.PI) / 180
  const [x, across] = [Math.cos(angle), Math.sin(angle)]
  const ascension = (Math.atan2(across * Math.cos(obliquity), x) * 12) / Math.PI
  const declination = (Math.asin(across * Math.sin(obliquity)) * 180) / Math.PI
  return Constellation((ascension + 24) % 24, declination).name
}

it('begin on the Sun’s road where the boundaries of the International Astronomical Union have them, to a hundredth of a degree', () => {
  for (const { from, name } of constellations) {
    expect([name, constellationAt(from + 0.01)]).toEqual([name, name])
    expect(constellationAt(from - 0.01)).not.toBe(name)
  }
  const found = new Set(Array.from({ length: 720 }, (_, half) => constellationAt(half / 2)))
  expect([...found].sort()).toEqual(constellations.map(({ name }) => name).sort())
})
