import { maxGuidePrintsAMinute } from '@shared/contracts/companion-guide'
import { AppError } from '@shared/node/errors'

/** Guides that are printed or wait to be, in this process: the press belongs to the proofs first. */
const maxUnderWay = 12
const minuteMs = 60_000

/**
 * Who may have a guide printed now: six a minute and one at a time for a visitor, twelve at a time for all, counted by each copy of
 * the service for itself.
 */
export function createGuideTurns(now: () => Date) {
  const busy = new Set<string>()
  let minute = 0
  let counts = new Map<string, number>()

  const refuse = (publicMessage: string, retryAfterSeconds: number): never => {
    throw new AppError({ code: 'rate_limited', publicMessage, retryAfterSeconds })
  }

  return {
    /** @throws AppError `rate_limited` when it is not the visitor's turn */
    async take<Result>(visitorId: string, print: () => Promise<Result>): Promise<Result> {
      const at = now().getTime()
      const current = Math.floor(at / minuteMs)
      if (current !== minute) [minute, counts] = [current, new Map()]
      if (busy.has(visitorId)) refuse('Your guide is just being printed. Please wait for it.', 2)
      const count = (counts.get(visitorId) ?? 0) + 1
      if (count > maxGuidePrintsAMinute)
        refuse(
          'This guide was printed several times just now. Please wait a minute and try again.',
          Math.max(1, Math.ceil(((current + 1) * minuteMs - at) / 1000)),
        )
      if (busy.size >= maxUnderWay)
        refuse('Many guides are being printed just now. Please try again in a moment.', 5)
      counts.set(visitorId, count)
      busy.add(visitorId)
      try {
        return await print()
      } finally {
        busy.delete(visitorId)
      }
    },
  }
}
