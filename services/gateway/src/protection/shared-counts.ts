import { createHmac, randomBytes } from 'node:crypto'
import { maxRateCounts, rateTotalsSchema } from '@shared/contracts/internal'
import type { Logger } from '@shared/node/logger'
import type { ServiceClient } from '@shared/node/service-client'
import { limitOfKey } from './rate-limits'
import type { RateLimits } from './rate-limits'
import type { WindowCounts } from './window-counts'

const everyMs = 1000

export interface SharedCountsOptions {
  counts: WindowCounts
  accounts: ServiceClient
  /** Keys are hashed with it: no address of the network leaves the process. */
  secret: string
  limits: RateLimits
  logger: Logger
}

export interface SharedCounts {
  start(): void
  stop(): Promise<void>
  /** Tells and learns once. */
  exchange(): Promise<void>
}

/**
 * Makes limits hold over all gateways: each tells `accounts` once a second what it has counted, and learns what the others have. No
 * request waits for it, so a limit is exact to about a second. Only keys with a tenth of their limit are told: ordinary visitors cost
 * nothing. While `accounts` is away each gateway counts for itself.
 */
export function shareCounts({ counts, accounts, secret, limits, logger }: SharedCountsOptions): SharedCounts {
  const gateway = randomBytes(9).toString('hex')
  const hashOf = (key: string) =>
    createHmac('sha256', secret).update(`rate count ${key}`).digest('base64url').slice(0, 24)

  async function exchange() {
    const window = counts.window()
    const isTold = (key: string, count: number) => count >= Math.ceil(limitOfKey(key, limits) / 10)
    const own = counts.own(isTold).slice(0, maxRateCounts)
    if (!own.length) return
    const body = { gateway, window, counts: own.map(([key, count]) => ({ key: hashOf(key), count })) }
    try {
      const { others } = await accounts.call({
        method: 'POST',
        path: '/internal/rate-counts',
        body,
        answer: rateTotalsSchema,
        isRepeatable: true,
      })
      own.forEach(([key], at) => counts.learn(window, key, others[at] ?? 0))
    } catch (error) {
      logger.debug({ err: error }, 'counts not shared')
    }
  }

  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  let isStopped = false
  const next = () => {
    timer = setTimeout(() => {
      underWay = exchange().finally(() => isStopped || next())
    }, everyMs)
    timer.unref()
  }
  return {
    start: next,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
    exchange,
  }
}
