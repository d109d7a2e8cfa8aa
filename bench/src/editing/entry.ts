export { emptyBirthForm } from '@shared/contracts/birth-form'
export { changesBetween, mergeForms } from '@shared/contracts/three-way'
