import type { HostProps, RemoteSlot, SlotName, SlotProps } from '@shared/contracts/remote-app'
import { isRemoteSlot } from '@shared/contracts/remote-app'
import type { RemoteName } from '@shared/contracts/remotes-manifest'
import { RemoteRegion } from './remote-region'
import type { PartRequest } from './remote-store'

/** Which remote brings which slot. */
const slotRemotes: Record<SlotName, RemoteName> = {
  'chat-drawer': 'mfe-assistant',
  'companion-guide': 'mfe-assistant',
  'collaboration-panel': 'mfe-proof',
}

const requests = Object.fromEntries(
  Object.entries(slotRemotes).map(([name, remote]) => [
    name,
    { remote, module: `./${name}`, isPart: isRemoteSlot },
  ]),
) as Record<SlotName, PartRequest<RemoteSlot>>

/** A place in one remote's screen that another remote fills; its failure costs that place only. */
export const SlotRegion = ({ name, props, host }: SlotProps & { host: HostProps }) => (
  <RemoteRegion request={requests[name]} props={{ ...props, ...host }} waiting={null} />
)
