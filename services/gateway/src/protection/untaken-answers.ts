import type { RequestHandler } from 'express'

/** Milliseconds in which somebody may take nothing of an answer: a download that is paused for longer begins anew. */
const defaultUntakenMs = 60_000

/**
 * Ends answers of which nothing is taken, with their connection: each holds one to its service for as long as it lasts. One that has
 * nothing to say, such as a stream of events, lasts. Answers are passed on in pieces of 64 kB, of which one is enough.
 */
export const endUntakenAnswers =
  (untakenMs = defaultUntakenMs): RequestHandler =>
  ({ socket }, response, next) => {
    const everyMs = Math.ceil(untakenMs / 5)
    let seen = socket.bytesWritten
    let untaken = 0
    const timer = setInterval(() => {
      const isTaken = response.writableLength === 0 || socket.bytesWritten > seen
      seen = socket.bytesWritten
      untaken = isTaken ? 0 : untaken + everyMs
      if (untaken >= untakenMs) socket.destroy()
    }, everyMs)
    timer.unref()
    response.once('close', () => clearInterval(timer))
    next()
  }
