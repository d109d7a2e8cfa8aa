import { localDateOf } from '../birth-moment'
import { numberInWords } from '../certificate-words'
import { turn } from '../sky/angle'
import { isOnHorizon } from '../sky/horizon'
import { dailyGain, elongationReaches } from '../sky/moon-events'
import { meanMoonAge, meanMoonPhase, synodicMonth } from '../sky/moon-phase'
import { nakshatraOf } from '../sky/nakshatra'
import { elementOf, signNames } from '../sky/zodiac'
import type { Facts } from './facts'
import { capitalised, dateText, dayText, daysText, degreeText, signed } from './phrases'
import { calendarDaysTo, clockOfChange, windOf, withoutIt } from './sky-phrases'
import type { Teller } from './teller'
import { nakshatras } from './texts/chart'
import { utcText } from './utc-text'
import { blueMoon, fullMoonNames, moonInSign, moonPhaseLore, sunAndMoon } from './texts/sun-and-moon'

const dayLength = 86_400_000

/** The last, or the next, time that the Moon had this elongation. */
const moonEvent = ({ instant, moon }: Facts, elongation: number, sense: -1 | 1): Date => {
  const ahead = sense === 1 ? turn(elongation - moon.elongation) : -turn(moon.elongation - elongation)
  return elongationReaches(elongation, instant.getTime() + (ahead / dailyGain) * dayLength)
}

const moonPhase: Teller = (facts) => ({
  id: 'moon-phase',
  group: 'The Moon',
  title: `Born under the ${facts.moon.phase.toLowerCase()}`,
  text: moonPhaseLore[facts.moon.phase],
  rule: `${facts.isExact ? `The Moon ${facts.moon.elongation.toFixed(0)}° ahead of the Sun in apparent longitude` : `${facts.moon.phase} by apparent longitudes`}; each of the eight phases holds 45°, ${facts.moment}.`,
  inputs: facts.skyInputs,
})

const lightComment = (fraction: number): string => {
  if (fraction < 0.005) return 'What light there was fell on the side that nobody sees.'
  if (fraction < 0.1) return 'It was a light that has to be looked for, and is all the dearer for it.'
  if (fraction < 0.4) return 'By such a light one can find the way to the gate.'
  if (fraction < 0.6) return 'By such a light one can walk home.'
  if (fraction < 0.9) return 'By such a light one can read large letters.'
  return 'By such a light trees cast shadows, and nobody in the house sleeps quite as usual.'
}

const moonLight: Teller = (facts) => {
  const { moon, instant } = facts
  const [lastNew, nextNew] = [moonEvent(facts, 0, -1), moonEvent(facts, 0, 1)]
  const since = (instant.getTime() - lastNew.getTime()) / dayLength
  const until = (nextNew.getTime() - instant.getTime()) / dayLength
  const percent = Math.round(moon.illuminatedFraction * 100)
  const share =
    percent === 0
      ? 'Hardly any'
      : percent === 100
        ? 'The whole'
        : `${capitalised(numberInWords(percent))} per cent`
  const last =
    since < 1 ? 'had been less than a day before' : `had been on ${dayText(localDateOf(lastNew, facts.zone))}`
  const next =
    until < 1 ? 'was less than a day off' : `was to be on ${dayText(localDateOf(nextNew, facts.zone))}`
  return {
    id: 'moon-light',
    group: 'The Moon',
    title:
      percent === 0
        ? 'A Moon hardly lit'
        : percent === 100
          ? 'A Moon alight all over'
          : moon.isWaxing
            ? 'A Moon growing light'
            : moon.illuminatedFraction < 0.25
              ? 'The last of the light'
              : 'A Moon giving light',
    text: `${share} of the Moon’s face was lit, and the light was ${percent === 100 ? 'at its height' : moon.isWaxing ? 'growing' : 'going home'}. The new moon ${last}, and the next ${next}. ${lightComment(moon.illuminatedFraction)}`,
    rule: `Lit fraction ${moon.illuminatedFraction.toFixed(2)}, ${since.toFixed(1)} days after conjunction, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const moonSign: Teller = (facts) => {
  const change = facts.changeOf('moon')
  const base = { id: 'moon-sign', group: 'The Moon' as const, inputs: facts.skyInputs }
  if (change)
    return {
      ...base,
      title: `The Moon between ${change.from} and ${change.to}`,
      text: `That day the Moon passed from ${change.from} into ${change.to}, ${clockOfChange(facts, change)}, and ${withoutIt(facts)} nobody can say which of the two it had reached. The one is said to give ${moonInSign[change.from].gift}, the other ${moonInSign[change.to].gift}; the child may be asked in due time, and will very likely claim both.`,
      rule: `Sign of the Moon at the beginning and at the end of the day, tropical zodiac: ${change.from} and ${change.to}.`,
    }
  const { signName, longitude } = facts.body('moon')
  return {
    ...base,
    title: `The Moon in ${signName}`,
    text: moonInSign[signName].text,
    rule: facts.isExact
      ? `Apparent longitude of the Moon ${degreeText(longitude)}, ${facts.moment}.`
      : `The Moon stood in ${signName} from the beginning of that day to its end.`,
  }
}

const moonName: Teller = (facts) => {
  const full = moonEvent(facts, 180, 1)
  const date = localDateOf(full, facts.zone)
  const before = localDateOf(elongationReaches(180, full.getTime() - synodicMonth * dayLength), facts.zone)
  // The second full moon of a month has the name of no month.
  const name = before.month === date.month ? blueMoon : fullMoonNames[date.month - 1]
  if (name === undefined) return undefined
  const days = calendarDaysTo(facts, full)
  const when = days === 0 ? 'within a day of the birth' : `${daysText(days)} after the birth`
  return {
    id: 'moon-name',
    group: 'The Moon',
    title: `The ${name.name} ahead`,
    text: `The ${facts.moon.phase === 'Full Moon' ? 'next full moon' : 'first full moon of this life'} comes on ${dateText(date)}, ${when}. North American almanacs call it the ${name.name}, ${name.text}. Whoever is up at night with ${facts.firstName} that week has company.`,
    rule: `Next opposition of Moon and Sun after the birth, ${utcText(full, date)}, named by the month of its local date${name === blueMoon ? ', of which it is the second' : ''}.`,
    inputs: [...facts.skyInputs, 'firstName'],
  }
}

const sunWithMoon: Teller = (facts) => {
  const [sun, moon] = [facts.body('sun'), facts.body('moon')]
  const day = elementOf(sun.sign)
  const change = facts.changeOf('moon')
  const lead = 'The Sun stands for what one wants, the Moon for what one feels.'
  const base = { id: 'sun-and-moon', group: 'The Moon' as const, inputs: facts.skyInputs }
  if (change) {
    const [first, second] = [change.from, change.to].map((sign) => elementOf(signNames.indexOf(sign)))
    return {
      ...base,
      title: `${sun.signName} by day, and by night one of two`,
      text: `${lead} Here the Sun was in ${sun.signName}, a sign of ${day}; the Moon was on its way from ${first} to ${second}, and either may be claimed. Here is the first. ${sunAndMoon[day][first ?? day]} And here is the second. ${sunAndMoon[day][second ?? day]}`,
      rule: `Elements of the sign of the Sun, ${day}, and of the two signs of the Moon that day, ${first} and ${second}.`,
    }
  }
  const night = elementOf(moon.sign)
  return {
    ...base,
    title:
      sun.signName === moon.signName
        ? `${sun.signName} by day and by night`
        : `${sun.signName} by day, ${moon.signName} by night`,
    text: `${lead} Here ${sun.signName === moon.signName ? `both were in ${sun.signName}, a sign of ${day}` : `the Sun was in ${sun.signName}, a sign of ${day}, and the Moon in ${moon.signName}, a sign of ${night}`}. ${sunAndMoon[day][night]}`,
    rule: `Elements of the signs of Sun and Moon, ${day} and ${night}, ${facts.moment}.`,
  }
}

const twoMoons: Teller = (facts) => {
  const mean = meanMoonPhase(facts.instant)
  const age = meanMoonAge(facts.instant)
  const verdict =
    mean === facts.moon.phase
      ? `The sky agreed: the true phase was the ${mean.toLowerCase()} as well.`
      : `The sky had its own opinion: the true phase was the ${facts.moon.phase.toLowerCase()}, and that is the one drawn in this book.`
  return {
    id: 'two-moons',
    group: 'The Moon',
    title: mean === facts.moon.phase ? 'Almanac and sky agree' : 'Almanac and sky differ',
    text: `Perpetual calendars carved in wood count every month alike, twenty-nine days and a half; the Moon itself runs up to fourteen hours early or late. By the carved calendar this was day ${numberInWords(Math.floor(age) + 1)} of the month, under the ${mean.toLowerCase()}. ${verdict}`,
    rule: `Mean age ${(Math.floor(age * 10) / 10).toFixed(1)} days, counted from day one, in a cycle of ${synodicMonth} days; true phase ${facts.moon.phase.toLowerCase()}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const nakshatra: Teller = (facts) => {
  if (!facts.isExact) return undefined
  const { longitude } = facts.body('moon')
  const station = nakshatras[nakshatraOf(longitude, facts.sky.centuries)]
  if (station === undefined) return undefined
  return {
    id: 'nakshatra',
    group: 'The Moon',
    title: `The lunar station ${station.name}`,
    text: `In India the Moon is said to visit a different wife each night, twenty-seven in all, and each has a house among the stars. That night the host was ${station.name}, ${station.text}. In many families the first sound of a name is chosen by this house.`,
    rule: `Sidereal longitude of the Moon by the ayanamsha of Lahiri, in steps of 13° 20′, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const heightText = (altitude: number): string => {
  // From the degrees as they are printed beside it.
  const fists = Math.max(1, Math.round(Math.round(altitude) / 10))
  if (altitude > 75) return 'almost overhead'
  return `${numberInWords(fists)} ${fists === 1 ? 'fist' : 'fists'} high at arm’s length`
}

const moonView: Teller = (facts) => {
  const view = facts.moon.view
  if (view === undefined) return undefined
  const base = { id: 'moon-view', group: 'The Moon' as const, inputs: facts.skyInputs }
  const rule = `Altitude ${signed(Math.round(view.altitude))}°, azimuth ${view.azimuth.toFixed(0)}°, parallax included, ${facts.moment}.`
  const wind = windOf(view.azimuth)
  if (isOnHorizon(view.altitude))
    return {
      ...base,
      title: 'A Moon on the horizon',
      text: `At that minute the Moon stood on the ${wind}ern horizon, neither up nor gone. A Moon on the sill is said to make a feeling heart that is at home indoors and out.`,
      rule,
    }
  if (view.altitude > 0)
    return {
      ...base,
      title: `A Moon in the ${wind}`,
      text: `At that minute the Moon was up over the place, in the ${wind}, ${heightText(view.altitude)}. ${facts.moon.phase === 'New Moon' ? 'A new moon above the horizon is said to make a feeling heart that is found by those who look for it.' : 'A Moon above the horizon is said to make a feeling heart that is worn where others can see it.'}`,
      rule,
    }
  return {
    ...base,
    title: 'A Moon below the horizon',
    text: `At that minute the Moon was on the other side of the Earth, under the ${wind}ern horizon, lighting somebody else’s window. A Moon out of sight is said to make a rich inner life, kept for those who come close.`,
    rule,
  }
}

export const moonInsights: Teller[] = [
  moonPhase,
  moonLight,
  moonSign,
  sunWithMoon,
  moonName,
  twoMoons,
  nakshatra,
  moonView,
]
