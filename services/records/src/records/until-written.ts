import { AppError } from '@shared/node/errors'

// Each round loses to another request that did something; a handful at once is already unusual.
const mostRounds = 8

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
