import { useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { HostProvider } from '@shared/web/host/host-context'
import { latePart } from '@shared/web/parts/late-part'
import { createStore } from './store'
import { WizardPage } from './wizard-page'

// Those who write their own first draft never need it.
const LateSharedRecord = latePart(() =>
  import('./shared-record-page').then((module) => module.SharedRecordPage),
)

/** / is the draft of this device; /?proof={proofId} a record that several people work on. */
function StartPage() {
  const [parameters] = useSearchParams()
  const proofId = parameters.get('proof')
  return proofId === null ? <WizardPage /> : <LateSharedRecord key={proofId} proofId={proofId} />
}

/** The remote's root: its own store, its own route, the host's services handed on by context. */
export const WizardApp = (host: HostProps) => {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <HostProvider host={host}>
        <Routes>
          <Route path="/" element={<StartPage />} />
        </Routes>
      </HostProvider>
    </Provider>
  )
}
