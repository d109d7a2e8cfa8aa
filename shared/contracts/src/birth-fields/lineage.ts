import { z } from 'zod'
import { fileNameSchema } from '../uploads'
import { noPrints, printPreferences } from '../enumerations'
import { choice, date, flag, line, time } from '../field-kinds'
import type { FieldEntry } from '../field-kinds'
import { myaWillCalculateConception, parentsWereNotMarried } from '../stand-in-texts'

export const uploadedFileSchema = z.strictObject({
  name: fileNameSchema,
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Where the object store keeps it, once the upload has succeeded. */
  fileURL: z.string().max(2000).optional(),
})

/** The fields of step III, in the order of the page. */
export const lineageFields = {
  motherFullName: {
    ...line(300),
    label: 'Mother’s full name',
    summary: 'Mother',
    isWide: true,
    isQuestion: true,
    older: ['motherName'],
    printed: { page: 'certificate' },
  },
  motherDateOfBirth: {
    ...date(),
    label: 'Date of birth',
    words: 'Mother’s date of birth',
    summary: 'Born',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  motherTimeOfBirth: {
    ...time(),
    label: 'Time of birth',
    words: 'Mother’s time of birth',
    summary: 'Birth time',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  motherTimeUnknown: {
    ...flag(),
    label: 'Time unknown',
    words: 'Mother’s time unknown',
    printed: { page: 'lineage' },
  },
  maternalGrandmotherName: {
    ...line(300),
    label: 'Mother’s mother',
    summary: 'Mother’s mother',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  maternalGrandfatherName: {
    ...line(300),
    label: 'Mother’s father',
    summary: 'Mother’s father',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  fatherFullName: {
    ...line(300),
    label: 'Father’s full name',
    summary: 'Father',
    isWide: true,
    isQuestion: true,
    older: ['fatherName'],
    printed: { page: 'certificate' },
  },
  fatherDateOfBirth: {
    ...date(),
    label: 'Date of birth',
    words: 'Father’s date of birth',
    summary: 'Born',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  fatherTimeOfBirth: {
    ...time(),
    label: 'Time of birth',
    words: 'Father’s time of birth',
    summary: 'Birth time',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  fatherTimeUnknown: {
    ...flag(),
    label: 'Time unknown',
    words: 'Father’s time unknown',
    printed: { page: 'lineage' },
  },
  paternalGrandmotherName: {
    ...line(300),
    label: 'Father’s mother',
    summary: 'Father’s mother',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  paternalGrandfatherName: {
    ...line(300),
    label: 'Father’s father',
    summary: 'Father’s father',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  whereParentsFirstMet: {
    ...line(300),
    label: 'Where parents first met',
    summary: 'First met',
    isWide: true,
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  whenParentsMarried: {
    ...date(parentsWereNotMarried),
    label: 'When married',
    summary: 'Married',
    isQuestion: true,
    printed: { page: 'lineage' },
  },
  parentsUnmarried: {
    ...flag(),
    label: 'Unwed',
    printed: null, // no date is printed then
  },
  whenParentsConceived: {
    ...date(myaWillCalculateConception),
    label: 'When conceived',
    summary: 'Conceived',
    isQuestion: true,
    printed: { page: 'readings' },
  },
  myaCalculateConception: {
    ...flag(),
    label: 'Ask MYA',
    words: 'Ask MYA for the conception date',
    printed: null, // a wish
  },
  primaryCaretakerName: {
    ...line(300),
    label: 'Primary caretaker',
    summary: 'Caretaker',
    isQuestion: true,
    printed: { page: 'arrival', fact: ['Cared for by', 'from the first day'] },
  },
  secondaryCaretakerName: {
    ...line(300),
    label: 'Secondary caretaker',
    summary: 'Second caretaker',
    isQuestion: true,
    printed: { page: 'arrival', fact: ['Also cared for by', 'from the first day'] },
  },
  printPreference: {
    ...choice(printPreferences),
    label: 'Print preference',
    summary: 'Prints',
    isQuestion: true,
    printed: { page: 'physical-codex' }, // as spaces for them
  },
  uploadedFiles: {
    kind: 'files',
    schema: z.array(uploadedFileSchema).max(8, 'At most 8 files').default([]),
    label: 'Birth files',
    summary: 'Files',
    isQuestion: true,
    isAskedOf: (values) => values['printPreference'] !== noPrints,
    printed: { page: 'physical-codex' },
  },
} as const satisfies Record<string, FieldEntry>
