import { useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { latePart } from '@shared/web/parts/late-part'
import { HostProvider } from '@shared/web/host/host-context'
import { JoinPage } from '../features/join/join-page'
import { ReviewPage } from '../features/review/review-page'
import { SuccessPage } from '../features/success/success-page'
import { createStore } from './store'

// Few look at it, and nobody waits for it.
const LatePrivacyPage = latePart(() =>
  import('../features/privacy/privacy-page').then((module) => module.PrivacyPage),
)

/** The remote's root: its own store, its own routes, the host's services handed on by context. */
export const ProofApp = (host: HostProps) => {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <HostProvider host={host}>
        <Routes>
          <Route path="/proof-review" element={<ReviewPage />} />
          <Route path="/proof-review/:proofId" element={<ReviewPage />} />
          <Route path="/success" element={<SuccessPage />} />
          <Route path="/join/:token" element={<JoinPage />} />
          <Route path="/privacy/:proofId?" element={<LatePrivacyPage />} />
        </Routes>
      </HostProvider>
    </Provider>
  )
}
