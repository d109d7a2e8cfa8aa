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
import { useSavePartnerMutation } from '../../api/partners-api'
import { FaultFocus } from '../../session/fault-focus'
import { faultsOf, formOf, orderOf, serverFaultsOf } from './partner-form'
import type { PartnerForm } from './partner-form'

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`

/** Adds a partner, or changes what is said of one. */
export function PartnerDialog({ partner, onClose }: { partner?: Partner | undefined; onClose: () => void }) {
  const { notify } = useHost()
  const [save, { isLoading }] = useSavePartnerMutation()

  const submit = async (form: PartnerForm, { setErrors }: FormikHelpers<PartnerForm>) => {
    const { data, error } = await save({ id: partner?.id, order: orderOf(form, partner?.isOn ?? true) })
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
      <Formik initialValues={formOf(partner)} validate={faultsOf} validateOnChange={false} onSubmit={submit}>
        {({ handleSubmit }) => (
          <FormScope>
            <FaultFocus />
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
              <Button type="submit" variant="primary" isWide isPending={isLoading} pendingText="Saving...">
                {partner ? 'Save' : 'Add the partner'}
              </Button>
            </Form>
          </FormScope>
        )}
      </Formik>
    </Dialog>
  )
}
