import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { LostWholePage } from '../drawings/lost'
import type { RemoteList } from '../remotes/remote-list'
import { RemoteRegion } from '../remotes/remote-region'
import { ProtectedPage } from '../session/protected-page'
import { PageSkeleton } from '../skeletons/page-skeleton'
import { pageRequest } from './page-request'
import { routeOf } from './route-table'
import { usePageFocus } from './use-page-focus'
import { usePathAfterRefresh } from './use-path-after-refresh'

interface PageSwitchProps {
  host: HostProps
  list: RemoteList
}

function RemotePage({ host, list }: PageSwitchProps) {
  const { pathname } = useLocation()
  const followed = routeOf(usePathAfterRefresh(pathname, list))
  const route = routeOf(pathname)
  usePageFocus(pathname)
  if (!route) return <Navigate to="/" replace />
  const waiting = <PageSkeleton path={pathname} />
  const page =
    // Another remote's page waits for the list; the same remote goes on at once with what it is.
    followed?.remote === route.remote ? (
      <RemoteRegion
        request={pageRequest(route.remote)}
        props={host}
        waiting={waiting}
        renderLost={(sentence, retry) => <LostWholePage sentence={sentence} onRetry={retry} />}
      />
    ) : (
      waiting
    )
  return route.isProtected ? <ProtectedPage>{page}</ProtectedPage> : page
}

/** The pages of the platform. A remote's routes are matched against the whole path. */
export const PageSwitch = (props: PageSwitchProps) => (
  <Routes>
    <Route path="/upload-svg" element={<Navigate to="/" replace />} />
    <Route path="/upload" element={<Navigate to="/" replace />} />
    <Route path="*" element={<RemotePage {...props} />} />
  </Routes>
)
