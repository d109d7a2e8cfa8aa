import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { noPrints, otherGender } from '@shared/contracts/enumerations'
import { isSameForm } from '@shared/contracts/three-way'

/** The answers that a submission carries: those to questions that are hidden now stay on the device. */
export const answersToSend = (values: BirthFormDraft): BirthFormDraft => ({
  ...values,
  specificGender: values.babyGender === otherGender ? values.specificGender : '',
  uploadedFiles: values.printPreference === noPrints ? [] : values.uploadedFiles,
})

/** Whether a submission of either form would carry the same answers. */
export const areSameToSend = (one: BirthFormDraft, other: BirthFormDraft): boolean =>
  isSameForm(answersToSend(one), answersToSend(other))
