import { arcBetween, turn } from './angle'
import { moonPositionAt, sunAt } from './luminaries'
import { synodicMonth } from './moon-phase'
import { roughSkyOf } from './sky'

const dayLength = 86_400_000
/** Degrees that the Moon gains on the Sun in a day, in the mean. */
export const dailyGain = 12.19

const elongationAt = (time: number) => {
  const sky = roughSkyOf(new Date(time))
  return moonPositionAt(sky).longitude - sunAt(sky).longitude
}

/** The instant near another (milliseconds since 1970) when the Moon is so many degrees ahead of the Sun. */
export const elongationReaches = (elongation: number, near: number): Date => {
  let time = near
  for (let round = 0; round < 5; round++)
    time += (arcBetween(elongation, elongationAt(time)) / dailyGain) * dayLength
  return new Date(time)
}

/**
 * All instants when the Moon is so many degrees ahead of the Sun, 0 for new moons and 180 for full ones, from one instant up to another, in
 * turn.
 */
export const elongationsBetween = (elongation: number, from: Date, to: Date): readonly Date[] => {
  const found: Date[] = []
  const ahead = turn(elongation - elongationAt(from.getTime()))
  // Half a day early, so that one at the very beginning is not passed over.
  let next = elongationReaches(elongation, from.getTime() + (ahead / dailyGain - 0.5) * dayLength)
  while (next < to) {
    if (next >= from) found.push(next)
    next = elongationReaches(elongation, next.getTime() + synodicMonth * dayLength)
  }
  return found
}
