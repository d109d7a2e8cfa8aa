import type { Readable } from 'node:stream'
import { maxFileBytes } from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import type { KeptParts } from './kept-parts'

/** A process that dies loses no more than this of an upload. */
const partBytes = 4 * 1024 * 1024

export const tooLarge = () =>
  new AppError({ code: 'too_large', publicMessage: 'This file is larger than 10 MB. Choose a smaller one.' })

const refused = (publicMessage: string, cause?: unknown) =>
  new AppError({
    code: 'invalid_body',
    publicMessage,
    cause,
    faults: [{ path: '', message: publicMessage }],
  })

/**
 * All bytes of a request's body. What has come is kept from time to time, when the connection breaks, and at the end unless
 * these were the last bytes of the file: the upload of an ordinary picture that does not break off keeps nothing.
 *
 * @param counts.most bytes that may come; as many as a file may have unless given
 * @param counts.last bytes with which the file is complete; however many come, unless given
 * @throws AppError `too_large`; `invalid_body` for more bytes than said, and when the connection breaks
 */
export async function readKeeping(
  body: Readable,
  kept: KeptParts,
  { most, last }: { most: number | undefined; last: number | undefined },
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  let waiting: Buffer[] = []
  let waitingSize = 0
  const keep = async () => {
    await kept.keep(Buffer.concat(waiting))
    waiting = []
    waitingSize = 0
  }
  try {
    // `destroyOnReturn` would close the connection before the refusal is on its way.
    for await (const part of body.iterator({ destroyOnReturn: false })) {
      const piece: unknown = part
      if (!Buffer.isBuffer(piece)) throw new TypeError('Expected bytes')
      size += piece.length
      if (size > maxFileBytes) throw tooLarge()
      if (most !== undefined && size > most) throw refused('More bytes came than were said.')
      pieces.push(piece)
      waiting.push(piece)
      waitingSize += piece.length
      if (waitingSize >= partBytes && size !== last) await keep()
    }
  } catch (error) {
    if (!body.readableAborted) throw error
    // What had come and waited to be read is still there.
    const rest: unknown = body.read()
    if (Buffer.isBuffer(rest)) waiting.push(rest)
    await keep()
    throw refused('The connection broke off.', error)
  }
  if (last !== undefined && size < last) await keep()
  return Buffer.concat(pieces)
}
