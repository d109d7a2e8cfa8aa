import { useState } from 'react'
import type { ComponentType } from 'react'
import type { GrantRole } from '@shared/contracts/enumerations'
import { isPermitted } from '@shared/contracts/permissions'
import type { WizardStepId } from '@shared/contracts/form-rules'
import type { SlotProps } from '@shared/contracts/remote-app'
import { useHost } from '@shared/web/host/host-context'
import { LazyHistoryDialog, LazyInviteDialog, LazySyncDialog } from '../features/collaboration/lazy-dialogs'
import { latePart } from '@shared/web/parts/late-part'
import type { SubmissionState } from '../features/submission/submission-state'
import { GuideSlot } from './guide-slot'
import type { Sync } from './use-sync'

export const LateCodifyingOverlay = latePart(() =>
  import('../features/submission/codifying-overlay').then((module) => module.CodifyingOverlay),
)

export type Layer = 'chat-drawer' | 'companion-guide' | 'history' | 'invite' | 'sync'

/** Which layer is open. */
export function useLayer(onOpen: () => void) {
  const [layer, setLayer] = useState<Layer | null>(null)
  return {
    layer,
    open: (next: Layer) => {
      onOpen()
      setLayer(next)
    },
    close: () => setLayer(null),
  }
}

interface LayerProps {
  layer: Layer | null
  stepId: WizardStepId
  proofId: string | null
  /** The job of a proof that was submitted in this visit. */
  proofJobId: string | undefined
  /** A record was made of the draft: it is on the server. */
  isSubmitted: boolean
  /** The record is not changed any more. */
  isClosed: boolean
  sync: Sync
  /** Null for this device's own draft, which is its owner's. */
  role: GrantRole | null
  onClose: () => void
}

/** A dialog of the wizard, or a part of another remote. */
function OpenLayer({
  layer,
  stepId,
  proofId,
  proofJobId,
  isSubmitted,
  isClosed,
  sync,
  role,
  onClose,
}: LayerProps) {
  const host = useHost()
  // The contract names no framework; the host's slot is a React component.
  const Slot = host.Slot as ComponentType<SlotProps>
  if (layer === null) return null
  const { cloud } = sync
  // The record's own word for itself: an input of the Proof ID may have been edited and not synced.
  const known = cloud?.proofId ?? proofId
  if (layer === 'history')
    return (
      <LazyHistoryDialog
        proofId={known}
        canRestore={!isClosed && isPermitted(role ?? 'OWNER', 'restore')}
        onRestored={sync.takeOver}
        onClose={onClose}
      />
    )
  if (layer === 'sync')
    return <LazySyncDialog proofId={known} onSync={(note) => sync.sync(note, false)} onClose={onClose} />
  if (layer === 'invite')
    return (
      <LazyInviteDialog
        proofId={known}
        isSynced={cloud !== null || isSubmitted}
        isClosed={isClosed}
        isSyncing={sync.isSyncing}
        onSync={() => sync.sync('First sync', true)}
        onClose={onClose}
      />
    )
  if (layer === 'companion-guide') return <GuideSlot proofJobId={proofJobId} onClose={onClose} />
  // MYA may be let read what the server has, and only by its owner.
  const isOwnOnServer = (role ?? 'OWNER') === 'OWNER' && (cloud !== null || isSubmitted)
  return (
    <Slot
      name={layer}
      props={{ onClose, topic: stepId, proofId: isOwnOnServer ? (proofJobId ?? proofId) : undefined }}
    />
  )
}

interface WizardLayersProps extends Omit<LayerProps, 'proofJobId'> {
  submission: SubmissionState
  onCancel: () => void
}

/** What opens above the wizard: how far a submission is, dialogs, and parts of other remotes. */
export const WizardLayers = ({ submission, onCancel, ...layer }: WizardLayersProps) => (
  <>
    {submission.phase === 'idle' ? null : (
      <LateCodifyingOverlay submission={submission} proofId={layer.proofId ?? ''} onCancel={onCancel} />
    )}
    <OpenLayer {...layer} proofJobId={submission.receipt?.proofJobId} />
  </>
)
