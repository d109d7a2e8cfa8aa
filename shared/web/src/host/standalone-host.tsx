import { StrictMode, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type {
  HostProps,
  RemoteApp,
  RemoteSlot,
  SessionUser,
  SlotProps,
  Toast,
} from '@shared/contracts/remote-app'
import { request } from '../api/request'
import { startTheme, useTheme } from '../theme/theme-store'
import { watchScripts } from '../theme/watch-scripts'
import '../theme/global.css'

const Notices = styled.ol`
  position: fixed;
  right: var(--s-3);
  bottom: var(--s-3);
  z-index: 40;
  display: grid;
  gap: var(--s-1);
  max-width: 400px;
`
const Notice = styled.li`
  padding: var(--s-15) var(--s-2);
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--shadow-2);
`

/** The toasts of the stand-alone page: a plain list; the platform's own behaviour is the shell's. */
const createNotices = () => {
  let notices: readonly (Toast & { id: number })[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: typeof notices) => {
    notices = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => notices,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: (toast: Toast) => {
      const id = ++lastId
      const dismiss = () => change(notices.filter((notice) => notice.id !== id))
      change([...notices, { ...toast, id }])
      if (!toast.isPersistent) setTimeout(dismiss, 5000)
      return { dismiss }
    },
  }
}

/** Another remote's part has no place on a page where a remote runs alone; its place says so. */
const absentSlot = ({ name }: SlotProps) => <p role="note">{`Here the platform shows “${name}”.`}</p>

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'id' in value && 'username' in value

function StandAlonePage({ render }: { render: (host: HostProps) => ReactNode }) {
  const [user, setUser] = useState<SessionUser | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [notices] = useState(createNotices)
  const shown = useSyncExternalStore(notices.subscribe, notices.get)
  const navigate = useNavigate()
  const theme = useTheme()
  useState(() =>
    request('/api/user', { on401: 'none' })
      .then((answer) => setUser(isUser(answer) ? answer : null))
      .catch(() => setUser(null))
      .finally(() => setLoading(false)),
  )
  const host: HostProps = {
    session: { user, isLoading, setUser },
    notify: notices.notify,
    navigate: (to, options) => void navigate(to, options),
    Slot: absentSlot,
    theme,
    settings: { testMode: true, familiesClaim: '10,000+' },
  }
  return (
    <>
      {render(host)}
      <Notices aria-live="polite">
        {shown.map(({ id, title, description, onPress }) => (
          <Notice key={id}>
            {onPress ? <button onClick={onPress}>{title}</button> : <b>{title}</b>}
            <p>{description}</p>
          </Notice>
        ))}
      </Notices>
    </>
  )
}

const mount = (render: (host: HostProps) => ReactNode) => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  startTheme()
  watchScripts(() => import('../theme/script-faces').then(({ addScriptFaces }) => addScriptFaces()))
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<StandAlonePage render={render} />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  )
}

/** Mounts a remote alone in `#root`, for its development: `mountStandAlone(app)` in `bootstrap.tsx`. */
export function mountStandAlone(app: RemoteApp): void {
  // The contract names no framework; a remote's component is a React component.
  const Component = app.Component as ComponentType<HostProps>
  mount((host) => <Component {...host} />)
}

/** Mounts a remote that has slots only: a button for each, which shows it with the given props. */
export function mountSlotsStandAlone(
  slots: Readonly<Record<string, { slot: RemoteSlot; props: Readonly<Record<string, unknown>> }>>,
): void {
  const names = Object.keys(slots)
  function SlotPicker({ host }: { host: HostProps }) {
    const [chosen, setChosen] = useState<string>()
    const picked = chosen === undefined ? undefined : slots[chosen]
    const Component = picked?.slot.Component as ComponentType<HostProps & Record<string, unknown>> | undefined
    return (
      <main>
        {names.map((name) => (
          <button key={name} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
        {Component && picked ? (
          <Component {...host} {...picked.props} onClose={() => setChosen(undefined)} />
        ) : null}
      </main>
    )
  }
  mount((host) => <SlotPicker host={host} />)
}
