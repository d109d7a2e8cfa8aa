import type { IncomingHttpHeaders } from 'node:http'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'

// RFC 9110, section 7.6.1: they are about one connection, not about the message.
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
const notPassedUp = new Set([
  ...hopByHop,
  'expect',
  'host',
  // Cookies are identities: services get the signed caller instead.
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  callerTokenHeader,
  requestIdHeader,
])
const notPassedDown = new Set([...hopByHop, requestIdHeader])

/** What of a browser's headers a service sees. */
export const headersForService = (headers: IncomingHttpHeaders): Record<string, string | string[]> => {
  const passed: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !notPassedUp.has(name)) passed[name] = value
  }
  return passed
}

/** What of a service's headers the browser sees. Cookies are set by `accounts` only. */
export const headersForBrowser = (
  headers: IncomingHttpHeaders,
  { maySetCookies }: { maySetCookies: boolean },
): [string, string | string[]][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || notPassedDown.has(name) || (name === 'set-cookie' && !maySetCookies)
      ? []
      : [[name, value]],
  )
