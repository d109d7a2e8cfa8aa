import { createHash } from 'node:crypto'

export interface PolicyInputs {
  /** Of the page's styles, and of those that its scripts make. */
  nonce: string
  /** The scripts that are written into the page. */
  inlineScripts: readonly string[]
  /** Origins of remotes that are published elsewhere. */
  remoteOrigins: readonly string[]
  /** Origins that files are sent to and images come from. */
  uploadOrigins: readonly string[]
  isBehindTls: boolean
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The page's Content-Security-Policy: scripts of this platform and of the remotes it lists, and inline those alone that we wrote,
 * by their hashes: a browser may keep the page, and nothing that it kept opens a door for another script.
 */
export function contentSecurityPolicy({
  nonce,
  inlineScripts,
  remoteOrigins,
  uploadOrigins,
  isBehindTls,
}: PolicyInputs): string {
  const own = ["'self'", ...remoteOrigins]
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...own, ...inlineScripts.map(hashSource)],
    'style-src': [...own, `'nonce-${nonce}'`],
    'img-src': [...own, ...uploadOrigins, 'data:', 'blob:'],
    'font-src': own,
    'worker-src': ["'self'"],
    'connect-src': [...own, ...uploadOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isBehindTls ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
