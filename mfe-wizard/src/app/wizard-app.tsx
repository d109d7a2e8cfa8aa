import { useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { HostProvider } from '@shared/web/host/host-context'
import { createStore } from './store'
import { WizardPage } from './wizard-page'

/** The remote's root: its own store, its own route, the host's services handed on by context. */
export const WizardApp = (host: HostProps) => {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <HostProvider host={host}>
        <Routes>
          <Route path="/" element={<WizardPage />} />
        </Routes>
      </HostProvider>
    </Provider>
  )
}
