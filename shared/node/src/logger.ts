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
 * Standard output as it is. pino's own writer waits for ever in its last flush when nobody reads any more (the process that
 * started this one is gone), and the process then never ends.
 */
function standardOutput(): DestinationStream {
  // Without a listener the first line after that would be an uncaught exception. One is enough for any number of loggers.
  if (!process.stdout.listeners('error').includes(nobodyReads)) process.stdout.on('error', nobodyReads)
  return { write: (line) => void process.stdout.write(line) }
}
const nobodyReads = () => undefined

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
  return pino(options, destination ?? standardOutput())
}

/** A logger that says nothing, for tests. */
export const silentLogger = (): Logger => pino({ level: 'silent' })
