import {
  leadingPhasesOf,
  lodgeOf,
  melodyOf,
  nineStarOf,
  phaseCountsOf,
  solarTermOf,
} from '../calendar/four-pillars'
import {
  animalOf,
  animals,
  lunarNewYearOf,
  lunarYearOf,
  phaseOf,
  phases,
  secretFriendOf,
  sexagenaryYearOf,
} from '../calendar/sexagenary'
import { ordinalInWords } from '../certificate-words'
import { julianDayNumber } from '../calendar/civil-date'
import type { Facts } from './facts'
import type { InsightInput } from './insight'
import { listed } from '../listed'
import { capitalised, dateText, daysText, degreeText, timesText } from './phrases'
import type { Teller } from './teller'
import {
  dayAnimal,
  dayMaster,
  doubleHour,
  lodges,
  melodies,
  monthAnimal,
  nineStars,
  phaseBalance,
  solarTerms,
  trios,
  yearAnimal,
  yearPhase,
} from './texts/chinese'

const group = 'The Chinese year and its pillars' as const
const dateOnly: InsightInput[] = ['birthDate']

/** The pillars use the clock wherever it is known, with or without a place. */
const pillarInputs = ({ clock, skyInputs }: Facts): InsightInput[] =>
  clock === undefined || skyInputs.includes('birthTime') ? skyInputs : [...skyInputs, 'birthTime']

const cycleOf = (facts: Facts) => sexagenaryYearOf(lunarYearOf(facts.date))

const animalTold: Teller = (facts) => {
  const lunarYear = lunarYearOf(facts.date)
  const cycle = sexagenaryYearOf(lunarYear)
  const newYear = lunarNewYearOf(lunarYear)
  const days = julianDayNumber(facts.date) - julianDayNumber(newYear)
  return {
    id: 'year-animal',
    group,
    title: `Year of the ${animalOf(cycle)}`,
    text: `${yearAnimal[animalOf(cycle)]} The year had opened on ${dateText(newYear)}, ${days === 0 ? 'the very day of the birth' : `${daysText(days)} before`}.`,
    rule: `Lunar new year of ${lunarYear}; year ${cycle + 1} in the cycle of sixty.`,
    inputs: dateOnly,
  }
}

const phaseTold: Teller = (facts) => {
  const cycle = cycleOf(facts)
  const [phase, animal] = [phaseOf(cycle), animalOf(cycle)]
  const isBright = cycle % 2 === 0
  return {
    id: 'year-phase',
    group,
    title: `The ${phase} ${animal}`,
    text: `The same animal comes round every twelve years, each time in another of the five phases, so that the ${phase} ${animal} is met only once in sixty. ${yearPhase[phase][isBright ? 'bright' : 'soft']} That is the light in which this year’s ${animal} is seen.`,
    rule: `Heavenly stem ${(cycle % 10) + 1} of ten: ${isBright ? 'yang' : 'yin'} ${phase.toLowerCase()}.`,
    inputs: dateOnly,
  }
}

const friends: Teller = (facts) => {
  const branch = cycleOf(facts) % 12
  const secret = secretFriendOf(animalOf(branch))
  return {
    id: 'year-friends',
    group,
    title: `Friends of the ${animalOf(branch)}`,
    text: `${trios[branch % 4] ?? ''} Besides, every animal has one secret friend, and the ${animalOf(branch)}’s is the ${secret}. Grandmothers have been known to look it up.`,
    rule: `Branches four places apart, and the pair of the six harmonies: ${animalOf(branch)} and ${secret}.`,
    inputs: dateOnly,
  }
}

const melodyOfYear = (facts: Facts) => melodies[Math.floor(cycleOf(facts) / 2)]

const yearMelody: Teller = (facts) => {
  const melody = melodyOfYear(facts)
  if (melody === undefined) return undefined
  return {
    id: 'year-melody',
    group,
    title: melody.name,
    text: `Chinese almanacs give each pair of years a melody, thirty of them in the cycle of sixty. This one is ${melody.name}: ${melody.text}. It is the part of the almanac that people read aloud.`,
    rule: `Nayin of place ${cycleOf(facts) + 1} in the cycle of sixty.`,
    inputs: dateOnly,
  }
}

const monthPillar: Teller = (facts) => {
  const { month } = facts.pillars
  return {
    id: 'month-pillar',
    group,
    title: `A month of the ${month.animal}`,
    text: `The second pillar is the month, and is given to parents and to the years at home. This was a month of the ${month.animal} under ${month.phase.toLowerCase()}: ${monthAnimal[month.animal]}.`,
    rule: `Month by the Sun at ${degreeText(facts.body('sun').longitude)}, from each thirty degrees after 315°; stem from the year’s, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const dayStem: Teller = ({ pillars }) => {
  const master = dayMaster[pillars.day.stem]
  if (master === undefined) return undefined
  return {
    id: 'day-master',
    group,
    title: `Master of the day: ${master.name}`,
    text: `The third pillar is the day, and its upper half is called the day master: it stands for the child in person. This child’s is ${master.name}, ${master.text}.`,
    rule: `Heavenly stem of the day in the unbroken count of sixty: the ${ordinalInWords(pillars.day.stem + 1)} of ten.`,
    inputs: dateOnly,
  }
}

const dayBranch: Teller = ({ pillars, firstName }) => {
  const { animal } = pillars.day
  return {
    id: 'day-animal',
    group,
    title: `The ${animal} in the house`,
    text: `The year’s animal is known to everyone; the day’s is known to the family. ${firstName}’s day belongs to the ${animal}: ${dayAnimal[animal]}.`,
    rule: `Earthly branch of the day in the unbroken count of sixty: the ${ordinalInWords(animals.indexOf(animal) + 1)} of twelve.`,
    inputs: ['birthDate', 'firstName'],
  }
}

const dayMelody: Teller = (facts) => {
  const { pillars } = facts
  const melody = melodies[melodyOf(pillars.day)]
  if (melody === undefined) return undefined
  const isOfYear = melody === melodyOfYear(facts)
  return {
    id: 'day-melody',
    group,
    title: `A day of ${melody.name}`,
    text: `Days have their melodies too, two to each. ${isOfYear ? `This day had the melody of its year, ${melody.name}, over again` : `The melody of this day was ${melody.name}, ${melody.text}`}. Those who set weddings and journeys by the almanac would have hummed it over their tea.`,
    rule: `Nayin of the day’s stem and branch, melody ${melodyOf(pillars.day) + 1} of thirty.`,
    inputs: dateOnly,
  }
}

const hourPillar: Teller = (facts) => {
  const { hour } = facts.pillars
  if (hour === undefined) return undefined
  return {
    id: 'hour-pillar',
    group,
    title: `The hour of the ${hour.animal}`,
    text: `The fourth pillar is the hour, and is given to dreams, to later years and to what one passes on. Twelve double hours make a day, and this was the one of the ${hour.animal}, ${doubleHour[hour.animal]}. Its phase was ${hour.phase.toLowerCase()}.`,
    rule: `Double hour of ${facts.clock} by the clocks of the place, from 23:00; stem from that of the ${facts.clock?.startsWith('23') ? 'day that begins at midnight' : 'day'}.`,
    inputs: ['birthDate', 'birthTime'],
  }
}

const balance: Teller = (facts) => {
  const counts = phaseCountsOf(facts.pillars)
  const [lead, ...others] = leadingPhasesOf(counts)
  const absent = phases.filter((phase) => counts[phase] === 0)
  const together = listed([lead, ...others].map((phase) => phase.toLowerCase()))
  const reading =
    others.length === 0
      ? `${lead} leads, which is read as ${phaseBalance[lead].gift}: ${phaseBalance[lead].scene}.`
      : `${capitalised(together)} stand level, and are read side by side: ${listed([lead, ...others].map((phase) => `${phase.toLowerCase()} as ${phaseBalance[phase].gift}`))}.`
  const pillarCount = facts.pillars.hour ? 'four' : 'three'
  const rest =
    absent.length === 0
      ? 'None of the five is missing, which is rare and thought well rounded.'
      : `${capitalised(listed(absent.map((phase) => phase.toLowerCase())))} ${absent.length === 1 ? 'is' : 'are'} not among them, and in China a name is sometimes chosen to supply the want.`
  return {
    id: 'five-phases',
    group,
    title:
      others.length === 0 ? `Five phases, led by ${lead.toLowerCase()}` : `Five phases, ${together} alike`,
    text: `Over the ${pillarCount} pillars ${listed(phases.filter((phase) => counts[phase] > 0).map((phase) => `${phase.toLowerCase()} stands ${timesText(counts[phase])}`))}. ${reading} ${rest}`,
    rule: `Stems and branches, ${listed(phases.map((phase) => `${phase.toLowerCase()} ${counts[phase]}`))}, of ${facts.pillars.hour ? 'year, month, day and hour' : 'year, month and day, the hour being unknown'}.`,
    inputs: pillarInputs(facts),
  }
}

const term: Teller = (facts) => {
  const { longitude } = facts.body('sun')
  const found = solarTerms[solarTermOf(longitude)]
  if (found === undefined) return undefined
  return {
    id: 'solar-term',
    group,
    title: found.name,
    text: `The farmer’s calendar of China follows the Sun through twenty-four stations of fifteen days. It was the station called ${found.name}, and in the old villages ${found.text}.`,
    rule: `Sun at ${longitude.toFixed(1)}°, station ${solarTermOf(longitude) + 1} of 24 from the spring equinox, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const lodge: Teller = ({ subject }) => {
  const index = lodgeOf(subject.birth.date)
  const found = lodges[index]
  if (found === undefined) return undefined
  return {
    id: 'lodge',
    group,
    title: `A day of ${found.name}`,
    text: `Twenty-eight lodges were built along the sky for the Moon to sleep in, and they count the days without ever stopping. That day it was the turn of ${found.name}, ${found.text}. Almanacs print it beside the date, as others print the weather.`,
    rule: `Julian Day Number counted by 28: lodge ${index + 1}.`,
    inputs: dateOnly,
  }
}

const nineStar: Teller = (facts) => {
  const isBeforeSpring = facts.date.month < 3 && facts.pillars.month.branch < 2
  const year = facts.date.year - (isBeforeSpring ? 1 : 0)
  const star = nineStarOf(year)
  const found = nineStars[star - 1]
  if (found === undefined) return undefined
  return {
    id: 'nine-star',
    group,
    title: `The star ${found.name}`,
    text: `The same sky travelled to Japan and became nine stars, one for each year in turn. This year’s is ${found.name}. It is ${found.text}. People there ask for it as others ask for the sign of the zodiac.`,
    rule: `Star ${star} of nine for the solar year ${year}, which begins when the Sun reaches 315°; here it stood at ${facts.body('sun').longitude.toFixed(1)}°, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

export const chineseInsights: Teller[] = [
  animalTold,
  phaseTold,
  friends,
  yearMelody,
  monthPillar,
  dayStem,
  dayBranch,
  dayMelody,
  hourPillar,
  balance,
  term,
  lodge,
  nineStar,
]
