import { numberInWords } from '../certificate-words'
import { lifePathNumberOf, reduceKeepingMasters } from '../numbers/date-numbers'
import {
  characterCountOf,
  letterDigit,
  lettersOf,
  letterSum,
  letterTableOf,
  scriptsOf,
} from '../numbers/name-letters'
import type { LetterTable } from '../numbers/name-letters'
import { majorArcana } from '../tarot/cards'
import type { InsightInput } from './insight'
import { nameOf, vowelsIn } from './name-of'
import { capitalised, countText, listed } from './phrases'
import type { Teller } from './teller'
import { trumpLore } from './texts/cards'
import { cornerstone, expression, keyword, nameLengths, outerSelf, passion, soulUrge } from './texts/numbers'

const group = 'The name' as const

const nameInputs: InsightInput[] = ['firstName', 'middleName', 'lastName']

const countable = new Set(
  ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic'].map((script) => `${script} letters`),
)

const uncounted: Teller = ({ subject }) => {
  const { whole, letters, table } = nameOf(subject)
  if (table !== undefined) return undefined
  const scripts = scriptsOf(whole)
  const isForeign = scripts.every((script) => !countable.has(script))
  const why =
    letters.length === 0 || scripts.length === 0
      ? 'holds no letters that any of them knows'
      : scripts.length > 1
        ? `is written in ${listed(scripts)}, which no single table covers`
        : `is written in ${scripts[0]}, ${isForeign ? 'which none of them knows' : 'not all of which stand in the table'}`
  return {
    id: 'name-uncounted',
    group,
    title: 'A name beyond the tables',
    text: `The old ways of turning names into numbers were made for certain alphabets: Latin, Greek, Cyrillic, Hebrew and Arabic. “${whole}” ${why}, and so this book does not count it. A name that cannot be reckoned has always been thought the freer for it.`,
    rule: 'Every letter must stand in one table of values; where it does not, nothing is guessed or spelled over.',
    inputs: nameInputs,
  }
}

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
    text: `Vowels are the part of a name that can be sung, and numerology takes them for the heart. The vowels here are ${numberInWords(vowels.length)}, and they make ${numberInWords(number)}: what ${first} wants most, by this reckoning, is ${soulUrge[number] ?? ''}.`,
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
    rule: `${consonants.length} consonants by ${table.tradition}, reduced to ${number}.`,
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

const firstLetter: Teller = ({ subject }) => {
  const { first } = nameOf(subject)
  const letters = lettersOf(first)
  const table = letterTableOf(letters)
  const letter = letters[0]
  if (table === undefined || letter === undefined) return undefined
  const digit = letterDigit(letter, table)
  return {
    id: 'cornerstone',
    group,
    title: `${letter.toUpperCase()}, the cornerstone`,
    text: `The first letter of the first name is called the cornerstone: it is what a name begins with, and so what its owner is said to begin things with. The letter ${letter.toUpperCase()} counts ${numberInWords(digit)} and lends ${cornerstone[digit - 1] ?? ''}.`,
    rule: `First letter of ${first} by ${table.tradition}.`,
    inputs: ['firstName'],
  }
}

const lastLetter: Teller = ({ subject }) => {
  const { first } = nameOf(subject)
  const letters = lettersOf(first)
  const table = letterTableOf(letters)
  const letter = letters.at(-1)
  if (table === undefined || letter === undefined || letters.length < 2) return undefined
  const digit = letterDigit(letter, table)
  return {
    id: 'capstone',
    group,
    title: `${letter.toUpperCase()}, the capstone`,
    text: `The last letter of the first name is called the capstone, and stands for the way in which its owner finishes things. ${first} ends on ${letter.toUpperCase()}, which counts ${numberInWords(digit)}: the last stone is laid in the spirit of ${keyword[digit] ?? ''}.`,
    rule: `Last letter of ${first} by ${table.tradition}.`,
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
  const most = counts.indexOf(Math.max(...counts))
  const absent = counts.flatMap((count, index) => (count === 0 ? [keyword[index + 1] ?? ''] : []))
  const rest =
    absent.length === 0
      ? 'No number is wanting, which is rare, and told as a full toolbox.'
      : `Wanting altogether ${absent.length === 1 ? 'is the number' : 'are the numbers'} of ${listed(absent)}; what a name leaves out, the books say, its friends bring with them.`
  return {
    id: 'hidden-passion',
    group,
    title: `The number most often: ${numberInWords(most + 1)}`,
    text: `Of the nine numbers in the letters of this name, ${numberInWords(most + 1)} comes most often, ${(counts[most] ?? 0) === 1 ? 'once' : (counts[most] ?? 0) === 2 ? 'twice' : `${numberInWords(counts[most] ?? 0)} times`}. That speaks of a love of ${passion[most] ?? ''}. ${rest}`,
    rule: `Letters brought to single digits by ${table.tradition} and counted.`,
    inputs: nameInputs,
  }
}

const initials: Teller = ({ subject }) => {
  const { words, table } = nameOf(subject)
  if (table === undefined) return undefined
  const first = words.flatMap((word) => word.slice(0, 1))
  const number = reduceKeepingMasters(letterSum(first, table))
  return {
    id: 'balance',
    group,
    title: `${first.map((letter) => letter.toUpperCase()).join('. ')}.`,
    text: `Initials are what is left of a name when it has to fit on a suitcase. Added up they make the balance number, ${numberInWords(number)}, said to be what steadies a person when the train is late: ${keyword[number] ?? ''}.`,
    rule: `Initials by ${table.tradition}, reduced to ${number}.`,
    inputs: nameInputs,
  }
}

const nameCard: Teller = ({ subject }) => {
  const { first } = nameOf(subject)
  const letters = lettersOf(first)
  const table = letterTableOf(letters)
  if (table === undefined) return undefined
  let number = letterSum(letters, table)
  const sum = number
  while (number > 22) number = [...String(number)].reduce((total, digit) => total + Number(digit), 0)
  const card = majorArcana[number % 22]
  if (card === undefined) return undefined
  return {
    id: 'name-card',
    group,
    title: `The card in the name: ${card}`,
    text: `The letters of ${first} can be dealt as a card too. ${trumpLore[card]}`,
    rule: `${first}: ${sum} by ${table.tradition}, brought within the twenty-two trumps: ${number}.`,
    inputs: ['firstName'],
  }
}

const nameLength: Teller = ({ subject }) => {
  const { whole, first, isEastAsian } = nameOf(subject)
  const count = characterCountOf(whole)
  if (count === 0) return undefined
  const unit = `${isEastAsian ? 'character' : 'letter'}${count === 1 ? '' : 's'}`
  const text = isEastAsian
    ? 'A character is a picture, a sound and a meaning at once, so that such a name has more in it than its length would show.'
    : (nameLengths.find(({ upTo }) => count <= upTo)?.text ?? '')
  return {
    id: 'name-length',
    group,
    title: `${capitalised(countText(count))} ${unit}`,
    text: `“${whole}” is written with ${countText(count)} ${unit}, ${countText(characterCountOf(first))} of them in the first name. ${text} A name is the first thing that anyone is given, and it is used mostly by other people.`,
    rule: `Characters as a reader counts them, without spaces and hyphens: ${count}.`,
    inputs: nameInputs,
  }
}

export const nameInsights: Teller[] = [
  uncounted,
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
