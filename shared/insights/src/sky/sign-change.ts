import { longitudeOf, skyOf } from './ephemeris'
import type { BodyId } from './ephemeris'
import { zodiacPositionOf } from './zodiac'
import type { SignName } from './zodiac'

/** A body passing from one sign into the next (or back, when retrograde). */
export type SignChange = { at: Date; from: SignName; to: SignName }

const signAt = (body: BodyId, instant: Date) => zodiacPositionOf(longitudeOf(body, skyOf(instant)))

/**
 * The first change of sign between two instants not more than a few days apart, to the second; undefined when the body
 * stays in its sign.
 */
export const signChangeBetween = (body: BodyId, from: Date, to: Date): SignChange | undefined => {
  const [first, last] = [signAt(body, from), signAt(body, to)]
  if (first.sign === last.sign) return undefined
  let [low, high] = [from.getTime(), to.getTime()]
  while (high - low > 500) {
    const middle = (low + high) / 2
    if (signAt(body, new Date(middle)).sign === first.sign) low = middle
    else high = middle
  }
  return { at: new Date(high), from: first.signName, to: signAt(body, new Date(high)).signName }
}
