import { birthFields, birthFieldNames } from './birth-form'
import type { BirthFormField } from './birth-form'

/** Field names that older forms wrote, with the field that took their place. Read everywhere, written nowhere (D2). */
const legacyFieldNames: readonly (readonly [older: string, field: BirthFormField])[] =
  birthFieldNames.flatMap((field) => (birthFields[field].older ?? []).map((older) => [older, field] as const))

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Nobody wrote a weight or a length with more characters than this; what is longer is left to be complained of. */
const maxMeasureLength = 40
/** Every run of white space as one blank, so that no expression has to try where one ends; '' for what is too long. */
const tidied = (text: string) => (text.length > maxMeasureLength ? '' : text.trim().replace(/\s+/g, ' '))

/** '7 lbs 4 oz', '7 lb', '7.5' (pounds) as pounds and ounces; undefined when it says neither. */
function poundsAndOunces(text: string): { pounds: number; ounces: number } | undefined {
  const match = /^(\d+(?:\.\d+)?) ?(?:lbs?\.?|pounds?)?(?:(?: |, ?| , ?)(\d+) ?(?:oz\.?|ounces?))?$/i.exec(
    tidied(text),
  )
  if (!match) return undefined
  const total = Math.round(Number(match[1]) * 16 + Number(match[2] ?? 0))
  return { pounds: Math.floor(total / 16), ounces: total % 16 }
}

/** '20"', '20 in', '1\' 8"', '20' (inches) as feet and inches; undefined when it says neither. */
function feetAndInches(text: string): { feet: number; inches: number } | undefined {
  const match = /^(?:(\d+) ?(?:'|′|ft\.?|feet) ?)?(?:(\d+(?:\.\d+)?) ?(?:"|″|in\.?|inches)?)?$/i.exec(
    tidied(text),
  )
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  const total = Math.round(Number(match[1] ?? 0) * 12 + Number(match[2] ?? 0))
  return { feet: Math.floor(total / 12), inches: total % 12 }
}

const isTyped = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const titleCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/**
 * Reads `values` that may carry older field names and answers them under today's names. A value that stands under
 * today's name already is kept; an older name never overwrites it, and is gone from the answer. Composite texts of older
 * forms (`weight`, `length`) are taken apart; one that cannot be read is left as it was, so that it is complained of and
 * not lost.
 */
export function readLegacyFields(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = { ...values }
  const fill = (field: BirthFormField, value: unknown) => {
    if (isEmpty(read[field])) read[field] = value
  }
  for (const [older, field] of legacyFieldNames) {
    if (!(older in read)) continue
    const value = read[older]
    delete read[older]
    if (isEmpty(value)) continue
    fill(field, older === 'sex' && typeof value === 'string' ? titleCase(value) : value)
  }
  const { weight, length } = read
  const mass = isTyped(weight) ? poundsAndOunces(String(weight)) : undefined
  if (mass || weight === '') delete read['weight']
  if (mass && isEmpty(read['babyWeightPounds'])) {
    read['babyWeightPounds'] = mass.pounds
    fill('babyWeightOunces', mass.ounces)
  }
  const size = isTyped(length) ? feetAndInches(String(length)) : undefined
  if (size || length === '') delete read['length']
  if (size && isEmpty(read['babyHeightFeet'])) {
    read['babyHeightFeet'] = size.feet
    fill('babyHeightInches', size.inches)
  }
  return read
}
