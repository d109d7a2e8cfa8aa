import { useState } from 'react'
import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import styled from 'styled-components'
import type { VerificationOptions } from '@shared/contracts/passkeys'
import { publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useVerificationOptionsMutation, useVerifyMutation } from '../api/account-api'
import { FaultFocus } from './fault-focus'
import { askForPasskey } from './passkey-ceremony'

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`
const Fault = styled.p`
  color: var(--error);
`

interface Answer {
  currentPassword: string
}

interface SecondFactorDialogProps {
  options: VerificationOptions
  onGiven: () => void
  onClose: () => void
}

/** Asks for the passkey, or the password of whoever has none, before something sensitive goes on. */
export function SecondFactorDialog({ options, onGiven, onClose }: SecondFactorDialogProps) {
  const [loadOptions] = useVerificationOptionsMutation()
  const [verify, { isLoading }] = useVerifyMutation()
  const [fault, setFault] = useState<string>()
  const [isFirstTry, setFirstTry] = useState(true)
  const isByPasskey = options.method === 'passkey'

  const givePassword = async (
    { currentPassword: password }: Answer,
    { setFieldError }: FormikHelpers<Answer>,
  ) => {
    const refuse = (why: string) => setFieldError('currentPassword', why)
    if (password === '') return refuse('Password is required')
    const { error } = await verify({ method: 'password', password })
    if (error) refuse(publicMessageOf(error, 'Please try again.'))
    else onGiven()
  }
  const givePasskey = async () => {
    setFault(undefined)
    setFirstTry(false)
    // What a passkey signs is good for one try.
    const asked = isFirstTry ? options : (await loadOptions()).data
    if (asked?.method !== 'passkey') return setFault('Please try again.')
    const response = await askForPasskey(asked.options).catch(() => null)
    if (!response) return setFault('No passkey was used. Please try again.')
    const { error } = await verify({ method: 'passkey', response })
    if (error) setFault(publicMessageOf(error, 'Please try again.'))
    else onGiven()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Confirm that it is you"
      description={`Before this goes on, please ${isByPasskey ? 'use your passkey' : 'enter your password'} again.`}
    >
      <Formik
        initialValues={{ currentPassword: '' }}
        onSubmit={(answer: Answer, form) => (isByPasskey ? givePasskey() : givePassword(answer, form))}
      >
        {({ handleSubmit }) => (
          <FormScope>
            <FaultFocus />
            <Form onSubmit={handleSubmit} noValidate>
              {isByPasskey ? null : (
                <TextField
                  name="currentPassword"
                  label="Password"
                  type="password"
                  autoComplete="current-password"
                  isRequired
                />
              )}
              <Fault role="alert" hidden={fault === undefined}>
                {fault}
              </Fault>
              <Button
                type="submit"
                variant="primary"
                isWide
                isPending={isLoading}
                pendingText="Confirming..."
              >
                {isByPasskey ? 'Use your passkey' : 'Confirm'}
              </Button>
            </Form>
          </FormScope>
        )}
      </Formik>
    </Dialog>
  )
}
