import type { ModelError } from './model'

const second = 1000
/** After so many failures in a row, the model is left alone for a while: nobody waits for what will not come. */
const maxFailures = 3
const restMs = 30 * second
const maxRestMs = 10 * 60 * second

/** When the model is to be left alone: as long as it asks for, or after failures in a row. */
export function createModelRest(now: () => number) {
  let failures = 0
  let until = 0
  const rest = (ms: number) => (until = Math.max(until, now() + Math.min(ms, maxRestMs)))
  return {
    isResting: () => now() < until,
    succeeded: () => (failures = 0),
    failed({ reason, retryAfterMs }: Pick<ModelError, 'reason' | 'retryAfterMs'>) {
      failures += 1
      if (reason === 'rate_limited') rest(retryAfterMs ?? restMs)
      else if (failures >= maxFailures) rest(restMs)
    },
  }
}
export type ModelRest = ReturnType<typeof createModelRest>
