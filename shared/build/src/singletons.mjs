import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { require } from './browser-rules.mjs'

/** The folder of an installed package, also of one whose exports hide its package.json. */
const folderOf = (name) => {
  let folder = dirname(require.resolve(name))
  while (!existsSync(join(folder, 'package.json')) || readPackage(folder).name !== name)
    folder = dirname(folder)
  return folder
}
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The modules of which a page has one copy, brought by the host. Those with a facade are shared through a file of
 * `facades/` that re-exports what the platform uses of them: tree shaking works through it, where a plain shared package
 * is kept whole.
 */
const singletons = [
  { request: 'react', of: 'react' },
  { request: 'react/jsx-runtime', of: 'react' },
  { request: 'react-dom', of: 'react-dom' },
  { request: 'react-router-dom', of: 'react-router-dom', facade: 'react-router-dom' },
  { request: 'styled-components', of: 'styled-components', facade: 'styled-components' },
  // The rest no first screen of a parent needs: the host has it in files that come when they are asked for.
  { request: 'react-redux', of: 'react-redux', facade: 'react-redux', isLate: true },
  { request: '@reduxjs/toolkit', of: '@reduxjs/toolkit', facade: 'reduxjs-toolkit', isLate: true },
  {
    request: '@reduxjs/toolkit/query',
    of: '@reduxjs/toolkit',
    facade: 'reduxjs-toolkit-query',
    isLate: true,
  },
  {
    request: '@reduxjs/toolkit/query/react',
    of: '@reduxjs/toolkit',
    facade: 'reduxjs-toolkit-query-react',
    isLate: true,
  },
  // Layers know of each other through these: a toast of the host above a dialog of a remote, and which one Escape closes.
  {
    request: '@radix-ui/react-dismissable-layer',
    of: '@radix-ui/react-dismissable-layer',
    isLate: true,
  },
  { request: '@radix-ui/react-focus-scope', of: '@radix-ui/react-focus-scope', isLate: true },
  // Small parts of every Radix component that the host has anyway.
  { request: '@radix-ui/react-presence', of: '@radix-ui/react-presence', isLate: true },
  { request: '@radix-ui/react-slot', of: '@radix-ui/react-slot', isLate: true },
]

// By name, not by path: the request is written into the build.
const facadeRequest = (name) => `@shared/build/facades/${name}`

/**
 * Shared modules of the host: there from the start, with no request of their own, but for those that come late. They are provided
 * only where the build meets them: the host imports them all, those that come late in `shell/src/remotes/late-shared.ts`.
 */
export const hostShared = () =>
  Object.fromEntries(
    singletons.map(({ request, of, facade, isLate = false }) => [
      request,
      {
        singleton: true,
        eager: !isLate,
        version: readPackage(folderOf(of)).version,
        requiredVersion: false,
        ...(facade ? { import: facadeRequest(facade) } : {}),
      },
    ]),
  )

/** Shared modules of a remote: the host has them, the remote carries no copy. */
export const remoteShared = () =>
  Object.fromEntries(
    singletons.map(({ request, of }) => [
      request,
      { singleton: true, import: false, requiredVersion: `^${readPackage(folderOf(of)).version}` },
    ]),
  )

/** How a facade names the real package: a request that sharing does not take over, with the file a browser is meant to get. */
export const facadeAliases = () =>
  Object.fromEntries(
    singletons
      .filter(({ facade }) => facade)
      .map(({ request, of }) => [
        `unshared/${request}$`,
        readPackage(folderOf(of)).exports ? fileURLToPath(import.meta.resolve(request)) : folderOf(of),
      ]),
  )
