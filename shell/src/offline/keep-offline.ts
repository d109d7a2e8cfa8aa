import { isHashedFile } from './kept-addresses'

/** Of the worker's script, in the root of the origin: it is for all of its pages. */
const workerAddress = '/worker.js'

/** How long the page must have fetched nothing before it tells what it has fetched, in ms. */
const restTime = 1000

/** Has the device keep what the form needs to open without a line. For pages of parents; it costs the page nothing it waits for. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(workerAddress)
  const { active } = await navigator.serviceWorker.ready
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name)
      if (origin === location.origin && isHashedFile(pathname)) fetched.add(pathname)
    }
    clearTimeout(timer)
    timer = setTimeout(() => active?.postMessage({ files: [...fetched] }), restTime)
  })
  observer.observe({ type: 'resource', buffered: true })
}
