import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { HostProvider } from '@shared/web/host/host-context'
import { ExportProvider } from '../export/export-provider'
import { AuthPage } from '../features/sign-in/auth-page'
import { watchAttendance } from '../session/attendance'
import { useOtherTabs } from '../session/other-tabs'
import { SecondFactorProvider } from '../session/second-factor'
import { useSessionEnd } from '../session/session-end'
import { accountPage, auditPage, ListPage, partnersPage, pressRoomPage, recordPage } from './staff-pages'
import { createStore } from './store'

/** The remote's root: its own store and routes, the host's services handed on by context. */
export function AdminApp(host: HostProps) {
  const end = useSessionEnd(host)
  const [store] = useState(() => createStore(end))
  useEffect(watchAttendance, [])
  useOtherTabs(host.session.user?.id)
  return (
    <Provider store={store}>
      <HostProvider host={host}>
        <SecondFactorProvider>
          <ExportProvider>
            <Routes>
              <Route path="/auth" element={<AuthPage />} />
              <Route path="/admin/account" element={accountPage} />
              <Route path="/admin/audit" element={auditPage} />
              <Route path="/admin/partners" element={partnersPage} />
              <Route path="/admin/press-room" element={pressRoomPage} />
              <Route path="/admin/records/:id" element={recordPage} />
              <Route path="/admin/*" element={<ListPage />} />
            </Routes>
          </ExportProvider>
        </SecondFactorProvider>
      </HostProvider>
    </Provider>
  )
}
