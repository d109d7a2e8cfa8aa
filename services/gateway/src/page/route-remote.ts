import { pageRoutes } from '@shared/contracts/page-routes'
import type { RemoteName } from '@shared/contracts/remotes-manifest'

const firstPart = (path: string) => path.split('/')[1]

/** The remote whose page stands at a path, by its first part; the shell sends unknown paths to the wizard. */
export const remoteOfPath = (path: string): RemoteName =>
  pageRoutes.find((route) => firstPart(route.path) === firstPart(path))?.remote ?? 'mfe-wizard'
