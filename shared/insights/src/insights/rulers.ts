import type { SignName } from '../sky/zodiac'

/** The planet that has each sign for its house (Ptolemy, Tetrabiblos I.17): seven planets, as they were known then. */
export const rulers = {
  Aries: 'mars',
  Taurus: 'venus',
  Gemini: 'mercury',
  Cancer: 'moon',
  Leo: 'sun',
  Virgo: 'mercury',
  Libra: 'venus',
  Scorpio: 'mars',
  Sagittarius: 'jupiter',
  Capricorn: 'saturn',
  Aquarius: 'saturn',
  Pisces: 'jupiter',
} as const satisfies Record<SignName, string>
