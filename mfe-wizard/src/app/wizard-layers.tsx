import { useState } from 'react'
import type { ComponentType } from 'react'
import type { SlotProps } from '@shared/contracts/remote-app'
import { useFormStore } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { LazyHistoryDialog, LazyInviteDialog } from '../features/collaboration/lazy-dialogs'
import { CodifyingOverlay } from '../features/submission/codifying-overlay'
import type { SubmissionState } from '../features/submission/submission-slice'

export type Layer = 'chat-drawer' | 'companion-guide' | 'history' | 'invite'

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
  proofId: string | null
  /** The job of a proof that was submitted in this visit. */
  proofJobId: string | undefined
  /** A record was made of the draft: it is on the server. */
  isSubmitted: boolean
  /** A sync found that another family has this Proof ID. */
  onOwned: (text: string) => void
  onClose: () => void
}

/** A dialog of the wizard, or a part of another remote. */
function OpenLayer({ layer, proofId, proofJobId, isSubmitted, onOwned, onClose }: LayerProps) {
  const host = useHost()
  // The contract names no framework; the host's slot is a React component.
  const Slot = host.Slot as ComponentType<SlotProps>
  const { values } = useFormStore()
  const [syncedProofId, setSyncedProofId] = useState<string | null>(null)
  if (layer === null) return null
  if (layer === 'history') return <LazyHistoryDialog proofId={proofId} onClose={onClose} />
  if (layer === 'invite')
    return (
      <LazyInviteDialog
        proofId={proofId}
        isSynced={syncedProofId === proofId || isSubmitted}
        readValues={values}
        onSynced={() => setSyncedProofId(proofId)}
        onOwned={(text) => {
          onClose()
          onOwned(text)
        }}
        onClose={onClose}
      />
    )
  return <Slot name={layer} props={{ onClose, proofId: proofJobId ?? proofId }} />
}

interface WizardLayersProps extends Omit<LayerProps, 'proofJobId'> {
  submission: SubmissionState
  onCancel: () => void
}

/** What opens above the wizard: how far a submission is, dialogs, and parts of other remotes. */
export const WizardLayers = ({ submission, onCancel, ...layer }: WizardLayersProps) => (
  <>
    <CodifyingOverlay submission={submission} proofId={layer.proofId ?? ''} onCancel={onCancel} />
    <OpenLayer {...layer} proofJobId={submission.receipt?.proofJobId} />
  </>
)
