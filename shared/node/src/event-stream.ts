import type { Request, Response } from 'express'

/** Content type of server-sent events (WHATWG HTML, 'Server-sent events'). */
export const eventStreamType = 'text/event-stream'

/** True for a caller that wants events: it names them in `Accept`, which no browser does by itself. */
export const wantsEvents = (request: Request): boolean =>
  (request.get('accept') ?? '').toLowerCase().includes(eventStreamType)

/** True once the first event is on its way: status and headers can no longer be changed. */
export const hasBegunEvents = (response: Response): boolean =>
  response.headersSent && response.getHeader('content-type') === eventStreamType

const hasEnded = (response: Response) => response.destroyed || response.writableEnded

function writeAtOnce(response: Response, text: string) {
  response.write(text)
  // Node holds writes back until the next tick, which may come after a long computation.
  response.socket?.uncork()
}

/**
 * Sends one event, flushed at once; the first sends the headers too. A reader who went away is written to no more, which is
 * no error: what was begun for them goes on.
 */
export function sendEvent(response: Response, event: string, data: unknown): void {
  if (hasEnded(response)) return
  // `no-transform` and the second header keep proxies from compressing or collecting what is meant to come piece by piece.
  if (!response.headersSent)
    response
      .status(200)
      .set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .setHeader('content-type', eventStreamType)
  writeAtOnce(response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Sends a line that readers leave out, so that a quiet stream is not taken for a dead one. Nothing before the first event. */
export function sendComment(response: Response): void {
  if (hasBegunEvents(response) && !hasEnded(response)) writeAtOnce(response, ':\n\n')
}
