import { Formik } from 'formik'
import { registrationSchema } from '@shared/contracts/accounts'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useRegisterMutation } from '../../api/staff-api'
import { Form } from './auth-style'
import { isRefused, messageOf } from '../../api/failure-message'
import { faultsOf } from './form-faults'

const empty = { username: '', password: '', confirmation: '', accessCode: '' }
type Values = typeof empty

const mismatch = 'Passwords do not match'
const differ = ({ password, confirmation }: Values) => password !== confirmation

const registrationOf = ({ username, password, accessCode }: Values) => ({
  username,
  password,
  ...(accessCode.trim() ? { accessCode: accessCode.trim() } : {}),
})

const validate = (values: Values): Partial<Values> => ({
  ...faultsOf(registrationSchema, registrationOf(values)),
  ...(differ(values) ? { confirmation: mismatch } : {}),
})

export function RegisterForm() {
  const { session, notify } = useHost()
  const [register, { isLoading, error }] = useRegisterMutation()
  const isClosed = isRefused(error)

  const submit = async (values: Values) => {
    const answer = await register(registrationSchema.parse(registrationOf(values)))
    if (answer.data) {
      notify({ title: 'Account created!', description: 'Welcome to the admin dashboard.' })
      session.setUser(answer.data)
    } else {
      notify({ title: 'Registration failed', description: messageOf(answer.error), variant: 'destructive' })
    }
  }
  return (
    <Formik initialValues={empty} validate={validate} onSubmit={submit}>
      {({ handleSubmit, values }) => (
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
              autoComplete="new-password"
              isRequired
            />
            <TextField
              name="confirmation"
              label="Confirm password"
              type="password"
              autoComplete="new-password"
              isRequired
            />
            {isClosed ? (
              <TextField
                name="accessCode"
                label="Access code"
                hint="An administrator can make one for you."
                isMarkedOptional
              />
            ) : null}
            <Button
              type="submit"
              variant="primary"
              isWide
              disabled={differ(values)}
              isPending={isLoading}
              pendingText="Creating account..."
            >
              Create Account
            </Button>
          </Form>
        </FormScope>
      )}
    </Formik>
  )
}
