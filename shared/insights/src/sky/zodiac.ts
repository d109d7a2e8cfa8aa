import { turn } from './angle'

export const signNames = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type SignName = (typeof signNames)[number]

export const elements = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof elements)[number]

export const modalities = ['cardinal', 'fixed', 'mutable'] as const
export type Modality = (typeof modalities)[number]

/** A place in the tropical zodiac: twelve signs of 30 degrees, counted from the March equinox of date. */
export type ZodiacPosition = {
  /** Degrees along the ecliptic, 0 to 360. */
  longitude: number
  /** 0 (Aries) to 11 (Pisces). */
  sign: number
  signName: SignName
  /** 0 to 30. */
  degreeInSign: number
}

/** The sign of an ecliptic longitude (Ptolemy, Tetrabiblos I.10: the signs begin at the equinoxes and solstices). */
export const zodiacPositionOf = (longitude: number): ZodiacPosition => {
  const around = turn(longitude)
  const sign = Math.floor(around / 30)
  return { longitude: around, sign, signName: signNameOf(sign), degreeInSign: around - sign * 30 }
}

/** The name of sign 0 to 11. */
export const signNameOf = (sign: number): SignName => {
  const name = signNames[sign]
  if (name === undefined) throw new RangeError(`No sign ${sign}`)
  return name
}

/** Fire, earth, air, water in turn (Ptolemy's triplicities, Tetrabiblos I.18). */
export const elementOf = (sign: number): Element => elements[sign % 4] ?? 'fire'

/** Cardinal, fixed, mutable in turn (Ptolemy's tropical and equinoctial, solid, bicorporeal signs, I.11). */
export const modalityOf = (sign: number): Modality => modalities[sign % 3] ?? 'cardinal'
