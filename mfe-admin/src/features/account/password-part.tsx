import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import { minPasswordLength, newPasswordSchema } from '@shared/contracts/accounts'
import { isApiFailure, publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useSetPasswordMutation } from '../../api/account-api'
import { useSecondFactor } from '../../session/second-factor'
import { Body, Form, Part, Words } from './account-style'

const empty = { password: '', confirmation: '' }
type Values = typeof empty

const validate = ({ password, confirmation }: Values): Partial<Values> => {
  const [issue] = newPasswordSchema.safeParse(password).error?.issues ?? []
  return {
    ...(issue ? { password: issue.message } : {}),
    ...(password === confirmation ? {} : { confirmation: 'Passwords do not match' }),
  }
}

/** Another password. All other sessions end with it. */
export function PasswordPart() {
  const { session, notify } = useHost()
  const withSecondFactor = useSecondFactor()
  const [setPassword, { isLoading }] = useSetPasswordMutation()
  const submit = async ({ password }: Values, { resetForm, setErrors }: FormikHelpers<Values>) => {
    const answer = await withSecondFactor(() => setPassword(password))
    if (!answer) return
    if (answer.error) {
      const faults = isApiFailure(answer.error) ? answer.error.faults : []
      setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, message])))
      const description = publicMessageOf(answer.error, 'Please try again.')
      notify({ title: 'Password not changed', description, variant: 'destructive' })
      return
    }
    resetForm()
    notify({ title: 'Password changed', description: 'You are signed out everywhere else.' })
  }
  return (
    <Part aria-labelledby="account-password">
      <div>
        <h2 id="account-password">Password</h2>
        <Words>A sentence of several words is hard to guess and easy to remember.</Words>
      </div>
      <Body>
        <Formik initialValues={empty} validate={validate} validateOnBlur={false} onSubmit={submit}>
          {({ handleSubmit }) => (
            <FormScope>
              <Form onSubmit={handleSubmit} noValidate>
                {/* Password managers want to know whose it is. */}
                <VisuallyHidden as="div" aria-hidden="true">
                  <input
                    type="text"
                    autoComplete="username"
                    value={session.user?.username ?? ''}
                    readOnly
                    tabIndex={-1}
                  />
                </VisuallyHidden>
                <TextField
                  name="password"
                  label="New password"
                  type="password"
                  autoComplete="new-password"
                  hint={`At least ${minPasswordLength} characters.`}
                  isRequired
                />
                <TextField
                  name="confirmation"
                  label="Confirm new password"
                  type="password"
                  autoComplete="new-password"
                  isRequired
                />
                <Button type="submit" size="small" isPending={isLoading} pendingText="Changing...">
                  Change password
                </Button>
              </Form>
            </FormScope>
          )}
        </Formik>
      </Body>
    </Part>
  )
}
