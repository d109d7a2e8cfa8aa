import { TextField } from '@shared/web/form/text-field'

export const UsernameField = () => (
  <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" isRequired />
)
