import { remoteConfig } from '@shared/build/rspack-remote'

export default remoteConfig({
  name: 'mfe-proof',
  context: import.meta.dirname,
  firstScreens: './src/first-screens.tsx',
  exposes: { './app': './src/expose-app.ts' },
})
