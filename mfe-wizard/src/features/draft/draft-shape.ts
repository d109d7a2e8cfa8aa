import { z } from 'zod'
import { uploadedFileSchema } from '@shared/contracts/birth-fields/lineage'
import { birthFields, emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { readLegacyFields } from '@shared/contracts/legacy-fields'

/** A draft as it lies on the device. */
export interface Draft {
  /** Names this writing. */
  revision: string
  /** The writing that this one grew from; null for the first. */
  parent: string | null
  /** The writings before that one, the latest first; as many as two tabs may need to find where they parted. */
  ancestors: string[]
  /** Milliseconds since 1970, by the clock of the device. */
  savedAt: number
  stepId: WizardStepId
  values: BirthFormDraft
  /** What another tab wrote into a field at the same time; kept until somebody chooses. */
  rivals: Partial<BirthFormDraft>
  /** The record that was made of this draft; submitting again makes a new version of it. */
  recordId: string | null
  /** Answers of an older form that have no place in today's; kept, never shown as an answer. */
  unplaced: Record<string, unknown>
}

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
const isField = (name: string): name is BirthFormField => name in emptyValues

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

const stepIds = wizardSteps.map((step) => step.id)
const stepIdOf = (value: unknown): WizardStepId => {
  if (typeof value === 'number') return stepIds[value - 1] ?? 'identity'
  return stepIds.find((id) => id === value) ?? 'identity'
}

const record = z.record(z.string(), z.unknown())
const currentShape = z.object({
  revision: z.string(),
  parent: z.string().nullable(),
  ancestors: z.array(z.string()).catch([]),
  savedAt: z.number(),
  stepId: z.unknown(),
  values: record,
  rivals: record.default({}),
  recordId: z.string().nullable().default(null),
  unplaced: record.default({}),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A draft of today's shape; undefined when the text is none. */
export function parseDraft(text: string): Draft | undefined {
  const read = currentShape.safeParse(parseJson(text))
  if (!read.success) return undefined
  const { values, unplaced } = readValues(read.data.values)
  const rivals = readValues(read.data.rivals).values
  const named = Object.keys(read.data.rivals).filter(isField)
  return {
    ...read.data,
    stepId: stepIdOf(read.data.stepId),
    values,
    unplaced: { ...read.data.unplaced, ...unplaced },
    rivals: Object.fromEntries(named.map((field) => [field, rivals[field]])),
  }
}

const instantOf = (value: unknown): number | undefined => {
  const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isFinite(time) ? time : undefined
}

const wrappers = ['values', 'formData', 'data', 'form', 'draft'] as const
const instants = ['savedAt', 'lastSaved', 'timestamp', 'updatedAt'] as const
const about = [...instants, 'version', 'step', 'currentStep', 'stepId', 'recordId']

/**
 * A draft of an older version of the form: its values bare, or wrapped beside the time and the step. Undefined when the
 * text holds no answer of ours. A draft without a time counts as saved at `now`.
 */
export function parseOlderDraft(text: string, now: number): Omit<Draft, 'revision'> | undefined {
  const outer = record.safeParse(parseJson(text))
  if (!outer.success) return undefined
  const wrapper = wrappers.find((name) => record.safeParse(outer.data[name]).success)
  const meta = outer.data
  const stored = wrapper
    ? record.parse(outer.data[wrapper])
    : Object.fromEntries(Object.entries(outer.data).filter(([name]) => !about.includes(name)))
  const named = Object.keys(readLegacyFields(stored)).some(isField)
  if (!named) return undefined
  const { values, unplaced } = readValues(stored)
  const savedAt = instants.map((name) => instantOf(meta[name])).find((time) => time !== undefined)
  const recordId = typeof meta['recordId'] === 'string' ? meta['recordId'] : null
  const stepId = stepIdOf(meta['stepId'] ?? meta['currentStep'] ?? meta['step'])
  return {
    parent: null,
    ancestors: [],
    savedAt: savedAt ?? now,
    stepId,
    values,
    rivals: {},
    recordId,
    unplaced,
  }
}
