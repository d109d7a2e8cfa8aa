// Stands in the monolith for the federation runtime: the remotes are parts of the same build, split by route.
const parts = {
  'mfe-wizard/app': () =>
    import(/* webpackChunkName: "mfe-wizard" */ '../../../mfe-wizard/src/export-app.tsx'),
  'mfe-proof/app': () => import(/* webpackChunkName: "mfe-proof" */ '../../../mfe-proof/src/export-app.tsx'),
  'mfe-admin/app': () => import(/* webpackChunkName: "mfe-admin" */ '../../../mfe-admin/src/export-app.tsx'),
  'mfe-assistant/chat-drawer': () => import('../../../mfe-assistant/src/export-chat-drawer.tsx'),
  'mfe-assistant/companion-guide': () => import('../../../mfe-assistant/src/export-companion-guide.tsx'),
}

export const registerRemotes = () => undefined
export const registerPlugins = () => undefined
export const loadRemote = (part) => parts[part]()
