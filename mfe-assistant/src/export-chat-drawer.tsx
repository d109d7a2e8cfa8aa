import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { HostProps, RemoteSlot } from '@shared/contracts/remote-app'
import { SlotRoot } from './app/slot-root'
import { ChatDrawer } from './features/chat/chat-drawer'

/** Slot props: `onClose` is called when the drawer is to go. */
interface ChatDrawerProps extends HostProps {
  onClose?: () => void
}

const slot: RemoteSlot = {
  contractVersion: remoteContractVersion,
  Component: ({ onClose, ...host }: ChatDrawerProps) => (
    <SlotRoot host={host}>
      <ChatDrawer onClose={() => onClose?.()} />
    </SlotRoot>
  ),
}

export default slot
