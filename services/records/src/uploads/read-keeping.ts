import type { Readable } from 'node:stream'
import { maxFileBytes } from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import type { KeptParts } from './kept-parts'

/** What of an upload is in memory at most, and is lost when the process dies. */
const partBytes = 4 * 1024 * 1024

export const tooLarge = () =>
  new AppError({ code: 'too_large', publicMessage: 'This file is larger than 10 MB. Choose a smaller one.' })

/** Another request has gone on with the file: what this one brings belongs to no place any more. */
export class Overtaken extends Error {}

const refused = (publicMessage: string, cause?: unknown) =>
  new AppError({
    code: 'invalid_body',
    publicMessage,
    cause,
    faults: [{ path: '', message: publicMessage }],
  })

/** What a request has brought: how much, and of it what is not kept. */
export interface ReadBytes {
  size: number
  rest: Buffer
}

/**
 * Reads a request's body, of which no more than one part is ever in memory: each further part is kept when it is full. What has
 * come is kept too when the connection breaks, and at the end unless these were the last bytes of the file: the upload of an
 * ordinary picture that does not break off keeps nothing.
 *
 * @param counts.max bytes that may come; as many as a file may have unless given
 * @param counts.last bytes with which the file is complete; however many come, unless given
 * @param counts.onBytes is told of each piece that has come, how many bytes it has
 * @throws AppError `too_large`; `invalid_body` for more bytes than said, and when the connection breaks; Overtaken
 */
export async function readKeeping(
  body: Readable,
  kept: KeptParts,
  {
    max,
    last,
    onBytes,
  }: { max: number | undefined; last: number | undefined; onBytes: (bytes: number) => void },
): Promise<ReadBytes> {
  let size = 0
  let waiting: Buffer[] = []
  let waitingSize = 0
  const keep = async () => {
    const bytes = Buffer.concat(waiting)
    // The pieces are let go while their bytes are kept, which may take its time where many files arrive at once.
    waiting = [bytes]
    const isKept = await kept.keep(bytes)
    waiting = []
    waitingSize = 0
    return isKept
  }
  try {
    // `destroyOnReturn` would close the connection before the refusal is on its way.
    for await (const part of body.iterator({ destroyOnReturn: false })) {
      const piece: unknown = part
      if (!Buffer.isBuffer(piece)) throw new TypeError('Expected bytes')
      size += piece.length
      onBytes(piece.length)
      if (size > maxFileBytes) throw tooLarge()
      if (max !== undefined && size > max) throw refused('More bytes came than were said.')
      waiting.push(piece)
      waitingSize += piece.length
      if (waitingSize >= partBytes && size !== last && !(await keep()))
        throw new Overtaken('Another request has gone on with this file')
    }
  } catch (error) {
    if (!body.readableAborted) throw error
    // What had come and waited to be read is still there.
    const rest: unknown = body.read()
    if (Buffer.isBuffer(rest)) waiting.push(rest)
    await keep()
    throw refused('The connection broke off.', error)
  }
  if (last !== undefined && size < last && !(await keep()))
    throw new Overtaken('Another request has gone on with this file')
  return { size, rest: Buffer.concat(waiting) }
}
