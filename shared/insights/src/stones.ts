import type { SignName } from './sky/zodiac'

/**
 * The stone of each month, January first: the list of the American National Retail Jewelers' Association of 1912, as
 * printed by G. F. Kunz, The Curious Lore of Precious Stones (1913), first stone of each month, with the aquamarine it
 * names for March.
 */
export const birthGems = [
  'Garnet',
  'Amethyst',
  'Aquamarine',
  'Diamond',
  'Emerald',
  'Pearl',
  'Ruby',
  'Peridot',
  'Sapphire',
  'Opal',
  'Topaz',
  'Turquoise',
] as const
export type BirthGem = (typeof birthGems)[number]

/** The stone of each zodiac sign (Kunz 1913, chapter IX, 'gems of the zodiac'). */
export const spiritualStones = {
  Aries: 'Bloodstone',
  Taurus: 'Sapphire',
  Gemini: 'Agate',
  Cancer: 'Emerald',
  Leo: 'Onyx',
  Virgo: 'Carnelian',
  Libra: 'Chrysolite',
  Scorpio: 'Beryl',
  Sagittarius: 'Topaz',
  Capricorn: 'Ruby',
  Aquarius: 'Garnet',
  Pisces: 'Amethyst',
} as const satisfies Record<SignName, string>
export type SpiritualStone = (typeof spiritualStones)[SignName]

/** The gem of a month, 1 to 12. */
export const birthGemOf = (month: number): BirthGem => {
  const gem = birthGems[month - 1]
  if (gem === undefined) throw new RangeError(`No month ${month}`)
  return gem
}
