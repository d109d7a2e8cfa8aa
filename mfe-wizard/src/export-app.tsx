import { remoteContractVersion } from '@shared/contracts/remote-app'
import type { RemoteApp } from '@shared/contracts/remote-app'
import { WizardApp } from './app/wizard-app'

const app: RemoteApp = {
  contractVersion: remoteContractVersion,
  name: 'mfe-wizard',
  routes: ['/'],
  Component: WizardApp,
}

export default app
