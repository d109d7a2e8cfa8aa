import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import { minPasswordLength, registrationSchema } from '@shared/contracts/accounts'
import { codeOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { Button } from '@shared/web/parts/button'
import { useRegistrationQuery } from '../../api/account-api'
import { useRegisterMutation } from '../../api/staff-api'
import { Form, Small } from './auth-style'
import { faultsOf, serverFaultsOf } from './form-faults'
import { UsernameField } from './username-field'
import { useSignIn } from './use-sign-in'

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
  const conclude = useSignIn({
    welcome: ['Account created!', 'Welcome to the admin dashboard.'],
    failure: 'Registration failed',
  })
  const [register, { isLoading, error }] = useRegisterMutation()
  const { data: state } = useRegistrationQuery(undefined, { refetchOnMountOrArgChange: true })
  // Or its access code was not accepted, or somebody else was the first.
  const isClosed = state === 'closed' || codeOf(error) === 'forbidden'

  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    const answer = await register(registrationSchema.parse(registrationOf(values)))
    setErrors(serverFaultsOf(answer.error))
    conclude(answer)
  }
  return (
    <Formik initialValues={empty} validate={validate} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <FormScope>
          <Form onSubmit={handleSubmit} noValidate>
            <UsernameField />
            <TextField
              name="password"
              label="Password"
              type="password"
              autoComplete="new-password"
              hint={`At least ${minPasswordLength} characters.`}
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
            {state === 'first' ? <Small>This is the first account: it needs no access code.</Small> : null}
          </Form>
        </FormScope>
      )}
    </Formik>
  )
}
