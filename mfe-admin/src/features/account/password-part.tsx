import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import { newPasswordSchema } from '@shared/contracts/accounts'
import { publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useSetPasswordMutation } from '../../api/account-api'
import { FaultFocus } from '../../session/fault-focus'
import { serverFaultsOf } from '../../session/form-faults'
import { confirmationFault, NewPasswordFields, noPassword } from '../../session/new-password-fields'
import type { NewPassword } from '../../session/new-password-fields'
import { useSecondFactor } from '../../session/second-factor'
import { Body, Form, Part, Words } from './account-style'

const validate = (values: NewPassword): Partial<NewPassword> => {
  const [issue] = newPasswordSchema.safeParse(values.password).error?.issues ?? []
  return { ...(issue ? { password: issue.message } : {}), ...confirmationFault(values) }
}

/** Another password. All other sessions end with it. */
export function PasswordPart() {
  const { session, notify } = useHost()
  const withSecondFactor = useSecondFactor()
  const [setPassword, { isLoading }] = useSetPasswordMutation()
  const submit = async ({ password }: NewPassword, { resetForm, setErrors }: FormikHelpers<NewPassword>) => {
    const answer = await withSecondFactor(() => setPassword(password))
    if (!answer) return
    if (answer.error) {
      setErrors(serverFaultsOf(answer.error))
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
        <Formik initialValues={noPassword} validate={validate} validateOnBlur={false} onSubmit={submit}>
          {({ handleSubmit }) => (
            <FormScope>
              <FaultFocus />
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
                <NewPasswordFields label="New password" confirmationLabel="Confirm new password" />
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
