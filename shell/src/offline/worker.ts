import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { formAddress, isHashedFile, listAddress } from './kept-addresses'

/*
 * Keeps on the device what the form needs to open without a line: files of the builds, the page at '/' and the list of remotes, each
 * the same for everybody. What is not named here (every answer of /api, every other page) never comes near a cache.
 */

/** What TypeScript's library for pages does not know of a worker. */
interface Extendable {
  waitUntil: (work: Promise<unknown>) => void
}
declare const skipWaiting: () => Promise<void>

const [files, pages] = ['files', 'pages']
/** How long a line that is there may bring nothing before what is kept is taken, in s. */
const networkTimeoutSeconds = 5
/** More than two builds of everything; beyond it the oldest go. */
const maxFiles = 300

/** A page that the gateway lets nobody keep (somebody may be signed in) is not kept here either. */
const keptByOthers = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !/no-store/.test(response.headers.get('cache-control') ?? '')
      ? response
      : null,
}

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isHashedFile(url.pathname),
  new CacheFirst({ cacheName: files }),
)
// Deployed and rolled back while the line is there: what is kept is for when it is not.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === listAddress,
  new NetworkFirst({ cacheName: pages, networkTimeoutSeconds }),
)
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === formAddress && url.search === '',
  new NetworkFirst({ cacheName: pages, networkTimeoutSeconds, plugins: [keptByOthers] }),
)

async function keepFiles(paths: readonly string[]) {
  const cache = await caches.open(files)
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined)
  const kept = await cache.keys()
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - maxFiles)).map((request) => cache.delete(request)),
  )
}

async function keepPages() {
  const cache = await caches.open(pages)
  for (const address of [formAddress, listAddress]) {
    const response = await fetch(address, { headers: { accept: 'text/html,application/json' } }).catch(
      () => null,
    )
    const kept = response && (await keptByOthers.cacheWillUpdate({ response }))
    if (kept || (address === listAddress && response?.ok)) await cache.put(address, response)
  }
}

/** A page tells what it has fetched before this worker was there: `{ files: ['/x.0123abcd.js'] }`. */
const onMessage = (event: MessageEvent<unknown> & Extendable) => {
  const { data } = event
  if (typeof data !== 'object' || data === null || !('files' in data) || !Array.isArray(data.files)) return
  const paths = data.files.filter((path): path is string => typeof path === 'string' && isHashedFile(path))
  event.waitUntil(Promise.all([keepFiles(paths), keepPages()]))
}
addEventListener('message', (event) => onMessage(event as MessageEvent<unknown> & Extendable))
addEventListener('install', () => void skipWaiting())
clientsClaim()
