import { Formik } from 'formik'
import { useState } from 'react'
import { credentialsSchema } from '@shared/contracts/accounts'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { Button } from '@shared/web/parts/button'
import { useLoginMutation } from '../../api/staff-api'
import { FaultFocus } from '../../session/fault-focus'
import { Form, Small } from './auth-style'
import { faultsOf } from '../../session/form-faults'
import { ForgottenPassword } from './forgotten-password'
import { PasskeySignIn } from './passkey-sign-in'
import { UsernameField } from './username-field'
import type { CommonAnswers } from './username-field'
import { useSignIn } from './use-sign-in'

export function LoginForm({ username, onUsername }: CommonAnswers) {
  const conclude = useSignIn({
    welcome: ['Welcome back!', 'You have successfully logged in to the admin.'],
    failure: 'Login failed',
  })
  const [login, { isLoading }] = useLoginMutation()
  const [isForgotten, setForgotten] = useState(false)
  const submit = async (values: { username: string; password: string }) =>
    conclude(await login(credentialsSchema.parse(values)))
  if (isForgotten)
    return (
      <ForgottenPassword username={username} onUsername={onUsername} onBack={() => setForgotten(false)} />
    )
  return (
    <Formik
      initialValues={{ username, password: '' }}
      validate={(values) => faultsOf(credentialsSchema, values)}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <FormScope>
          <FaultFocus />
          <Form onSubmit={handleSubmit} noValidate>
            <UsernameField onUsername={onUsername} />
            <TextField
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              isRequired
            />
            <Button type="submit" variant="primary" isWide isPending={isLoading} pendingText="Signing in...">
              Sign In
            </Button>
            <PasskeySignIn conclude={conclude} />
            <Button variant="quiet" isWide onClick={() => setForgotten(true)}>
              Forgotten your password?
            </Button>
            <Small>Your session ends when you log out, and by itself when it is not used for a while.</Small>
          </Form>
        </FormScope>
      )}
    </Formik>
  )
}
