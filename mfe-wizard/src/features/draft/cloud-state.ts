import { z } from 'zod'
import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { grantRoles } from '@shared/contracts/enumerations'
import { groupOf } from '@shared/contracts/field-groups'
import { isPermitted } from '@shared/contracts/permissions'
import { changesBetween, mergeVersions } from '@shared/contracts/three-way'
import type { DraftVersion } from '@shared/contracts/three-way'
import type { RecordChange } from '@shared/contracts/versions'
import type { RecordState } from '../../api/record-calls'
import { readSomeValues, readValues } from '../../form/stored-values'

/** What the server holds of a record, as the draft on this device last learnt it. */
export interface CloudState extends RecordState {
  /** Values that were sent and not answered yet: the server may have them. */
  sent: Partial<BirthFormDraft>
}

/** A sync that was asked for and not answered yet. */
export interface WaitingSync {
  /** The Idempotency-Key: the same until the server has answered. */
  key: string
  note: string
  proofId: string
  /**
   * The answers as they stood when it was asked for. Null where they go as single changes first, each with what it was before:
   * on a page that several people work on, and after a choice.
   */
  values: BirthFormDraft | null
  baseVersion: string | null
  /** Somebody wants to invite, and waits for it. */
  isForInvitation: boolean
}

const answers = z.record(z.string(), z.unknown())
const asForm = (stored: Record<string, unknown>) => readValues(stored).values

/** As it lies on the device; anything else is none, and the server is asked. */
export const cloudSchema = z
  .object({
    recordId: z.string(),
    proofId: z.string(),
    role: z.enum(grantRoles),
    version: z.string(),
    revision: z.number(),
    proofJobId: z.string().nullable(),
    isLocked: z.boolean(),
    values: answers.transform(asForm),
    sent: answers.transform(readSomeValues),
  })
  .nullable()
  .catch(null)

export const waitingSchema = z
  .object({
    key: z.string(),
    note: z.string(),
    proofId: z.string(),
    values: answers.transform(asForm).nullable(),
    baseVersion: z.string().nullable(),
    isForInvitation: z.boolean(),
  })
  .nullable()
  .catch(null)

const pickFields = (form: BirthFormDraft, fields: readonly BirthFormField[]): Partial<BirthFormDraft> =>
  Object.fromEntries(fields.map((field) => [field, form[field]]))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Of two states the one that the server told later. */
export const laterState = (one: CloudState | null, other: CloudState | null): CloudState | null =>
  one && other ? (other.revision > one.revision ? other : one) : (one ?? other)

/**
 * What both sides began with: what the server was known to hold, and what it has taken from here since, answered or not. Without
 * that, somebody's own words would come back as those of another.
 */
const commonGround = (known: CloudState, theirs: BirthFormDraft): BirthFormDraft => {
  const arrived = birthFieldNames.filter(
    (field) => field in known.sent && isSame(known.sent[field], theirs[field]),
  )
  return { ...known.values, ...pickFields(theirs, arrived) }
}

export interface Joined {
  merged: DraftVersion
  cloud: CloudState
  /** Fields that were changed there, and wait here until they are left. */
  heldBack: readonly BirthFormField[]
}

interface JoinOptions {
  /** What both sides began with; by default what the server was known to hold, and what it has taken from here since. */
  base?: BirthFormDraft | undefined
  /** The field that somebody types in now: it is never replaced under their hands. */
  typing?: BirthFormField | null | undefined
  /** What stands there is shown, and nothing else. */
  takesTheirs?: boolean | undefined
}

/** Without the files that are on their way: nobody but this device has them, so the server is not told of them before they are sent. */
export const withSentFiles = (form: BirthFormDraft): BirthFormDraft => ({
  ...form,
  uploadedFiles: form.uploadedFiles.filter(({ fileURL }) => fileURL !== undefined),
})

/** Joins what the server holds into a draft, field by field. What both changed stays, and theirs is its rival. */
export function joinCloud(
  mine: DraftVersion,
  known: CloudState | null,
  theirs: CloudState,
  {
    base = known ? commonGround(known, theirs.values) : mine.values,
    typing = null,
    takesTheirs,
  }: JoinOptions,
): Joined {
  if (takesTheirs || !isPermitted(theirs.role, 'edit'))
    return { merged: { values: theirs.values, rivals: {} }, cloud: theirs, heldBack: [] }
  const typed = typing === null ? [] : groupOf(typing)
  const isNews = typed.some((field) => !isSame(theirs.values[field], base[field]))
  const heldBack = isNews && known ? typed : []
  const values = { ...theirs.values, ...pickFields(base, heldBack) }
  return {
    merged: mergeVersions(withSentFiles(base), mine, { values, rivals: {} }),
    cloud: { ...theirs, values },
    heldBack,
  }
}

/** What was changed here and is not on the server; nothing that waits for a choice. */
export function unsentChanges(
  { values, rivals }: DraftVersion,
  cloud: CloudState,
  heldBack: readonly BirthFormField[],
): RecordChange['changes'] {
  const waiting = birthFieldNames.filter((field) => field in rivals || heldBack.includes(field))
  const settled = { ...withSentFiles(values), ...pickFields(cloud.values, waiting.flatMap(groupOf)) }
  return changesBetween(cloud.values, settled)
}
