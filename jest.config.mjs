import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'

// ESM-only packages that the tests load through Jest's CommonJS runtime.
const esmOnly = [
  'temporal-polyfill',
  'temporal-utils',
  'until-async',
  'rettime',
  '@open-draft',
  '@hyzyla',
  'marked',
  'stemmer',
  'woff2-encoder',
]
const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: react ? { react: { runtime: 'automatic' } } : undefined,
    },
    module: { type: 'commonjs' },
  },
]
// Names that a test's context finds slowly: given to each module as an argument. None that a package declares anew (Set), that a test
// puts another in place of (Date, fetch).
const givenGlobals = [
  'Array',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'WeakMap',
]
const project = (name, roots) => ({
  displayName: name,
  roots,
  testEnvironment: `<rootDir>/scripts/jest-${name}-environment.mjs`,
  sandboxInjectedGlobals: givenGlobals,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.(ts|tsx|mjs|js|jsx)$': swc(name === 'web') },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    // Pages have the address of such a file; the press reads it.
    ...(name === 'web'
      ? { '\\.(css|woff2|svg)$': '<rootDir>/shared/build/src/jest-asset.mjs' }
      : { '^lmdb$': '<rootDir>/scripts/jest-lmdb.mjs' }),
    // Jest tries only the first target of an exports array: .ts and .tsx files cannot share one pattern there.
    '^@shared/web/(.*)$': '<rootDir>/shared/web/src/$1',
  },
})

const remotes = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => `<rootDir>/${name}`)

export default {
  // One more than two cores: many tests wait for processes of their own.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // What files leave behind grew to 3 GB a process; one with so much in use begins anew.
  workerIdleMemoryLimit: '1GB',
  // A test that hangs is told after a minute; one that waits its turn on a busy machine is not taken for it.
  testTimeout: 60_000,
  projects: [
    project('node', [
      '<rootDir>/scripts',
      '<rootDir>/services',
      '<rootDir>/shared/contracts',
      '<rootDir>/shared/engraving',
      '<rootDir>/shared/insights',
      '<rootDir>/shared/node',
      '<rootDir>/shared/pocket-mongo',
    ]),
    {
      ...project('web', ['<rootDir>/shell', ...remotes, '<rootDir>/shared/web']),
      setupFilesAfterEnv: ['<rootDir>/shared/build/src/jest-web-setup.mjs'],
    },
  ],
}
