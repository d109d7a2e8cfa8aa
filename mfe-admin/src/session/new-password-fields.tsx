import { minPasswordLength } from '@shared/contracts/accounts'
import { TextField } from '@shared/web/form/text-field'

export interface NewPassword {
  password: string
  confirmation: string
}
export const noPassword: NewPassword = { password: '', confirmation: '' }

export const doPasswordsDiffer = ({ password, confirmation }: NewPassword): boolean =>
  password !== confirmation

/** The fault of the second field, as Formik wants it. */
export const confirmationFault = (values: NewPassword): { confirmation?: string } =>
  doPasswordsDiffer(values) ? { confirmation: 'Passwords do not match' } : {}

interface NewPasswordFieldsProps {
  label: string
  confirmationLabel: string
}

/** A password that is chosen, and the same again. */
export const NewPasswordFields = ({ label, confirmationLabel }: NewPasswordFieldsProps) => (
  <>
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      hint={`At least ${minPasswordLength} characters.`}
      isRequired
    />
    <TextField
      name="confirmation"
      label={confirmationLabel}
      type="password"
      autoComplete="new-password"
      isRequired
    />
  </>
)
