import { AppError } from '@shared/node/errors'
import { PartAwayError } from '@shared/node/part-away'
import { createRecordKeys, recordKeysOf } from '@shared/node/record-keys'
import { createServiceClient } from '@shared/node/service-client'
import { testSecret } from '@shared/node/testing/caller-request'
import { startKeys } from '../testing/keys-service'
import type { KeysUnderTest } from '../testing/keys-service'

/** What the other services see of this one: the client of `@shared/node/record-keys`, over HTTP. */
let service: KeysUnderTest
let baseUrl: string
beforeAll(async () => {
  service = await startKeys()
  baseUrl = await service.listen()
})
afterAll(() => service.stop())
beforeEach(() => service.requests.splice(0))

const clock = { time: 1_000_000 }
const newClient = () =>
  createRecordKeys({
    keys: createServiceClient({ service: 'keys', from: 'records', baseUrl, secret: testSecret }),
    now: () => clock.time,
  })
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`)

it('asks for what is wanted at the same time once, as one request, and for more than a thousand as several', async () => {
  const client = newClient()
  const keys = await Promise.all(['a', 'b', 'a', 'c', 'a'].map((recordId) => client.keyFor(recordId)))
  expect(service.requests).toEqual(['POST /internal/keys'])
  expect(keys[0]?.equals(keys[4] as never)).toBe(true)
  expect(keys[0]?.symmetricKeySize).toBe(32)
  expect((await client.keysFor(ids('many', 2500))).size).toBe(0)
  expect(service.requests).toHaveLength(4)
  // Another process is given the same.
  expect((await newClient().keyFor('a')).equals(keys[0] as never)).toBe(true)
})

it('keeps a key for 60 seconds from when it was asked for, and not longer', async () => {
  const client = newClient()
  await client.keyFor('kept')
  clock.time += 59_999
  await Promise.all([client.keyFor('kept'), client.keysFor(['kept'])])
  expect(service.requests).toHaveLength(1)
  clock.time += 1
  await client.keyFor('kept')
  expect(service.requests).toHaveLength(2)
})

it('[PRV-013] has no key of a destroyed record after 60 seconds, and at once when told to forget it', async () => {
  const client = newClient()
  await Promise.all([client.keyFor('x'), client.keyFor('y'), client.keyFor('z')])
  for (const recordId of ['x', 'y']) await service.destroy(recordId)
  client.forget('y')
  expect([...(await client.keysFor(['x', 'y', 'z'])).keys()]).toEqual(['x', 'z'])
  clock.time += 60_000
  expect([...(await client.keysFor(['x', 'y', 'z'])).keys()]).toEqual(['z'])
  // Those that are asked for together with an erased one are given all the same.
  const [erased, other] = await Promise.allSettled([client.keyFor('x'), client.keyFor('w')])
  expect(other.status).toBe('fulfilled')
  const reason: unknown = erased.status === 'rejected' ? erased.reason : undefined
  expect(reason).toBeInstanceOf(AppError)
  expect(reason).toMatchObject({ code: 'gone', status: 410 })
})

it('does not keep what was forgotten while it was under way', async () => {
  const client = newClient()
  const underWay = client.keyFor('late')
  client.forget('late')
  await underWay
  await service.destroy('late')
  await expect(client.keyFor('late')).rejects.toMatchObject({ code: 'gone' })
})

it('says which part is away, 503, while the keys service is, and goes on with what it has', async () => {
  const client = newClient()
  await client.keyFor('known')
  const away = recordKeysOf({ from: 'records', baseUrl: 'http://127.0.0.1:9', secret: testSecret })
  await expect(away.keysFor(['a'])).rejects.toThrow(PartAwayError)
  await service.hangUp()
  await client.keyFor('known')
  await expect(client.keyFor('unknown')).rejects.toMatchObject({
    status: 503,
    part: 'keys',
    details: { part: 'keys' },
  })
})
