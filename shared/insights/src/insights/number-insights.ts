import type { CivilDate } from '../calendar/civil-date'
import { numberInWords } from '../certificate-words'
import {
  cycleNumbersOf,
  dateDigitSum,
  digitSum,
  lifePathNumberOf,
  pinnaclesOf,
  psychicNumberOf,
  reduceKeepingMasters,
  reduceToDigit,
} from '../numbers/date-numbers'
import { highestCountOf } from '../numbers/highest-count'
import { dayCountInsights } from './day-count-insights'
import { listed } from '../listed'
import { dayText, ordinalFigure, timesText } from './phrases'
import type { Teller } from './teller'
import {
  attitude,
  birthday,
  digitLore,
  keyword,
  lifePath,
  psychic,
  squares,
  yearNumber,
} from './texts/numbers'

const group = 'The numbers of the day' as const
const inputs = ['birthDate' as const]

const isMaster = (value: number) => value > 9

/** '2 + 1 + 4 + 2 + 0 + 2 + 6 = 17, 1 + 7 = 8'. */
const stepsOf = ({ day, month, year }: CivilDate): string => {
  const digits = [...`${day}${month}${year}`]
  const steps = [`${digits.join(' + ')} = ${digits.reduce((sum, digit) => sum + Number(digit), 0)}`]
  let value = digits.reduce((sum, digit) => sum + Number(digit), 0)
  while (value > 9 && ![11, 22, 33].includes(value)) {
    steps.push(`${[...String(value)].join(' + ')} = ${digitSum(value)}`)
    value = digitSum(value)
  }
  return steps.join(', ')
}

const lifePathTold: Teller = ({ date, firstName }) => {
  const number = lifePathNumberOf(date)
  const told = lifePath[number]
  if (told === undefined) return undefined
  const sum = dateDigitSum(date)
  const way =
    sum === number
      ? `In ${firstName}’s date it stands at once, without further adding.`
      : `In ${firstName}’s date it is reached by way of ${numberInWords(sum)}, and the way is said to be part of it.`
  return {
    id: 'life-path',
    group,
    title: `Life path ${numberInWords(number)}: ${told.title}`,
    text: `${told.text} ${way}`,
    rule: `${stepsOf(date)}.${isMaster(number) ? ' Master numbers are kept.' : ''}`,
    inputs: ['birthDate', 'firstName'],
  }
}

const psychicTold: Teller = ({ date }) => {
  const number = psychicNumberOf(date)
  return {
    id: 'psychic-number',
    group,
    title: `The inner number ${numberInWords(number)}`,
    text: `Indian numerology asks first for the day of the month, and calls it the number by which one knows oneself. ${psychic[number - 1] ?? ''}`,
    rule:
      date.day === number
        ? `Day of the month: ${number}.`
        : `Day of the month, ${date.day}, brought to one digit: ${number}.`,
    inputs,
  }
}

const birthdayTold: Teller = ({ date }) => ({
  id: 'birthday-number',
  group,
  title: `Born on the ${ordinalFigure(date.day)}`,
  text: `${birthday[date.day - 1] ?? ''} So the old birthday books have it, one page to a day, with room underneath for the names of friends.`,
  rule: `Day of the month: ${date.day}.`,
  inputs,
})

const attitudeTold: Teller = ({ date, firstName }) => {
  const number = reduceKeepingMasters(digitSum(date.day) + digitSum(date.month))
  return {
    id: 'attitude-number',
    group,
    title: `At the door: number ${numberInWords(number)}`,
    text: `Day and month together make the number of first impressions, the one that shakes hands. By this reckoning ${firstName} comes in ${attitude[number] ?? ''}.`,
    rule: `Digits of ${dayText(date)} added: ${number}.`,
    inputs: ['birthDate', 'firstName'],
  }
}

const yearTold: Teller = ({ date }) => {
  const number = reduceKeepingMasters(digitSum(date.year))
  return {
    id: 'year-number',
    group,
    title: `A year of ${numberInWords(number)}`,
    text: `Numerology calls ${date.year} ${yearNumber[number] ?? ''}. It is a number shared with everyone of the same year, and so with a whole school class: a kind of second family name.`,
    rule: `Digits of ${date.year} added: ${[...String(date.year)].join(' + ')}, reduced to ${number}.`,
    inputs,
  }
}

/** A word for each number in a row; one that has stood there before says so: 'giving', 'giving again'. */
const wordsInTurn = (numbers: readonly number[]): string[] =>
  numbers.map((number, index) => {
    const before = numbers.slice(0, index).filter((one) => one === number).length
    return `${keyword[number] ?? ''}${['', ' again', ' once more', ' a fourth time'][before] ?? ''}`
  })

const threeAges: Teller = ({ date }) => {
  const { month, day, year } = cycleNumbersOf(date)
  const words = wordsInTurn([month, day, year])
  return {
    id: 'three-ages',
    group,
    title: 'Three ages, three numbers',
    text: `The number of the month, ${numberInWords(month)}, is given the springtime of a life; the number of the day, ${numberInWords(day)}, its summer; and the number of the year, ${numberInWords(year)}, its long golden autumn. Read in a row they make a story in three chapters: ${words.join(', then ')}.`,
    rule: `Month ${date.month}, day ${date.day} and year ${date.year}, each reduced by itself, master numbers kept.`,
    inputs,
  }
}

const pinnacles: Teller = ({ date }) => {
  const hills = pinnaclesOf(date)
  const [first, , third] = hills.map(({ until }) => until)
  const words = wordsInTurn(hills.map(({ number }) => number))
  return {
    id: 'pinnacles',
    group,
    title: 'Four hills on the way',
    text: `Numerologists draw a life as a walk over four hills. The first is called ${words[0]} and lasts until the age of ${numberInWords(first ?? 0)}; then come nine years of ${words[1]}, then nine of ${words[2]}; and from ${numberInWords(third ?? 0)} on there is the last and widest, ${words[3]}, with a bench at the top.`,
    rule: `Month, day and year as single digits; month and day, day and year, the sum of these two, month and year: ${listed(hills.map(({ number }) => String(number)))}; the first lasts 36 years less the life path as a single digit.`,
    inputs,
  }
}

const magicSquare: Teller = ({ date }) => {
  const digits = [...`${date.day}${date.month}${date.year}`].map(Number)
  const present = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digits.includes(digit))
  const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit))
  const words = (some: number[]) => listed(some.map((digit) => squares[digit] ?? ''))
  return {
    id: 'magic-square',
    group,
    title: 'The square on the tortoise',
    text: `A tortoise is said to have come out of the river Luo with the nine numbers on its back, in three rows that add up alike. The date of birth lights the squares of ${words(present)}. The others, ${words(absent)}, are left open, like windows through which friends may look in.`,
    rule: `Digits of ${date.day}.${date.month}.${date.year} in the magic square of three: ${listed(present.map(String))} are present.`,
    inputs,
  }
}

const figureText = (digit: number): string => (digit === 0 ? 'nought' : numberInWords(digit))

const leadingDigit: Teller = ({ date }) => {
  const written = `${date.day}.${date.month}.${date.year}`
  const digits = [...written].filter((one) => one !== '.').map(Number)
  const counts = Array.from({ length: 10 }, (_, digit) => digits.filter((one) => one === digit).length)
  const { most, leading } = highestCountOf([...counts.keys()], (digit) => counts[digit] ?? 0)
  const base = { id: 'repeated-figure', group, inputs }
  if (most === 1)
    return {
      ...base,
      title: 'No figure twice',
      text: `Written out, ${written} repeats no figure at all: every one of its ${numberInWords(digits.length)} places is taken by another. Such dates are less common than one would think and are easy to remember, as each guest at the table has a face of its own. ${digitLore[Math.max(...digits)] ?? ''}`,
      rule: `Figures of the date counted: each of ${listed(digits.map(String))} stands once.`,
    }
  const isOne = leading.length === 1
  return {
    ...base,
    title: isOne
      ? `The figure ${figureText(leading[0] ?? 0)}, ${timesText(most)}`
      : `The figures ${listed(leading.map(figureText))}, ${timesText(most)} each`,
    text: `Written out, ${written} uses ${isOne ? `the figure ${leading[0]} more than any other` : `the figures ${listed(leading.map(String))} ${timesText(most)} each, and no other as often`}. ${leading.map((digit) => digitLore[digit]).join(' ')} ${isOne ? 'A figure that comes back is like a tune that the day keeps humming.' : 'Figures that come back are like tunes that the day keeps humming.'}`,
    rule: `Figures of the date counted: ${listed(leading.map(String))} ${isOne ? `stands ${most} times` : `stand ${most} times each`}.`,
  }
}

const bridge: Teller = ({ date }) => {
  const whole = lifePathNumberOf(date)
  const [path, own] = [reduceToDigit(whole), psychicNumberOf(date)]
  const pathText = `${numberInWords(whole)}${whole === path ? '' : `, which counts as ${numberInWords(path)} here`}`
  const distance = Math.abs(path - own)
  const odd = [path, own].filter((number) => number % 2 === 1).length
  return {
    id: 'bridge-number',
    group,
    title: distance === 0 ? 'Two numbers, one door' : `A bridge of ${numberInWords(distance)}`,
    text: `${
      distance === 0
        ? `The inner number is ${numberInWords(own)}, and so is the number of the path${whole === path ? '' : `, ${numberInWords(whole)}, once it is brought to a single figure`}. There is nothing to cross: what one is and where one is going are held to be one and the same.`
        : `Between the inner number, ${numberInWords(own)}, and the number of the path, ${pathText}, there lies a bridge of ${numberInWords(distance)}. Those who cross it are said to go by way of ${keyword[distance] ?? ''}.`
    } ${odd === 2 ? 'Both are odd, which Pythagoras thought lively' : odd === 0 ? 'Both are even, which Pythagoras thought peaceful' : 'One is odd and one even, which Pythagoras thought a marriage'}.`,
    rule: `Life path ${path} and day ${own} as single digits; their difference is ${distance}.`,
    inputs,
  }
}

export const numberInsights: Teller[] = [
  lifePathTold,
  psychicTold,
  birthdayTold,
  attitudeTold,
  bridge,
  yearTold,
  threeAges,
  pinnacles,
  magicSquare,
  leadingDigit,
  ...dayCountInsights,
]
