export interface PolicyInputs {
  nonce: string
  /** Origins of remotes that are published elsewhere. */
  remoteOrigins: readonly string[]
  /** Origins that files are sent to and images come from. */
  uploadOrigins: readonly string[]
  isBehindTls: boolean
}

/** The page's Content-Security-Policy: scripts of this platform and of the remotes it lists, nothing written inline. */
export function contentSecurityPolicy({
  nonce,
  remoteOrigins,
  uploadOrigins,
  isBehindTls,
}: PolicyInputs): string {
  const own = ["'self'", ...remoteOrigins]
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...own, `'nonce-${nonce}'`],
    'style-src': [...own, `'nonce-${nonce}'`],
    'img-src': [...own, ...uploadOrigins, 'data:', 'blob:'],
    'font-src': own,
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
