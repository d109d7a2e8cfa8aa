import { serviceConfig } from '@shared/build/rspack-service'

export default serviceConfig({
  context: import.meta.dirname,
  entries: {
    'encrypt-older': './src/encrypt-older.ts',
    'press-sheet': './src/press-sheet.ts',
    'rebuild-press-counts': './src/rebuild-press-counts.ts',
  },
})
