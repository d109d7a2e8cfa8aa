import type { Request, RequestHandler } from 'express'

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Addresses of proofs and invitations are keys: no other site learns them.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}
const strictTransport = 'max-age=31536000; includeSubDomains'

/** The headers of every answer; a service's own stand above them. */
export const securityHeaders =
  (isBehindTls: (request: Request) => boolean): RequestHandler =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    if (isBehindTls(request)) response.setHeader('strict-transport-security', strictTransport)
    next()
  }

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
