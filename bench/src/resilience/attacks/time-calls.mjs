import { setTimeout as sleep } from 'node:timers/promises'

/** GETs an address again and again for `milliseconds`; resolves with the longest time of an answer and how many failed. */
export async function timeCalls(address, milliseconds, headers = {}) {
  const end = performance.now() + milliseconds
  let ms = 0
  let failures = 0
  while (performance.now() < end) {
    const since = performance.now()
    try {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) })
      await answer.arrayBuffer()
      if (answer.status >= 500) failures += 1
    } catch {
      failures += 1
    }
    ms = Math.max(ms, performance.now() - since)
    await sleep(20)
  }
  return { ms, failures }
}
