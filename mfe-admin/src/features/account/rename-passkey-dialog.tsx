import { Formik } from 'formik'
import type { FormikHelpers } from 'formik'
import { passkeyRenamingSchema } from '@shared/contracts/passkeys'
import type { Passkey } from '@shared/contracts/passkeys'
import { publicMessageOf } from '@shared/web/api/api-error'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useRenamePasskeyMutation } from '../../api/account-api'
import { FaultFocus } from '../../session/fault-focus'
import { DialogForm } from './account-style'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}
interface Values {
  name: string
}

const validate = (values: Values): Partial<Values> => {
  const [issue] = passkeyRenamingSchema.safeParse(values).error?.issues ?? []
  return issue ? { name: issue.message } : {}
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [rename, { isLoading }] = useRenamePasskeyMutation()
  const submit = async ({ name }: Values, { setErrors }: FormikHelpers<Values>) => {
    const { error } = await rename({ id: passkey.id, name })
    if (error) setErrors({ name: publicMessageOf(error, 'Please try again.') })
    else onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} size="small" title="Rename the passkey">
      <Formik
        initialValues={{ name: passkey.name }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ handleSubmit }) => (
          <FormScope>
            <FaultFocus />
            <DialogForm onSubmit={handleSubmit} noValidate>
              <TextField name="name" label="Name" maxLength={60} isRequired />
              <Button type="submit" variant="primary" isWide isPending={isLoading} pendingText="Saving...">
                Save
              </Button>
            </DialogForm>
          </FormScope>
        )}
      </Formik>
    </Dialog>
  )
}
