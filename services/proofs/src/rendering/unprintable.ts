import type { Unprintable } from '@shared/contracts/proofs'
import type { CodexForm } from './codex-subject'
import { uncoveredCharacters } from './glyph-coverage'
import { lineageDataOf } from './lineage-data'
import { printableText } from './printable-text'

/** The fields that the book prints in the words of the parent. */
const always = [
  'babyFirstName',
  'babyMiddleName',
  'babyLastName',
  'babyBirthPlace',
  'babyBirthLocation',
  'motherFullName',
  'fatherFullName',
  'maternalGrandmotherName',
  'maternalGrandfatherName',
  'paternalGrandmotherName',
  'paternalGrandfatherName',
  'babyEyeColor',
  'babyHairColor',
  'babyBloodType',
  'babyBirthType',
  'babyNationality',
  'babyRace',
  'attendingDoctorName',
] as const satisfies readonly (keyof CodexForm)[]

const printedFieldsOf = (form: CodexForm) => [
  ...always,
  // The hospital stands where no place was given.
  ...(printableText(form.babyBirthPlace) ? [] : (['hospitalName'] as const)),
  ...(lineageDataOf(form) ? (['whereParentsFirstMet', 'babyBirthOrder'] as const) : []),
]

/** What will be missing from the print of a record, by field: characters that no face of the book draws, and pictures. */
export const unprintableOf = (form: CodexForm): Unprintable[] =>
  printedFieldsOf(form).flatMap((field) => {
    const characters = uncoveredCharacters(form[field] ?? '')
    return characters.length > 0 ? [{ field, characters }] : []
  })
