import { Transform } from 'node:stream'
import { AppError } from '@shared/node/errors'

export const tooLarge = (limit: number) =>
  new AppError({
    code: 'too_large',
    publicMessage: `What was sent is larger than the ${Math.floor(limit / 1024).toLocaleString('en')} KB allowed here.`,
  })

/** Passes a body on until it exceeds `limit` bytes; then it fails with `too_large`. */
export const limitedTo = (limit: number): Transform => {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > limit) done(tooLarge(limit))
      else done(null, chunk)
    },
  })
}
