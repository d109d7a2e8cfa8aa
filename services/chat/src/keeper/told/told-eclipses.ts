import { eclipsesBetween } from '@shared/insights/sky/eclipses'
import type { Eclipse } from '@shared/insights/sky/eclipses'
import { daysToldIn } from './told-date'
import { dayLength, inWords, isToCome } from './written-days'

/** ‘During the eclipse thing’ is told in passing, and so is one beside what else a day decides. */
const asks = /(?<!\bthe )\beclipses?\b(?! thing)/
const asksElse =
  /\b(?:signs?|phases?|rising|ascendant|animal|numbers?|life ?path|cards?|stones?|flowers?|weekday|conceiv\w+|name)\b/
/** Whether a message asks for an eclipse, and for nothing else. In folded letters. */
export const asksEclipse = (folded: string): boolean => asks.test(folded) && !asksElse.test(folded)
const ofSun = /\b(?:solar|of the sun)\b/
const ofMoon = /\b(?:lunar|of the moon)\b/

/** So long before and after a day, there is always one of the Sun and one of the Moon. */
const searched = 190 * dayLength
/** The sky is computed for these years. */
const [first, last] = [Date.UTC(1900, 0, 2), Date.UTC(2100, 0, 1)]

const named = ({ of, kind }: Eclipse) =>
  `${kind === undefined ? 'an' : kind === 'annular' ? 'an annular' : `a ${kind}`} eclipse of the ${of}`
/** To the quarter of an hour: it is when Sun and Moon stand in line, and not yet its middle. */
const quarter = 900_000
const roundly = ({ at }: Eclipse) => new Date(Math.round(at.getTime() / quarter) * quarter)

/** Whether there was an eclipse on the day that a message names, and which one is the nearest; undefined where it asks for none. In folded letters. */
export const eclipseToldIn = (folded: string): string | undefined => {
  const days = daysToldIn(folded)
  const [day = ''] = days
  if (days.length !== 1 || !asksEclipse(folded)) return undefined
  const begin = Date.parse(day)
  const isOfBoth = ofSun.test(folded) === ofMoon.test(folded)
  const isOf = ({ of }: Eclipse) => isOfBoth || (of === 'Sun') === ofSun.test(folded)
  const around = eclipsesBetween(
    new Date(Math.max(first, begin - searched)),
    new Date(Math.min(last, begin + dayLength + searched)),
  ).filter(isOf)
  const noon = begin + dayLength / 2
  const [nearest] = around.toSorted(
    (one, other) => Math.abs(one.at.getTime() - noon) - Math.abs(other.at.getTime() - noon),
  )
  if (!nearest) return undefined
  const is = isToCome(nearest.at) ? 'is' : 'was'
  const told = `${named(nearest)}${nearest.at.toISOString().startsWith(day) ? '' : ` on ${inWords(nearest.at)}`}, about ${inWords(roundly(nearest), { timeStyle: 'short' })} UTC`
  return nearest.at.toISOString().startsWith(day)
    ? `On ${inWords(day)} there ${is} ${told}. `
    : `No eclipse${isOfBoth ? '' : ` of the ${nearest.of}`} falls on ${inWords(day)} by UTC; the nearest one ${is} ${told}. `
}
