import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'
import { sendRaw } from '../testing/raw-request'

let gateway: TestGateway
let reached: number
beforeAll(async () => {
  gateway = await startGateway({
    services: {
      records: (_request, response) => {
        reached += 1
        response.end('{}')
      },
    },
  })
})
beforeEach(() => {
  reached = 0
})
afterAll(() => gateway.close())

const answerTo = async (head: readonly string[]) =>
  (await sendRaw(gateway.port, [...head, 'connection: close'])).answer()

it.each([
  ['an origin', ['GET http://codex.test/api/places/x HTTP/1.1']],
  ['another origin', ['GET https://evil.test/api/places/x HTTP/1.1']],
  ['an origin of another kind', ['GET ftp://evil.test/api/places/x HTTP/1.1']],
  ['a fragment', ['GET /api/places/x#/../../admin/stats HTTP/1.1']],
  ['a second host', ['GET /api/places/x HTTP/1.1', 'host: evil.test']],
])('a call with %s in its address, as no browser makes it, reaches no service', async (_, head) => {
  const answer = await answerTo(head)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('The address is not valid.')
  expect(reached).toBe(0)
})

it('a call as browsers make it does', async () => {
  expect(await answerTo(['GET /api/places/x?a=%23b HTTP/1.1'])).toMatch(/^HTTP\/1\.1 200 /)
  expect(reached).toBe(1)
})
