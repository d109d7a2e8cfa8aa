import { z } from 'zod'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { readLegacyFields } from '@shared/contracts/legacy-fields'
import { cloudSchema, waitingSchema } from './cloud-state'
import type { CloudState, WaitingSync } from './cloud-state'
import { isField, readSomeValues, readValues } from '../../form/stored-values'

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
  /** What the server holds of it; null for a draft that is on this device only. */
  cloud: CloudState | null
  /** A sync that waits for the connection, or for a choice. */
  waiting: WaitingSync | null
  /** Answers of an older form that have no place in today's; kept, never shown as an answer. */
  unplaced: Record<string, unknown>
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
  // Drafts of an earlier day know of no cloud.
  cloud: cloudSchema.default(null),
  waiting: waitingSchema.default(null),
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
  return {
    ...read.data,
    stepId: stepIdOf(read.data.stepId),
    values,
    unplaced: { ...read.data.unplaced, ...unplaced },
    rivals: readSomeValues(read.data.rivals),
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
    cloud: null,
    waiting: null,
    unplaced,
  }
}
