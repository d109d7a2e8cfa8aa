import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { TextField } from '@shared/web/form/text-field'

/**
 * What the forms of the sign-in page have in common: whose account it is about. A password is not handed on: what is typed as the
 * password of one account would become that of another unseen, and password managers would keep the one for the other.
 */
export interface CommonAnswers {
  username: string
  onUsername: (username: string) => void
}

export function UsernameField({ onUsername }: Pick<CommonAnswers, 'onUsername'>) {
  const { username } = useFormikContext<{ username: string }>().values
  useEffect(() => onUsername(username), [username, onUsername])
  return (
    <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" isRequired />
  )
}
