/**
 * The twenty-two trumps in the order of the Rider-Waite pack (1909): Strength 8, Justice 11; The Fool is 0. On a child's
 * keepsake nothing may alarm, so four of them bear the gentler of their own historical names: XII Prudence (A. Court de
 * Gébelin, Le Monde primitif, 1781), XIII without a name and XVI the House of God (both Tarot de Marseille), XV Pan
 * (A. Crowley, The Book of Thoth, 1944).
 */
export const majorArcana = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'Prudence',
  'The Nameless Card',
  'Temperance',
  'Pan',
  'The House of God',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
] as const
export type MajorArcanum = (typeof majorArcana)[number]

export const suits = ['Wands', 'Cups', 'Swords', 'Pentacles'] as const
export type Suit = (typeof suits)[number]

export const pipNames = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** A numbered card of the four suits, 'Five of Pentacles'. */
export type MinorArcanum = `${(typeof pipNames)[number]} of ${Suit}`
