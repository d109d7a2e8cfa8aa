import { serviceConfig } from '@shared/build/rspack-service'

export default serviceConfig({
  context: import.meta.dirname,
  entries: { 'add-demo-partner': './src/add-demo-partner.ts' },
})
