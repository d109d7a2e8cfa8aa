import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PublicSettings } from '@shared/contracts/remote-app'
import type { RemoteName } from '@shared/contracts/remotes-manifest'
import { AppError } from '@shared/node/errors'
import type { Request, RequestHandler } from 'express'
import { readCookie } from '../identity/cookies'
import { contentSecurityPolicy } from './content-policy'
import { areDrawnSettings, firstScreenAt, firstScreenTag } from './first-screen'
import type { RemoteEntries } from './remote-entries'
import { originsOf } from './remotes-list'
import type { RemotesList } from './remotes-list'
import { remoteOfPath } from './route-remote'

export interface PageOptions {
  shellFolder: string
  remotes: RemotesList
  entries: RemoteEntries
  settings: PublicSettings
  /** Origins of remotes beside those of the list. */
  remoteOrigins: readonly string[]
  uploadOrigins: readonly string[]
  isBehindTls: (request: Request) => boolean
  /** The name of the cookie of signed-in staff. */
  sessionCookie: string
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
// Above this, compressing takes longer than the bytes it saves.
const pageQuality = 5

/** A JSON script tag. No text of its content can end the tag. */
const jsonTag = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** Whether it is worth asking who is signed in: scripts cannot see the session's cookie. Whose it is, and whether it holds, is not said. */
const sessionTag = (isPossible: boolean) => jsonTag('session', { isPossible })

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const preloadTag = (address: string) => `<link rel="preload" as="script" href="${escapeAttribute(address)}">`

const inlineScriptsOf = (page: string): string[] =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)

const isForNobodyElse = (remote: RemoteName, path: string) =>
  remote === 'mfe-admin' || path.startsWith('/privacy')

/** The shell's page as it was last built, and the scripts that are written into it. */
function createTemplate(path: string) {
  let kept: { version: number; text: string; inlineScripts: string[] } | null = null
  return async () => {
    try {
      const { mtimeMs } = await stat(path)
      if (kept?.version !== mtimeMs) {
        const text = await readFile(path, 'utf8')
        kept = { version: mtimeMs, text, inlineScripts: inlineScriptsOf(text) }
      }
      return kept
    } catch (cause) {
      throw new AppError({
        code: 'unavailable',
        publicMessage: 'The page is being published. Please try again in a moment.',
        cause,
      })
    }
  }
}

async function compress(request: Request, body: string): Promise<{ encoding: string | null; bytes: Buffer }> {
  const encoding = request.acceptsEncodings('br', 'gzip')
  if (encoding === 'br')
    return {
      encoding,
      bytes: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } }),
    }
  if (encoding === 'gzip') return { encoding, bytes: await gzipped(body) }
  return { encoding: null, bytes: Buffer.from(body) }
}

/**
 * The page at every route: the shell's index.html with the first screen that the route's remote drew when it was built, a fresh
 * nonce, the list of remotes, the public settings and whether a session is possible in it, and hints for the files of the route
 * asked for, so that the browser fetches them beside the shell's own.
 */
export function servePage(options: PageOptions): RequestHandler {
  const { shellFolder, remotes, entries, settings, remoteOrigins, uploadOrigins, isBehindTls } = options
  const { sessionCookie } = options
  const readTemplate = createTemplate(join(shellFolder, 'index.html'))
  const settingsTag = jsonTag('settings', settings)
  const isDrawn = areDrawnSettings(settings)

  return async (request, response) => {
    const [template, list] = await Promise.all([readTemplate(), remotes.read()])
    const remote = remoteOfPath(request.path)
    const address = list[remote]
    const [remoteEntries, startFiles, firstScreens] = await Promise.all([
      entries.entriesOf(list),
      address === undefined ? [] : entries.startFilesOf(address),
      address === undefined || !isDrawn ? [] : entries.firstScreensOf(address),
    ])
    const nonce = randomBytes(18).toString('base64')
    const isSessionPossible = readCookie(request.headers.cookie, sessionCookie) !== null
    const { path, query } = request
    const screen = firstScreenAt(firstScreens, { path, query, isSessionPossible })
    const body = template.text
      .replaceAll('__CSP_NONCE__', () => nonce)
      .replace('<!--PRELOAD_HINTS-->', () => startFiles.map(preloadTag).join(''))
      .replace('<!--REMOTES-->', () => jsonTag('remotes', list) + jsonTag('remote-entries', remoteEntries))
      .replace('<!--SETTINGS-->', () => settingsTag + sessionTag(isSessionPossible))
      .replace('<!--FIRST_SCREEN-->', () => (screen ? firstScreenTag(screen, nonce) : ''))
    const { encoding, bytes } = await compress(request, body)
    response.set({
      'content-type': 'text/html; charset=utf-8',
      // A page that may be stored may also be kept whole by the browser, and be there at once when somebody comes back to it. Those
      // of the staff, and of a family's privacy, show what others must not find there after them.
      'cache-control': isSessionPossible || isForNobodyElse(remote, path) ? 'no-store' : 'private, no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        inlineScripts: [...template.inlineScripts, ...(screen?.script ? [screen.script] : [])],
        remoteOrigins: [...new Set([...remoteOrigins, ...originsOf(list)])],
        uploadOrigins,
        isBehindTls: isBehindTls(request),
      }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    response.end(bytes)
  }
}
