import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { HostProps, PublicSettings, SlotProps } from '@shared/contracts/remote-app'
import { HostProvider, useHost } from '@shared/web/host/host-context'
import { useTheme } from '@shared/web/theme/theme-store'
import type { ToastStore } from './notifications/toast-store'
import type { RemoteList } from './remotes/remote-list'
import { SlotRegion } from './remotes/slots'
import { PageSwitch } from './routes/page-switch'
import { useAuth } from './session/auth-context'

/** Made once: a component that changed its identity would be mounted anew at every change of the host. */
const Slot = (props: SlotProps) => <SlotRegion {...props} host={useHost()} />

interface AppProps {
  list: RemoteList
  toasts: ToastStore
  settings: PublicSettings
}

/** Puts together what remotes are given, and shows the page the address asks for. */
export function App({ list, toasts, settings }: AppProps) {
  const session = useAuth()
  const theme = useTheme()
  const routerNavigate = useNavigate()
  const navigate = useCallback<HostProps['navigate']>(
    (to, options) => void routerNavigate(to, options),
    [routerNavigate],
  )
  const { notify } = toasts
  const { name, choose } = theme
  const host = useMemo<HostProps>(
    () => ({ session, notify, navigate, Slot, theme: { name, choose }, settings }),
    [session, notify, navigate, name, choose, settings],
  )
  return (
    <HostProvider host={host}>
      <PageSwitch host={host} list={list} />
    </HostProvider>
  )
}
