import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../..')
const facades = join(root, 'shell/src/shared-modules')
const browserFolders = ['shell', 'mfe-wizard', 'mfe-proof', 'mfe-admin', 'mfe-assistant', 'shared/web']

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    // What runs in tests or builds has the packages whole.
    if (entry.isDirectory()) return ['testing', 'at-build-time'].includes(entry.name) ? [] : sourcesOf(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

/** The names between the braces of an import or export, without those that are types. */
const valuesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name)

/** What each facade re-exports, by the package it stands for. */
const provided = new Map(
  readdirSync(facades).flatMap((file) => {
    const text = readFileSync(join(facades, file), 'utf8')
    const request = /^export {[^}]*} from '([^']+)'/m.exec(text)?.[1]
    if (request === undefined) return []
    return [
      [request, [...text.matchAll(/export {([^}]*)} from/g)].flatMap(([, names]) => valuesIn(names ?? ''))],
    ]
  }),
)

interface Use {
  request: string
  names: string[]
}

/** The values a source takes from packages: named and default imports, and members of namespace imports. */
const usesIn = (text: string): Use[] => [
  ...[...text.matchAll(/import (?!type)(\w+)?(?:, )?(?:{([^}]*)})? from '([^']+)'/g)].map(
    ([, fallback, names, request]) => ({
      request: request ?? '',
      names: [...valuesIn(names ?? ''), ...(fallback ? ['default'] : [])],
    }),
  ),
  ...[...text.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, alias, request]) => ({
    request: request ?? '',
    names: [...text.matchAll(new RegExp(`\\b${alias}\\.([A-Za-z]\\w*)`, 'g'))].map(([, name]) => name ?? ''),
  })),
]

const missing = browserFolders.flatMap((folder) =>
  sourcesOf(join(root, folder, 'src')).flatMap((file) =>
    usesIn(readFileSync(file, 'utf8')).flatMap(({ request, names }) =>
      names
        .filter((name) => provided.get(request)?.includes(name) === false)
        .map((name) => `${file.slice(root.length + 1)}: ${name} of ${request}`),
    ),
  ),
)

it('finds every name that a source takes from a shared package in its facade', () => {
  expect(missing).toEqual([])
})

it('reads imports of every form', () => {
  expect(usesIn("import styled, { css as style, type Rule } from 'styled-components'")).toEqual([
    { request: 'styled-components', names: ['css', 'default'] },
  ])
  expect(usesIn("import * as T from 'x'\nconst a = T.Root; const b: T.Props = 1")).toEqual([
    { request: 'x', names: ['Root', 'Props'] },
  ])
  expect(usesIn("import type { A } from 'x'")).toEqual([])
})

it('finds each module that remotes take from the host among those that the host shares', () => {
  const namesIn = (file: string, line: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, quoted, bare]) => quoted ?? bare)
  const taken = namesIn('shared/build/src/singletons.mjs', /^ {2}(?:'([^']+)'|(\w+)): '/gm)
  expect(taken).toContain('react')
  expect(
    namesIn('shell/src/shared-modules/share-modules.ts', /^ {2}(?:'([^']+)'|(\w+)): (?:there|late)\(/gm),
  ).toEqual(taken)
})

it('knows a facade for each of the large packages', () => {
  expect([...provided.keys()].sort()).toEqual([
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query',
    '@reduxjs/toolkit/query/react',
    'react-redux',
    'react-router-dom',
    'styled-components',
  ])
})
