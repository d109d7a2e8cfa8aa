import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { HostProps, RemoteSlot } from '@shared/contracts/remote-app'
import type { GuideAnswers } from '@shared/contracts/companion-guide'
import { SlotRoot } from './app/slot-root'
import { CompanionGuide } from './features/guide/companion-guide'

/**
 * Slot props: `onClose` is called when the dialog is to go. Whose guide it is say `proofId` (Proof ID or job id of a proof), or, for
 * a record not sent yet, `birthDate` (YYYY-MM-DD) and `answers` (hour, place, name, as far as they are typed).
 */
interface CompanionGuideProps extends HostProps {
  onClose?: () => void
  proofId?: string
  birthDate?: string
  answers?: GuideAnswers
}

const slot: RemoteSlot = {
  contractVersion: remoteContractVersion,
  Component: ({ onClose, proofId, birthDate, answers, ...host }: CompanionGuideProps) => (
    <SlotRoot host={host}>
      <CompanionGuide
        onClose={() => onClose?.()}
        subject={
          proofId ? { proofId } : birthDate ? { birthDate, ...(answers ? { answers } : {}) } : undefined
        }
      />
    </SlotRoot>
  ),
}

export default slot
