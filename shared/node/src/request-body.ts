import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from './errors'

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const sizeWords = (bytes: number): string => {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.floor(kilobytes)} KB` : `${Math.floor(kilobytes / 1024)} MB`
}

/** A body is over its limit, which is given in bytes. */
export const tooLarge = (limit: number) =>
  new AppError({
    code: 'too_large',
    publicMessage: `What was sent is larger than the ${sizeWords(limit)} allowed here.`,
  })

const brokenOff = (cause?: unknown) =>
  new AppError({
    code: 'invalid_body',
    publicMessage: 'The connection broke off.',
    faults: [{ path: '', message: 'Not complete' }],
    cause,
  })

/**
 * A request's whole body of at most `limit` bytes.
 *
 * @param onBytes told the size of each piece as it comes; what it throws ends the reading
 * @throws AppError `too_large`, as soon as that is known, with the rest still unread; `invalid_body` when the connection breaks
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const pieces: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      request.off('data', take).off('end', end).off('error', broken).off('close', broken)
      act()
    }
    const end = () => finish(() => resolve(Buffer.concat(pieces, size)))
    const broken = (cause?: unknown) => finish(() => reject(brokenOff(cause)))
    const refuse = (error: unknown) => finish(() => (request.pause(), reject(error)))
    const take = (piece: Buffer) => {
      size += piece.length
      if (size > limit) return refuse(tooLarge(limit))
      try {
        onBytes(piece.length)
        pieces.push(piece)
      } catch (error) {
        refuse(error)
      }
    }
    if (request.destroyed && !request.complete) return broken()
    request.on('data', take).once('end', end).once('error', broken).once('close', broken)
  })
}

/**
 * Reads the rest of a refused request's body and throws it away: a caller that is still sending reads no answer, and meets a broken
 * connection instead. Ends with the body, with the connection, after `maxBytes`, or after `maxMs` milliseconds: what is refused because
 * there is no room for it must not hold some for as long as it likes.
 */
export const discardRest = (
  request: IncomingMessage,
  { maxBytes, maxMs }: { maxBytes: number; maxMs: number },
): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve()
    let left = maxBytes
    const finish = () => {
      clearTimeout(late)
      request.off('data', take).off('end', finish).off('error', finish).off('close', finish)
      resolve()
    }
    const take = (piece: Buffer) => {
      left -= piece.length
      if (left < 0) enough()
    }
    const enough = () => {
      request.pause()
      finish()
    }
    const late = setTimeout(enough, maxMs)
    request.on('data', take).once('end', finish).once('error', finish).once('close', finish)
    request.resume()
  })

/**
 * Sends an answer, whose head is set, while the caller is still sending, and then reads and throws away what comes until the caller ends or
 * leaves: a connection that is closed on bytes which nobody has read breaks off, and the answer is lost with it. Of a caller that goes on,
 * no more than `maxBytes` are read, and the connection is closed after `maxMs` milliseconds.
 */
export async function answerLingering(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  { maxBytes, maxMs }: { maxBytes: number; maxMs: number },
): Promise<void> {
  response.setHeader('content-length', Buffer.byteLength(body))
  response.setHeader('connection', 'close')
  // The whole answer; ending it would close the connection.
  response.write(body)
  const left = new Promise<void>((resolve) => {
    const late = setTimeout(resolve, maxMs)
    response.once('close', () => (clearTimeout(late), resolve()))
    request.once('end', () => (clearTimeout(late), resolve()))
  })
  void discardRest(request, { maxBytes, maxMs })
  await left
  response.end()
}
