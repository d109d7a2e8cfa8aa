import { remoteConfig } from '@shared/build/rspack-remote'

export default remoteConfig({
  name: 'mfe-assistant',
  context: import.meta.dirname,
  exposes: {
    './chat-drawer': './src/export-chat-drawer.tsx',
    './companion-guide': './src/export-companion-guide.tsx',
  },
})
