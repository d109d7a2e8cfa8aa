import { remoteConfig } from '@shared/build/rspack-remote'

export default remoteConfig({
  name: 'mfe-proof',
  context: import.meta.dirname,
  exposes: { './app': './src/export-app.tsx' },
})
