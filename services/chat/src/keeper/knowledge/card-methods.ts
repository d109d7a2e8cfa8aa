import type { InsightMethods } from './insight-methods'

const pack = 'The Rider-Waite pack (1909)'
const greer = 'A. Arrien, The Tarot Handbook (1987); M. K. Greer, Tarot for Your Self (1984)'
const goldenDawn = 'The Golden Dawn, Book T (1888); A. Crowley, The Book of Thoth (1944)'

/** How the insights of the chapter 'The cards' are computed. */
export const cardMethods: InsightMethods = {
  'birth-card': {
    title: 'The tarot card of the birth (birth card, major arcana)',
    text: 'The digits of the date are added until the sum is 22 or less; that is the number of the trump, with 22 for The Fool. The trumps stand in the order of the Rider-Waite pack: Strength 8, Justice 11.',
    source: `${greer}; ${pack}`,
    asks: 'tarot card tarot cards tarot card of my baby tarot birth card major arcana arcanum trump card of the day personality card which tarot card',
  },
  'soul-card': {
    title: 'The soul card, behind the birth card',
    text: 'The digits of the birth card’s number are added once more; the trump of that number is the soul card. A date whose sum has one digit has one card for both.',
    source: greer,
    asks: 'soul card behind it second tarot card',
  },
  'decan-card': {
    title: 'The small card of the Sun’s ten degrees (minor arcana)',
    text: 'The zodiac is cut into thirty-six arcs of ten degrees, and each has a numbered card: 0° Aries begins with the Two of Wands, 20° Pisces holds the Ten of Cups. The Sun’s place at the birth decides.',
    source: goldenDawn,
    asks: 'minor arcana minor arcanum decan card two of wands ten of cups small card pip numbered card',
  },
  'sign-card': {
    title: 'The card of the Sun’s sign',
    text: 'Each sign of the zodiac has a trump by the order of the Golden Dawn; the Sun’s sign decides which.',
    source: goldenDawn,
    asks: 'sign card trump of the zodiac sign tarot',
  },
  'court-card': {
    title: 'The court card',
    text: 'The court cards rule from the twentieth degree of one sign to the twentieth of the next; the Sun’s place at the birth decides which queen, king or knight it was.',
    source: goldenDawn,
    asks: 'court card queen of cups knight king page at court',
  },
  'weekday-card': {
    title: 'The card of the weekday',
    text: 'The weekday belongs to a planet, and each planet has a trump.',
    source: goldenDawn,
    asks: 'weekday card card for a monday tuesday wednesday planet trump',
  },
  'first-year-card': {
    title: 'The card of the first birthday',
    text: 'The digits of day, month and the year of the first birthday are added and brought within the twenty-two trumps.',
    source: 'M. K. Greer, Tarot for Your Self (1984); the trumps of the Rider-Waite pack (1909)',
    asks: 'first year card growth card first birthday year card',
  },
  'playing-card': {
    title: 'The playing card of the birthday',
    text: 'From 55 twice the month and the day are taken away; the number is counted through hearts, clubs, diamonds and spades. 31 December is the Joker.',
    source: 'O. H. Richmond (1893)',
    asks: 'playing card jack of clubs ace of hearts joker card pack of 52 cards',
  },
}
