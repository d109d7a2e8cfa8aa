import { useState } from 'react'
import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import { newPasswordSchema } from '@shared/contracts/accounts'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useResetPasswordMutation } from '../../api/account-api'
import { serverFaultsOf } from '../../session/form-faults'
import { FaultFocus } from '../../session/fault-focus'
import { confirmationFault, NewPasswordFields, noPassword } from '../../session/new-password-fields'
import type { NewPassword } from '../../session/new-password-fields'
import { Form, Told } from './auth-style'
import { ForgottenPassword } from './forgotten-password'
import type { CommonAnswers } from './username-field'

const validate = (values: NewPassword): Partial<NewPassword> => {
  const [issue] = newPasswordSchema.safeParse(values.password).error?.issues ?? []
  return { ...(issue ? { password: issue.message } : {}), ...confirmationFault(values) }
}

interface ResetFormProps extends CommonAnswers {
  token: string
  onDone: () => void
}

/** A new password by the link of an e-mail, or the way to another link. Nobody is signed in by it. */
export function ResetForm({ token, onDone, ...answers }: ResetFormProps) {
  const { notify, session } = useHost()
  const [reset, { isLoading, error: refusal }] = useResetPasswordMutation()
  const [isAsking, setAsking] = useState(false)
  const isOver = codeOf(refusal) === 'forbidden'
  const submit = async ({ password }: NewPassword, { setErrors }: FormikHelpers<NewPassword>) => {
    const { error } = await reset({ token, password })
    if (error) {
      setErrors(serverFaultsOf(error))
      const description = publicMessageOf(error, 'Please try again.')
      notify({ title: 'Password not changed', description, variant: 'destructive' })
      return
    }
    notify({ title: 'Password changed', description: 'Please sign in with it.' })
    // The session of this browser has ended with the others.
    session.setUser(null)
    onDone()
  }
  if (isAsking) return <ForgottenPassword {...answers} onBack={onDone} />
  return (
    <Formik initialValues={noPassword} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ handleSubmit }) => (
        <FormScope>
          <FaultFocus />
          <Form onSubmit={handleSubmit} noValidate>
            {isOver ? (
              <>
                <Told>{publicMessageOf(refusal, 'This link does not hold any more.')}</Told>
                {/* What had the focus is gone. */}
                <Button autoFocus variant="primary" isWide onClick={() => setAsking(true)}>
                  Ask for another link
                </Button>
              </>
            ) : (
              <>
                <Told>Every browser is signed out then, and your passkeys stay as they are.</Told>
                <NewPasswordFields label="New password" confirmationLabel="Confirm new password" />
                <Button
                  type="submit"
                  variant="primary"
                  isWide
                  isPending={isLoading}
                  pendingText="Changing..."
                >
                  Change password
                </Button>
              </>
            )}
            <Button variant="quiet" isWide onClick={onDone}>
              Back to sign in
            </Button>
          </Form>
        </FormScope>
      )}
    </Formik>
  )
}
