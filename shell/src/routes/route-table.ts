import { matchPath } from 'react-router-dom'
import { pageRoutes } from '@shared/contracts/page-routes'
import type { PageRoute } from '@shared/contracts/page-routes'

export const routeOf = (pathname: string): PageRoute | undefined =>
  pageRoutes.find(({ path }) => matchPath(path, pathname) !== null)
