import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { HostProps, RemoteSlot } from '@shared/contracts/remote-app'
import { SlotRoot } from './app/slot-root'
import { ChatDrawer } from './features/chat/chat-drawer'

/**
 * Slot props: `onClose` is called when the drawer is to go. `proofId` (Proof ID or job id of a proof) is the visitor's own record, where
 * the server has it: MYA may then be let read it. `topic` says where the drawer was opened (the id of a step, 'proof', 'success').
 */
interface ChatDrawerProps extends HostProps {
  onClose?: () => void
  proofId?: string
  topic?: string
}

const slot: RemoteSlot = {
  contractVersion: remoteContractVersion,
  Component: ({ onClose, proofId, topic, ...host }: ChatDrawerProps) => (
    <SlotRoot host={host}>
      <ChatDrawer onClose={() => onClose?.()} proofId={proofId} topic={topic} />
    </SlotRoot>
  ),
}

export default slot
