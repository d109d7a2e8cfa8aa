import { z } from 'zod'
import { formFields } from './birth-fields/form'
import { identityFields } from './birth-fields/identity'
import { lineageFields } from './birth-fields/lineage'
import { momentFields } from './birth-fields/moment'
import { reviewFields } from './birth-fields/review'
import type { FieldEntry } from './field-kinds'

/** The tables of the birth form, by the step on whose screen their fields stand. */
export const fieldsOfStep = {
  identity: identityFields,
  moment: momentFields,
  lineage: lineageFields,
  form: formFields,
  review: reviewFields,
} as const

const entries = {
  ...identityFields,
  ...momentFields,
  ...lineageFields,
  ...formFields,
  ...reviewFields,
} as const
export type BirthFormField = keyof typeof entries

/**
 * Every field of the birth record draft under its specified name (§3), in the order of the pages, with all that is known
 * of it.
 */
export const birthFields: Readonly<Record<BirthFormField, FieldEntry>> = entries

/** The names of the fields, in the order of the pages. */
export const birthFieldNames = Object.keys(entries) as readonly BirthFormField[]

/**
 * The schema of each field. Numbers may arrive as typed text and leave as numbers; `null` is no answer. Required answers and
 * the rules between fields stand in `form-rules.ts`.
 */
export const birthFormFields = Object.fromEntries(
  Object.entries(entries).map(([field, { schema }]) => [field, schema]),
) as { readonly [Field in BirthFormField]: (typeof entries)[Field]['schema'] }

export const birthFormSchema = z.strictObject(birthFormFields)

/** A checked birth form: what services store. */
export type BirthForm = z.output<typeof birthFormSchema>

/**
 * A birth form as the wizard holds it while somebody types: number fields may hold the text as typed, so that an
 * unfinished or mistaken entry is kept, shown again and explained.
 */
export type BirthFormDraft = {
  [Field in BirthFormField]: null extends BirthForm[Field] ? number | string | null : BirthForm[Field]
}

/** The empty form with its defaults (cm, °F). */
export const emptyBirthForm = (): BirthForm => birthFormSchema.parse({})
