import { AppError } from '@shared/node/errors'

// Each round loses to another request that did something. Of two who write without a pause the slower loses every other one or
// more: where it loses two of three, 30 in a row come once in 200,000 times, and a round takes a few milliseconds.
const mostRounds = 30

/**
 * Makes an attempt again as long as another request came between, which it tells by undefined: then everything must be
 * looked at again.
 *
 * @throws AppError `unavailable` when that happens time after time
 */
export async function untilWritten<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let round = 0; round < mostRounds; round += 1) {
    const result = await attempt()
    if (result !== undefined) return result
  }
  throw new AppError({
    code: 'unavailable',
    publicMessage: 'This record is being changed at this very moment. Please try again.',
  })
}
