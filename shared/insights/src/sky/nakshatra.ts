import { turn } from './angle'
import { polynomial } from './series'

/**
 * The ayanamsha of Lahiri in degrees: how far the sidereal zodiac of India has moved from the tropical one, 23° 15′ 0.658″
 * on 21 March 1956 (Calendar Reform Committee, 1955) growing with the general precession (Capitaine et al., 2003).
 */
const ayanamshaAt = (centuries: number): number => {
  const precession = (t: number) => polynomial([0, 5028.796195, 1.1054348], t) / 3600
  const epoch = -0.4378507871 // 21 March 1956, 0 h
  return 23.250182778 + precession(centuries) - precession(epoch)
}

/** The lunar station, 0 (Ashvini) to 26 (Revati), of a tropical longitude. */
export const nakshatraOf = (longitude: number, centuries: number): number =>
  Math.floor((turn(longitude - ayanamshaAt(centuries)) / 360) * 27)
