import { birthFieldNames, birthFields, birthFormFields, emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { placedForm } from '../places/placed-form'
import type { PlaceSource } from '../places/place-source'

/**
 * Answers as they read once they are submitted: trimmed, placed, without those that are not asked for. What a submission is
 * compared with is read so, since none of that is an edit of anybody's.
 */
export function asSubmitted(answers: BirthFormDraft, places: Pick<PlaceSource, 'match'>): BirthFormDraft {
  const none: BirthFormDraft = emptyBirthForm()
  const read = birthFieldNames.map((field) => {
    const isAsked = birthFields[field].isAskedOf?.(answers) ?? true
    // What is not right yet stays as it was typed.
    const { data: checked = answers[field] } = birthFormFields[field].safeParse(answers[field])
    return [field, isAsked ? checked : none[field]]
  })
  return placedForm({ ...answers, ...Object.fromEntries(read) }, places)
}
