import type { RemoteApp } from '@shared/contracts/remote-app'
import { isRemoteApp } from '@shared/contracts/remote-app'
import type { RemoteName } from '@shared/contracts/remotes-manifest'
import type { PartRequest } from '../remotes/remote-store'

const requests = new Map<RemoteName, PartRequest<RemoteApp>>()

/** The request for the pages of a remote; the same object each time. */
export const pageRequest = (remote: RemoteName): PartRequest<RemoteApp> => {
  const known = requests.get(remote)
  if (known) return known
  const request = { remote, module: './app', isPart: isRemoteApp }
  requests.set(remote, request)
  return request
}
