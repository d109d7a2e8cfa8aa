import { useState } from 'react'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Dialog } from '@shared/web/parts/dialog'
import { useCreateInvitesMutation } from '../../api/wizard-api'
import type { InviteRequest, InviteResult } from '../../api/wizard-api'
import { InviteForm } from './invite-form'
import { InvitesSent } from './invites-sent'
import { SyncGate } from './sync-gate'

interface InviteDialogProps {
  proofId: string | null
  /** The server has this proof already. */
  isSynced: boolean
  readValues: () => Readonly<Record<string, unknown>>
  onSynced: () => void
  onOwned: (text: string) => void
  onClose: () => void
}

/** 'Invite a Co-Contributor': sync first where need be, then the form, then who was invited. */
export function InviteDialog(props: InviteDialogProps) {
  const { proofId, isSynced, readValues, onSynced, onOwned, onClose } = props
  const { notify } = useHost()
  const [createInvites, { isLoading }] = useCreateInvitesMutation()
  const [invites, setInvites] = useState<InviteResult['invites'] | null>(null)
  const send = async (request: InviteRequest) => {
    if (proofId === null) return
    const { data, error } = await createInvites({ proofId, request })
    if (!data) {
      const description = publicMessageOf(error, 'Please try again later.')
      notify({ title: 'Error', description, variant: 'destructive' })
      return
    }
    notify({
      title: 'Invites Created',
      description: `${data.invites.length} invitation(s) sent successfully.`,
    })
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
      ) : isSynced && proofId !== null ? (
        <InviteForm isSending={isLoading} onSend={(request) => void send(request)} onClose={onClose} />
      ) : (
        <SyncGate
          proofId={proofId}
          readValues={readValues}
          onSynced={onSynced}
          onOwned={onOwned}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
