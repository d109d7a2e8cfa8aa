import { settledInstantOf } from '@shared/insights/birth-moment'
import type { Birth } from '@shared/insights/birth-moment'
import { unknownInWords } from '@shared/insights/unknown-moment'

/** What the book says where a birth is not known to the minute at a place on the map. */
export type UnknownMoment = {
  /** Under the heading of the sky, behind the date: 'the place of birth being unknown'. */
  being: string
  /** What was left out, a sentence. */
  leftOut: string
  /** Whose noon the sky is drawn for, a sentence. */
  method: string
}

/** Null where the moment is known. */
export const unknownMomentOf = (birth: Birth): UnknownMoment | null => {
  const { unknown } = settledInstantOf(birth)
  if (unknown === undefined) return null
  const isPlaceless = birth.place === undefined
  const isBoth = unknown === 'time' && isPlaceless
  const what = isBoth ? 'the hour and the place of birth' : unknownInWords[unknown]
  const opening = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  // The length of a day follows from the place alone.
  const missing = ['ascendant', 'midheaven', 'houses', ...(isPlaceless ? ['the length of the day'] : [])]
  return {
    being: `${what} being unknown`,
    leftOut: `${opening} ${isBoth ? 'are' : 'is'} not known: ${missing.join(', ')} and the moon to the degree are left out.`,
    method: `${opening} being unknown, the sky is that of noon ${isPlaceless ? 'in Greenwich' : 'at the place'}.`,
  }
}
