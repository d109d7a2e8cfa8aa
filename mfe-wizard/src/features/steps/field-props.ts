import { birthFields } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'

/*
 * What the table of the fields says of one, as the props of the component that shows it.
 */

/** Name, label and asterisk. */
export function fieldProps(name: BirthFormField) {
  const { label, required } = birthFields[name]
  return { name, label, isRequired: required !== undefined }
}

/** The same of a text, with its length. */
export const textProps = (name: BirthFormField) => ({
  ...fieldProps(name),
  maxLength: birthFields[name].maxLength,
})

/** The same of a whole number, with what is offered. */
export const countProps = (name: BirthFormField) => ({
  ...fieldProps(name),
  options: birthFields[name].counts ?? [],
})

/** The same of a choice, with what is offered. */
export const choiceProps = (name: BirthFormField) => ({
  ...fieldProps(name),
  options: birthFields[name].options ?? [],
})

/** The same of a text for which there are suggestions. */
export const comboProps = (name: BirthFormField) => ({
  ...fieldProps(name),
  options: birthFields[name].suggestions ?? [],
})

/** The unit of a measure. */
export const unitProps = (unitName: BirthFormField) => ({
  unitName,
  unitLabel: birthFields[unitName].label,
  units: birthFields[unitName].options ?? [],
})

/** A flag's name, its words, and those read aloud where its label alone says too little. */
export function flagProps(name: BirthFormField) {
  const { label, words } = birthFields[name]
  return { name, label, accessibleLabel: words }
}
