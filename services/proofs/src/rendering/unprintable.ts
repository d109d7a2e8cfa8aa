import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { otherGender } from '@shared/contracts/enumerations'
import type { Unprintable } from '@shared/contracts/proofs'
import type { CodexForm, CodexSubject } from './codex-subject'
import { uncoveredCharacters } from '@shared/contracts/printable-text'

/** Whether a field that the book prints in the words of the parent stands in the book of this record, where not always. */
const isPrinted: Partial<Record<BirthFormField, (form: CodexForm) => boolean>> = {
  specificGender: ({ babyGender }) => babyGender === otherGender,
  // Printed as the abbreviation that its clocks had.
  birthTimeZone: () => false,
}

const printedTextsOf = (form: CodexForm): [BirthFormField, string][] => {
  return birthFieldNames.flatMap((field) => {
    const { kind, printed } = birthFields[field]
    const answer = form[field]
    const isTyped = kind === 'line' || kind === 'text'
    if (!isTyped || printed === null || typeof answer !== 'string') return []
    return (isPrinted[field]?.(form) ?? true) ? [[field, answer]] : []
  })
}

/** A picture that could not be read is empty. */
const unreadPicturesOf = (prints: NonNullable<CodexSubject['prints']>): Unprintable[] => {
  const pictures = prints.flatMap((print, index) => (print.length === 0 ? [index + 1] : []))
  return pictures.length > 0 ? [{ field: 'uploadedFiles', characters: [], pictures }] : []
}

/** What will be missing from the print of a record, by field: characters that no face of the book draws, and pictures. */
export const unprintableOf = ({
  form,
  prints = [],
}: Pick<CodexSubject, 'form' | 'prints'>): Unprintable[] => [
  ...printedTextsOf(form).flatMap(([field, text]) => {
    const characters = uncoveredCharacters(text)
    return characters.length > 0 ? [{ field, characters }] : []
  }),
  ...unreadPicturesOf(prints),
]
