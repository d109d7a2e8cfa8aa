import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import type { HostProps, SessionUser, SlotProps, Toast } from '@shared/contracts/remote-app'
import { HostProvider } from '../host/host-context'

/** What a remote told its host during a test. */
export interface HostLog {
  toasts: (Toast & { isDismissed: boolean })[]
  /** Addresses given to `navigate`, in order. */
  visited: string[]
  /** Slots that were rendered, last props first. */
  slots: SlotProps[]
}

export const createHostLog = (): HostLog => ({ toasts: [], visited: [], slots: [] })

interface FakeHostProps {
  log?: HostLog
  /** Where the page starts. */
  path?: string | { pathname: string; state: unknown }
  user?: SessionUser | null
  settings?: Partial<HostProps['settings']>
  /** The part under test, by itself or made from the host (a remote's Component). */
  children: ReactNode | ((host: HostProps) => ReactNode)
}

function Page({
  log,
  user = null,
  settings,
  children,
}: Required<Pick<FakeHostProps, 'log'>> & FakeHostProps) {
  const [current, setUser] = useState(user)
  const [themeName, choose] = useState<HostProps['theme']['name']>('paper')
  const navigate = useNavigate()
  const [Slot] = useState(() => (props: SlotProps) => {
    log.slots.unshift(props)
    return <div data-testid={`slot-${props.name}`} />
  })
  const host: HostProps = {
    session: { user: current, isLoading: false, setUser },
    notify: (toast) => {
      const entry = { ...toast, isDismissed: false }
      log.toasts.push(entry)
      return { dismiss: () => void (entry.isDismissed = true) }
    },
    navigate: (to, options) => {
      log.visited.push(to)
      void navigate(to, options)
    },
    Slot,
    theme: { name: themeName, choose },
    settings: { testMode: false, familiesClaim: '10,000+', ...settings },
  }
  return <HostProvider host={host}>{typeof children === 'function' ? children(host) : children}</HostProvider>
}

/**
 * A host for tests, with a router in memory. It records what the remote asked for in `log`:
 * `render(<FakeHost log={log}>{(host) => <WizardApp {...host} />}</FakeHost>)`.
 */
export function FakeHost({ log = createHostLog(), path = '/', ...rest }: FakeHostProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="*" element={<Page log={log} {...rest} />} />
      </Routes>
    </MemoryRouter>
  )
}
