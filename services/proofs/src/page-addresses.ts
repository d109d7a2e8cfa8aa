import type { BirthForm } from '@shared/contracts/birth-form'
import { wholeName } from '@shared/contracts/whole-name'

/** The confirmation page, which greets the child by name and says where the mail goes. */
export const successAddress = (
  form: Pick<BirthForm, 'babyFirstName' | 'babyLastName' | 'email'>,
  proofId: string,
): string => {
  const name = wholeName(form.babyFirstName, null, form.babyLastName)
  return `/success?${new URLSearchParams({ name, email: form.email, Proof_ID: proofId })}`
}
