import { Readable } from 'node:stream'
import { PartAwayError } from './part-away'

/**
 * The bytes of an answer of the object store, as they are asked for. An answer that breaks off, or of which nothing comes for
 * `silenceMs` while somebody waits, is a store that is away: the stream fails with a PartAwayError. A reader may take any time.
 */
export function awaitedBytes(answer: Readable, silenceMs: number): Readable {
  let silence: NodeJS.Timeout | undefined
  const bytes = new Readable({
    read() {
      silence ??= setTimeout(() => fail(new Error(`Nothing came for ${silenceMs} ms`)), silenceMs)
      answer.resume()
    },
    destroy(error, done) {
      clearTimeout(silence)
      answer.destroy()
      done(error)
    },
  })
  const fail = (cause: unknown) => bytes.destroy(new PartAwayError('files', cause))
  const heard = () => {
    clearTimeout(silence)
    silence = undefined
  }
  answer.on('data', (piece: unknown) => {
    heard()
    if (!bytes.push(piece)) answer.pause()
  })
  answer.on('end', () => {
    heard()
    bytes.push(null)
  })
  answer.on('error', fail)
  return bytes
}
