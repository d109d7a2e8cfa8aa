import { useFormikContext } from 'formik'
import { useHost } from '@shared/web/host/host-context'
import { addEmails } from './invite-values'
import type { InviteValues } from './invite-values'

/** Adds what stands in the line to the list. What cannot be added stays there, and is told why at the line and by a toast. */
export function useAddEmails() {
  const { notify } = useHost()
  const { values, setFieldValue, setFieldError } = useFormikContext<InviteValues>()
  return () => {
    const added = addEmails(values.emails, values.inviteEmail)
    if (added.refusal) notify(added.refusal)
    void setFieldValue('inviteEmail', added.left, false)
    void setFieldValue('emails', added.emails, false)
    setFieldError('inviteEmail', added.refusal?.description)
    return added
  }
}
