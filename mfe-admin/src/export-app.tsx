import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { RemoteApp } from '@shared/contracts/remote-app'
import { AdminApp } from './app/admin-app'

const app: RemoteApp = {
  contractVersion: remoteContractVersion,
  name: 'mfe-admin',
  routes: ['/auth', '/admin', '/admin/account', '/admin/audit', '/admin/records/:id'],
  Component: AdminApp,
}

export default app
