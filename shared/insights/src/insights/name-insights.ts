import { capitalOf } from '../capitals'
import { numberInWords } from '../certificate-words'
import { lifePathNumberOf, reduceKeepingMasters } from '../numbers/date-numbers'
import { highestCountOf } from '../numbers/highest-count'
import { letterDigit, lettersOf, letterSum, letterTableOf, spellingsIn } from '../numbers/name-letters'
import type { LetterTable } from '../numbers/name-letters'
import { signsOf } from '../numbers/name-signs'
import { birthCardsOf, firstCardNumber } from '../tarot/birth-cards'
import { majorArcana } from '../tarot/cards'
import { nameInputs, nameLength, uncountedName } from './name-writing-insights'
import { nameOf, vowelsIn, writtenWords } from './name-of'
import { listed } from '../listed'
import { capitalised, timesText } from './phrases'
import type { Teller } from './teller'
import { trumpLore } from './texts/cards'
import { cornerstone, expression, keyword, outerSelf, passion, soulUrge } from './texts/numbers'

const group = 'The name' as const

const expressionTold: Teller = ({ subject }) => {
  const { whole, letters, table } = nameOf(subject)
  if (table === undefined) return undefined
  const sum = letterSum(letters, table)
  const number = reduceKeepingMasters(sum)
  return {
    id: 'expression',
    group,
    title: `The whole name: ${numberInWords(number)}`,
    text: `All the letters of “${whole}” together make the number of expression: what, by this reckoning, a person brings along into the world. ${capitalised(numberInWords(number))} brings ${expression[number] ?? ''}.`,
    rule: `${sum} by ${table.tradition}, reduced to ${number}.`,
    inputs: nameInputs,
  }
}

const soulUrgeTold: Teller = ({ subject }) => {
  const { first, words, table } = nameOf(subject)
  if (table === undefined) return undefined
  const vowels = words.flatMap((word) => vowelsIn(word, table))
  if (vowels.length === 0) return undefined
  const number = reduceKeepingMasters(letterSum(vowels, table))
  return {
    id: 'soul-urge',
    group,
    title: `The vowels: ${numberInWords(number)}`,
    text: `Vowels are the part of a name that can be sung, and numerology takes them for the heart. ${vowels.length === 1 ? 'There is one vowel here, and it makes' : `The vowels here are ${numberInWords(vowels.length)}, and they make`} ${numberInWords(number)}: what ${first} wants most, by this reckoning, is ${soulUrge[number] ?? ''}.`,
    rule: `Vowels ${vowels.join(', ')} by ${table.tradition}.`,
    inputs: nameInputs,
  }
}

const outerTold: Teller = ({ subject }) => {
  const { words, table } = nameOf(subject)
  if (table?.vowels === undefined) return undefined
  const consonants = words.flatMap((word) => {
    const vowels = vowelsIn(word, table)
    return word.filter((letter) => !vowels.includes(letter))
  })
  if (consonants.length === 0) return undefined
  const number = reduceKeepingMasters(letterSum(consonants, table))
  return {
    id: 'outer-self',
    group,
    title: `The consonants: ${numberInWords(number)}`,
    text: `Consonants give a name its outline, and numerology takes them for the coat it wears out of doors. These make ${numberInWords(number)}: at first sight, ${outerSelf[number] ?? ''}.`,
    rule: `${consonants.length} ${consonants.length === 1 ? 'consonant' : 'consonants'} by ${table.tradition}, reduced to ${number}.`,
    inputs: nameInputs,
  }
}

const maturity: Teller = ({ subject, date }) => {
  const { letters, table } = nameOf(subject)
  if (table === undefined) return undefined
  const name = reduceKeepingMasters(letterSum(letters, table))
  const path = lifePathNumberOf(date)
  const number = reduceKeepingMasters(name + path)
  return {
    id: 'maturity',
    group,
    title: `Name and date together: ${numberInWords(number)}`,
    text: `The name’s number and the date’s number, ${numberInWords(name)} and ${numberInWords(path)}, are said to grow towards each other, and to meet in the middle of life as ${numberInWords(number)}. Its word is ${keyword[number] ?? ''}: something to look forward to, like the second half of a good book.`,
    rule: `Expression ${name} and life path ${path} added and reduced.`,
    inputs: [...nameInputs, 'birthDate'],
  }
}

/** The letters of a name as it is written, large: 'É', 'Þ'. The tables count what they are made of. */
const ownLetters = (text: string): string[] =>
  signsOf(text)
    .filter((sign) => /\p{L}/u.test(sign))
    .map(capitalOf)

/** ', þ as th,' where the table writes a letter out. */
const spelledBeside = (text: string): string => {
  const spelled = spellingsIn(text)
  return spelled.length > 0 ? `, ${listed(spelled)},` : ''
}

const firstLetter: Teller = ({ subject }) => {
  const { first } = nameOf(subject)
  const letters = lettersOf(first)
  const table = letterTableOf(letters)
  const [letter, shown] = [letters[0], ownLetters(first)[0]]
  if (table === undefined || letter === undefined || shown === undefined) return undefined
  const digit = letterDigit(letter, table)
  return {
    id: 'cornerstone',
    group,
    title: `${shown}, the cornerstone`,
    text: `The first letter of the first name is called the cornerstone: it is what a name begins with, and so what its owner is said to begin things with. The letter ${shown} counts ${numberInWords(digit)} and lends ${cornerstone[digit - 1] ?? ''}.`,
    rule: `First letter of ${first}${spelledBeside(shown)} by ${table.tradition}.`,
    inputs: ['firstName'],
  }
}

const lastLetter: Teller = ({ subject }) => {
  const { first } = nameOf(subject)
  const letters = lettersOf(first)
  const table = letterTableOf(letters)
  const [letter, shown] = [letters.at(-1), ownLetters(first).at(-1)]
  if (table === undefined || letter === undefined || shown === undefined || letters.length < 2)
    return undefined
  const digit = letterDigit(letter, table)
  const isLast = /\p{L}/u.test(signsOf(first).at(-1) ?? '')
  return {
    id: 'capstone',
    group,
    title: `${shown}, the capstone`,
    text: `The last letter of the first name is called the capstone, and stands for the way in which its owner finishes things. ${isLast ? `${first} ends on ${shown}` : `That of ${first} is ${shown}`}, which counts ${numberInWords(digit)}: the last stone is laid in the spirit of ${keyword[digit] ?? ''}.`,
    rule: `Last letter of ${first}${spelledBeside(shown)} by ${table.tradition}.`,
    inputs: ['firstName'],
  }
}

const countedDigits = (letters: readonly string[], table: LetterTable) => {
  const digits = letters.map((letter) => letterDigit(letter, table))
  return Array.from({ length: 9 }, (_, index) => digits.filter((digit) => digit === index + 1).length)
}

const hiddenPassion: Teller = ({ subject }) => {
  const { letters, table } = nameOf(subject)
  if (table === undefined) return undefined
  const counts = countedDigits(letters, table)
  const { most, leading } = highestCountOf([...counts.keys()], (index) => counts[index] ?? 0)
  const words = listed(leading.map((index) => numberInWords(index + 1)))
  const times = timesText(most)
  const frequent =
    most === 1
      ? `Of the nine numbers the letters of this name hold ${words}, ${leading.length === 1 ? 'and that' : 'each of them'} once.`
      : leading.length === 1
        ? `Of the nine numbers in the letters of this name, ${words} comes most often, ${times}.`
        : `Of the nine numbers in the letters of this name, ${words} come most often, ${times} each.`
  const absent = counts.flatMap((count, index) => (count === 0 ? [keyword[index + 1] ?? ''] : []))
  const rest =
    absent.length === 0
      ? 'No number is wanting, which is rare, and read as a full toolbox.'
      : `Wanting altogether ${absent.length === 1 ? 'is the number' : 'are the numbers'} of ${listed(absent)}; what a name leaves out, the books say, its friends bring with them.`
  return {
    id: 'hidden-passion',
    group,
    title:
      most === 1 && leading.length > 1
        ? 'No number twice'
        : `The ${leading.length === 1 ? 'number' : 'numbers'} most often: ${words}`,
    text: `${frequent} ${leading.length === 1 ? 'That speaks of a love of' : 'Together they speak of a love of'} ${leading.map((index) => passion[index]).join('; of ')}. ${rest}`,
    rule: `Letters counted, each brought to a single digit by ${table.tradition}.`,
    inputs: nameInputs,
  }
}

const initials: Teller = ({ subject }) => {
  const { whole, table } = nameOf(subject)
  if (table === undefined) return undefined
  // What begins with a figure, as '3rd' does, has no initial.
  const words = writtenWords(whole).filter((word) => !/^\p{N}/u.test(word))
  const first = words.flatMap((word) => lettersOf(word).slice(0, 1))
  const shown = words.flatMap((word) => ownLetters(word).slice(0, 1))
  if (shown.length === 0) return undefined
  const number = reduceKeepingMasters(letterSum(first, table))
  return {
    id: 'balance',
    group,
    title: `${shown.join('. ')}.`,
    text: `Initials are what is left of a name when it has to fit on a suitcase. Added up they make the balance number, ${numberInWords(number)}, said to be what steadies a person when the train is late: ${keyword[number] ?? ''}.`,
    rule: `Initials by ${table.tradition}, reduced to ${number}.`,
    inputs: nameInputs,
  }
}

const nameCard: Teller = ({ subject, date }) => {
  const { first } = nameOf(subject)
  const letters = lettersOf(first)
  const table = letterTableOf(letters)
  if (table === undefined) return undefined
  let number = letterSum(letters, table)
  const sum = number
  while (number > 22) number = [...String(number)].reduce((total, digit) => total + Number(digit), 0)
  const card = majorArcana[number % 22]
  if (card === undefined) return undefined
  const ofFirstYear = majorArcana[firstCardNumber({ ...date, year: date.year + 1 }) % 22]
  const isDealt = [...birthCardsOf(date), ofFirstYear].includes(card)
  return {
    id: 'name-card',
    group,
    title: `The card in the name: ${card}`,
    text: `The letters of ${first} can be dealt as a card too. ${isDealt ? `They come to ${card}, which ${birthCardsOf(date).includes(card) ? 'the date deals' : 'the first birthday deals'} as well and which is told among the cards: readers are fond of a name and a day that agree.` : trumpLore[card]}`,
    rule: `${first}: ${sum} by ${table.tradition}, brought within the twenty-two trumps: ${number}.`,
    inputs: ['firstName', ...(isDealt ? ['birthDate' as const] : [])],
  }
}

export const nameInsights: Teller[] = [
  uncountedName,
  expressionTold,
  soulUrgeTold,
  outerTold,
  hiddenPassion,
  initials,
  firstLetter,
  lastLetter,
  nameCard,
  maturity,
  nameLength,
]
