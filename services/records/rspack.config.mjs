import { serviceConfig } from '@shared/build/rspack-service'

export default serviceConfig({
  context: import.meta.dirname,
  entries: {
    'compile-places': './src/compile-places.ts',
    'encrypt-older': './src/encrypt-older.ts',
    seed: './src/seed.ts',
    'rebuild-staff-records': './src/rebuild-staff-records.ts',
  },
})
