import { useState } from 'react'
import { useFormikContext } from 'formik'
import { useHost } from '@shared/web/host/host-context'
import { addEmails } from './invite-values'
import type { AddedEmails, InviteValues } from './invite-values'

export interface AddingEmails {
  /** Adds what stands in the line to the list. What cannot be added stays there, and is told why at the line and by a toast. */
  addTyped: () => AddedEmails
  /** Why it stays there. */
  refusal: string | undefined
  forgetRefusal: () => void
}

export function useAddEmails(): AddingEmails {
  const { notify } = useHost()
  const { values, setFieldValue } = useFormikContext<InviteValues>()
  // None of Formik's errors: those are found anew when a field is left, and a line that goes then moves a button from under a press.
  const [refusal, setRefusal] = useState<string>()
  const addTyped = () => {
    const added = addEmails(values.emails, values.inviteEmail)
    if (added.refusal) notify(added.refusal)
    void setFieldValue('inviteEmail', added.left, false)
    void setFieldValue('emails', added.emails, false)
    setRefusal(added.refusal?.description)
    return added
  }
  return { addTyped, refusal, forgetRefusal: () => setRefusal(undefined) }
}
