import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { HostProps, RemoteSlot } from '@shared/contracts/remote-app'
import { SlotRoot } from './app/slot-root'
import { CompanionGuide } from './features/guide/companion-guide'

/**
 * Slot props: `onClose` is called when the dialog is to go. `proofId` (Proof ID or job id of a proof) or `birthDate`
 * (YYYY-MM-DD, for a record not sent yet) say whose guide it is.
 */
interface CompanionGuideProps extends HostProps {
  onClose?: () => void
  proofId?: string
  birthDate?: string
}

const slot: RemoteSlot = {
  contractVersion: remoteContractVersion,
  Component: ({ onClose, proofId, birthDate, ...host }: CompanionGuideProps) => (
    <SlotRoot host={host}>
      <CompanionGuide
        onClose={() => onClose?.()}
        subject={proofId ? { proofId } : birthDate ? { birthDate } : undefined}
      />
    </SlotRoot>
  ),
}

export default slot
