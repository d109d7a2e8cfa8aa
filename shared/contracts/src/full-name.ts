import type { BirthFormDraft } from './birth-form'

/** The child's whole name, as far as it was written. */
export const fullNameOf = (
  form: Pick<BirthFormDraft, 'babyFirstName' | 'babyMiddleName' | 'babyLastName'>,
): string => [form.babyFirstName, form.babyMiddleName, form.babyLastName].filter(Boolean).join(' ')
