import type { Fault } from '@shared/contracts/errors'
import type { Request } from 'express'
import { AppError } from './errors'
import { hasBody, readBody } from './request-body'

/** The size of a JSON body in bytes unless a route says otherwise. */
const defaultBodyLimit = 64 * 1024
const maxDepth = 16
const maxFaults = 20

// Keys that could reach an object's prototype are refused by name, wherever they stand; without recursion, so that a
// deeply nested body costs no stack.
function structureFaults(body: unknown): Fault[] {
  const faults: Fault[] = []
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }]
  for (let next = waiting.pop(); next && faults.length < maxFaults; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) {
      faults.push({ path: path.slice(0, 200), message: `Nested deeper than ${maxDepth} levels` })
      continue
    }
    for (const key of Object.keys(value)) {
      const at = path ? `${path}.${key}` : key
      if (key === '__proto__') faults.push({ path: at, message: 'Unknown field' })
      else waiting.push({ value: Reflect.get(value, key), path: at, depth: depth + 1 })
    }
  }
  return faults
}

const isUtf8 = (contentType = ''): boolean => {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

const refuse = (publicMessage: string, faults: Fault[], cause?: unknown) =>
  new AppError({ code: 'invalid_body', publicMessage, faults, cause })

const decoder = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  try {
    const parsed: unknown = JSON.parse(decoder.decode(bytes))
    return parsed
  } catch (cause) {
    throw refuse('What was sent is not valid JSON.', [{ path: '', message: 'Not valid JSON' }], cause)
  }
}

/**
 * Reads a request's JSON body of at most `limit` bytes; undefined when there is none.
 *
 * @throws AppError `unsupported_type`, `too_large` or `invalid_body`
 */
export async function readJsonBody(request: Request, limit = defaultBodyLimit): Promise<unknown> {
  if (!hasBody(request)) return undefined
  const encoding = request.get('content-encoding') ?? 'identity'
  if (!request.is('application/json') || !isUtf8(request.headers['content-type']) || encoding !== 'identity')
    throw new AppError({
      code: 'unsupported_type',
      publicMessage: 'Please send JSON (content type application/json) in UTF-8 without compression.',
    })
  const bytes = await readBody(request, limit)
  if (!bytes.length) return undefined
  const body = parse(bytes)
  const faults = structureFaults(body)
  if (faults.length) throw refuse('Some of what was sent is not valid.', faults)
  return body
}
