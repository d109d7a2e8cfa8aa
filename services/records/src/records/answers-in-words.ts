import { answerWords } from '@shared/contracts/answer-words'
import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { otherGender } from '@shared/contracts/enumerations'
import { fieldWords } from '@shared/contracts/field-words'

/** A unit says nothing without its measure, and ‘Other’ nothing beside the family's own word. */
const saidWith: Readonly<Record<string, (form: BirthFormDraft) => boolean>> = {
  babyHeadCircumferenceUnit: ({ babyHeadCircumference }) => babyHeadCircumference !== null,
  babyBirthTemperatureUnit: ({ babyBirthTemperature }) => babyBirthTemperature !== null,
  babyGender: ({ babyGender, specificGender }) => babyGender !== otherGender || !specificGender,
}
/** What the form asked for itself, or keeps to tell two children apart. */
const noAnswers = ['acknowledgement', 'finalReview', 'metricMeasures', 'differentChild']
const isSaid = (form: BirthFormDraft, field: string) =>
  !noAnswers.includes(field) && saidWith[field]?.(form) !== false

/** What a record says, for a person to read; what was left empty is left out. */
export const answersInWords = (form: BirthFormDraft): { label: string; value: string }[] =>
  birthFieldNames.flatMap((field) => {
    if (!isSaid(form, field)) return []
    const value = answerWords(field, Reflect.get(form, field))
    return value ? [{ label: fieldWords(field), value }] : []
  })
