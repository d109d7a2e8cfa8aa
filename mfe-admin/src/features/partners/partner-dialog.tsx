import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import styled from 'styled-components'
import type { Partner } from '@shared/contracts/partners'
import { publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextAreaField } from '@shared/web/form/text-area-field'
import { TextField } from '@shared/web/form/text-field'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useAddPartnerMutation, useChangePartnerMutation } from '../../api/partners-api'
import { FaultFocus } from '../../session/fault-focus'
import { rememberTyping } from '../../session/interruption'
import { changesOf, faultsOf, orderOf, serverFaultsOf } from './partner-form'
import type { PartnerForm } from './partner-form'

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`

export interface OpenPartner {
  /** The one that is changed, as it was when the dialog was opened; none for a new one. */
  partner: Partner | undefined
  /** What is typed of it. */
  form: PartnerForm
}

/** What is being typed here outlasts the end of a session. */
export const partnerTyping = rememberTyping<OpenPartner>()

/** Adds a partner, or changes what is said of one. */
export function PartnerDialog({ partner, form: typed, onClose }: OpenPartner & { onClose: () => void }) {
  const { notify } = useHost()
  const [add, { isLoading: isAdding }] = useAddPartnerMutation()
  const [change, { isLoading: isChanging }] = useChangePartnerMutation()

  const submit = async (form: PartnerForm, { setErrors }: FormikHelpers<PartnerForm>) => {
    const { data, error } = await (partner
      ? change({ id: partner.id, changes: changesOf(form, partner) })
      : add({ ...orderOf(form), isOn: true }))
    if (data) {
      notify({ title: partner ? 'Partner changed' : 'Partner added', description: data.name })
      onClose()
      return
    }
    const faults = serverFaultsOf(error)
    setErrors(faults)
    if (Object.keys(faults).length === 0)
      notify({
        title: 'Not saved',
        description: publicMessageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
  }
  return (
    <Dialog isOpen onClose={onClose} size="small" title={partner ? 'Change a partner' : 'Add a partner'}>
      <Formik initialValues={typed} validate={faultsOf} validateOnChange={false} onSubmit={submit}>
        {({ handleSubmit, values }) => (
          <FormScope>
            <FaultFocus />
            <partnerTyping.Keep typed={{ partner, form: values }} />
            <Form onSubmit={handleSubmit} noValidate>
              <TextField name="name" label="Name" maxLength={100} isRequired />
              <TextAreaField
                name="origins"
                label="Origins"
                hint="Where the widget answers, one a line, such as https://www.example.com"
              />
              <TextField
                name="maxQuestionsADay"
                label="Questions a day"
                inputMode="numeric"
                maxLength={7}
                isRequired
              />
              <Button
                type="submit"
                variant="primary"
                isWide
                isPending={isAdding || isChanging}
                pendingText="Saving..."
              >
                {partner ? 'Save' : 'Add the partner'}
              </Button>
            </Form>
          </FormScope>
        )}
      </Formik>
    </Dialog>
  )
}
