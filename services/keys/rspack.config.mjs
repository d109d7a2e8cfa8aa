import { serviceConfig } from '@shared/build/rspack-service'

export default serviceConfig({
  context: import.meta.dirname,
  entries: { rotate: './src/rotate.ts', erasures: './src/erasures.ts' },
})
