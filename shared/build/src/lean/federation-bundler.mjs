import { attachShareScopeMap } from 'federation-bundler/attachShareScopeMap.js'
import { consumes } from 'federation-bundler/consumes.js'
import { initContainerEntry } from 'federation-bundler/initContainerEntry.js'
import { initializeSharing as I } from 'federation-bundler/initializeSharing.js'
import { installInitialConsumes } from 'federation-bundler/installInitialConsumes.js'
import { createInstance, getInstance, init } from '@module-federation/enhanced/runtime'

/** What a build's own part of the runtime consists of; each build has its own, for it keeps its state in it. */
const bundlerOf = (begin) => ({
  runtime: { init: begin },
  bundlerRuntime: {
    consumes,
    I,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }) => begin(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
})

/**
 * In place of the federation runtime's index for bundlers, of which a host with remotes that are known at run time only, and remotes
 * without copies of shared modules, need this much. The modules are the runtime's own.
 */
export default bundlerOf(init)

/** The same for a remote's build, which begins an instance of its own: `init` would make it the one that the host speaks to. */
export const bundlerOfRemote = () =>
  bundlerOf((options) => {
    const begun = getInstance(({ name }) => name === options.name)
    if (!begun) return createInstance(options)
    begun.initOptions(options)
    return begun
  })
