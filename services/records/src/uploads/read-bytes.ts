import type { Readable } from 'node:stream'
import { AppError } from '@shared/node/errors'

const tooLarge = () =>
  new AppError({ code: 'too_large', publicMessage: 'This file is larger than 10 MB. Choose a smaller one.' })

/**
 * All bytes of a request's body, counted while they come: nothing is held of what is over the limit.
 *
 * @throws AppError `too_large`
 */
export async function readBytes(
  body: Readable,
  limit: number,
  announced: number | undefined,
): Promise<Buffer> {
  if (announced !== undefined && announced > limit) throw tooLarge()
  const parts: Buffer[] = []
  let size = 0
  // `destroyOnReturn` would close the connection before the refusal is on its way.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    const piece: unknown = part
    if (!Buffer.isBuffer(piece)) throw new TypeError('Expected bytes')
    size += piece.length
    if (size > limit) throw tooLarge()
    parts.push(piece)
  }
  return Buffer.concat(parts, size)
}
