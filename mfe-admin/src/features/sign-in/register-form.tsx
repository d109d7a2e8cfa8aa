import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import { registrationSchema } from '@shared/contracts/accounts'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { Button } from '@shared/web/parts/button'
import { useRegistrationQuery } from '../../api/account-api'
import { useRegisterMutation } from '../../api/staff-api'
import { FaultFocus } from '../../session/fault-focus'
import { faultsOf, serverFaultsOf } from '../../session/form-faults'
import {
  confirmationFault,
  doPasswordsDiffer,
  NewPasswordFields,
  noPassword,
} from '../../session/new-password-fields'
import { Form, Small } from './auth-style'
import { UsernameField } from './username-field'
import type { CommonAnswers } from './username-field'
import { useSignIn } from './use-sign-in'

const empty = { username: '', ...noPassword, accessCode: '' }
type Values = typeof empty

const registrationOf = ({ username, password, accessCode }: Values) => ({
  username,
  password,
  ...(accessCode.trim() ? { accessCode: accessCode.trim() } : {}),
})

const validate = (values: Values): Partial<Values> => ({
  ...faultsOf(registrationSchema, registrationOf(values)),
  ...confirmationFault(values),
})

export function RegisterForm({ username, onUsername }: CommonAnswers) {
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
    const isRefused = codeOf(answer.error) === 'forbidden'
    setErrors({
      ...serverFaultsOf(answer.error),
      ...(isRefused ? { accessCode: publicMessageOf(answer.error, 'An access code is needed.') } : {}),
    })
    conclude(answer)
  }
  return (
    <Formik initialValues={{ ...empty, username }} validate={validate} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <FormScope>
          <FaultFocus />
          <Form onSubmit={handleSubmit} noValidate>
            <UsernameField onUsername={onUsername} />
            <NewPasswordFields label="Password" confirmationLabel="Confirm password" />
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
              disabled={doPasswordsDiffer(values)}
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
