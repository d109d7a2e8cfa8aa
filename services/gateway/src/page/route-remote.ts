import type { RemoteName } from '@shared/contracts/remotes-manifest'

const routes: readonly (readonly [RegExp, RemoteName])[] = [
  [/^\/$/, 'mfe-wizard'],
  [/^\/(success|proof-review|join|privacy)(\/|$)/, 'mfe-proof'],
  [/^\/(auth|admin)(\/|$)/, 'mfe-admin'],
]

/** The remote whose page stands at a path; the shell sends unknown paths to the wizard. */
export const remoteOfPath = (path: string): RemoteName =>
  routes.find(([pattern]) => pattern.test(path))?.[1] ?? 'mfe-wizard'
