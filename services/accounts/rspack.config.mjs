import { serviceConfig } from '@shared/build/rspack-service'

export default serviceConfig({
  context: import.meta.dirname,
  entries: { 'verify-audit': './src/verify-audit.ts' },
})
