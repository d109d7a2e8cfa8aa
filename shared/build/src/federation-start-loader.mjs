/** The name under which the host lends the start of the federation runtime to remotes. */
const lent = '_FEDERATION_START'

/** Where the code that the federation plugin generates ends to tell of one build, and begins to be the same in all of them. */
const border = 'const runtimeRequire=__webpack_require__;'
const own = [
  'bundler_runtime',
  'runtime_plugins',
  'remote_infos',
  'container_name',
  'share_strategy',
  'share_fallbacks',
  'library_type',
].map((name) => `__module_federation_${name}__`)

/**
 * The federation plugin gives each build a copy of the code that starts its runtime, and of the runtime's part for bundlers, which that
 * code imports. The host keeps its copy and lends it; a remote's build is left with what is its own.
 */
export default function startByHost(source) {
  const [told, common, ...more] = source.split(border)
  if (common === undefined || more.length > 0 || !own.every((name) => told.includes(name)))
    throw new Error('The federation plugin generates other code than this loader knows')
  const { isHost } = this.getOptions()
  if (!isHost) {
    const constants = told.replace(/^import __module_federation_bundler_runtime__[^;]*;/, '')
    return `${constants};${lent}(__webpack_require__,${own.slice(1)})`
  }
  return `${told};import{bundlerOfRemote}from"federation-bundler-lent";const start=(runtimeRequire,${own})=>{${common}};
start(__webpack_require__,${own});globalThis.${lent}=(of,...its)=>start(of,bundlerOfRemote(),...its)`
}
