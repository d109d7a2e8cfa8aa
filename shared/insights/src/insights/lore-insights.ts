import { monthName, weekdayOf, weekdays } from '../calendar/civil-date'
import { birthGemOf, spiritualStones } from '../stones'
import { degreeText } from './phrases'
import type { Teller } from './teller'
import { gemLore, monthLore, stoneLore, weekdayLore } from './texts/lore'

const group = 'Stones, flowers and the day of the week' as const

const weekdayTold: Teller = ({ date }) => {
  const weekday = weekdayOf(date)
  const lore = weekdayLore[weekdays.indexOf(weekday)]
  if (lore === undefined) return undefined
  return {
    id: 'weekday',
    group,
    title: `A ${weekday}, the day of ${lore.planet}`,
    text: lore.text,
    rule: `Weekday of ${date.day} ${monthName(date.month)} ${date.year} in the Gregorian calendar.`,
    inputs: ['birthDate'],
  }
}

const metal: Teller = ({ date }) => {
  const weekday = weekdayOf(date)
  const lore = weekdayLore[weekdays.indexOf(weekday)]
  if (lore === undefined) return undefined
  return {
    id: 'weekday-metal',
    group,
    title: `The metal of a ${weekday}`,
    text: `Alchemists gave each day of the week a planet and each planet a metal. To this day belongs ${lore.metal}. They thought that all seven were the same thing at different ages, and that patience was the only tool.`,
    rule: `Planet and metal of a ${weekday}.`,
    inputs: ['birthDate'],
  }
}

const gem: Teller = ({ date }) => {
  const stone = birthGemOf(date.month)
  return {
    id: 'birth-gem',
    group,
    title: `${stone}, for ${monthName(date.month)}`,
    text: `${gemLore[stone]} It has been the stone of ${monthName(date.month)} since the jewellers of America agreed on a list in 1912, which settled an argument of some two thousand years.`,
    rule: `Stone of the month by the list of 1912.`,
    inputs: ['birthDate'],
  }
}

const signStone: Teller = (facts) => {
  const { signName, longitude } = facts.body('sun')
  const stone = spiritualStones[signName]
  return {
    id: 'spiritual-stone',
    group,
    title: `${stone}, for ${signName}`,
    text: `Older than the stones of the months are the stones of the signs. ${signName} was given ${stone.toLowerCase()}, ${stoneLore[stone]}.`,
    rule: `Gem of the Sun’s sign by G. F. Kunz (1913); Sun at ${degreeText(longitude)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const flower: Teller = ({ date }) => {
  const lore = monthLore[date.month - 1]
  if (lore === undefined) return undefined
  return {
    id: 'birth-flower',
    group,
    title: `The flower of ${monthName(date.month)}`,
    text: `The Victorians gave every month a flower and every flower a meaning. This child’s is ${lore.flower}, ${lore.flowerText}.`,
    rule: `Flower of the month of birth.`,
    inputs: ['birthDate'],
  }
}

const partOfMonth = (day: number): string => {
  if (day <= 10)
    return 'Those born in its first third are said to carry something of the month before over the doorstep.'
  if (day <= 20)
    return 'Those born in its middle are said to be the month itself, as it is painted on calendars.'
  return 'Those born in its last third are said to hear the next month coming up the stairs.'
}

const month: Teller = ({ date }) => {
  const lore = monthLore[date.month - 1]
  if (lore === undefined) return undefined
  return {
    id: 'month-name',
    group,
    title: `${monthName(date.month)}, and why it is called so`,
    text: `${lore.name}. ${partOfMonth(date.day)}`,
    rule: `Month of birth, day ${date.day}.`,
    inputs: ['birthDate'],
  }
}

export const loreInsights: Teller[] = [weekdayTold, metal, month, gem, signStone, flower]
