import { requestIdHeader } from '@shared/contracts/internal'
import type { Answered } from './all-services'

/** Somebody with a browser, who asks the gateway at an address: keeps its cookie, and reads whatever comes. */
export function browserAt(urlOf: () => string) {
  let cookie = ''
  return async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const isBytes = Buffer.isBuffer(body)
    const answer = await fetch(urlOf() + path, {
      method,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': isBytes ? 'image/png' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return {
      status: answer.status,
      body: isJson ? JSON.parse(bytes.toString()) : {},
      bytes,
      requestId: answer.headers.get(requestIdHeader) ?? '',
    }
  }
}
