import type { Fault } from '@shared/contracts/errors'
import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import { AppError } from './errors'

/** The size of a JSON body in bytes unless a route says otherwise. */
export const defaultBodyLimit = 64 * 1024
const deepest = 16
const mostFaults = 20

const parsers = new Map<number, RequestHandler>()
const parserOf = (limit: number): RequestHandler => {
  const known = parsers.get(limit)
  if (known) return known
  const parser = express.json({ limit, strict: false, inflate: false, type: 'application/json' })
  parsers.set(limit, parser)
  return parser
}

// Keys that could reach an object's prototype are refused by name, wherever they stand; without recursion, so that a
// deeply nested body costs no stack.
function structureFaults(body: unknown): Fault[] {
  const faults: Fault[] = []
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }]
  for (let next = waiting.pop(); next && faults.length < mostFaults; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest) {
      faults.push({ path: path.slice(0, 200), message: `Nested deeper than ${deepest} levels` })
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

// The parser would read any character set whose name begins with utf-, UTF-7 among them.
const isUtf8 = (contentType = ''): boolean => {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

const refuse = (publicMessage: string, faults: Fault[], cause?: unknown) =>
  new AppError({ code: 'invalid_body', publicMessage, faults, cause })

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

function readingError(error: unknown): unknown {
  const status = statusOf(error)
  if (status === 413)
    return new AppError({ code: 'too_large', publicMessage: 'What was sent is too large.', cause: error })
  if (status === 415)
    return new AppError({
      code: 'unsupported_type',
      publicMessage: 'Please send JSON in UTF-8 without compression.',
      cause: error,
    })
  if (status === 400)
    return refuse('What was sent is not valid JSON.', [{ path: '', message: 'Not valid JSON' }], error)
  return error
}

/**
 * Reads a request's JSON body of at most `limit` bytes; undefined when there is none.
 *
 * @throws AppError `unsupported_type`, `too_large` or `invalid_body`
 */
export async function readJsonBody(
  request: Request,
  response: Response,
  limit = defaultBodyLimit,
): Promise<unknown> {
  if (!hasBody(request)) return undefined
  if (!request.is('application/json') || !isUtf8(request.headers['content-type']))
    throw new AppError({
      code: 'unsupported_type',
      publicMessage: 'Please send JSON in UTF-8 (content type application/json).',
    })
  await new Promise<void>((resolve, reject) => {
    parserOf(limit)(request, response, (error?: unknown) => (error ? reject(readingError(error)) : resolve()))
  })
  const body: unknown = request.body
  const faults = structureFaults(body)
  if (faults.length) throw refuse('Some of what was sent is not valid.', faults)
  return body
}
