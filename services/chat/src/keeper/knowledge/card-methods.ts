import type { InsightMethods } from './insight-methods'

const pack = 'The Rider-Waite pack (1909)'
const greer = 'A. Arrien, The Tarot Handbook (1987); M. K. Greer, Tarot for Your Self (1984)'
const goldenDawn = 'The Golden Dawn, Book T (1888); A. Crowley, The Book of Thoth (1944)'

/** How the insights of the chapter 'The cards' are computed. */
export const cardMethods: InsightMethods = {
  'birth-card': {
    title: 'The tarot card of the birth (birth card, major arcana)',
    text: 'The birth card is one of the major arcana: the digits of the date are added until the sum is 22 or less, and that is the number of the trump, with 22 for The Fool. The card of the minor arcana follows the Sun’s ten degrees instead. The trumps stand in the order of the Rider-Waite pack: Strength 8, Justice 11.',
    values:
      'Twenty-two cards are possible, the trumps of the tarot from The Magician (1) to The World (21) and The Fool (22).',
    source: `${greer}; ${pack}`,
    asks: 'tarot card tarot cards tarot card of my baby tarot birth card major arcana arcanum trump card of the day personality card which tarot card',
  },
  'soul-card': {
    title: 'The soul card, behind the birth card',
    text: 'The digits of the birth card’s number are added once more; the trump of that number is the soul card. A date whose sum has one digit has one card for both.',
    values: 'Ten trumps are possible, from The Magician (1) to Wheel of Fortune (10).',
    source: greer,
    asks: 'soul card behind it second tarot card',
  },
  'decan-card': {
    title: 'The small card of the Sun’s ten degrees (minor arcana)',
    text: 'The small card is one of the minor arcana, and the Sun’s place at the birth decides it: the zodiac is cut into thirty-six arcs of ten degrees, and each has a numbered card. The Two of Wands belongs to the beginning of Aries, the Ten of Cups to the end of Pisces.',
    values: 'Thirty-six cards are possible: the twos to tens of wands, cups, swords and pentacles.',
    source: goldenDawn,
    asks: 'minor arcana minor arcanum decan card two of wands ten of cups small card pip numbered card',
  },
  'sign-card': {
    title: 'The card of the Sun’s sign',
    text: 'Each sign of the zodiac has a trump by the order of the Golden Dawn; the Sun’s sign decides which.',
    values:
      'The cards are The Emperor for Aries, The Hierophant for Taurus, The Lovers for Gemini, The Chariot for Cancer, Strength for Leo, The Hermit for Virgo, Justice for Libra, The Nameless Card for Scorpio, Temperance for Sagittarius, Pan for Capricorn, The Star for Aquarius and The Moon for Pisces.',
    source: goldenDawn,
    asks: 'sign card trump of the zodiac sign tarot',
  },
  'court-card': {
    title: 'The court card',
    text: 'The court cards rule from the twentieth degree of one sign to the twentieth of the next; the Sun’s place at the birth decides which queen, king or knight it was.',
    values: 'Twelve cards are possible: king, queen or knight of wands, cups, swords or pentacles.',
    source: goldenDawn,
    asks: 'court card queen of cups knight king page at court',
  },
  'weekday-card': {
    title: 'The card of the weekday',
    text: 'The weekday belongs to a planet, and each planet has a trump.',
    values:
      'The cards are The Sun for Sunday, The High Priestess for Monday, The House of God for Tuesday, The Magician for Wednesday, Wheel of Fortune for Thursday, The Empress for Friday and The World for Saturday.',
    source: goldenDawn,
    asks: 'weekday card card for a monday tuesday wednesday planet trump',
  },
  'first-year-card': {
    title: 'The card of the first birthday',
    text: 'The digits of day, month and the year of the first birthday are added and brought within the twenty-two trumps.',
    values: 'Twenty-two cards are possible, the trumps of the tarot.',
    source: 'M. K. Greer, Tarot for Your Self (1984); the trumps of the Rider-Waite pack (1909)',
    asks: 'first year card growth card first birthday year card',
  },
  'playing-card': {
    title: 'The playing card of the birthday',
    text: 'From 55 twice the month and the day are taken away; the number is counted through hearts, clubs, diamonds and spades. 31 December is the Joker.',
    values: 'Fifty-three cards are possible: the fifty-two of a pack, and the Joker.',
    source: 'O. H. Richmond (1893)',
    asks: 'playing card jack of clubs ace of hearts joker card pack of 52 cards',
  },
}
