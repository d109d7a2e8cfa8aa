import { useState } from 'react'
import type { ReactNode } from 'react'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import type { HostProps } from '@shared/contracts/remote-app'
import { HostProvider } from '@shared/web/host/host-context'
import { assistantApi } from '../api/assistant-api'

const createStore = () =>
  configureStore({
    reducer: { [assistantApi.reducerPath]: assistantApi.reducer },
    middleware: (defaults) => defaults().concat(assistantApi.middleware),
  })

/** What every slot of this remote stands in: a store of its own, the host's services handed on by context. */
export function SlotRoot({ host, children }: { host: HostProps; children: ReactNode }) {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <HostProvider host={host}>{children}</HostProvider>
    </Provider>
  )
}
