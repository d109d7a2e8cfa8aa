import { civilDayOf, settledInstantOf } from '@shared/insights/birth-moment'
import type { Birth } from '@shared/insights/birth-moment'
import { moonAt } from '@shared/insights/moon'
import type { Moon } from '@shared/insights/moon'
import { natalChartOf } from '@shared/insights/natal-chart'
import { isOnHorizon } from '@shared/insights/sky/horizon'
import { wheelPlacesOf } from './wheels/wheel-places'
import type { WheelPlaces } from './wheels/wheel-places'

/** A place in the zodiac as it is printed. */
type PrintedPosition = { longitude: number; sign: number; signName: string; degree: number; minute: number }

/** The sky of a birth, as the wheel and the tables draw it. */
export type SkyData = {
  isTimed: boolean
  bodies: (PrintedPosition & { glyph: string; name: string; isRetrograde: boolean; house: number | null })[]
  /** `a` and `b` are indices of bodies; the orb in degrees. */
  aspects: { a: number; b: number; kind: string; orb: number }[]
  ascendant: PrintedPosition | null
  midheaven: PrintedPosition | null
  houses: number[] | null
  /** Where the great wheel shows the bodies. */
  shown: WheelPlaces
}

/** The moon as it is drawn. */
export type MoonData = {
  name: string
  /** The lit share of the disc, 0 to 1. */
  fraction: number
  /** Where the middle of the bright limb points on the page, in degrees clockwise from the right. */
  limb: number
  isWaxing: boolean
  /** '24° above the western horizon'; null without time and place. */
  where: string | null
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

// Degrees and minutes as an ephemeris prints them: cut, so that 29° 59.9′ is never the next sign.
const printed = (position: { longitude: number; sign: number; signName: string; degreeInSign: number }) => ({
  longitude: rounded(position.longitude, 4),
  sign: position.sign,
  signName: position.signName,
  degree: Math.floor(position.degreeInSign),
  minute: Math.floor((position.degreeInSign % 1) * 60),
})

/**
 * The sky of a birth. Without a time, it is that of noon, and what moves too fast to be printed for a whole day is
 * left out: ascendant, midheaven, houses, and the moon to the degree (decision D2).
 */
export const skyDataOf = (birth: Birth): SkyData => {
  const { instant, isExact } = settledInstantOf(birth)
  const chart = natalChartOf(instant, isExact ? birth.place : undefined)
  const shown = chart.bodies.filter(({ body }) => isExact || body !== 'moon')
  const indexOf = (id: string) => shown.findIndex(({ body }) => body === id)
  const axes = [chart.ascendant, chart.midheaven].flatMap((axis) =>
    axis ? [axis.longitude, axis.longitude + 180] : [],
  )
  return {
    isTimed: isExact,
    bodies: shown.map((body) => ({
      ...printed(body),
      glyph: body.body,
      name: body.name,
      isRetrograde: body.retrograde,
      house: body.house ?? null,
    })),
    aspects: chart.aspects
      .map(({ a, b, kind, orb }) => ({ a: indexOf(a), b: indexOf(b), kind, orb: rounded(orb, 2) }))
      .filter(({ a, b }) => a >= 0 && b >= 0),
    ascendant: chart.ascendant ? printed(chart.ascendant) : null,
    midheaven: chart.midheaven ? printed(chart.midheaven) : null,
    shown: wheelPlacesOf(
      shown.map(({ longitude }) => longitude),
      axes,
      shown.map(({ retrograde }) => retrograde),
    ),
    houses: chart.houses ? chart.houses.cusps.map((cusp) => rounded(cusp, 3)) : null,
  }
}

/**
 * Seen from the place, the limb stands where it stood; without a time, upright, lit on the right while it waxes in the
 * north, on the left in the south.
 */
const limbOf = (moon: Moon, latitude: number): number => {
  if (moon.view) return rounded((((270 - moon.view.brightLimbAngle) % 360) + 360) % 360, 1)
  return moon.isWaxing === latitude >= 0 ? 0 : 180
}

const winds = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

const whereOf = ({ view }: Moon): string | null => {
  if (!view) return null
  const wind = winds[Math.round(view.azimuth / 45) % 8]
  if (isOnHorizon(view.altitude)) return `on the ${wind}ern horizon`
  if (view.altitude < 0) return 'below the horizon'
  return `${Math.round(view.altitude)}° high in the ${wind}`
}

/** The true moon of a birth [DER-014], as it stood over the place where time and place are known. */
export const moonDataOf = (birth: Birth): MoonData => {
  const { instant, isExact } = settledInstantOf(birth)
  const moon = moonAt(instant, isExact ? birth.place : undefined)
  return {
    name: moon.phase,
    fraction: rounded(moon.illuminatedFraction, 4),
    limb: limbOf(moon, birth.place?.latitude ?? 0),
    isWaxing: moon.isWaxing,
    where: whereOf(moon),
  }
}

/** The moon's sign, or null where the time is unknown and the moon changed sign in the course of that day. */
export const moonSignOf = (birth: Birth): number | null => {
  const signAt = (instant: Date) =>
    natalChartOf(instant).bodies.find(({ body }) => body === 'moon')?.sign ?? null
  const { instant, isExact } = settledInstantOf(birth)
  if (isExact) return signAt(instant)
  const day = civilDayOf(birth.date, birth.place?.timeZone ?? 'UTC')
  const [from, to] = [signAt(day.from), signAt(day.to)]
  return from === to ? from : null
}
