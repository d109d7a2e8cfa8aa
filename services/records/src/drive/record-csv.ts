import { typedMeasures } from '@shared/contracts/answer-words'
import { birthFormFields } from '@shared/contracts/birth-form'
import type { BirthForm } from '@shared/contracts/birth-form'
import { writtenNumber } from '@shared/contracts/typed-number'
import { csvOf } from './csv'
import type { Cell } from './csv'

export interface RecordForCsv {
  recordId: string
  proofId: string
  version: number
  createdAt: Date
  form: BirthForm
}

// Instructions to the form, not answers.
const notAnswers = new Set(['finalReview', 'acknowledgement'])

const cellOf = (field: string, value: unknown): Cell => {
  if (typedMeasures.has(field) && typeof value === 'string') return writtenNumber(value)
  if (Array.isArray(value)) return value.map((file: unknown) => (isNamed(file) ? file.name : '')).join('; ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

const fields = Object.keys(birthFormFields).filter((field) => !notAnswers.has(field))

/** The names of the columns. */
export const recordColumns: readonly string[] = ['recordId', 'proofId', 'version', 'createdAt', ...fields]

/** One record as a row under these columns; files by their names. */
export const recordCells = ({ recordId, proofId, version, createdAt, form }: RecordForCsv): Cell[] => [
  recordId,
  proofId,
  version,
  createdAt.toISOString(),
  ...fields.map((field) => cellOf(field, Reflect.get(form, field))),
]

/** One record as a spreadsheet: a row of names, a row of answers. */
export const csvOfRecord = (record: RecordForCsv): Buffer => csvOf([recordColumns, recordCells(record)])
