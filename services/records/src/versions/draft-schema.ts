import { uploadedFileSchema } from '@shared/contracts/birth-fields/lineage'
import { birthFields, birthFormFields } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { readLegacyFields } from '@shared/contracts/legacy-fields'
import { isPlainLine, isPlainText } from '@shared/contracts/typed-text'
import { recordChangeSchema, syncSchema } from '@shared/contracts/versions'
import { z } from 'zod'

/** Half a date, a number with a letter in it: what stands in a field while somebody types is longer than no answer would be. */
const maxTyped = 64

const typedLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isPlainLine, 'Please remove line breaks, tabs and hidden characters')

/** A field as a draft holds it: of its type and size and without hidden characters, but not finished, nor right. */
function typedSchemaOf(field: BirthFormField): z.ZodType {
  const { kind, options, maxLength = maxTyped } = birthFields[field]
  if (kind === 'flag') return z.boolean()
  if (kind === 'files') return z.array(uploadedFileSchema).max(8, 'At most 8 files')
  if (kind === 'number') return z.union([z.number(), typedLine(maxTyped), z.null()])
  if (kind === 'text')
    return z
      .string()
      .max(maxLength, `At most ${maxLength} characters`)
      .refine(isPlainText, 'Please remove hidden characters')
  // A unit is always chosen: its schema has no empty answer.
  if (options) return z.union([z.enum(options as [string, ...string[]]), emptyWhereTaken(field)])
  return typedLine(maxLength)
}
const emptyWhereTaken = (field: BirthFormField) =>
  z.literal('').refine(() => birthFormFields[field].safeParse('').success, 'Please choose one of the list')

const typedSchemas = new Map<string, z.ZodType>(
  Object.keys(birthFields).map((field) => [field, typedSchemaOf(field as BirthFormField)]),
)

/** The answers of a draft, some or all of them; older field names are read as everywhere. */
const draftSchema = z.unknown().transform((sent, check): Partial<BirthFormDraft> => {
  const object = z.record(z.string(), z.unknown()).safeParse(sent)
  if (!object.success) {
    check.addIssue({ code: 'custom', message: 'Expected an object' })
    return z.NEVER
  }
  const read = Object.entries(readLegacyFields(object.data))
  for (const [field, value] of read) {
    const known = typedSchemas.get(field)?.safeParse(value)
    if (!known) check.addIssue({ code: 'custom', path: [field], message: 'Unknown field' })
    for (const { path, message } of known?.error?.issues ?? [])
      check.addIssue({ code: 'custom', path: [field, ...path], message })
  }
  // Each field has been checked above: this is the parse boundary of drafts.
  return Object.fromEntries(read) as Partial<BirthFormDraft>
})

export const syncBody = syncSchema.extend({ data: draftSchema.optional() })
export type SyncBody = z.output<typeof syncBody>

/** The body of a change: every value is checked as a draft's is; a base is only compared. */
export const recordChangeBody = recordChangeSchema.superRefine(({ changes }, check) => {
  const seen = new Set<string>()
  for (const [at, { field, value }] of changes.entries()) {
    const path = ['changes', at, 'value']
    const typed = typedSchemas.get(field)?.safeParse(value)
    for (const issue of typed?.error?.issues ?? [])
      check.addIssue({ code: 'custom', path: [...path, ...issue.path], message: issue.message })
    if (seen.has(field))
      check.addIssue({
        code: 'custom',
        path: ['changes', at, 'field'],
        message: 'This field is changed twice',
      })
    seen.add(field)
  }
})
