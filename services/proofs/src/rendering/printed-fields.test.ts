import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import type { BookPage } from '@shared/contracts/field-kinds'
import { arrivalDataOf } from './arrival-data'
import { bodyDataOf } from './body-data'
import { bookDataOf } from './book-data'
import { certificateDataOf } from './certificate-data'
import type { CodexForm } from './codex-subject'
import { lineageDataOf } from './lineage-data'
import { nameDataOf } from './name-data'
import { readingsDataOf } from './readings-data'
import { fullForm } from './testing/full-form'
import { subjectWith } from './testing/subjects'

const { form: full } = subjectWith(fullForm)

/** Records in which an answer shows that does not show in every one. */
const recordsWith: Partial<Record<BirthFormField, CodexForm>> = {
  specificGender: { ...full, babyGender: 'Other' },
  babyClockChange: { ...full, babyDateOfBirth: '2026-11-01', babyTimeOfBirth: '01:30' },
}

const partOf: Record<BookPage, (form: CodexForm) => unknown> = {
  certificate: (form) => certificateDataOf(subjectWith(form)),
  name: (form) => nameDataOf(form),
  lineage: lineageDataOf,
  arrival: arrivalDataOf,
  'physical-codex': (form) => bodyDataOf(form),
  'numbers-and-cards': (form) => [readingsDataOf(form).numbers, readingsDataOf(form).cards],
  readings: (form) => readingsDataOf(form).chapters,
}

/** Two different answers that a field takes. */
const answersOf = (field: BirthFormField): unknown[] => {
  const { kind, options = [] } = birthFields[field]
  if (field === 'birthTimeZone') return ['America/New_York', 'America/Bogota']
  if (kind === 'choice') return options.slice(-3)
  if (kind === 'flag') return [false, true]
  if (kind === 'date') return ['1990-05-17', '1994-11-02']
  if (kind === 'time') return ['03:10', '16:45']
  return kind === 'number' ? [2, 5] : ['Zinnia', 'Marigold']
}

const recordsOf = (field: BirthFormField): CodexForm[] =>
  answersOf(field).map((answer) => ({ ...(recordsWith[field] ?? full), [field]: answer }))

// Pictures do not stand in the form: they come beside it, and have their own tests.
const fields = birthFieldNames.filter((field) => field !== 'uploadedFiles')
const printed = fields.flatMap((field) => {
  const place = birthFields[field].printed
  return place ? [{ field, ...place }] : []
})
const unprinted = fields.filter((field) => birthFields[field].printed === null)

describe('where the book prints an answer, as the table of fields says', () => {
  it.each(printed)('$field: $page', ({ field, page }) => {
    const shown = recordsOf(field).map((form) => JSON.stringify(partOf[page](form)))
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('an answer with a fact of its own stands under it', () => {
    const facts = printed.flatMap(({ field, page, fact }) =>
      fact ? [{ field, page, label: fact[0], note: fact[1] }] : [],
    )
    expect(facts.length).toBeGreaterThan(5)
    for (const { field, page, label, note } of facts)
      expect(bookDataOf(subjectWith({ [field]: 'Zinnia' }))).toMatchObject(
        page === 'arrival'
          ? { arrival: { facts: [{ label, value: 'Zinnia', note }] } }
          : { body: { facts: [{ label, value: 'Zinnia', note }] } },
      )
  })

  it('nowhere: all others together change nothing', () => {
    const answered = (index: number): CodexForm =>
      Object.assign({ ...full }, ...unprinted.map((field) => ({ [field]: answersOf(field)[index] })))
    expect(unprinted.length).toBeGreaterThan(5)
    expect(bookDataOf(subjectWith(answered(0)))).toEqual(bookDataOf(subjectWith(answered(1))))
  })
})
