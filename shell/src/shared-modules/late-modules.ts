import { inStages } from '@shared/web/start/in-stages'

/**
 * Fetches and runs the host's shared modules that come late, before a remote asks for them: both of their files at once, and their
 * modules one by one. Each is named here, so that the build of the host has it.
 */
export const loadLateShared = (): Promise<unknown> =>
  Promise.all([
    inStages(
      () => import('./toolkit'),
      () => import('./toolkit-query'),
      () => import('./toolkit-query-react'),
      () => import('./react-redux'),
    ),
    inStages(
      () => import('@radix-ui/react-dismissable-layer'),
      () => import('@radix-ui/react-focus-scope'),
      () => import('@radix-ui/react-presence'),
      () => import('@radix-ui/react-slot'),
    ),
  ])
