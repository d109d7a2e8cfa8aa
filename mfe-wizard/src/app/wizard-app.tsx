import { useState } from 'react'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { HostProvider } from '@shared/web/host/host-context'
import { ApiContext } from '../api/api-scope'
import type { ApiHolder } from '../api/api-scope'
import { lateApiPart } from '../api/late-api-part'
import { SubmissionScope } from '../features/submission/submission-scope'
import { createSubmissionStore } from '../features/submission/submission-state'
import { WizardPage } from './wizard-page'

// Those who write their own first draft never need it.
const LateSharedRecord = lateApiPart(() =>
  import('./shared-record-page').then((module) => module.SharedRecordPage),
)

/** / is the draft of this device; /?proof={proofId} a record that several people work on. */
function StartPage() {
  const [parameters] = useSearchParams()
  const proofId = parameters.get('proof')
  return proofId === null ? <WizardPage /> : <LateSharedRecord key={proofId} proofId={proofId} />
}

/** The remote's root: its own stores, its own route, the host's services handed on by context. */
export const WizardApp = (host: HostProps) => {
  const [submission] = useState(createSubmissionStore)
  const [api] = useState((): ApiHolder => ({ store: null }))
  return (
    <SubmissionScope value={submission}>
      <ApiContext value={api}>
        <HostProvider host={host}>
          <Routes>
            <Route path="/" element={<StartPage />} />
          </Routes>
        </HostProvider>
      </ApiContext>
    </SubmissionScope>
  )
}
