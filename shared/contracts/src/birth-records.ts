import { z } from 'zod'
import { birthFormFields } from './birth-form'
import type { BirthForm } from './birth-form'

/** The provenance object sent with a submission (§3). */
export const provenanceSchema = z.strictObject({
  proofId: z.string().regex(/^01[0-9A-Z]{8}$/),
  babyBirthPlaceFacility: z.string(),
  /** Total inches as text with a quote mark: `20"`; '' without a height. */
  babyHeight: z.string(),
  /** `7 lbs 4 oz`; '' without a weight. */
  babyWeight: z.string(),
  babyWeightPounds: z.number().nullable(),
  babyWeightOunces: z.number().nullable(),
  babyBirthOrder: z.string(),
  apgarScore1: z.string(),
  apgarScore5: z.string(),
  birthDate: z.string(),
  birthLatitude: z.number().nullable(),
  birthLongitude: z.number().nullable(),
})
export type Provenance = z.infer<typeof provenanceSchema>

/** The provenance of a checked form under its Proof ID: the same facts, written as §3 wants them. */
export function provenanceOf(form: BirthForm, proofId: string): Provenance {
  const { babyHeightFeet, babyHeightInches, babyWeightPounds, babyWeightOunces } = form
  const hasHeight = babyHeightFeet !== null || babyHeightInches !== null
  const hasWeight = babyWeightPounds !== null || babyWeightOunces !== null
  return {
    proofId,
    babyBirthPlaceFacility: form.babyBirthPlace,
    babyHeight: hasHeight ? `${(babyHeightFeet ?? 0) * 12 + (babyHeightInches ?? 0)}"` : '',
    babyWeight: hasWeight ? `${babyWeightPounds ?? 0} lbs ${babyWeightOunces ?? 0} oz` : '',
    babyWeightPounds,
    babyWeightOunces,
    babyBirthOrder: form.babyBirthOrder,
    apgarScore1: form.apgarScore1Min,
    apgarScore5: form.apgarScore5Min,
    birthDate: form.babyDateOfBirth,
    birthLatitude: form.birthLatitude,
    birthLongitude: form.birthLongitude,
  }
}

/** What travels beside the form in POST /api/birth-records. */
export const submissionEnvelope = {
  isCompleted: z.boolean(),
  provenance: provenanceSchema,
  /** The record that an edited draft belongs to (D11, 'Edit Provenance'). */
  recordId: z.string().max(64).optional(),
  /** The revision of the shared record that the form holds: should there be a newer one, it is refused with `conflict`. */
  revision: z.number().int().positive().optional(),
  /**
   * When the approval was given that the sender means to take back with this submission; null where they know of none. Should
   * another one stand, or one at all, it is refused with `approved`. Left out, whatever stands is taken back.
   */
  approval: z.iso.datetime().nullable().optional(),
  /**
   * The form's e-mail address was typed in place of the one that the sender knows the record to have; it is taken even where an older
   * version has it too. Left out, an address that was put right since that version stays.
   */
  bringsNewAddress: z.boolean().optional(),
}

/**
 * The shape of POST /api/birth-records: every form field, `isCompleted`, `provenance`. The rules of §5 are checked
 * besides, with `birthFormSchemaFor`. Older field names are read first with `readLegacyFields`.
 */
export const submissionSchema = z.strictObject({ ...birthFormFields, ...submissionEnvelope })
export type Submission = z.input<typeof submissionSchema>

export const derivedValuesSchema = z.object({
  lifePathNumber: z.number().int(),
  psychicNumber: z.number().int(),
  dayOfBirth: z.string(),
  westernZodiac: z.string(),
  /** Set when the Sun changed sign on the day and no time is known, and the like. */
  westernZodiacNote: z.string().optional(),
  easternZodiac: z.string(),
  moonPhase: z.string(),
  trueMoonPhase: z.string(),
  birthGem: z.string(),
  spiritualStone: z.string(),
  majorArcana: z.string(),
  minorArcana: z.string(),
  birthSeason: z.string(),
  /** Hours; null without a place. */
  dayLength: z.number().nullable(),
  dayLengthNote: z.string().optional(),
})

/** The answer to a submission. */
export const submissionResultSchema = z.object({
  id: z.string(),
  proofId: z.string(),
  version: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  derivedData: derivedValuesSchema.extend({
    /** Unguessable, URL-safe; the `{proofId}` of /proof-review and of GET /api/proof. */
    proofJobId: z.string(),
  }),
})
export type SubmissionResult = z.infer<typeof submissionResultSchema>

export const idempotencyKeyHeader = 'idempotency-key'
