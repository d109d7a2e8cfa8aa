import { julianDayNumber, civilDateOf, weekdayOf } from '../calendar/civil-date'
import { animalOf, areOfOneTrio, lunarYearOf, secretFriendOf, sexagenaryYearOf } from '../calendar/sexagenary'
import type { Animal } from '../calendar/sexagenary'
import { moonAt } from '../moon'
import { lifePathNumberOf } from '../numbers/date-numbers'
import { sunSignAtNoonOf, sunSignsOf } from '../sky/sun-signs'
import { elementOf } from '../sky/zodiac'
import type { Element } from '../sky/zodiac'
import type { Facts } from './facts'
import type { InsightInput } from './insight'
import { capitalised, dateText, uncapitalised, unitsText } from './phrases'
import { knownDate } from './subject'
import type { Teller } from './teller'
import { birthOrderLore } from './texts/lore'
import { signGifts } from './texts/planets'
import { numberInWords, ordinalInWords } from '../certificate-words'

const group = 'The family' as const

/** How two elements get on, in the kindest reading that tradition has for them. */
const elementsTogether: Record<Element, Record<Element, string>> = {
  fire: {
    fire: 'Fire and fire are two who cheer each other on.',
    earth: 'Fire and earth are hearth and flame: the one keeps the other safe and is kept warm.',
    air: 'Fire and air are two who think of it together and are off.',
    water: 'Fire and water are two who teach each other courage and tenderness.',
  },
  earth: {
    fire: 'Earth and fire are flame and hearth: the one is kept safe and keeps the other warm.',
    earth: 'Earth and earth are two who understand each other without saying much.',
    air: 'Earth and air are the tree and the wind: one stands, one plays, and both make the music.',
    water: 'Earth and water are garden and rain.',
  },
  air: {
    fire: 'Air and fire are two who set each other alight with ideas.',
    earth: 'Air and earth are the kite and the hand that holds the string.',
    air: 'Air and air are a conversation that lasts all one’s life.',
    water: 'Air and water are the breeze on the lake: light on the surface, deep beneath.',
  },
  water: {
    fire: 'Water and fire are two who learn from each other when to wait and when to leap.',
    earth: 'Water and earth are rain and garden.',
    air: 'Water and air are the lake and the breeze: one feels, the other finds the words.',
    water: 'Water and water are two who know how the other is without asking.',
  },
}

/** The Sun at noon UTC of a day, and how that is told: of a day on which it changes sign somewhere on Earth, both signs. */
const sunOn = (date: string) => {
  const noon = sunSignAtNoonOf(date)
  const [before, after] = sunSignsOf(date)
  return before.sign === after.sign
    ? { ...noon, told: `with the Sun in ${noon.signName}`, mark: '' }
    : {
        ...noon,
        told: `as the Sun went from ${before.signName} to ${after.signName}, by noon UTC in ${noon.signName}`,
        mark: ', a day on which it changes sign somewhere on Earth',
      }
}

const parents = {
  mother: { name: 'mother', input: 'motherBirthDate' as const },
  father: { name: 'father', input: 'fatherBirthDate' as const },
}

const withParent =
  (who: 'mother' | 'father'): Teller =>
  (facts) => {
    const { name, input } = parents[who]
    const date = knownDate(facts.subject[input])
    if (date === undefined) return undefined
    const [theirs, own] = [sunOn(date), facts.body('sun')]
    // The mother comes first; of the father it is said once more only where there is more to say.
    const motherDate = who === 'father' ? knownDate(facts.subject.motherBirthDate) : undefined
    const isAgain =
      motherDate !== undefined && elementOf(sunSignAtNoonOf(motherDate).sign) === elementOf(theirs.sign)
    const together = isAgain
      ? 'The old table of temperaments, asked a second time, says of father and child what it says of mother and child.'
      : `By the old table of temperaments, ${uncapitalised(elementsTogether[elementOf(theirs.sign)][elementOf(own.sign)])}`
    return {
      id: `${who}-sun`,
      group,
      title:
        theirs.signName === own.signName ? `${own.signName} twice` : `${theirs.signName} and ${own.signName}`,
      text: `${facts.firstName}’s ${name} was born on ${dateText(date)}, ${theirs.told}, and ${facts.firstName} with the Sun in ${own.signName}: ${theirs.signName === own.signName ? `${signGifts[own.signName]} twice over` : `${signGifts[theirs.signName]} and ${signGifts[own.signName]}`} under one roof. ${together}`,
      rule: `Sun of the ${name} at noon UTC on ${dateText(date)}${theirs.mark}; Sun of the child ${facts.moment}.`,
      inputs: [...facts.skyInputs, input, ...(isAgain ? ['motherBirthDate' as const] : []), 'firstName'],
    }
  }

const yearsBetween = (from: string, { date }: Facts): number => {
  const born = civilDateOf(from)
  const isBefore = date.month < born.month || (date.month === born.month && date.day < born.day)
  return date.year - born.year - (isBefore ? 1 : 0)
}

const withAnimal = (animal: string) => `${/^[AEIOU]/.test(animal) ? 'an' : 'a'} ${animal}`

/** How the almanacs see two animals in one house: other words for each parent, so that none are read twice. */
const animalMeetings = {
  mother: {
    same: (own: string) =>
      `Both are children of the ${own}, which comes round only every twelve years, and are said to know each other’s step on the stairs.`,
    trio: (theirs: string, own: string) =>
      `${capitalised(withAnimal(theirs))} and ${withAnimal(own)} are two of the same three, and are said to agree before anybody has asked.`,
    friend: (theirs: string, own: string) =>
      `Of the ${own} the ${theirs} is the one secret friend, and such two are said to need few words at breakfast.`,
    other: (theirs: string, own: string) =>
      `${capitalised(withAnimal(theirs))} and ${withAnimal(own)} in one house are said to make good company at breakfast, each with its own idea of the day.`,
  },
  father: {
    same: (own: string) =>
      `Each was born in a year of the ${own}, and two of one animal are said to laugh at the same moment, and at the same thing.`,
    trio: (theirs: string, own: string) =>
      `The almanacs count the ${theirs} and the ${own} among the same three, who set out on one road without having spoken of it.`,
    friend: (theirs: string, own: string) =>
      `Every animal has one secret friend in the almanacs: that of the ${own} is the ${theirs}, who is said to keep the better half of the biscuit.`,
    other: (theirs: string, own: string) =>
      `Of ${withAnimal(theirs)} and ${withAnimal(own)} the almanacs say that they go far when they go together, since they never look the same way.`,
  },
}

const meetingOf = (who: 'mother' | 'father', theirs: Animal, own: Animal): string => {
  const meetings = animalMeetings[who]
  if (theirs === own) return meetings.same(own)
  if (areOfOneTrio(theirs, own)) return meetings.trio(theirs, own)
  return secretFriendOf(own) === theirs ? meetings.friend(theirs, own) : meetings.other(theirs, own)
}

const yearsApart = (years: number): string =>
  years < 1
    ? 'Less than a year lies'
    : years === 1
      ? 'One year lies'
      : `${capitalised(numberInWords(years))} years lie`

const parentAnimal =
  (who: 'mother' | 'father'): Teller =>
  (facts) => {
    const { name, input } = parents[who]
    const date = knownDate(facts.subject[input])
    if (date === undefined) return undefined
    const animalOn = (text: string) => animalOf(sexagenaryYearOf(lunarYearOf(civilDateOf(text))))
    const [theirs, own] = [animalOn(date), animalOn(facts.subject.birth.date)]
    const years = yearsBetween(date, facts)
    const [path, ownPath] = [lifePathNumberOf(civilDateOf(date)), lifePathNumberOf(facts.date)]
    const meeting = meetingOf(who, theirs, own)
    return {
      id: `${who}-year`,
      group,
      title: theirs === own ? `Two of the year of the ${own}` : `The ${theirs} and the ${own}`,
      text: `${yearsApart(years)} between the two birthdays of ${name} and child. ${meeting} The life paths of ${name} and child are ${path === ownPath ? `both ${numberInWords(path)}` : `${numberInWords(path)} and ${numberInWords(ownPath)}`}.`,
      rule: `Lunar years of ${dateText(date)} and ${dateText(facts.date)}; digits of both dates added.`,
      inputs: ['birthDate', input],
    }
  }

const birthOrder: Teller = ({ subject, firstName }) => {
  const number = Number(/^(\d+)/.exec(subject.birthOrder ?? '')?.[1])
  const text = birthOrderLore[number - 1]
  if (text === undefined) return undefined
  return {
    id: 'birth-order',
    group,
    title: `${capitalised(number > 10 ? 'one of a great many' : `child number ${numberInWords(number)}`)}`,
    text: `${text} So the grandmothers have always said, and ${firstName} has the place for life: it is the one thing in a family that nobody can borrow.`,
    rule: `Birth order as it was given: ${ordinalInWords(number)} child${number > 10 ? ' or later' : ''}.`,
    inputs: ['birthOrder', 'firstName'],
  }
}

const weeksBefore = (weeks: number): string =>
  `${weeks === 0 ? 'less than a week' : unitsText(weeks, 'week')} before`

const conception: Teller = ({ subject, date }) => {
  const day = knownDate(subject.conceptionDate)
  if (day === undefined) return undefined
  const weeks = Math.floor((julianDayNumber(date) - julianDayNumber(civilDateOf(day))) / 7)
  if (weeks < 0) return undefined
  const sun = sunOn(day)
  const stood = sun.mark === '' ? `The Sun was in ${sun.signName} then` : `That was ${sun.told}`
  const moon = moonAt(new Date(`${day}T12:00Z`))
  const input: InsightInput[] = ['birthDate', 'conceptionDate']
  return {
    id: 'conception',
    group,
    title: 'Before the beginning',
    text: `The story began earlier, about ${dateText(day)}, a ${weekdayOf(civilDateOf(day))}. ${stood}, and over the house stood the ${moon.phase.toLowerCase()}. The old sky watchers of Babylon wrote that day down beside the day of birth.`,
    rule: `Sun and Moon at noon UTC on the day given for the conception${sun.mark && ', on which the Sun changes sign somewhere on Earth'}, ${weeksBefore(weeks)} the birth.`,
    inputs: input,
  }
}

const wedding: Teller = ({ subject, date }) => {
  const day = knownDate(subject.marriageDate)
  if (day === undefined) return undefined
  const married = civilDateOf(day)
  const sun = sunOn(day)
  const isSame = weekdayOf(married) === weekdayOf(date)
  const chose = day > subject.birth.date ? 'had chosen' : 'chose'
  return {
    id: 'wedding',
    group,
    title: `Married on a ${weekdayOf(married)}`,
    text: `The parents were married on ${weekdayOf(married)}, ${dateText(day)}, ${sun.told}, a season that the books give to ${signGifts[sun.signName]}. ${isSame ? `The child ${chose} the same weekday to arrive on.` : `The child ${chose} a ${weekdayOf(date)}, so that the family has two days of the week to call its own.`}`,
    rule: `Weekdays of both dates; Sun at noon UTC on the wedding day${sun.mark}.`,
    inputs: ['birthDate', 'marriageDate'],
  }
}

export const familyInsights: Teller[] = [
  birthOrder,
  withParent('mother'),
  withParent('father'),
  parentAnimal('mother'),
  parentAnimal('father'),
  wedding,
  conception,
]
