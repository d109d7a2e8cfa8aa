import { useState } from 'react'
import { Formik } from 'formik'
import styled from 'styled-components'
import type { MadeAccessCode } from '@shared/contracts/access-codes'
import { publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useMakeAccessCodeMutation } from '../../api/account-api'
import { writtenMoment } from '../../layout/written-time'
import { rememberTyping } from '../../session/interruption'
import { useSecondFactor } from '../../session/second-factor'

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`
const Code = styled.output`
  display: block;
  margin: 20px 0;
  padding: var(--s-2) 0;
  border-block: 1px solid var(--rule);
  font: 500 1.375rem/1.4 var(--serif);
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: 0.06em;
  text-align: center;
  -webkit-user-select: all;
  user-select: all;
  overflow-wrap: anywhere;
`

interface AskedCode {
  /** Whom it is for. */
  note: string
}

/** What is being typed here outlasts the end of a session. */
export const accessCodeTyping = rememberTyping<AskedCode>()

/** Makes a code and shows it, this once. */
export function AccessCodeDialog({ note: typed, onClose }: AskedCode & { onClose: () => void }) {
  const { notify } = useHost()
  const withSecondFactor = useSecondFactor()
  const [make, { isLoading }] = useMakeAccessCodeMutation()
  const [made, setMade] = useState<MadeAccessCode>()

  const submit = async ({ note }: AskedCode) => {
    const answer = await withSecondFactor(() => make({ note }))
    if (answer?.data) setMade(answer.data)
    else if (answer)
      notify({
        title: 'No code was made',
        description: publicMessageOf(answer.error, 'Please try again.'),
        variant: 'destructive',
      })
  }
  const copy = async (code: string) => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    notify(isCopied ? { title: 'Copied!' } : { title: 'Please copy the code by hand' })
  }
  if (made)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="small"
        title="The access code"
        description={`Hand it on now: it is shown this once, and is good for one registration until ${writtenMoment(made.expiresAt)}.`}
        closesOutside={false}
      >
        <Code aria-label="Access code">{made.code}</Code>
        <Button variant="primary" isWide onClick={() => void copy(made.code)}>
          Copy
        </Button>
      </Dialog>
    )
  return (
    <Dialog isOpen onClose={onClose} size="small" title="Make an access code">
      <Formik initialValues={{ note: typed }} onSubmit={submit}>
        {({ handleSubmit, values }) => (
          <FormScope>
            <accessCodeTyping.Keep typed={values} />
            <Form onSubmit={handleSubmit} noValidate>
              <TextField
                name="note"
                label="Whom it is for"
                hint="So that you know it again."
                maxLength={100}
                isMarkedOptional
              />
              <Button type="submit" variant="primary" isWide isPending={isLoading} pendingText="Making...">
                Make the code
              </Button>
            </Form>
          </FormScope>
        )}
      </Formik>
    </Dialog>
  )
}
