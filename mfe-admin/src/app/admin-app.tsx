import { useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { HostProvider } from '@shared/web/host/host-context'
import { ExportProvider } from '../export/export-provider'
import { AccountPage } from '../features/account/account-page'
import { AuditPage } from '../features/audit/audit-page'
import { DashboardPage } from '../features/dashboard/dashboard-page'
import { PartnersPage } from '../features/partners/partners-page'
import { PressRoomPage } from '../features/press-room/press-room-page'
import { RecordPage } from '../features/record/record-page'
import { AuthPage } from '../features/sign-in/auth-page'
import { SecondFactorProvider } from '../session/second-factor'
import { createStore } from './store'

/** The remote's root: its own store and routes, the host's services handed on by context. */
export function AdminApp(host: HostProps) {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <HostProvider host={host}>
        <SecondFactorProvider>
          <ExportProvider>
            <Routes>
              <Route path="/auth" element={<AuthPage />} />
              <Route path="/admin/account" element={<AccountPage />} />
              <Route path="/admin/audit" element={<AuditPage />} />
              <Route path="/admin/partners" element={<PartnersPage />} />
              <Route path="/admin/press-room" element={<PressRoomPage />} />
              <Route path="/admin/records/:id" element={<RecordPage />} />
              <Route path="/admin/*" element={<DashboardPage />} />
            </Routes>
          </ExportProvider>
        </SecondFactorProvider>
      </HostProvider>
    </Provider>
  )
}
