import { geocentricMoon, moonDistance } from './earth-and-moon'
import { lightSpeed, ofDate } from './sky'
import type { EclipticPosition, Sky } from './sky'
import { length, scaled, sum } from './vector'
import type { Vector } from './vector'

const kilometresOfAu = 149_597_870.7

const apparentSun = ({ earth, earthVelocity }: Sky): Vector =>
  sum(scaled(earth, -1), scaled(earthVelocity, length(earth) / lightSpeed))

/** Aberration and the Earth's own way during the light time cancel for the Moon, which travels with the Earth. */
const apparentMoon = ({ time, finest }: Sky): Vector => {
  const delay = moonDistance(time.tt, 1000) / (lightSpeed * kilometresOfAu)
  return scaled(geocentricMoon(time.tt - delay, finest), 1 / kilometresOfAu)
}

/** The Sun's apparent geocentric place. */
export const sunAt = (sky: Sky): EclipticPosition => ofDate(apparentSun(sky), sky)

/** The Moon's apparent geocentric place. */
export const moonPositionAt = (sky: Sky): EclipticPosition => ofDate(apparentMoon(sky), sky)
