import type { Request } from 'express'

/** Whether the browser reached us over TLS: the public address says so, or a proxy that is trusted. */
export const tlsCheck =
  (publicUrl: string) =>
  (request: Request): boolean =>
    publicUrl.startsWith('https:') || request.secure
