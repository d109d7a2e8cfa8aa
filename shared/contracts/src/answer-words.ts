import { birthFields, birthFieldNames } from './birth-form'
import type { BirthFormDraft, BirthFormField } from './birth-form'
import { isCalendarDate } from './calendar'
import { fieldWords } from './field-words'
import { fieldsThatDiffer } from './three-way'
import { writtenNumber } from './typed-number'
import type { FieldChange } from './versions'

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Answers that are not said in their own letters. */
const spoken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  babyClockChange: { earlier: 'Before the clocks changed', later: 'After the clocks changed' },
}

/** Numbers that are kept as they were typed. */
export const typedMeasures: ReadonlySet<string> = new Set<BirthFormField>([
  'babyHeightCentimetres',
  'babyWeightKilograms',
])

const isNamed = (file: unknown): file is { name: string } =>
  typeof file === 'object' && file !== null && 'name' in file && typeof file.name === 'string'

/** An answer as a person reads it: 'Yes', '14 November 2026', the names of files; '' is no answer. What was typed half stands as it is. */
export function answerWords(field: BirthFormField, value: unknown): string {
  const { kind } = birthFields[field]
  // A random value says nothing.
  if (field === 'differentChild') return value ? 'Yes' : ''
  if (kind === 'flag') return value === true ? 'Yes' : ''
  if (Array.isArray(value)) return value.map((file) => (isNamed(file) ? file.name : '')).join(', ')
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  if (kind === 'date' && isCalendarDate(text)) return written.format(new Date(`${text}T00:00:00Z`))
  return spoken[field]?.[text] ?? (typedMeasures.has(field) ? writtenNumber(text) : text)
}

/** Set by the page, for itself. */
const unspoken: ReadonlySet<BirthFormField> = new Set(['finalReview', 'metricMeasures'])

/** Those of some fields that a person is told of, with their labels, in the order of the pages. */
export function fieldsInWords(fields: readonly string[]): { field: BirthFormField; label: string }[] {
  const named = new Set(fields)
  return birthFieldNames
    .filter((field) => named.has(field) && !unspoken.has(field))
    .map((field) => ({ field, label: fieldWords(field) }))
}

/** What changed from one form to another, field by field in words, in the order of the pages. */
export function changesInWords(before: BirthFormDraft, after: BirthFormDraft): FieldChange[] {
  return fieldsInWords(fieldsThatDiffer(before, after)).map(({ field, label }) => ({
    field,
    label,
    before: answerWords(field, before[field]),
    after: answerWords(field, after[field]),
  }))
}
