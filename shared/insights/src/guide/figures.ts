import type { Facts } from '../insights/facts'
import { withArticle } from '../insights/aspect-sentence'
import { capitalised, degreeText } from '../insights/phrases'
import { listed } from '../listed'
import { highestCountOf } from '../numbers/highest-count'
import type { BodyId } from '../sky/ephemeris'
import type { Element, Modality } from '../sky/zodiac'
import { elements, modalities } from '../sky/zodiac'

const named = (id: BodyId) => (id === 'north-node' ? 'the Moon’s northern node' : withArticle(id))

/** 'the Moon stood in Taurus'; where it changed sign on a day without an hour, 'at noon'. */
export const stood = (facts: Facts, id: BodyId): string =>
  `${named(id)} stood in ${facts.body(id).signName}${facts.changeOf(id) ? ' at noon' : ''}`

/** The same to the minute of arc; without an hour the Moon has no degree, and a body that changed sign has two signs. */
export const stoodExactly = (facts: Facts, id: BodyId): string => {
  const { signName, longitude } = facts.body(id)
  const change = facts.changeOf(id)
  if (change)
    return `${named(id)} passed from ${change.from} into ${change.to} that day and stood in ${signName} at noon`
  if (!facts.isExact && id === 'moon') return stood(facts, id)
  return `${named(id)} stood at ${degreeText(longitude)}${facts.isExact ? '' : ' at noon'}`
}

/** 'With the Moon in Taurus'. */
export const withBody = (facts: Facts, id: BodyId): string =>
  `With ${named(id)} in ${facts.body(id).signName}${facts.changeOf(id) ? ' at noon' : ''}`

/** A text, and the figure of this child that it follows from, as a clause: 'the Moon stood in Taurus'. */
export type Reasoned = readonly [text: string, figure: string]

const turns = ['because', 'for', 'since', 'as']

/** 'A quick mind, because Mercury stood in Gemini.' */
export const reasoned = (list: readonly Reasoned[]): string[] =>
  list.map(
    ([text, figure], at) => `${capitalised(text)}, ${turns[at % turns.length] ?? 'because'} ${figure}.`,
  )

const outer: readonly BodyId[] = ['uranus', 'neptune', 'pluto']

/**
 * The angles of this sky, the closest first, between bodies whose place is known. Those among the three slowest are left
 * out: a whole generation shares them.
 */
export const ownAspects = ({ chart, isExact }: Facts) =>
  chart.aspects.filter(
    ({ a, b }) => !(outer.includes(a) && outer.includes(b)) && (isExact || (a !== 'moon' && b !== 'moon')),
  )

/** The elements that held most of the ten bodies, and how many each of them held. */
const leadingElements = ({ chart }: Facts) => highestCountOf(elements, (element) => chart.elements[element])

/** The one element in which most of the ten bodies stood; undefined where two share the first place. */
export const strongestElement = (facts: Facts): Element | undefined => {
  const { leading } = leadingElements(facts)
  return leading.length === 1 ? leading[0] : undefined
}

/** The elements that share the first place where another one held none: of such a sky it cannot be said that it had all four. */
export const sharedElements = (facts: Facts): readonly Element[] => {
  const { leading } = leadingElements(facts)
  return leading.length > 1 && elements.some((element) => facts.chart.elements[element] === 0) ? leading : []
}

const countWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const howMany = (count: number): string => countWords[count] ?? String(count)

/** 'five of the ten bodies stood in signs of fire', which elements held as many, or that no element came first. */
export const elementFigure = (facts: Facts): string => {
  const element = strongestElement(facts)
  const { chart } = facts
  const shared = sharedElements(facts)
  if (shared.length)
    return `${listed(shared)} held ${howMany(leadingElements(facts).most)} of the ten bodies each${atNoon(facts)}`
  return element
    ? `${howMany(chart.elements[element])} of the ten bodies stood in signs of ${element}${atNoon(facts)}`
    : `no element held more of the ten bodies than every other${atNoon(facts)}`
}

/** The one way of acting in which most of the ten bodies stood; undefined where two share the first place. */
export const strongestModality = ({ chart }: Facts): Modality | undefined => {
  const { leading } = highestCountOf(modalities, (modality) => chart.modalities[modality])
  return leading.length === 1 ? leading[0] : undefined
}

export const modalityFigure = (facts: Facts): string => {
  const modality = strongestModality(facts)
  return modality
    ? `${howMany(facts.chart.modalities[modality])} of the ten bodies stood in ${modality} signs${atNoon(facts)}`
    : `no way of acting held more of the ten bodies than every other${atNoon(facts)}`
}

/** The share of the Moon changes within a day: without an hour it is that of noon. */
const atNoon = (facts: Facts) => (facts.changeOf('moon') ? ' at noon' : '')

/** What the guide calls the child where no name is known yet. */
export const calledBy = ({ firstName }: Facts): string => firstName || 'this child'
