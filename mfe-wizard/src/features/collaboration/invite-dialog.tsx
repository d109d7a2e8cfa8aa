import { useEffect, useRef, useState } from 'react'
import type { Toast } from '@shared/contracts/remote-app'
import { publicMessageOf } from '@shared/web/api/api-error'
import { fieldId } from '@shared/web/form/field-id'
import { useHost } from '@shared/web/host/host-context'
import { Dialog } from '@shared/web/parts/dialog'
import { useCreateInvitesMutation } from '../../api/family-api'
import type { Invite, InviteRequest } from '../../api/family-api'
import { AccessList } from './access-list'
import { InviteForm } from './invite-form'
import { InvitesSent } from './invites-sent'
import { SyncGate } from './sync-gate'

interface InviteDialogProps {
  proofId: string | null
  /** The server has this proof already. */
  isSynced: boolean
  /** The record is not changed any more. */
  isClosed: boolean
  /** A sync was asked for and is not answered yet. */
  isSyncing: boolean
  onSync: () => void
  onClose: () => void
}

/** Only e-mails that were really handed over are called sent; the dialog names all others. */
function toastOf(invites: readonly Invite[]): Toast {
  const sent = invites.filter(({ mail }) => mail === 'sent').length
  if (sent) return { title: 'Invites Created', description: `${sent} invitation(s) sent successfully.` }
  const refused = invites.filter(({ mail }) => mail === 'refused')
  if (refused.length < invites.length)
    return {
      title: 'Invites Created',
      description: 'No e-mail has left yet. The links can be copied and passed on.',
    }
  const description = `The mail server refused ${refused.map(({ email }) => email).join(', ')}.`
  return { title: 'Error', description, variant: 'destructive' }
}

/** 'Invite a Co-Contributor': sync first where need be, then the form, then who was invited. */
export function InviteDialog(props: InviteDialogProps) {
  const { proofId, isSynced, isClosed, isSyncing, onSync, onClose } = props
  const { notify } = useHost()
  const [createInvites, { isLoading }] = useCreateInvitesMutation()
  const [invites, setInvites] = useState<readonly Invite[] | null>(null)
  const isReady = isSynced && proofId !== null
  const isForm = isReady && !invites
  const isOpening = useRef(true)
  useEffect(() => {
    // What stood there before went away with the focus in it; when the dialog opens, it goes there by itself.
    if (isForm && !isOpening.current) document.getElementById(fieldId('inviteEmail'))?.focus()
    isOpening.current = false
  }, [isForm])
  const send = async (request: InviteRequest) => {
    if (proofId === null) return
    const { data, error } = await createInvites({ proofId, request })
    if (!data) {
      const description = publicMessageOf(error, 'Please try again later.')
      notify({ title: 'Error', description, variant: 'destructive' })
      return
    }
    notify(toastOf(data.invites))
    setInvites(data.invites)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invite a Co-Contributor"
      description="Each person receives a private link that works once."
    >
      {invites ? (
        <InvitesSent invites={invites} onMore={() => setInvites(null)} onClose={onClose} />
      ) : isReady ? (
        <InviteForm
          isClosed={isClosed}
          isSending={isLoading}
          onSend={(request) => void send(request)}
          onClose={onClose}
        />
      ) : (
        <SyncGate proofId={proofId} isSyncing={isSyncing} onSync={onSync} onClose={onClose} />
      )}
      {isReady ? <AccessList proofId={proofId} isClosed={isClosed} /> : null}
    </Dialog>
  )
}
