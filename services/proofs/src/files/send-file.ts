import { pipeline } from 'node:stream/promises'
import { AppError } from '@shared/node/errors'
import { piecesOf } from '@shared/node/object-bytes'
import { partAwayOf } from '@shared/node/part-away'
import type { Request, Response } from 'express'
import type { ProofFile } from './proof-files'

const isKnownTo = (request: Request, etag: string) =>
  (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/**
 * Answers with a kept file, or with 304 to who has it already.
 *
 * @throws AppError 404 with `missing` when it is not there
 */
export async function sendFile(
  { request, response }: { request: Request; response: Response },
  file: ProofFile,
  { headers, missing }: { headers: Readonly<Record<string, string>>; missing: string },
): Promise<void> {
  const etag = `"${file.tag}"`
  // An address that was passed on must not end up in a search engine.
  const all = { ...headers, etag, 'x-robots-tag': 'noindex' }
  if (isKnownTo(request, etag)) {
    response.set(all).status(304).end()
    return
  }
  const stored = await file.open()
  if (!stored) throw new AppError({ code: 'not_found', publicMessage: missing })
  const withSize = { ...all, 'content-length': String(stored.size) }
  if (request.method === 'HEAD') {
    stored.close()
    response.set(withSize).end()
    return
  }
  try {
    const pieces = piecesOf(stored)
    // Until the first bytes are there, a store that is away can be told as an answer; later it can only end the connection.
    const first = await pieces.next()
    response.set(withSize)
    const all = async function* () {
      if (!first.done) yield first.value
      yield* pieces
    }
    // A reader who goes away early is no failure of ours.
    await pipeline(all, response).catch((error: unknown) => {
      if (partAwayOf(error) || (!response.destroyed && !response.writableEnded)) throw error
    })
  } finally {
    stored.close()
  }
}
