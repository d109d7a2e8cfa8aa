import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { redact } from './redaction'
import { currentRequestId } from './request-context'

export type { Logger }

export interface LoggerOptions {
  service: string
  level?: string
  /** Where lines go; stdout unless given. */
  destination?: DestinationStream
}

/**
 * A logger that prints one line of JSON an event: time, level, service, request id, event. Fields that may hold
 * personal data or secrets are hidden at any depth, whoever logs them.
 */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service, pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      // A cast is not needed: redact answers an object for an object.
      log: (fields: Record<string, unknown>) => {
        const safe = redact(fields)
        return typeof safe === 'object' && safe !== null ? { ...safe } : {}
      },
    },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    // Errors come described already.
    serializers: { err: (error: unknown) => redact(error) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A logger that says nothing, for tests. */
export const silentLogger = (): Logger => pino({ level: 'silent' })
