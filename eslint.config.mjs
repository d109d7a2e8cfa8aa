import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import ts from 'typescript-eslint'

const folders = (parent) =>
  readdirSync(new URL(parent, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const remotes = folders('.').filter((name) => name.startsWith('mfe-'))
const services = folders('services')
const apps = [...remotes, 'shell']

/** What the files of a folder never import. One zone for all of it: the linter asks each zone about each import. */
const zone = (target, from, message) => ({
  target: `./${target}`,
  from: [from].flat().map((folder) => `./${folder}`),
  message,
})
const others = (names, name) => names.filter((other) => other !== name)

/** Who may import whom, generated from the folders that exist. */
const zones = [
  zone('shared', [...apps, 'services', 'e2e', 'bench'], 'shared packages never import an app'),
  ...apps.map((app) =>
    zone(
      app,
      [...others(apps, app), 'services', 'shared/node', 'shared/pocket-mongo'],
      'the page reaches other apps through the host and services over HTTP',
    ),
  ),
  zone('services', [...apps, 'shared/web'], 'services never import the browser side'),
  ...services.map((name) =>
    zone(
      `services/${name}`,
      others(services, name).map((other) => `services/${other}`),
      'services talk over HTTP, never by import',
    ),
  ),
  ...['contracts', 'engraving', 'insights'].map((pure) =>
    zone(
      `shared/${pure}`,
      ['shared/node', 'shared/web', 'shared/pocket-mongo'],
      'contracts, engraving and insights are pure',
    ),
  ),
  zone('shared/engraving', ['shared/contracts', 'shared/insights'], 'the engraving imports nothing'),
  zone('shared/web', 'shared/node', 'the web and the node side never import each other'),
  zone('shared/node', 'shared/web', 'the web and the node side never import each other'),
  ...remotes.flatMap((remote) => {
    const at = `${remote}/src/features`
    try {
      const features = folders(at)
      return features.map((feature) =>
        zone(
          `${at}/${feature}`,
          others(features, feature).map((other) => `${at}/${other}`),
          'a feature never imports a feature',
        ),
      )
    } catch {
      return []
    }
  }),
]

/** The embedded document store in its layers: a folder imports only folders that stand before it. */
const storeLayers = [
  'bson',
  'store',
  'expressions',
  'query',
  'update',
  'index',
  'collections',
  'aggregation',
  'commands',
  'wire',
]
const storeZones = storeLayers.slice(0, -1).map((layer, at) =>
  zone(
    `shared/pocket-mongo/src/${layer}/**/!(*.test).ts`,
    storeLayers.slice(at + 1).map((above) => `shared/pocket-mongo/src/${above}`),
    `${layer} knows nothing of the folders above it`,
  ),
)

const notShipped = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  '**/testing*.ts',
  '**/bench/**',
  '**/*.config.{ts,mjs}',
]

const noCastToAny = {
  selector: 'TSAsExpression > TSAnyKeyword',
  message: 'parse instead of casting to any',
}
const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'read the environment in config.ts only',
}

/** What the oldest browsers that the README names lack, and a page cannot do without once it asks for it. */
const absentFrom = (object, property, browser) => ({ object, property, message: `absent from ${browser}` })
const absent = [
  absentFrom('AbortSignal', 'any', 'Safari before 17.4: linkedAbort'),
  absentFrom('URL', 'parse', 'Safari before 18'),
  absentFrom('URL', 'canParse', 'Safari before 17'),
]
const absentColours = {
  selector: 'TemplateElement[value.raw=/light-dark\\(/]',
  message: 'light-dark() is absent from Safari before 17.5',
}

/** Whoever has larger letters has fewer of them in a line, and gets the narrow look of a page as on a narrower window. */
const widthsInPixels = ['TemplateElement[value.raw', 'Literal[value'].map((text) => ({
  selector: `${text}=/\\((?:min|max)-width: *[0-9]+px\\)/]`,
  message: 'the width of the window is asked in em: whoever has larger letters gets the narrow look earlier',
}))

/** What a package imports, its own manifest names: as a dependency, but for what never leaves this repository. */
const declaredImports = [
  ...[...apps, ...services.map((name) => `services/${name}`)],
  ...folders('shared').map((name) => `shared/${name}`),
  ...['e2e', 'bench', 'scripts'],
].map((folder) => ({
  files: [`${folder}/**/*.{ts,tsx,mjs}`],
  rules: {
    'import-x/no-extraneous-dependencies': [
      'error',
      {
        // The scripts find the browser of the end-to-end tests through their package.
        packageDir: folder === 'scripts' ? ['.', 'e2e'] : [folder],
        includeTypes: true,
        devDependencies: ['e2e', 'bench', 'scripts'].includes(folder) || notShipped,
      },
    ],
  },
}))

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', 'reports/**', '**/playwright-report/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, regexp },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...storeZones] }],
      'no-restricted-syntax': ['error', noCastToAny],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  // The compiler says the same of TypeScript (`noUnusedLocals`, `noUnusedParameters`).
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  ...declaredImports,
  {
    // An expression over what strangers send takes time in proportion to its length; so do all, for any may come to see it.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: notShipped,
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{shell,mfe-*}/**/*.{ts,tsx}', 'shared/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The environment is read in one file of each process, and nowhere else.
    files: ['services/**/*.ts', 'shared/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
    ignores: ['**/config.ts', '**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'shared/build/**'],
    rules: {
      'no-restricted-properties': ['error', noEnvironment],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'shared/{web,contracts,engraving,insights}/src/**/*.{ts,tsx}'],
    ignores: notShipped,
    rules: {
      'no-restricted-properties': ['error', noEnvironment, ...absent],
      'no-restricted-syntax': ['error', noCastToAny, absentColours],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'shared/web/src/**/*.{ts,tsx}'],
    // The widget's letters are as large as its partner's page wants them.
    ignores: [...notShipped, 'mfe-assistant/src/widget/**'],
    rules: { 'no-restricted-syntax': ['error', noCastToAny, absentColours, ...widthsInPixels] },
  },
  { files: ['scripts/**', 'bench/**', '**/*.config.mjs', 'e2e/**'], rules: { 'no-console': 'off' } },
)
