import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { AppError } from '@shared/node/errors'
import { readBody, tooLarge } from '@shared/node/request-body'
import type { Request, Response } from 'express'

/** Bytes of bodies that wait for their rest or for a service, of all requests together. */
const maxHeldBytes = 128 * 1024 * 1024

const busy = () =>
  new AppError({
    code: 'unavailable',
    publicMessage: 'Very much is being sent just now. Please try again in a moment.',
    retryAfterSeconds: 5,
  })

/** Reads bodies as a whole before a service hears of them: one that never comes costs memory for what came, and nothing else. */
export function createBodyHolder(maxBytes = maxHeldBytes) {
  let held = 0
  return {
    /** The whole body; its bytes are counted until the request is answered. */
    async read(request: Request, response: Response, limit: number): Promise<Buffer> {
      let own = 0
      response.once('close', () => (held -= own))
      return readBody(request, limit, (bytes) => {
        if (held + bytes > maxBytes) throw busy()
        held += bytes
        own += bytes
      })
    },
  }
}

/** A body passed on as it comes, until it exceeds `limit` bytes; then it fails with `too_large`. */
export function streamBody(request: Request, limit: number): Readable {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  let passed = 0
  return request.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        passed += chunk.length
        if (passed > limit) done(tooLarge(limit))
        else done(null, chunk)
      },
    }),
  )
}
