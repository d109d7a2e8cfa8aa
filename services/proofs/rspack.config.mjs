import { serviceConfig } from '@shared/build/rspack-service'

export default serviceConfig({
  context: import.meta.dirname,
  entries: { 'rebuild-press-counts': './src/rebuild-press-counts.ts' },
})
