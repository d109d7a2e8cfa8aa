import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { AppError } from './errors'
import { hasBody } from './request-body'

/** How slowly a body may come. */
export interface BodyPace {
  /** Milliseconds without a byte after which it has stalled. */
  idleMs: number
  /** Bytes a second that must have come on average once the first `idleMs` are over: a telephone on 2G sends ten times as many. */
  minBytesPerSecond: number
}

export const defaultBodyPace: BodyPace = { idleMs: 15_000, minBytesPerSecond: 1024 }

const stalled = () =>
  new AppError({
    code: 'request_timeout',
    publicMessage: 'What was being sent stopped arriving. Please check the connection and try again.',
  })

/** Calls `onStall` once when a request's body comes more slowly than `pace`. */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  { idleMs, minBytesPerSecond }: BodyPace,
  onStall: () => void,
): void {
  const { socket } = request
  const everyMs = Math.ceil(idleMs / 5)
  const before = socket.bytesRead
  let seen = before
  let idle = 0
  let waited = 0
  const stop = () => clearInterval(timer)
  const look = () => {
    if (request.complete || request.destroyed) return stop()
    const hasCome = socket.bytesRead > seen
    seen = socket.bytesRead
    if (hasCome) idle = 0
    // Bytes that wait to be read: it is we who are slow.
    if (request.readableLength > 0) return
    waited += everyMs
    if (!hasCome) idle += everyMs
    const due = ((waited - idleMs) / 1000) * minBytesPerSecond
    if (idle < idleMs && seen - before >= due) return
    stop()
    onStall()
  }
  const timer = setInterval(look, everyMs)
  request.once('end', stop)
  response.once('close', stop)
}

/** Ends requests whose body stalls with 408 and a sentence, whatever is reading them, and closes their connection. */
export const refuseStalledBodies =
  (answer: ErrorRequestHandler, pace: BodyPace = defaultBodyPace): RequestHandler =>
  (request, response, next) => {
    if (hasBody(request))
      watchBody(request, response, pace, () => {
        // An answer that has begun ends with its connection.
        if (response.headersSent) request.destroy()
        else void answer(stalled(), request, response, () => request.destroy())
      })
    next()
  }
