import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { HostProps, PublicSettings, SlotProps } from '@shared/contracts/remote-app'
import { HostProvider, useHost } from '@shared/web/host/host-context'
import { useIdle } from '@shared/web/parts/use-idle'
import { useInUse } from '@shared/web/parts/use-in-use'
import { useTheme } from '@shared/web/theme/theme-store'
import { preloadDrawings } from './drawings/late-drawing'
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
    (to, options) => {
      void routerNavigate(to, options)
      // A button far down one page leads to the head of the next; back and forth keep their places. At once: Safari leaves a smooth
      // scroll unfinished where the height of the page changes meanwhile.
      if (!options?.replace) window.scrollTo({ top: 0, behavior: 'instant' })
    },
    [routerNavigate],
  )
  // Before somebody goes to a page of another remote, which may be long in coming, or not come.
  const isIdle = useIdle(useInUse())
  useEffect(() => {
    if (isIdle) preloadDrawings().catch(() => undefined)
  }, [isIdle])
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
