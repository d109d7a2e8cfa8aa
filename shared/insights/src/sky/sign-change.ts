import { skyOf } from './sky'
import type { Sky } from './sky'
import { zodiacPositionOf } from './zodiac'
import type { SignName } from './zodiac'

/** A body passing from one sign into the next (or back, when retrograde). */
export type SignChange = { at: Date; from: SignName; to: SignName }

/**
 * The first change of sign between two instants not more than a few days apart, to the second; undefined when the body
 * stays in its sign.
 */
export const signChangeBetween = (
  longitudeIn: (sky: Sky) => number,
  from: Date,
  to: Date,
): SignChange | undefined => {
  const signAt = (instant: Date) => zodiacPositionOf(longitudeIn(skyOf(instant)))
  const [first, last] = [signAt(from), signAt(to)]
  if (first.sign === last.sign) return undefined
  let [low, high] = [from.getTime(), to.getTime()]
  while (high - low > 500) {
    const middle = (low + high) / 2
    if (signAt(new Date(middle)).sign === first.sign) low = middle
    else high = middle
  }
  return { at: new Date(high), from: first.signName, to: signAt(new Date(high)).signName }
}
