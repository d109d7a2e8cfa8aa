/**
 * Fetches and runs the host's shared modules that come late, before a remote asks for them. Each is named here, so that the build of
 * the host has it.
 */
export const loadLateShared = (): Promise<unknown> =>
  Promise.all([
    import('@reduxjs/toolkit'),
    import('@reduxjs/toolkit/query'),
    import('@reduxjs/toolkit/query/react'),
    import('react-redux'),
    import('@radix-ui/react-dismissable-layer'),
    import('@radix-ui/react-focus-scope'),
    import('@radix-ui/react-presence'),
    import('@radix-ui/react-slot'),
  ])
