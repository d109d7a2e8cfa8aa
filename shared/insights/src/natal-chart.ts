import { aspectsAmong } from './sky/aspects'
import type { Aspect } from './sky/aspects'
import { bodies, longitudeOf, speedOf } from './sky/ephemeris'
import type { BodyId } from './sky/ephemeris'
import { anglesOf, houseOf, housesOf } from './sky/houses'
import type { Houses } from './sky/houses'
import { neighboursOf, obliquityOf, siderealTimeOf, skyOf } from './sky/sky'
import type { Sky } from './sky/sky'
import { elementOf, modalityOf, zodiacPositionOf } from './sky/zodiac'
import type { Element, Modality, ZodiacPosition } from './sky/zodiac'

export const bodyNames: Record<BodyId, string> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  'north-node': 'North Node',
}

export type ChartBody = ZodiacPosition & {
  body: BodyId
  name: string
  /** Moving westward against the signs, as seen from the Earth. */
  retrograde: boolean
  /** Degrees of longitude a day, negative when retrograde. */
  speed: number
  /** 1 to 12; absent without a place. */
  house?: number
}

export type NatalChart = {
  bodies: ChartBody[]
  /** The five Ptolemaic aspects among Sun to Pluto, the closest first. */
  aspects: Aspect<BodyId>[]
  /** How many of the ten bodies, Sun to Pluto, stand in signs of each element. */
  elements: Record<Element, number>
  /** How many of the ten stand in signs of each modality. */
  modalities: Record<Modality, number>
  /** The three below are there only with a place. */
  ascendant?: ZodiacPosition
  midheaven?: ZodiacPosition
  houses?: Houses
}

const bodyAt = (body: BodyId, sky: Sky, neighbours: [Sky, Sky]): ChartBody => {
  const speed = speedOf(body, neighbours)
  return {
    body,
    name: bodyNames[body],
    ...zodiacPositionOf(longitudeOf(body, sky)),
    speed,
    retrograde: speed < 0,
  }
}

/**
 * The sky of an instant in the tropical zodiac, geocentric and apparent, Sun to Pluto and the mean lunar node.
 * @param instant any time from 1900 to 2100
 * @param place degrees, north and east positive; without it there is no ascendant, midheaven or house
 */
export const natalChartOf = (instant: Date, place?: { latitude: number; longitude: number }): NatalChart => {
  const sky = skyOf(instant)
  const neighbours = neighboursOf(sky)
  const found = bodies.map((body) => bodyAt(body, sky, neighbours))
  const ten = found.filter(({ body }) => body !== 'north-node')
  const inElement = (element: Element) => ten.filter(({ sign }) => elementOf(sign) === element).length
  const inModality = (modality: Modality) => ten.filter(({ sign }) => modalityOf(sign) === modality).length
  const chart = {
    bodies: found,
    aspects: aspectsAmong(ten),
    elements: {
      fire: inElement('fire'),
      earth: inElement('earth'),
      air: inElement('air'),
      water: inElement('water'),
    },
    modalities: {
      cardinal: inModality('cardinal'),
      fixed: inModality('fixed'),
      mutable: inModality('mutable'),
    },
  }
  if (place === undefined) return chart
  const siderealTime = siderealTimeOf(sky, place.longitude)
  const obliquity = obliquityOf(sky)
  const angles = anglesOf(siderealTime, obliquity, place.latitude)
  const houses = housesOf(siderealTime, obliquity, place.latitude)
  return {
    ...chart,
    bodies: found.map((body) => ({ ...body, house: houseOf(body.longitude, houses.cusps) })),
    ascendant: zodiacPositionOf(angles.ascendant),
    midheaven: zodiacPositionOf(angles.midheaven),
    houses,
  }
}
