import { weekdayOf, weekdays } from '../calendar/civil-date'
import { dateDigitSum, digitSum } from '../numbers/date-numbers'
import { elementOf } from '../sky/zodiac'
import { birthCardsOf, decanOf, firstCardNumber, minorArcanumOf } from '../tarot/birth-cards'
import { majorArcana, suits } from '../tarot/cards'
import { degreeText } from './phrases'
import type { Teller } from './teller'
import {
  courts,
  joker,
  pipLore,
  playingRanks,
  playingSuits,
  trumpFitsSign,
  trumpLore,
  trumpOfSign,
  trumpOfWeekday,
} from './texts/cards'

const group = 'The cards' as const

const firstCard: Teller = ({ date }) => {
  const [card] = birthCardsOf(date)
  if (card === undefined) return undefined
  const number = firstCardNumber(date)
  return {
    id: 'birth-card',
    group,
    title: `The card of the day: ${card}`,
    text: `${trumpLore[card]} As a birth card it stands for the face one shows, and it makes a good picture for the wall.`,
    rule: `Digits of the date added: ${dateDigitSum(date)}${dateDigitSum(date) === number ? '' : `, then ${number}`}, card ${number === 22 ? '0 or 22' : number} of the twenty-two.`,
    inputs: ['birthDate'],
  }
}

const secondCard: Teller = ({ date }) => {
  const [first, second] = birthCardsOf(date)
  const number = firstCardNumber(date)
  if (first === undefined) return undefined
  const base = { id: 'soul-card', group, inputs: ['birthDate' as const] }
  if (second === undefined)
    return {
      ...base,
      title: `${first}, inside and out`,
      text: `Most dates lead on to a second card, called the soul’s. This one does not: ${first} is both, the face at the window and the fire in the room. Such single cards are said to make people whom one knows at once.`,
      rule: `The sum of the date, ${number}, is already one digit.`,
    }
  return {
    ...base,
    title: `Behind it: ${second}`,
    text: `Behind the card of the day stands its root, said to be what the heart lives on. ${trumpLore[second]} Together, ${first} and ${second} are kept as a pair, like two sides of a coin.`,
    rule: `${[...String(number)].join(' + ')} = ${digitSum(number)}, the digits of the first card’s number.`,
  }
}

const decanCard: Teller = (facts) => {
  const sun = facts.body('sun')
  const card = minorArcanumOf(sun.longitude)
  const decan = decanOf(sun.longitude)
  const suit = suits.find((one) => card.endsWith(one)) ?? 'Wands'
  const pip = (Math.floor(decan / 3) % 3) * 3 + (decan % 3)
  return {
    id: 'decan-card',
    group,
    title: `The ${card}`,
    text: `Every ten days of the Sun’s year have a card among the fifty-six. For these ten it is the ${card}. The oldest packs show its emblems alone; that of 1909 shows ${pipLore[suit][pip] ?? ''}. It is a small card and keeps close to daily life, as most good things do.`,
    rule: `Decan ${decan + 1} of 36 by the attributions of the Golden Dawn; Sun at ${degreeText(sun.longitude)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const signCard: Teller = (facts) => {
  const { signName, sign, longitude } = facts.body('sun')
  const card = trumpOfSign[signName]
  const suit = { fire: 'wands', earth: 'pentacles', air: 'swords', water: 'cups' }[elementOf(sign)]
  return {
    id: 'sign-card',
    group,
    title: `${card}, for ${signName}`,
    text: `When the trumps were laid round the zodiac, ${signName} received ${card}. ${trumpFitsSign[signName]} The suit that goes with it is that of ${suit}.`,
    rule: `Trump of the Sun’s sign by the Golden Dawn; Sun at ${degreeText(longitude)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const courtCard: Teller = (facts) => {
  const { longitude } = facts.body('sun')
  const court = courts[Math.floor(((((longitude - 350) % 360) + 360) % 360) / 30)]
  if (court === undefined) return undefined
  return {
    id: 'court-card',
    group,
    title: `At court: the ${court.name}`,
    text: `The court cards rule from the twentieth degree of one sign to the twentieth of the next, so that everyone is born in somebody’s reign. Here it was the ${court.name}, ${court.text}.`,
    rule: `Sun at ${degreeText(longitude)}; courts by the Golden Dawn, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const weekdayCard: Teller = ({ date }) => {
  const weekday = weekdayOf(date)
  const found = trumpOfWeekday[weekdays.indexOf(weekday)]
  if (found === undefined) return undefined
  return {
    id: 'weekday-card',
    group,
    title: `For a ${weekday}: ${found.trump}`,
    text: `${weekday} belongs to ${found.planet}, and the card of ${found.planet} is ${found.trump}. ${found.likeness}`,
    rule: `${weekday}, its planet, and the trump of that planet by the Golden Dawn.`,
    inputs: ['birthDate'],
  }
}

const playingCard: Teller = ({ date }) => {
  const value = 55 - (2 * date.month + date.day)
  const base = { id: 'playing-card', group, inputs: ['birthDate' as const] }
  const rule = `55 less twice the month and the day: ${value}, counted through hearts, clubs, diamonds and spades (O. H. Richmond, 1893).`
  if (value === 0) return { ...base, title: 'The Joker', text: joker, rule }
  const rank = playingRanks[(value - 1) % 13]
  const suit = playingSuits[Math.floor((value - 1) / 13)]
  if (rank === undefined || suit === undefined) return undefined
  return {
    ...base,
    title: `The ${rank.name} of ${suit.name}`,
    text: `A common pack has fifty-two cards, as the year has weeks, and four suits, as it has seasons; a little American book of 1893 gives every birthday one of them. This is the ${rank.name} of ${suit.name}. ${rank.text} ${suit.text}`,
    rule,
  }
}

const growthCard: Teller = ({ date, firstName }) => {
  const next = date.year + 1
  const number = firstCardNumber({ ...date, year: next })
  const card = majorArcana[number % 22]
  if (card === undefined) return undefined
  const lore = birthCardsOf(date).includes(card)
    ? 'It was dealt for the birth already, and readers like a card that comes back so soon, and take it for a greeting.'
    : trumpLore[card]
  return {
    id: 'first-year-card',
    group,
    title: `For the first birthday: ${card}`,
    text: `Every year has its card as well, dealt on the birthday. On the first one, in ${next}, it is ${card}, and somebody may like to show ${firstName} the picture. ${lore}`,
    rule: `Digits of day, month and the year ${next} added and brought within the twenty-two: ${number}.`,
    inputs: ['birthDate', 'firstName'],
  }
}

export const cardInsights: Teller[] = [
  firstCard,
  secondCard,
  decanCard,
  signCard,
  courtCard,
  weekdayCard,
  growthCard,
  playingCard,
]
