import { numberInWords } from '../certificate-words'
import { highestCountOf } from '../numbers/highest-count'
import { unknownInWords } from '../unknown-moment'
import { elementOf, elements, modalities, modalityOf, signNames } from '../sky/zodiac'
import type { Modality } from '../sky/zodiac'
import { aspectSentence, closestOfSun, withArticle } from './aspect-sentence'
import type { Facts } from './facts'
import type { Insight } from './insight'
import { listed } from '../listed'
import { capitalised, degreeText, unitsText } from './phrases'
import type { Teller } from './teller'
import {
  absentElement,
  evenModality,
  gatheringIn,
  modalityPairs,
  strongElement,
  strongModality,
} from './texts/chart'

const shareText = (count: number, total: number) => `${numberInWords(count)} of the ${numberInWords(total)}`

const bodiesSaid = ({ unknown }: Facts) =>
  unknown === undefined
    ? 'Sun to Pluto'
    : `Sun to Pluto without the Moon, which is too quick to count without ${unknownInWords[unknown]}`

const elementBalance: Teller = (facts) => {
  const { settledBodies } = facts
  const counts = elements.map((element) => ({
    element,
    count: settledBodies.filter(({ sign }) => elementOf(sign) === element).length,
  }))
  const { most, leading } = highestCountOf(counts, ({ count }) => count)
  const strongest = leading.map(({ element }) => element)
  const absent = counts.filter(({ count }) => count === 0).map(({ element }) => element)
  // Two that are equal are told as equal; of three or four each is told with its number.
  const [first = '', second, ...others] = strongest
  const stood =
    others.length > 0
      ? `${shareText(most, settledBodies.length)} stood in signs of ${listed([first, ...[second, ...others].map((element) => `${numberInWords(most)} in those of ${element}`)])}`
      : `${shareText(most, settledBodies.length)} stood in signs of ${first}${second ? `, and as many in those of ${second}` : ''}`
  const rest =
    absent.length > 0
      ? `Of ${listed(absent)} there was none, and tradition says that such a child ${absent.map((element) => absentElement[element]).join(', and ')}.`
      : 'All four elements had a seat, which the books call a well-laid table.'
  return {
    id: 'elements',
    group: 'The shape of the sky',
    title: `A sky of ${listed(strongest)}`,
    text: `Of the bodies counted, ${stood}. ${strongest.map((element) => strongElement[element]).join(' ')} ${rest}`,
    rule: `${capitalised(listed(counts.map(({ element, count }) => `${element} ${count}`)))}; ${bodiesSaid(facts)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

/** Told as 'most' only where it is more than half; of equals none is put before the other. */
const modalityReading = (first: Modality[], isMost: boolean): Pick<Insight, 'title' | 'text'> => {
  const [lead, other] = first
  if (lead === undefined || first.length > 2)
    return { title: 'Starting, keeping and changing', text: evenModality }
  if (other !== undefined)
    return {
      title: `${capitalised(lead)} and ${other} alike`,
      text: `As many bodies stood in ${lead} signs as in ${other} ones, and neither kind came first. ${modalityPairs[`${lead} ${other}`] ?? ''}`,
    }
  const { signs, reading } = strongModality[lead]
  return isMost
    ? { title: `Mostly ${lead}`, text: `Most of the sky stood in ${signs}. ${reading}` }
    : {
        title: `${capitalised(lead)} before the others`,
        text: `No other kind of sign held so much of the sky as the ${signs}. ${reading}`,
      }
}

const modalityBalance: Teller = (facts) => {
  const counts = modalities.map((modality) => ({
    modality,
    count: facts.settledBodies.filter(({ sign }) => modalityOf(sign) === modality).length,
  }))
  const { most, leading } = highestCountOf(counts, ({ count }) => count)
  const { title, text } = modalityReading(
    leading.map(({ modality }) => modality),
    most > facts.settledBodies.length / 2,
  )
  return {
    id: 'modalities',
    group: 'The shape of the sky',
    title,
    text: `${text} The count that day was ${listed(counts.map(({ modality, count }) => `${count === 0 ? 'none' : numberInWords(count)} ${modality}`))}.`,
    rule: `Modality of the sign of each body; ${bodiesSaid(facts)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

/** 'Here four bodies stood in the bright signs and six in the quiet ones.' */
const sharesOf = (bright: number, quiet: number): string => {
  if (bright === 0)
    return `Here all ${numberInWords(quiet)} bodies stood in the quiet signs, and none in the bright ones.`
  if (quiet === 0)
    return `Here all ${numberInWords(bright)} bodies stood in the bright signs, and none in the quiet ones.`
  return `Here ${numberInWords(bright)} ${bright === 1 ? 'body' : 'bodies'} stood in the bright signs and ${numberInWords(quiet)} in the quiet ones.`
}

const polarity: Teller = (facts) => {
  const bright = facts.settledBodies.filter(({ sign }) => sign % 2 === 0).length
  const quiet = facts.settledBodies.length - bright
  const reading =
    Math.abs(bright - quiet) <= 1
      ? 'So even a share belongs to somebody at home on both sides of a door.'
      : bright > quiet
        ? 'The books call that a sky that faces outwards: it speaks first, laughs aloud and is refreshed by company.'
        : 'The books call that a sky that faces inwards: it listens first, and is refreshed by being let alone for a while.'
  return {
    id: 'polarity',
    group: 'The shape of the sky',
    title:
      bright > quiet
        ? 'More day than night'
        : bright === quiet
          ? 'As much day as night'
          : 'More night than day',
    text: `The Greeks called the signs of fire and air bright, as the day is, and those of earth and water quiet, as the night is. ${sharesOf(bright, quiet)} ${reading}`,
    rule: `Every second sign from Aries is bright; ${bodiesSaid(facts)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const gathering: Teller = (facts) => {
  const bySign = signNames
    .map((sign) => ({ sign, here: facts.settledBodies.filter(({ signName }) => signName === sign) }))
    .toSorted((one, other) => other.here.length - one.here.length)
  const most = bySign[0]?.here.length ?? 0
  const fullest = bySign
    .filter(({ here }) => here.length === most)
    .map(({ sign, here }) => ({ sign, names: listed(here.map(({ body }) => withArticle(body))) }))
  const [first, ...others] = fullest
  const base = { id: 'gathering', group: 'The shape of the sky' as const, inputs: facts.skyInputs }
  const rule = `Most bodies in one sign: ${most} in ${listed(fullest.map(({ sign }) => sign))}; ${bodiesSaid(facts)}, ${facts.moment}.`
  if (first === undefined || most < 3)
    return {
      ...base,
      title: 'A sky well spread',
      text: `${most < 2 ? 'No two of the bodies shared a sign.' : `No sign held more than two, and two stood together in ${fullest.length > 1 ? 'each of ' : ''}${listed(fullest.map(({ sign }) => sign))}.`} To a sky so widely scattered the books give many interests, a friend in every street, and a talent for beginning conversations.`,
      rule,
    }
  return {
    ...base,
    title: `A gathering in ${listed(fullest.map(({ sign }) => sign))}`,
    text: `${capitalised(first.names)} were all in ${first.sign}. So much company in one sign is pictured as ${gatheringIn[first.sign]}, and the books read it as a gift that is hard to overlook.${others.map(({ sign, names }) => ` As many met in ${sign}, which makes ${gatheringIn[sign]}: ${names}.`).join('')}`,
    rule,
  }
}

const nthAspect =
  (id: string, index: number): Teller =>
  (facts) => {
    const ofSun = closestOfSun(facts)
    const aspects = facts.chart.aspects.filter(
      (aspect) => aspect !== ofSun && (facts.isExact || (aspect.a !== 'moon' && aspect.b !== 'moon')),
    )
    const aspect = aspects[index]
    if (aspect === undefined) return undefined
    return {
      id,
      group: 'The shape of the sky',
      inputs: facts.skyInputs,
      ...aspectSentence(facts, aspect, index + 1),
    }
  }

const backwards: Teller = (facts) => {
  const found = facts.settledBodies.filter(({ retrograde }) => retrograde)
  const base = { id: 'backwards', group: 'The shape of the sky' as const, inputs: facts.skyInputs }
  const rule = `Bodies whose apparent longitude was decreasing: ${found.length}, ${facts.moment}.`
  if (found.length === 0)
    return {
      ...base,
      title: 'Everything going forward',
      text: `No planet was travelling backwards that day, which is rarer than one would think. With the Sun in ${facts.body('sun').signName} the whole sky was moving the same way, which sailors would have called a fair wind with everyone on board.`,
      rule,
    }
  const names = listed(found.map(({ name, signName }) => `${name} in ${signName}`))
  const reading =
    found.length === 1
      ? 'One planet that looks back stands for one subject on which the second thought is always the better one.'
      : found.length < 4
        ? 'Planets that look back stand for gifts that ripen indoors before they are shown.'
        : 'So many looking back at once make what is called an old soul’s sky, with plenty going on behind the curtains.'
  return {
    ...base,
    title:
      found.length === 1
        ? 'One planet looking back'
        : `${capitalised(numberInWords(found.length))} planets looking back`,
    text: `Seen from the Earth, planets now and then appear to walk backwards, as a slower train does from a faster one. That day it was ${names}. ${reading}`,
    rule,
  }
}

const threshold: Teller = (facts) => {
  const [lead] = [...facts.settledBodies].sort(
    (one, other) => Math.abs(other.degreeInSign - 15) - Math.abs(one.degreeInSign - 15),
  )
  if (lead === undefined) return undefined
  const isEarly = lead.degreeInSign < 15
  const away = isEarly ? lead.degreeInSign : 30 - lead.degreeInSign
  const degrees = away < 1 ? 0 : Math.round(away)
  const distance = degrees === 0 ? 'less than a degree' : unitsText(degrees, 'degree')
  // Where it stood and how it moved, not where it went: a planet near a border often turns round before it crosses.
  const step = isEarly
    ? lead.retrograde
      ? `it was ${distance} from the beginning of ${lead.signName}, and walking back towards it`
      : `it had come ${distance} into ${lead.signName}`
    : `it was ${distance} from the end of ${lead.signName}${lead.retrograde ? ', and walking away from it' : ''}`
  return {
    id: 'threshold',
    group: 'The shape of the sky',
    title: `${capitalised(withArticle(lead.body))} ${degrees > 2 ? 'nearest to a border' : 'on a threshold'}`,
    text: `Of them all, ${withArticle(lead.body)} stood nearest to a border: ${step}. Whoever stands nearest to the door is said to look both ways, ${isEarly ? (lead.retrograde ? 'and to go back once more for what was left behind' : 'and to have the freshest news of what lies ahead') : 'with everything learnt so far under one arm'}.`,
    rule: `The body nearest to a sign’s border: ${degreeText(lead.longitude)}, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

export const shapeInsights: Teller[] = [
  elementBalance,
  modalityBalance,
  polarity,
  gathering,
  nthAspect('closest-aspect', 0),
  nthAspect('second-aspect', 1),
  nthAspect('third-aspect', 2),
  backwards,
  threshold,
]
