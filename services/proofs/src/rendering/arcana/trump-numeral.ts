import { majorArcana } from '@shared/insights/tarot/cards'
import type { MajorArcanum } from '@shared/insights/tarot/cards'

const numerals = [
  '0',
  ...'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' '),
]

/** What stands at the head of a trump: a Roman numeral, 0 for The Fool. */
export const trumpNumeral = (card: MajorArcanum): string => numerals[majorArcana.indexOf(card)] ?? ''
