/** In place of the federation runtime's preloading: the gateway hints at a remote's files, and nobody calls `preloadRemote`. */
const none = () => []
export {
  none as defaultPreloadArgs,
  none as formatPreloadArgs,
  none as normalizePreloadExposes,
  none as preloadAssets,
}
