import type { InsightMethods } from './insight-methods'

const campbell = 'F. Campbell, Your Days Are Numbered (1931)'
const tables =
  'Latin letters count A to I as 1 to 9 and round again (the Pythagorean table), Greek ones by isopsephy, Hebrew by gematria, Arabic by the abjad, Cyrillic in rows of nine; a name in another script is not counted, and the book says so.'
const letters =
  'The letter tables of each script; for Latin letters F. Campbell, Your Days Are Numbered (1931)'
const practice = 'Numerology of the date, as this book computes it'
const count = 'Counting of the calendar'

/** How the insights of the chapters 'The numbers of the day' and 'The name' are computed. */
export const numberMethods: InsightMethods = {
  'life-path': {
    title: 'The life path number',
    text: 'All digits of the date of birth are added, and the sum’s digits again, down to one digit; 11, 22 and 33 are kept as master numbers. So 21 April 2026 gives 2+1+4+2+0+2+6 = 17, and 1+7 = 8. Only the date is used, never the name.',
    example: ' So 21 April 2026 gives 2+1+4+2+0+2+6 = 17, and 1+7 = 8.',
    values: 'Twelve values are possible: 1 to 9, and the master numbers 11, 22 and 33.',
    source: campbell,
    asks: 'lifepath compute calculate life path number numerology number of the date master number 11 22 33 destiny number',
  },
  'psychic-number': {
    title: 'The psychic (inner) number',
    text: 'The psychic number is the day of the month of the birth, brought to one digit: a child born on the 29th has 2+9 = 11, 1+1 = 2. Month and year do not count for it.',
    example: ': a child born on the 29th has 2+9 = 11, 1+1 = 2',
    values: 'Nine values are possible, 1 to 9; no master numbers are kept here.',
    source: 'H. Johari, Numerology (1990)',
    asks: 'psychic number inner number day number moolank',
  },
  'birthday-number': {
    title: 'The number of the birthday',
    text: 'The day of the month as it stands, from 1 to 31, and what tradition says of it.',
    values: '31 values are possible, 1 to 31.',
    source: practice,
    asks: 'birthday number day of the month born on the',
  },
  'attitude-number': {
    title: 'The attitude number (at the door)',
    text: 'The digits of day and month are added and brought to one digit, with 11 kept; the year is left out.',
    values: 'The attitude number is 1 to 9, or 11.',
    source: practice,
    asks: 'attitude number at the door day and month first impression',
  },
  'bridge-number': {
    title: 'The bridge number',
    text: 'The difference between the life path and the number of the day, both as single digits.',
    values: 'The bridge number is 0 to 8; 0 where both are the same.',
    source: practice,
    asks: 'bridge number difference',
  },
  'year-number': {
    title: 'The number of the year',
    text: 'The digits of the year of birth are added and reduced to one digit, with 11 and 22 kept.',
    values: 'The year number is 1 to 9, 11 or 22.',
    source: practice,
    asks: 'year number digits of the year',
  },
  'three-ages': {
    title: 'The three ages',
    text: 'Month, day and year are each reduced by themselves, with master numbers kept; they are read as three long ages of a life.',
    values: 'Each of the three numbers is 1 to 9, 11, 22 or 33.',
    source: practice,
    asks: 'three ages cycles of life period numbers life cycles',
  },
  pinnacles: {
    title: 'The four hills (pinnacles)',
    text: 'There are four numbers, the pinnacles: month and day, day and year, the sum of these two, and month and year, each reduced. The first of the four spans lasts 36 years less the life path.',
    values: 'Each pinnacle is 1 to 9, 11, 22 or 33.',
    source: practice,
    asks: 'pinnacles four hills peaks 36 years pinnacle numbers',
  },
  'magic-square': {
    title: 'The magic square of the date',
    text: 'The digits of the date are laid into the magic square of three, the one that the tortoise carried in the Chinese tale, and those present are told.',
    values: 'Any of the nine squares, 1 to 9, can be lit or open.',
    source: 'The Lo Shu square',
    asks: 'magic square lo shu luo shu tortoise grid arrows pythagoras square',
  },
  'repeated-figure': {
    title: 'The figure that comes most often',
    text: 'The figures of the date are counted, and the one that stands most often is told.',
    values: 'Any figure from 0 to 9 can be it, or none twice.',
    source: count,
    asks: 'repeated figure digit twice most often same digit',
  },
  'day-of-year': {
    title: 'The day of the year',
    text: 'The days from 1 January to the birth are counted, both included, out of 365 or 366.',
    values: 'The day goes from 1 to 365, or to 366 in a leap year.',
    source: count,
    asks: 'day of the year number of days since new year 365',
  },
  birthdays: {
    title: 'When the weekday of the birth comes back',
    text: 'The weekdays of the coming birthdays are looked through for those that fall on the weekday of the birth again.',
    values: 'Seven weekdays are possible, and the years told are the first in which it comes back.',
    source: count,
    asks: 'birthdays same weekday comes back future birthday weekday',
  },
  'ten-thousand-days': {
    title: 'Ten thousand days',
    text: 'The day on which the child will be ten thousand days old: the date of birth and 10,000 days, counted by Julian Day Numbers.',
    values: 'The day is always some 27 years and four and a half months after the birth.',
    source: count,
    asks: 'ten thousand days 10000 days old 10,000',
  },
  expression: {
    title: 'The number of the whole name (expression)',
    text: `All letters of first, middle and last name are counted and reduced to one number. ${tables}`,
    values: 'The number is 1 to 9, 11, 22 or 33.',
    source: letters,
    asks: 'how do you arrive at the expression number name number expression number whole name full name numerology gematria isopsephy abjad letters of the name destiny of the name value of the name',
  },
  'soul-urge': {
    title: 'The number of the vowels (soul urge)',
    text: 'The soul urge is the sum of what the vowels of the name count by the table of letters (A to I are 1 to 9, and round again), reduced, with 11, 22 and 33 kept; Y counts as a vowel in a word without another one. Scripts that write consonants only have no such number.',
    values: 'The number is 1 to 9, 11, 22 or 33.',
    source: letters,
    asks: 'soul urge vowels heart desire vowel number',
  },
  'outer-self': {
    title: 'The number of the consonants (outer self)',
    text: 'The number of the consonants of the name alone, reduced: how others see somebody first, by tradition.',
    values: 'The number is 1 to 9, 11, 22 or 33.',
    source: letters,
    asks: 'outer self consonants personality number consonant',
  },
  'hidden-passion': {
    title: 'The number that comes most often in the name (hidden passion)',
    text: 'The letters of the name are brought to single digits and counted; the digit that comes most often is told.',
    values: 'Nine values are possible, 1 to 9.',
    source: letters,
    asks: 'hidden passion most frequent letter number in the name',
  },
  balance: {
    title: 'The balance of the initials',
    text: 'The initials of the name are counted and reduced to one number.',
    values: 'The number is 1 to 9, 11, 22 or 33.',
    source: letters,
    asks: 'balance number initials monogram',
  },
  cornerstone: {
    title: 'The cornerstone (first letter)',
    text: 'The first letter of the first name, and its number in the table of its script.',
    values: 'Any letter of the script is possible; a Latin one counts 1 to 9.',
    source: letters,
    asks: 'cornerstone first letter of the name',
  },
  capstone: {
    title: 'The capstone (last letter)',
    text: 'The last letter of the first name, and its number in the table of its script.',
    values: 'Any letter of the script is possible; a Latin one counts 1 to 9.',
    source: letters,
    asks: 'capstone last letter of the name',
  },
  'name-card': {
    title: 'The card in the name',
    text: 'The letters of the first name are counted, and the sum is brought within the twenty-two trumps of the tarot.',
    values: 'Twenty-two cards are possible, the trumps of the tarot.',
    source: `${letters}; the trumps of the Rider-Waite pack (1909)`,
    asks: 'card in the name first name card',
  },
  maturity: {
    title: 'Name and date together (maturity)',
    text: 'The number of the whole name and the life path are added and reduced.',
    values: 'The number is 1 to 9, 11, 22 or 33.',
    source: letters,
    asks: 'maturity number realization name and date together',
  },
  'name-length': {
    title: 'The length of the name',
    text: 'The characters of the name are counted as a reader counts them, without spaces and hyphens.',
    values: 'There is no fixed range: it is as many letters as the name has.',
    source: count,
    asks: 'length of the name how many letters characters counted',
  },
  'name-uncounted': {
    title: 'A name beyond the letter tables',
    text: `Every letter of a name must stand in one table of values. ${tables} Nothing is guessed, and nothing is spelled over into other letters.`,
    source: 'The rules of the book’s insights',
    asks: 'name not counted chinese japanese korean devanagari thai name no numbers mixed scripts uncounted why no name number',
  },
}
