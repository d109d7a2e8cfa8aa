import type { RequestHandler } from 'express'

/** Where browsers ask for the worker that keeps the form for visits without a line: at each of its pages, past their caches. */
export const workerPath = '/worker.js'

/**
 * Takes the place of a worker that was installed before: it empties every cache and goes. Pages that are open stay as they are. One that
 * asks for its worker while this one is going brings it back; it goes once more when that page tells it what it has fetched.
 */
const endingWorker = `const end = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => registration.unregister())
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
addEventListener('message', (event) => event.waitUntil(end()))
`

/** Answers in place of the shell's worker, so that a broken one can be switched off by a setting. */
export const endWorker: RequestHandler = (_request, response) => {
  response
    .set({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    .send(endingWorker)
}
