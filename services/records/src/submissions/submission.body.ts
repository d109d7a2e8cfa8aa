import type { BirthForm } from '@shared/contracts/birth-form'
import { provenanceOf, submissionEnvelope } from '@shared/contracts/birth-records'
import type { Provenance } from '@shared/contracts/birth-records'
import { birthFormSchemaFor, latestDateOnEarth } from '@shared/contracts/form-rules'
import { readLegacyFields } from '@shared/contracts/legacy-fields'
import { isTimeZone } from '@shared/contracts/time-zone'
import { proofIdOf } from '@shared/insights/proof-id'
import { z } from 'zod'
import { proofIdInputOf } from '@shared/insights/form-inputs'

/** A submission that has been checked in every respect. */
export interface CheckedSubmission {
  form: BirthForm
  isCompleted: boolean
  proofId: string
  recordId: string | undefined
  revision?: number | undefined
  /** ISO 8601, or null: the approval that the sender knows of. */
  approval?: string | null | undefined
  bringsNewAddress?: boolean | undefined
}

const envelopeSchema = z.strictObject(submissionEnvelope)
const isInEnvelope = (key: string) => Object.hasOwn(submissionEnvelope, key)

type Complain = (path: PropertyKey[], message: string) => void

const complainOfAll = (complain: Complain, error: z.ZodError) => {
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) complain([...issue.path, key], 'Unknown field')
    else complain(issue.path, issue.message)
  }
}

function complainOfProvenance(complain: Complain, given: Provenance, form: BirthForm) {
  const right = provenanceOf(form, proofIdOf(proofIdInputOf(form)))
  for (const [field, value] of Object.entries(right))
    if (Reflect.get(given, field) !== value)
      complain(['provenance', field], 'This does not agree with the form')
}

/**
 * Reads the body of POST /api/birth-records: older field names first, then the shape, every rule of §5, and whether the
 * provenance says what the form says. All faults are listed at once. `now` decides what a future date is.
 */
export const submissionBody = (now: () => Date) =>
  z.unknown().transform((body, check): CheckedSubmission => {
    const complain: Complain = (path, message) => void check.addIssue({ code: 'custom', path, message })
    const object = z.record(z.string(), z.unknown()).safeParse(body)
    if (!object.success) {
      complain([], 'Expected an object')
      return z.NEVER
    }
    const entries = Object.entries(object.data)
    const envelope = envelopeSchema.safeParse(
      Object.fromEntries(entries.filter(([key]) => isInEnvelope(key))),
    )
    const fields = readLegacyFields(Object.fromEntries(entries.filter(([key]) => !isInEnvelope(key))))
    const form = birthFormSchemaFor({ today: latestDateOnEarth(now()) }).safeParse(fields)

    if (!form.success) complainOfAll(complain, form.error)
    else if (form.data.birthTimeZone && !isTimeZone(form.data.birthTimeZone))
      complain(['birthTimeZone'], 'Please choose the birth location from the list again')
    if (!envelope.success) complainOfAll(complain, envelope.error)
    else if (form.success) complainOfProvenance(complain, envelope.data.provenance, form.data)

    if (!form.success || !envelope.success || check.issues.length) return z.NEVER
    const { provenance, ...about } = envelope.data
    return { ...about, form: form.data, proofId: provenance.proofId, recordId: about.recordId }
  })
