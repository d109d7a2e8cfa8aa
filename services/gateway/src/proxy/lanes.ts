import { Pool } from 'undici'
import type { ServiceName } from './service-routes'

/**
 * Connections to one service, by what they are for, so that nothing that lasts (a file on its way, a stream of events, a check that
 * waits) takes those of calls that are answered at once. Books and pictures are calls too, and last as long as their readers want: many
 * more than one network may have open.
 */
export const laneConnections = { calls: 4096, streams: 4096, files: 64, checks: 2 } as const
export type Lane = keyof typeof laneConnections

export interface LaneOptions {
  addresses: Readonly<Record<ServiceName, string>>
  /** Milliseconds until a service must have begun its answer. */
  answerTimeoutMs: number
  /** Milliseconds that may pass between two pieces of an answer. */
  silenceTimeoutMs: number
}

export function createLanes({ addresses, answerTimeoutMs, silenceTimeoutMs }: LaneOptions) {
  const pools = new Map<string, Pool>()
  return {
    poolOf(service: ServiceName, lane: Lane): Pool {
      const key = `${service} ${lane}`
      const known = pools.get(key)
      if (known) return known
      const pool = new Pool(addresses[service], {
        connections: laneConnections[lane],
        connect: { timeout: 2000 },
        headersTimeout: answerTimeoutMs,
        bodyTimeout: silenceTimeoutMs,
      })
      pools.set(key, pool)
      return pool
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}
