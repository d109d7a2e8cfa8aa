import { z } from 'zod'
import { birthFieldNames } from './birth-form'
import { grantRoles, versionKinds } from './enumerations'
import { isPlainText } from './typed-text'

/** The answers of a form as they were typed (`BirthFormDraft`); fields that are left out stay as they are. */
const answersSchema = z.record(z.string(), z.unknown())
const fieldSchema = z.string()

/** A field of which two writers made two things; `base` is what both began with. */
export const fieldConflictSchema = z.object({
  field: fieldSchema,
  base: z.unknown(),
  yours: z.unknown(),
  theirs: z.unknown(),
})

/**
 * The `details` of a 409 with code `conflict` from sync and from a change: nothing was stored. Whoever has chosen sends again,
 * with `version` as the version (and `revision` as the revision) that the choice was made on.
 */
export const conflictAnswerSchema = z.object({
  conflicts: z.array(fieldConflictSchema).min(1),
  version: z.string(),
  revision: z.number().int(),
  /** All answers as they stand. */
  theirs: answersSchema,
})

/** A change of one field in words, such as { label: "Mother's full name", before: 'Ewa', after: 'Ewa Łukasz' }; '' is no answer. */
export const fieldChangeSchema = z.object({
  field: fieldSchema,
  label: z.string(),
  before: z.string(),
  after: z.string(),
})
export type FieldChange = z.infer<typeof fieldChangeSchema>

export type VersionKind = (typeof versionKinds)[number]

/** One version. Its number counts from 1 in its record; its id is what addresses name. */
export const versionSchema = z.object({
  id: z.string(),
  number: z.number().int().positive(),
  /** Of the canonical JSON of its answers. */
  sha256: z.string(),
  /** Over the hash of the version before, this version's own, its writer, time and note: a changed history shows. */
  chainHash: z.string(),
  /** Everybody who had a part in it, as the record's people know them: `ownerName`, or an e-mail address; joined by ' and '. */
  createdBy: z.string(),
  /** You had a part in it. */
  isYours: z.boolean(),
  /** Who else had, each by name. */
  others: z.array(z.string()),
  createdAt: z.iso.datetime(),
  note: z.string(),
  kind: z.enum(versionKinds),
  /** The fields that it changed of the version before, by their labels; null where that was not kept. What they said: `comparisonSchema`. */
  changed: z.array(z.object({ field: fieldSchema, label: z.string() })).nullable(),
  /** The proof that was made of it, told to the owner alone; null for a version that was not submitted. */
  proofJobId: z.string().nullable(),
  /** When its proof was approved, and by whom; null while it was not. */
  approvedAt: z.iso.datetime().nullable(),
})
export type Version = z.infer<typeof versionSchema>

/** GET /api/proofs/{id}/versions, newest first. */
export const versionsSchema = z.array(versionSchema)

/** GET /api/proofs/{id}/versions/{versionId} */
export const versionAnswersSchema = z.object({ version: versionSchema, data: answersSchema })

/** GET /api/proofs/{id}/versions/{versionId}/changes?since={versionId}: two versions, field by field in words. */
export const comparisonSchema = z.object({ changes: z.array(fieldChangeSchema) })

/**
 * POST /api/proofs/{id}/versions/{versionId}/restore, without a body, by the owner: the answers of that version become a new
 * one. The answer is the shared record.
 */

/** The number of the first version whose hash does not fit; null for an unbroken history. Beside the list: GET /api/proofs/{id}/history-check */
export const historyCheckSchema = z.object({ brokenAt: z.number().int().nullable() })

export const maxNoteLength = 500

/**
 * POST /api/proofs/{id}/sync; only `note` is required once nothing changed (D11). The header `Idempotency-Key` names one sync:
 * the same sent again is answered again and stored once.
 */
export const syncSchema = z.strictObject({
  note: z
    .string()
    .max(maxNoteLength, `A note has at most ${maxNoteLength} characters`)
    .refine(isPlainText, 'Please leave out hidden characters'),
  data: answersSchema.optional(),
  /** The id of the version that the draft grew from; absent for a first sync. */
  baseVersion: z.string().max(64).optional(),
})

/** A record that several people work on, as one of them sees it. GET /api/proofs/{id}/record, and part of a sync's answer. */
export const sharedRecordSchema = z.object({
  recordId: z.string(),
  /** The current Proof ID, whichever of the record's Proof IDs was asked for. */
  proofId: z.string(),
  role: z.enum(grantRoles),
  /** All answers as they stand, live changes included. */
  data: answersSchema,
  /** The newest version's id. */
  version: z.string(),
  /** Grows with every change, of whatever kind: two answers with the same revision are the same. */
  revision: z.number().int(),
  /** By what the newest proof is opened: its own id for the owner, the Proof ID for anybody else; null when there was no submission. */
  proofJobId: z.string().nullable(),
  /** Approved for a day or ordered: nobody changes it any more. */
  isLocked: z.boolean(),
  /**
   * Who wrote what of it last, as the record's people know them: the live changes, and what the newest version changed. Of what is older
   * nothing is said.
   */
  writtenBy: z.array(z.object({ name: z.string(), fields: z.array(fieldSchema) })).default([]),
})
export type SharedRecord = z.infer<typeof sharedRecordSchema>

/** The answer to a sync. */
export const syncResultSchema = sharedRecordSchema.extend({
  /** False when everything was there already: then no version was made. */
  isNewVersion: z.boolean(),
})
export type SyncResult = z.infer<typeof syncResultSchema>

/**
 * PATCH /api/proofs/{id}/record: fields that an editor changed while others may be changing theirs, each with the value it had
 * before; fields that are merged together are sent together (`changesBetween` in three-way.ts). The answer is the shared
 * record; a field that somebody else has changed since answers 409 `conflict`, and nothing of the change is stored.
 */
export const recordChangeSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        field: z.enum(birthFieldNames as [string, ...string[]]),
        base: z.unknown(),
        value: z.unknown(),
      }),
    )
    .min(1)
    .max(birthFieldNames.length),
})
export type RecordChange = z.infer<typeof recordChangeSchema>

/**
 * PUT /api/proofs/{id}/presence, every 15 s and when the focus moves; a page that is not heard of for 45 s has left. DELETE with the
 * same body when it leaves.
 */
export const presenceSchema = z.strictObject({
  pageId: z.uuid(),
  field: z
    .enum(birthFieldNames as [string, ...string[]])
    .nullable()
    .default(null),
})
