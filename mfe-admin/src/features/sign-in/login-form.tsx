import { Formik } from 'formik'
import { credentialsSchema } from '@shared/contracts/accounts'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useLoginMutation } from '../../api/staff-api'
import { Form, Small } from './auth-style'
import { messageOf } from '../../api/failure-message'
import { faultsOf } from './form-faults'

const empty = { username: '', password: '' }

export function LoginForm() {
  const { session, notify } = useHost()
  const [login, { isLoading }] = useLoginMutation()

  const submit = async (values: typeof empty) => {
    const answer = await login(credentialsSchema.parse(values))
    if (answer.data) {
      notify({ title: 'Welcome back!', description: 'You have successfully logged in to the admin.' })
      session.setUser(answer.data)
    } else {
      notify({ title: 'Login failed', description: messageOf(answer.error), variant: 'destructive' })
    }
  }
  return (
    <Formik
      initialValues={empty}
      validate={(values) => faultsOf(credentialsSchema, values)}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <FormScope>
          <Form onSubmit={handleSubmit} noValidate>
            <TextField
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              isRequired
            />
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
            <Small>Your session ends when you log out.</Small>
          </Form>
        </FormScope>
      )}
    </Formik>
  )
}
