import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import { requiredFields, stepOfField } from '@shared/contracts/form-rules'
import { fieldId } from '@shared/web/form/field-id'
import { steps } from './steps'
import { renderStep } from './testing/render-step'

/** The label of a field as it stands on the page. */
function labelOf(field: string): Element | null {
  const control = document.getElementById(fieldId(field))
  return document.querySelector(`label[for="${fieldId(field)}"]`) ?? control?.closest('label') ?? null
}

it('[VAL-002] every required field of every step shows an asterisk, and no other does', () => {
  const seen: string[] = []
  for (const { id } of steps) {
    const { unmount } = renderStep(id, { babyGender: 'Other' })
    for (const field of birthFieldNames.filter((name) => stepOfField[name] === id)) {
      const text = labelOf(field)?.textContent
      if (text === undefined) continue
      expect([field, text?.endsWith('*')]).toEqual([field, requiredFields.includes(field)])
      if (text?.endsWith('*')) seen.push(field)
    }
    unmount()
  }
  expect(seen).toEqual(birthFieldNames.filter((field) => birthFields[field].required))
})
