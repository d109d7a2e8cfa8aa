import { emptyBirthForm } from '@shared/contracts/birth-form'
import { siblingOf } from './sibling'

const filled = Object.fromEntries(
  Object.entries(emptyBirthForm()).map(([field, empty]) => [
    field,
    typeof empty === 'boolean' ? true : Array.isArray(empty) ? [{ name: 'a.png', size: 1 }] : `said ${field}`,
  ]),
)

it('[SUB-026] [SUB-027] [SUB-035] keeps the family and blanks everything about the child', () => {
  const sibling = siblingOf({ ...emptyBirthForm(), ...filled })
  const kept = Object.entries(sibling).filter(
    ([field, value]) => value === filled[field] || (Array.isArray(value) && value.length),
  )
  expect(kept.map(([field]) => field).sort()).toEqual(
    [
      'email',
      'fatherDateOfBirth',
      'fatherFullName',
      'fatherTimeOfBirth',
      'fatherTimeUnknown',
      'maternalGrandfatherName',
      'maternalGrandmotherName',
      'motherDateOfBirth',
      'motherFullName',
      'motherTimeOfBirth',
      'motherTimeUnknown',
      'parentsUnmarried',
      'paternalGrandfatherName',
      'paternalGrandmotherName',
      'primaryCaretakerName',
      'secondaryCaretakerName',
      'whenParentsMarried',
      'whereParentsFirstMet',
    ].sort(),
  )
  expect(sibling).toMatchObject({
    babyFirstName: '',
    babyDateOfBirth: '',
    whenParentsConceived: '',
    myaCalculateConception: false,
    uploadedFiles: [],
    acknowledgement: false,
    finalReview: false,
    differentChild: '',
    babyHeightFeet: null,
  })
})
