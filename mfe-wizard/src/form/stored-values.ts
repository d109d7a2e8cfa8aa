import { z } from 'zod'
import { uploadedFileSchema } from '@shared/contracts/birth-fields/lineage'
import { birthFields, emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { readLegacyFields } from '@shared/contracts/legacy-fields'

const fileList = z.array(z.unknown())
const notPlaced = Symbol('not placed')

function placedChoice(options: readonly string[], value: unknown, empty: string): string | typeof notPlaced {
  if (value === '' || value === null) return empty
  const text = String(value).trim().toLowerCase()
  return options.find((option) => option.toLowerCase() === text) ?? notPlaced
}

function placedFlag(value: unknown): boolean | typeof notPlaced {
  if (value === null || value === '') return false
  if (typeof value === 'boolean') return value
  return value === 'true' ? true : value === 'false' ? false : notPlaced
}

/** A stored value as its field holds it while somebody types, or `notPlaced` where the field cannot show it. */
function placed(field: BirthFormField, value: unknown, empty: unknown): unknown {
  const { kind, options } = birthFields[field]
  if (options) return placedChoice(options, value, String(empty))
  if (kind === 'flag') return placedFlag(value)
  if (typeof value === 'string') return value
  if (value === null) return empty
  if (typeof value === 'number') return empty === null ? value : String(value)
  return notPlaced
}

const emptyValues: Readonly<Record<string, unknown>> = emptyBirthForm()
/** Whether a stored name is that of a field. */
export const isField = (name: string): name is BirthFormField => name in emptyValues

/**
 * Stored values of any age as today's form. Unfinished and mistaken entries stay as they were typed; what no field can
 * hold is answered beside, so that nothing is dropped.
 */
export function readValues(stored: Readonly<Record<string, unknown>>): {
  values: BirthFormDraft
  unplaced: Record<string, unknown>
} {
  const unplaced: Record<string, unknown> = {}
  const read: Record<string, unknown> = { ...emptyValues }
  for (const [name, value] of Object.entries(readLegacyFields(stored))) {
    if (value === undefined) continue
    if (name === 'uploadedFiles' && Array.isArray(value)) {
      const files = fileList.parse(value).map((file) => ({ file, read: uploadedFileSchema.safeParse(file) }))
      read[name] = files.flatMap((entry) => (entry.read.success ? [entry.read.data] : []))
      const strange = files.filter((entry) => !entry.read.success).map((entry) => entry.file)
      if (strange.length) unplaced[name] = strange
      continue
    }
    const found = isField(name) ? placed(name, value, emptyValues[name]) : notPlaced
    if (found !== notPlaced) read[name] = found
    else if (value !== null && value !== '') unplaced[name] = value
  }
  // Every field stands in `read` with the type of its empty value: this is the parse boundary of drafts.
  return { values: read as BirthFormDraft, unplaced }
}

/** Stored answers to some of the questions; none is added. */
export function readSomeValues(stored: Readonly<Record<string, unknown>>): Partial<BirthFormDraft> {
  const { values } = readValues(stored)
  return Object.fromEntries(
    Object.keys(stored)
      .filter(isField)
      .map((field) => [field, values[field]]),
  )
}
