import { Formik } from 'formik'
import { useEffect, useRef } from 'react'
import { passwordResetOrderSchema } from '@shared/contracts/accounts'
import { publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useAskPasswordResetMutation } from '../../api/account-api'
import { faultsOf } from '../../session/form-faults'
import { FaultFocus } from '../../session/fault-focus'
import { Form, Small, Told } from './auth-style'
import { UsernameField } from './username-field'
import type { CommonAnswers } from './username-field'

interface ForgottenPasswordProps extends CommonAnswers {
  onBack: () => void
}

/** Has a link for a new password sent. It says the same whether there is such an account or not. */
export function ForgottenPassword({ username, onUsername, onBack }: ForgottenPasswordProps) {
  const { notify } = useHost()
  const [ask, { isLoading, isSuccess }] = useAskPasswordResetMutation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    form.current?.querySelector('input')?.focus()
  }, [])
  const submit = async (values: { username: string }) => {
    const { error } = await ask(values.username.trim())
    if (!error) return
    const description = publicMessageOf(error, 'Please try again.')
    notify({ title: 'No link was sent', description, variant: 'destructive' })
  }
  return (
    <Formik
      initialValues={{ username }}
      validate={(values) => faultsOf(passwordResetOrderSchema, values)}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <FormScope>
          <FaultFocus />
          <Form ref={form} onSubmit={handleSubmit} noValidate>
            <Told role="status">
              {isSuccess
                ? 'If there is such an account, a link is on its way to its e-mail address. It works once, for half an hour.'
                : 'We send you a link by which you choose a new password. It goes to the e-mail address that is your username.'}
            </Told>
            <UsernameField onUsername={onUsername} />
            <Button type="submit" variant="primary" isWide isPending={isLoading} pendingText="Sending...">
              {isSuccess ? 'Send another link' : 'Send the link'}
            </Button>
            <Button variant="quiet" isWide onClick={onBack}>
              Back to sign in
            </Button>
            <Small>
              A username that is no e-mail address gets none: please ask a colleague for an access code.
            </Small>
          </Form>
        </FormScope>
      )}
    </Formik>
  )
}
