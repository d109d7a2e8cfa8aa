import {
  centimetres,
  centimetresPerInch,
  feetAndInches,
  kilograms,
  kilogramsPerOunce,
  poundsAndOunces,
} from '@shared/contracts/metric'

const counted = (count: number, one: string, many: string) =>
  count ? `${count} ${count === 1 ? one : many}` : ''
const both = (larger: string, smaller: string) => [larger, smaller].filter(Boolean).join(' ')

const inFeet = (feet: number, inches: number) =>
  both(counted(feet, 'foot', 'feet'), counted(inches, 'inch', 'inches'))
const inPounds = (pounds: number, ounces: number) =>
  both(counted(pounds, 'pound', 'pounds'), counted(ounces, 'ounce', 'ounces'))
/** Centimetres in the words of the record; '' for less than half an inch. */
const lengthOf = (length: number) => {
  const { feet, inches } = feetAndInches(length)
  return inFeet(feet, inches)
}
const weightOf = (weight: number) => {
  const { pounds, ounces } = poundsAndOunces(weight)
  return inPounds(pounds, ounces)
}
/** The same weight as a hospital writes it: ‘2.35 kg (2353 g)’. */
const inKilograms = (pounds: number, ounces: number) =>
  `${kilograms(pounds, ounces)} kg (${Math.round((pounds * 16 + ounces) * kilogramsPerOunce * 1000)} g)`

const figureOf = (told: string | undefined) => Number(told?.replace(',', '.') ?? 0)

/** A measure in the units in which it was told, in those of the other system, and in the record's own where those are not the told ones. */
interface Turned {
  told: string
  other: string
  inRecord?: string
}
interface Measure {
  isMetric: boolean
  /** How it is told, in folded letters, in one number or two. */
  pattern: RegExp
  turned: (first: string, second: string | undefined) => Turned
}

const fromMetric =
  (unit: string, inRecord: (told: number) => string): Measure['turned'] =>
  (told) => {
    const words = inRecord(figureOf(told))
    return { told: `${told} ${unit}`, other: words, inRecord: words }
  }

const number = '\\d{1,2}(?:[.,]\\d{1,2})?'
const then = ',? ?(?:and )?'
/** Where the smaller unit is left out, nothing else may be meant: ‘6 lb 13 and’, and not ‘6 lb 13 weeks’. */
const bare = '(?= (?:and|in|to|is|what|how)\\b|[?.!,]|$)'
const unit = (names: string) => ` ?(?:${names})(?![a-z])`
/** Two units, the smaller one at will; what is told besides in figures that are not read is not left out. */
const inTwo = (larger: string, smaller: string) =>
  new RegExp(
    `(?<![\\d.,-])(${number})${unit(larger)}(?:${then}(${number})(?:${unit(smaller)}|${bare})|(?!${then}\\d))`,
  )
const kilos = unit('kg|kgs|kilos?|kilograms?')

const measures: Readonly<Record<'weight' | 'length', readonly Measure[]>> = {
  weight: [
    {
      // ‘3 kilos 200’
      isMetric: true,
      pattern: new RegExp(`(?<![\\d.,])(\\d)${kilos}${then}(\\d{3})(?:${unit('g|gr|grams?')}|${bare})`),
      turned: (kilo, grams) => fromMetric('kg', weightOf)(`${kilo}.${grams ?? ''}`, undefined),
    },
    {
      isMetric: true,
      pattern: new RegExp(`(?<!\\d)(\\d{1,2}(?:[.,]\\d{1,3})?)${kilos}(?!${then}\\d{3}\\b)`),
      turned: fromMetric('kg', weightOf),
    },
    {
      isMetric: true,
      pattern: /(?:(?<!\d)|\bgrams?,? )(\d{3,4})(?: ?(?:g|gr|grams?)\b|(?<=\bgrams?,? \d+))/,
      turned: fromMetric('g', (told) => weightOf(told / 1000)),
    },
    {
      isMetric: false,
      pattern: inTwo('lbs?|pounds?', 'oz|ounces?'),
      turned: (pounds, ounces) => ({
        told: inPounds(figureOf(pounds), figureOf(ounces)),
        other: inKilograms(figureOf(pounds), figureOf(ounces)),
      }),
    },
  ],
  length: [
    {
      isMetric: true,
      pattern: /(?<!\d)(\d{1,3}(?:[.,]\d{1,2})?) ?(?:cm|centimet(?:er|re)s?)\b/,
      turned: fromMetric('cm', lengthOf),
    },
    {
      isMetric: false,
      pattern: inTwo('ft|foot|feet', 'in|inch|inches'),
      turned: (feet, inches) => ({
        told: inFeet(figureOf(feet), figureOf(inches)),
        other: `${centimetres(figureOf(feet), figureOf(inches))} cm`,
      }),
    },
    {
      isMetric: false,
      pattern: new RegExp(`(?<![\\d.,])((?:1[2-9]|[2-9]\\d)(?:[.,]\\d{1,2})?)${unit('in|inch|inches')}`),
      turned: (inches) => ({
        told: `${inches} inches`,
        other: `${centimetres(0, figureOf(inches))} cm`,
        inRecord: lengthOf(figureOf(inches) * centimetresPerInch),
      }),
    },
  ],
}
type Kind = keyof typeof measures
const kinds: readonly Kind[] = ['weight', 'length']

/** The units of each system, by which a measure is asked for. */
const metricNames: Readonly<Record<Kind, string>> = {
  length: 'cms?|centimet(?:er|re)s?',
  weight: 'kgs?|kilos?|kilograms?|g|gr|grams?',
}
const imperialNames: Readonly<Record<Kind, string>> = {
  length: 'ft|foot|feet|inch|inches',
  weight: 'lbs?|pounds?|oz|ounces?',
}
const metricUnits: Readonly<Record<Kind, RegExp>> = {
  length: new RegExp(`\\b(?:${metricNames.length}|metric)\\b`),
  weight: new RegExp(`(?:\\b|\\d)(?:${metricNames.weight}|metric)\\b`),
}
const imperialUnits: Readonly<Record<Kind, RegExp>> = {
  length: new RegExp(`\\b(?:${imperialNames.length}|imperial)\\b`),
  weight: new RegExp(`\\b(?:${imperialNames.weight}|imperial)\\b`),
}

/** The first measure of a kind that a message tells, and whether the units of the other system are named; undefined where it tells none. */
const toldOf = (kind: Kind, folded: string): (Turned & { isOtherNamed: boolean }) | undefined =>
  measures[kind]
    .flatMap(({ isMetric, pattern, turned }) => {
      const found = pattern.exec(folded)
      const [, first = '', second] = found ?? []
      const isOtherNamed = (isMetric ? imperialUnits : metricUnits)[kind].test(folded)
      return found ? [{ at: found.index, isOtherNamed, ...turned(first, second) }] : []
    })
    .filter(({ told, other }) => told !== '' && other !== '')
    .sort((one, other) => one.at - other.at)[0]

const ofMeasures =
  /^(?:form\/(?:metric|no-reckoning|metric-stored|inches|why-imperial|grams)|field\/baby(?:Height|Weight)\w+)$/

/**
 * What a length or weight that a message names is in the units that the record keeps, to the nearest inch and ounce, or in metric ones where
 * those are asked for, as a sentence with a blank after it; '' where none is named, or the passage is of something else.
 */
export const measureOf = (passageId: string, folded: string): string => {
  if (!ofMeasures.test(passageId)) return ''
  const words = kinds.flatMap((kind) => {
    const measure = toldOf(kind, folded)
    const turned = measure?.isOtherNamed ? measure.other : measure?.inRecord
    return measure && turned ? `${measure.told} is ${turned}` : []
  })
  return words.length ? `${words.join('; ')}. ` : ''
}

const unitsOfAll = [metricNames, imperialNames].flatMap((names) => Object.values(names)).join('|')
const asksToTurn = new RegExp(
  `\\bhow (?:many|much)\\b|\\b(?:in|to|into|as) (?:metric|imperial|${unitsOfAll})\\b|\\b(?:convert|turn)\\b|\\bwhat(?:'?s| is| are| would)\\b`,
)
/** The passage on units, where a message asks what a measure that it tells is in other ones: ‘how many grams is 5 pounds 3 oz’; undefined for any other. In folded letters. */
export const measureAskedIn = (folded: string): string | undefined =>
  folded.length <= 120 && asksToTurn.test(folded) && kinds.some((kind) => toldOf(kind, folded)?.isOtherNamed)
    ? 'form/metric'
    : undefined
