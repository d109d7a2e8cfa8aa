import { birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { centimetres, feetAndInches, kilograms, poundsAndOunces } from '@shared/contracts/metric'
import { readNumber } from '@shared/contracts/typed-number'

type Pair = readonly [whole: unknown, part: unknown]
type Patch = { [Field in BirthFormField]?: unknown }

/** One measure of the child in its two systems: the record's pair of fields, and what was typed in metric. */
export interface MetricMeasure {
  typed: BirthFormField
  whole: BirthFormField
  part: BirthFormField
  unit: string
  /** The units of the pair. */
  wholeUnit: string
  partUnit: string
  /** How many of the second unit one of the first holds. */
  parts: number
  /** What the record can hold, in metric. */
  least: number
  most: number
  /** The pair in metric, as text; '' when the pair is no measure. */
  show: (pair: Pair) => string
  /** A metric number as the record's pair. */
  convert: (metric: number) => readonly [whole: number, part: number]
}

const asNumber = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' ? readNumber(value) : null

const numbersOf = ([whole, part]: Pair): [number, number] | null => {
  const [first, second] = [asNumber(whole), asNumber(part)]
  return first === null && second === null ? null : [first ?? 0, second ?? 0]
}

/** The pair in words: '1 ft 8 in'; '' when it is no measure. */
export function pairText({ wholeUnit, partUnit }: MetricMeasure, pair: Pair): string {
  const numbers = numbersOf(pair)
  return numbers ? `${numbers[0]} ${wholeUnit} ${numbers[1]} ${partUnit}` : ''
}

/** A measure that was written in one of the two units alone, as the pair takes it: '20 in is 1 ft 8 in.'; undefined for all others. */
export function oneUnitHint(measure: MetricMeasure, pair: Pair): string | undefined {
  const { wholeUnit, partUnit, parts, least, most } = measure
  const [whole, part] = numbersOf(pair) ?? [0, 0]
  const metric = Number(measure.show(pair))
  if ((whole !== 0) === (part !== 0) || metric < least || metric > most) return undefined
  const total = Math.round(whole * parts + part)
  const written = whole ? `${whole} ${wholeUnit}` : `${part} ${partUnit}`
  const meant = pairText(measure, [Math.floor(total / parts), total % parts])
  return `${written} is ${meant}. Please write it so.`
}

/** The bounds of a field of whole numbers; throws for any other. */
function boundsOf(field: BirthFormField): { min: number; max: number } {
  const { min, max } = birthFields[field]
  if (min === undefined || max === undefined) throw new Error(`${field} has no bounds`)
  return { min, max }
}

export const height: MetricMeasure = {
  typed: 'babyHeightCentimetres',
  whole: 'babyHeightFeet',
  part: 'babyHeightInches',
  unit: 'cm',
  wholeUnit: 'ft',
  partUnit: 'in',
  parts: 12,
  least: centimetres(boundsOf('babyHeightFeet').min, 0),
  most: Math.floor(centimetres(boundsOf('babyHeightFeet').max, boundsOf('babyHeightInches').max)),
  show(pair) {
    const numbers = numbersOf(pair)
    return numbers ? String(centimetres(...numbers)) : ''
  },
  convert(metric) {
    const { feet, inches } = feetAndInches(metric)
    return [feet, inches]
  },
}

export const weight: MetricMeasure = {
  typed: 'babyWeightKilograms',
  whole: 'babyWeightPounds',
  part: 'babyWeightOunces',
  unit: 'kg',
  wholeUnit: 'lbs',
  partUnit: 'oz',
  parts: 16,
  least: kilograms(boundsOf('babyWeightPounds').min, 0),
  most: kilograms(boundsOf('babyWeightPounds').max, boundsOf('babyWeightOunces').max),
  show(pair) {
    const numbers = numbersOf(pair)
    return numbers ? String(kilograms(...numbers)) : ''
  },
  convert(metric) {
    const { pounds, ounces } = poundsAndOunces(metric)
    return [pounds, ounces]
  },
}

/**
 * The fields to write for what was typed in metric: the text for display, the rounded pair for the record. A text that is
 * no number goes into the first field of the pair too, whose rule then refuses it.
 */
export function metricEntry(measure: MetricMeasure, text: string): Patch {
  const typed = text.trim()
  const number = readNumber(typed)
  if (number === null) return { [measure.typed]: text, [measure.whole]: typed || null, [measure.part]: null }
  const [whole, part] = measure.convert(number)
  return { [measure.typed]: text, [measure.whole]: whole, [measure.part]: part }
}
