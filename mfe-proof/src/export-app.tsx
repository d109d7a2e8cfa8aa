import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { RemoteApp } from '@shared/contracts/remote-app'
import { ProofApp } from './app/proof-app'

const app: RemoteApp = {
  contractVersion: remoteContractVersion,
  name: 'mfe-proof',
  routes: ['/proof-review', '/proof-review/:proofId', '/success', '/join/:token'],
  Component: ProofApp,
}

export default app
