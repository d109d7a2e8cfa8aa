import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { SessionUser } from '@shared/contracts/remote-app'
import { App } from '../app'
import { createToastStore } from '../notifications/toast-store'
import { Toaster } from '../notifications/toaster'
import { RemotesProvider } from '../remotes/remote-region'
import { AuthProvider } from '../session/auth-context'
import type { createFakePlatform } from './fake-platform'

const Address = () => <p data-testid="address">{useLocation().pathname}</p>

interface Options {
  platform: ReturnType<typeof createFakePlatform>
  path: string
  currentUser?: Promise<SessionUser | null>
}

/** The whole shell around a fake platform; the current address stands in `data-testid="address"`. */
export function renderShell({ platform, path, currentUser = Promise.resolve(null) }: Options) {
  const toasts = createToastStore()
  const loadUser = () => currentUser
  return render(
    <MemoryRouter initialEntries={[path]}>
      <>
        <AuthProvider loadUser={loadUser}>
          <RemotesProvider value={platform.store}>
            <App
              list={platform.list}
              toasts={toasts}
              settings={{ testMode: false, familiesClaim: '10,000+' }}
            />
          </RemotesProvider>
        </AuthProvider>
        <Toaster store={toasts} />
        <Address />
      </>
    </MemoryRouter>,
  )
}
