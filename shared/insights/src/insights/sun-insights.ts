import { numberInWords } from '../certificate-words'
import { arcBetween, turn } from '../sky/angle'
import { sunAt } from '../sky/luminaries'
import { polynomial } from '../sky/series'
import { roughSkyOf } from '../sky/sky'
import { signNames } from '../sky/zodiac'
import type { SignName } from '../sky/zodiac'
import { seasonOf } from '../sky/season'
import type { Season } from '../sky/season'
import { aspectSentence, closestOfSun } from './aspect-sentence'
import { daysText, degreeText } from './phrases'
import { rulers } from './rulers'
import { calendarDaysTo, clockOfChange } from './sky-phrases'
import type { Teller } from './teller'
import { constellations, decanRulers, lodging, seasonLore, sunInSign } from './texts/sun-and-moon'

const chaldeanOrder = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const

const thirdOfSign = (degree: number, speed: number): string => {
  if (degree >= 20)
    return 'The Sun stood in the last third of the sign, where it is said to know all the songs by heart and to be humming the first of the next.'
  if (degree >= 10)
    return 'The Sun stood in the middle third of the sign, where its colours are held to be purest.'
  const since = degree / speed
  const days = Math.round(since)
  const when =
    since < 1 ? 'within the last day' : days === 1 ? 'a day before' : `${numberInWords(days)} days before`
  if (days > 3)
    return `The Sun had entered the sign ${when} and is pictured settling in: the boxes are unpacked and the pictures are going up.`
  return `The Sun had entered the sign ${when}, and a Sun so new is said to play its part with the paint still fresh.`
}

const sunSign: Teller = (facts) => {
  const sun = facts.body('sun')
  const change = facts.changeOf('sun')
  const passage = change
    ? ` That day the Sun passed from ${change.from} into ${change.to}, ${clockOfChange(facts, change)}; the sign it held at noon is taken here.`
    : ''
  return {
    id: 'sun-sign',
    group: 'The Sun',
    title: sunInSign[sun.signName].title,
    text: `${sunInSign[sun.signName].text} ${thirdOfSign(sun.degreeInSign, sun.speed)}${passage}`,
    rule: `Apparent longitude of the Sun ${degreeText(sun.longitude)} in the tropical zodiac, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const sunDecan: Teller = (facts) => {
  const sun = facts.body('sun')
  const decan = Math.floor(sun.longitude / 10)
  const ruler = chaldeanOrder[decan % 7] ?? 'Mars'
  const place = ['first', 'second', 'third'][decan % 3] ?? 'first'
  return {
    id: 'sun-decan',
    group: 'The Sun',
    title: `The ${place} face of ${sun.signName}`,
    text: `The Egyptians gave each sign three faces of ten degrees. The Sun looked out of the ${place} face of ${sun.signName}, which belongs to ${decanRulers[ruler]}. It is an accent rather than a character: ${sun.signName} still, as it is spoken in the next valley.`,
    rule: `Decan ${decan + 1} of 36, rulers in Chaldean order from Mars, by the Sun at ${degreeText(sun.longitude)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

/** Precession in longitude since J2000, in degrees (IAU 2006). */
const precessionSince = (centuries: number) => polynomial([0, 5028.796195, 1.1054348], centuries) / 3600

const sunStars: Teller = (facts) => {
  const sun = facts.body('sun')
  const ofJ2000 = turn(sun.longitude - precessionSince(facts.sky.centuries))
  const found = constellations.findLast(({ from }) => from <= ofJ2000) ?? constellations.at(-1)
  if (found === undefined) return undefined
  const tie =
    found.sign === sun.signName
      ? 'It is the very constellation that gave the sign its name: one of the few days of the year on which both maps agree.'
      : `Its sign is ${sun.signName} all the same, for signs count the seasons; the stars have moved on by nearly a whole sign since both were given their names.`
  return {
    id: 'sun-stars',
    group: 'The Sun',
    title: `Before the stars of ${found.name}`,
    text: `Had one been able to see stars by day, there would have stood behind the Sun ${found.text}. ${tie}`,
    rule: `Longitude of the Sun referred to J2000, ${ofJ2000.toFixed(1)}°, against the constellation boundaries of the International Astronomical Union, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const events = ['March equinox', 'June solstice', 'September equinox', 'December solstice'] as const

/** The instant near another when the Sun reaches a longitude. */
const sunReaches = (longitude: number, near: Date): Date => {
  let time = near.getTime()
  for (let round = 0; round < 4; round++)
    time += (arcBetween(longitude, sunAt(roughSkyOf(new Date(time))).longitude) / 0.98565) * 86_400_000
  return new Date(time)
}

const partOfSeason = (degrees: number) => (degrees < 30 ? 'early' : degrees < 60 ? 'high' : 'late')

const seasonNote = (latitude: number | undefined): string => {
  if (latitude === undefined)
    return ' So the northern half of the world counts it; south of the equator the seasons change places.'
  if (Math.abs(latitude) < 23.4)
    return ' Between the tropics the year is told in rains rather than in seasons, but the Sun keeps the same four appointments.'
  return ''
}

const sunSeason: Teller = (facts) => {
  const sun = facts.body('sun')
  const quarter = Math.floor(sun.longitude / 90)
  const latitude = facts.subject.birth.place?.latitude
  const season: Season = seasonOf(sun.longitude, latitude)
  const days = (target: number, sense: 1 | -1) => {
    const near = new Date(
      facts.instant.getTime() + (arcBetween(target, sun.longitude) / 0.98565) * 86_400_000,
    )
    const event = sunReaches(target, near)
    const apart = (sense * (event.getTime() - facts.instant.getTime())) / 86_400_000
    return apart < 1 ? 0 : sense * calendarDaysTo(facts, event)
  }
  const [since, until] = [days(quarter * 90, -1), days(turn(quarter * 90 + 90), 1)]
  const [last, next] = [events[quarter] ?? events[0], events[(quarter + 1) % 4] ?? events[0]]
  return {
    id: 'sun-season',
    group: 'The Sun',
    title: `A child of ${partOfSeason(sun.longitude - quarter * 90)} ${season.toLowerCase()}`,
    text: `${since === 0 ? `The ${last} had only just come` : `The ${last} lay ${daysText(since)} back`}, and it was ${until === 0 ? 'less than a day' : daysText(until)} to the ${next}. ${seasonLore[season]}${seasonNote(latitude)}`,
    rule: `Quarter of the Sun’s circle by its apparent longitude, ${sun.longitude.toFixed(1)}°, ${latitude !== undefined && latitude < 0 ? 'southern' : 'northern'} seasons, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const signsBetween = (a: SignName, b: SignName): number => {
  const distance = Math.abs(signNames.indexOf(a) - signNames.indexOf(b))
  return Math.min(distance, 12 - distance)
}

const sunLandlord: Teller = (facts) => {
  const sun = facts.body('sun')
  const ruler = facts.body(rulers[sun.signName])
  const base = { id: 'sun-landlord', group: 'The Sun' as const, inputs: facts.skyInputs }
  if (ruler.body === 'sun')
    return {
      ...base,
      title: 'The Sun in its own house',
      text: 'Every sign has a planet for a landlord, and Leo’s is the Sun itself. On such days landlord and lodger are one person, which is read as ease: somebody who need not ask whether the lamp may be lit.',
      rule: `Ruler of Leo by Ptolemy’s table; Sun at ${degreeText(sun.longitude)}, ${facts.moment}.`,
    }
  const article = ruler.body === 'moon' ? 'the Moon' : ruler.name
  if (facts.changeOf(ruler.body))
    return {
      ...base,
      title: `${sun.signName} answers to ${article}`,
      text: `Every sign has a planet for a landlord, and that of ${sun.signName} is ${article}, which was moving house that day from ${facts.changeOf(ruler.body)?.from} to ${facts.changeOf(ruler.body)?.to}. Old astrologers liked a landlord on the move: they took it for news in the family.`,
      rule: `Ruler of ${sun.signName} by Ptolemy’s table, which changed sign in the course of that day.`,
    }
  const isOtherHouse = ruler.signName !== sun.signName && rulers[ruler.signName] === ruler.body
  const distance = isOtherHouse
    ? 'the other house that it owns, where it pays no rent and knows which stair creaks'
    : (lodging[signsBetween(sun.signName, ruler.signName)] ?? '')
  return {
    ...base,
    title: `${sun.signName} answers to ${article}`,
    text: `Every sign has a planet for a landlord, and that of ${sun.signName} is ${article}. That day it was lodging in ${ruler.signName}, ${distance}. Where the landlord lives, the old books say, the Sun’s letters are sent.`,
    rule: `Ruler of ${sun.signName} by Ptolemy’s table, ${ruler.body === 'moon' && !facts.isExact ? `in ${ruler.signName} all that day` : `at ${degreeText(ruler.longitude)}`}, ${facts.moment}.`,
  }
}

const sunCompany: Teller = (facts) => {
  const aspect = closestOfSun(facts)
  const base = { id: 'sun-company', group: 'The Sun' as const, inputs: facts.skyInputs }
  if (aspect === undefined)
    return {
      ...base,
      title: 'The Sun by itself',
      text: `No planet stood at any of the five old angles to the Sun in ${facts.body('sun').signName}. The books call such a Sun free, and read it as somebody who speaks without an accent: what is meant is what is said.`,
      rule: `No aspect to the Sun within orb, ${facts.moment}.`,
    }
  return { ...base, ...aspectSentence(facts, aspect, 0) }
}

export const sunInsights: Teller[] = [sunSign, sunDecan, sunStars, sunSeason, sunLandlord, sunCompany]
