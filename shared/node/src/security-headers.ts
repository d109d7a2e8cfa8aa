import type { Request, RequestHandler } from 'express'
import helmet from 'helmet'

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

export interface SecurityHeadersOptions {
  /** Whether the browser reached us over TLS, and is to keep to it. */
  isBehindTls: (request: Request) => boolean
  /** False where files and pages are sent, which bring a policy of their own or need none. */
  hasContentPolicy: boolean
}

/** The headers of every answer: no frame of another page shows it, no other site learns its address, its type is not guessed. */
export const securityHeaders = ({
  isBehindTls,
  hasContentPolicy,
}: SecurityHeadersOptions): RequestHandler => {
  const headers = (strictTransportSecurity: false | { maxAge: number }) =>
    helmet({
      strictTransportSecurity,
      xFrameOptions: { action: 'deny' },
      // Addresses of proofs and invitations are keys.
      referrerPolicy: { policy: 'same-origin' },
      contentSecurityPolicy: hasContentPolicy && {
        directives: { 'frame-ancestors': ["'none'"], 'upgrade-insecure-requests': null },
      },
    })
  const plain = headers(false)
  const overTls = headers({ maxAge: 31_536_000 })
  return (request, response, next) => {
    response.setHeader('permissions-policy', permissionsPolicy)
    const set = isBehindTls(request) ? overTls : plain
    set(request, response, next)
  }
}
