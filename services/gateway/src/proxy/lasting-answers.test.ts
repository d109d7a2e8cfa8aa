import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

let lasting = 0
/** A service whose answers do not come to their end, but for one. */
const proofs: RequestListener = (request, response) => {
  if (request.url === '/api/proof/small') return void response.end('small')
  lasting += 1
  response.write('the first bytes of a book')
}
let gateway: TestGateway
afterEach(() => gateway.close())

it('answers that last, as those to who reads slowly, hold up nobody’s calls to the same service', async () => {
  gateway = await startGateway({ services: { proofs } })
  const leaving = new AbortController()
  // Fewer than one network may have open.
  const books = Array.from({ length: 300 }, () =>
    fetch(`${gateway.url}/api/proof/book`, { signal: leaving.signal }).catch(() => undefined),
  )
  const end = Date.now() + 20_000
  while (lasting < books.length && Date.now() < end) await sleep(20)
  const small = fetch(`${gateway.url}/api/proof/small`, { signal: AbortSignal.timeout(10_000) })
  await expect(small.then((answer) => answer.text())).resolves.toBe('small')
  leaving.abort()
  await Promise.all(books)
})
