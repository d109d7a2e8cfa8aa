import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { require } from './browser-rules.mjs'

/** The folder of an installed package, also of one whose exports hide its package.json. */
const folderOf = (name) => {
  let folder = dirname(require.resolve(name))
  while (!existsSync(join(folder, 'package.json')) || readPackage(folder).name !== name)
    folder = dirname(folder)
  return folder
}
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The modules of which a page has one copy, brought by the host (`shell/src/shared-modules`), and the packages that they are of. */
const singletons = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router-dom',
  'styled-components': 'styled-components',
  'react-redux': 'react-redux',
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  '@reduxjs/toolkit/query': '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react': '@reduxjs/toolkit',
  '@radix-ui/react-dismissable-layer': '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope': '@radix-ui/react-focus-scope',
  '@radix-ui/react-presence': '@radix-ui/react-presence',
  '@radix-ui/react-slot': '@radix-ui/react-slot',
}

/** Their versions, which the host tells to remotes. */
export const sharedVersions = () =>
  Object.fromEntries(
    Object.entries(singletons).map(([request, of]) => [request, readPackage(folderOf(of)).version]),
  )

/** Shared modules of a remote: the host has them, the remote carries no copy. */
export const remoteShared = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [
      request,
      { singleton: true, import: false, requiredVersion: `^${version}` },
    ]),
  )
