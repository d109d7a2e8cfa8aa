import { consumes } from 'federation-bundler/consumes.js'
import { initContainerEntry } from 'federation-bundler/initContainerEntry.js'
import { createInstance, getInstance } from '@module-federation/enhanced/runtime'

const shareStrategy = 'loaded-first'

/** What the runtime must know of each shared module that a build asks for, by the build's number of it. */
const handlersOf = ({ moduleIdToConsumeDataMapping: modules = {} } = {}) =>
  Object.fromEntries(
    Object.entries(modules).map(([id, { shareKey, shareScope, requiredVersion, singleton }]) => [
      id,
      { shareKey, shareInfo: { scope: [shareScope], shareConfig: { requiredVersion, singleton } } },
    ]),
  )

/** An instance of the build's own: `init` would make it the one that the host speaks to. */
const instanceOf = (options) => {
  const begun = getInstance(({ name }) => name === options.name)
  if (!begun) return createInstance(options)
  begun.initOptions(options)
  return begun
}

/**
 * Starts a remote's build on the host's federation runtime, in place of the code that the federation plugin generates for each build,
 * as far as a remote that loads no others and has no copies of shared modules needs it. The modules are the runtime's own.
 *
 * @param build the build's own `__webpack_require__`
 * @param name the build's name
 */
function startRemote(build, name) {
  const initOptions = { name, shareStrategy, shared: {}, remotes: [], plugins: [] }
  const instance = instanceOf(initOptions)
  const { chunkMapping = {} } = build.consumesLoadingData ?? {}
  const moduleToHandlerMapping = handlersOf(build.consumesLoadingData)
  const installedModules = {}
  Object.assign(build.federation, {
    instance,
    initOptions,
    bundlerRuntimeOptions: {},
    hasAttachShareScopeMap: true,
  })
  build.S = instance.shareScopeMap
  build.f.consumes = (chunkId, promises) =>
    consumes({
      chunkId,
      promises,
      chunkMapping,
      moduleToHandlerMapping,
      installedModules,
      webpackRequire: build,
    })
  build.I = (scope, initScope) =>
    Promise.all(
      instance.initializeSharing(scope, { strategy: shareStrategy, initScope, from: 'build' }),
    ).then(() => true)
  build.initContainer = (shareScope, initScope, remoteEntryInitOptions) =>
    initContainerEntry({
      shareScope,
      initScope,
      remoteEntryInitOptions,
      shareScopeKey: build.initializeExposesData.shareScope,
      webpackRequire: build,
    })
  build.getContainer = async (module, getScope) => {
    const { moduleMap } = build.initializeExposesData
    if (!Object.hasOwn(moduleMap, module)) throw new Error(`Module "${module}" does not exist in container.`)
    build.R = getScope
    const factory = moduleMap[module]()
    build.R = undefined
    return factory
  }
}

/** Lets builds of remotes find the start, by the name that `federation-start-loader.mjs` writes into them. */
export const lendStart = () => {
  globalThis._FEDERATION_START = startRemote
}
