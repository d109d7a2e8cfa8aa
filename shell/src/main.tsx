import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { firstScreenId } from '@shared/contracts/first-screens'
import type { SessionUser } from '@shared/contracts/remote-app'
import { RegionBoundary } from '@shared/web/federation/region-boundary'
import { startTheme } from '@shared/web/theme/theme-store'
import { watchScripts } from '@shared/web/theme/watch-scripts'
import '@shared/web/theme/global.css'
import { App } from './app'
import { preloadDrawings } from './drawings/late-drawing'
import { Lost } from './drawings/lost'
import { holdStyles } from './first-screen/hold-styles'
import { InPlaceOf } from './first-screen/in-place-of'
import { LateToaster } from './notifications/late-toaster'
import { createToastStore } from './notifications/toast-store'
import { isSessionPossible, readEmbeddedEntries, readEmbeddedRemotes, readSettings } from './page/page-data'
import { createFederation } from './remotes/federation'
import { loadLateShared } from './shared-modules/late-modules'
import { createReadEntry } from './remotes/read-entry'
import { createRemoteList } from './remotes/remote-list'
import { RemotesProvider } from './remotes/remote-region'
import { createRemoteStore } from './remotes/remote-store'
import { pageRequest } from './routes/page-request'
import { routeOf } from './routes/route-table'
import { AuthProvider } from './session/auth-context'
import { createUserLoader } from './session/current-user'

const embedded = readEmbeddedRemotes()
const list = createRemoteList(embedded ? { embedded } : {})
const remotes = createRemoteStore({
  list,
  federation: createFederation(),
  readEntry: createReadEntry(readEmbeddedEntries()),
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
const firstScreen = document.getElementById(firstScreenId)

/** How long the first page may take before a skeleton is worth drawing, in ms; a first screen is better than any. */
const patience = 300
// Without one a skeleton may be wanted.
if (!firstScreen) preloadDrawings().catch(() => undefined)
const outOfPatience = firstScreen ? [] : [new Promise<void>((resolve) => setTimeout(resolve, patience))]

// The first page's remote starts loading before anything renders. What comes soon is then the first thing drawn.
const { remote, isForStaff } = routeOf(location.pathname) ?? { remote: 'mfe-wizard' as const }
const firstPage = Promise.race([remotes.preload(pageRequest(remote)), ...outOfPatience])

// Only the form begins without a store and without layers.
if (remote !== 'mfe-wizard') loadLateShared().catch(() => undefined)

const loadUser = createUserLoader(isSessionPossible())
let known: { user: SessionUser | null } | undefined
// A failed check leaves nobody signed in, as `AuthProvider` says.
const checked = isForStaff
  ? loadUser().then(
      (user) => void (known = { user }),
      () => void (known = { user: null }),
    )
  : Promise.resolve()
// What stands on a first screen stays until it is known who is signed in, but for a slow answer: then the page says that it is asked.
const whoIsThere = () =>
  Promise.race([checked, new Promise<void>((resolve) => setTimeout(resolve, patience))])
const toasts = createToastStore()
const settings = readSettings()
startTheme()
watchScripts(() => import('@shared/web/theme/all-faces').then(({ addAllFaces }) => addAllFaces()))

const drawApp = () => (
  <StrictMode>
    <BrowserRouter>
      <RegionBoundary renderLost={(again) => <Lost onRetry={again} />}>
        <AuthProvider loadUser={loadUser} known={known}>
          <RemotesProvider value={remotes}>
            <App list={list} toasts={toasts} settings={settings} />
          </RemotesProvider>
        </AuthProvider>
      </RegionBoundary>
      <LateToaster store={toasts} />
    </BrowserRouter>
  </StrictMode>
)
const draw = () => {
  const page = createRoot(root)
  if (!firstScreen) {
    window.firstUse?.stop()
    page.render(drawApp())
    return
  }
  const releaseStyles = holdStyles()
  // In small pieces: somebody may be typing on the first screen.
  startTransition(() =>
    page.render(
      <InPlaceOf root={root} screen={firstScreen} use={window.firstUse} onDrawn={releaseStyles}>
        {drawApp()}
      </InPlaceOf>,
    ),
  )
}
// Beside a first screen there is time: not in the task that ran the remote's code.
void firstPage.then(async () => {
  if (!firstScreen) return draw()
  await whoIsThere()
  setTimeout(draw)
})
// When the page has long been drawn. Pages of the staff are kept nowhere.
void firstPage.then(() =>
  setTimeout(() => {
    const isForm = remote === 'mfe-wizard'
    import('./page/housekeeping')
      .then(({ keepHouse }) => keepHouse({ isForm, isKeptOffline: !isForStaff && !isSessionPossible() }))
      .catch(() => undefined)
  }, 3000),
)
