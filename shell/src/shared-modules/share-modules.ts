import react from 'react'
import jsxRuntime from 'react/jsx-runtime'
import reactDom from 'react-dom'
import { init } from '@module-federation/enhanced/runtime'
import { lendStart } from '@shared/build/lean/federation-start'
import * as router from './react-router-dom'
import * as styles from './styled-components'

/** Written by the build: 'react' → '19.3.1'. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>
const versions = SHARED_VERSIONS

const shareConfig = { singleton: true, requiredVersion: false } as const
const there = (module: unknown) => ({ shareConfig, lib: () => module })
/** In a file of its own, which comes when a remote asks for it: no first screen of a parent does. */
const late = (load: () => Promise<unknown>) => ({
  shareConfig,
  get: async () => {
    const module = await load()
    return () => module
  },
})

const modules = {
  react: there(react),
  'react/jsx-runtime': there(jsxRuntime),
  'react-dom': there(reactDom),
  'react-router-dom': there(router),
  'styled-components': there(styles),
  'react-redux': late(() => import('./react-redux')),
  '@reduxjs/toolkit': late(() => import('./toolkit')),
  '@reduxjs/toolkit/query': late(() => import('./toolkit-query')),
  '@reduxjs/toolkit/query/react': late(() => import('./toolkit-query-react')),
  '@radix-ui/react-dismissable-layer': late(() => import('@radix-ui/react-dismissable-layer')),
  '@radix-ui/react-focus-scope': late(() => import('@radix-ui/react-focus-scope')),
  '@radix-ui/react-presence': late(() => import('@radix-ui/react-presence')),
  '@radix-ui/react-slot': late(() => import('@radix-ui/react-slot')),
}

// Before any remote is asked for.
init({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [name, { ...module, version: versions[name] }]),
  ),
  shareStrategy: 'loaded-first',
})
lendStart()
