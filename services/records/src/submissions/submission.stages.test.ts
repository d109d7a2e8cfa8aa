import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { submissionResultSchema, submissionStages } from '@shared/contracts/birth-records'
import { callerTokenHeader } from '@shared/contracts/internal'
import { signCaller } from '@shared/node/caller-token'
import { testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { readEvents } from '@shared/node/testing/event-reader'
import type { ReadEvent } from '@shared/node/testing/event-reader'
import type { BirthForm } from '@shared/contracts/birth-form'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
let server: Server
let url = ''
beforeAll(async () => {
  service = await startRecords()
  server = createServer(service.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/birth-records`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.store.stop()
})
beforeEach(() => service.reset())

const send = async (form: BirthForm, options: { visitor?: string; signal?: AbortSignal } = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      [callerTokenHeader]: await signCaller(visitorCaller(options.visitor ?? 'visitor-1'), testSecret),
    },
    body: JSON.stringify(submissionOf(form)),
    ...(options.signal ? { signal: options.signal } : {}),
  })
const eventsOf = async (answer: Response): Promise<ReadEvent[]> => {
  const events = []
  if (answer.body) for await (const event of readEvents(answer.body)) events.push(event)
  return events
}

it('tells every stage in its order, then the result; JSON gets the same answer', async () => {
  const events = await eventsOf(await send(amara()))
  expect(events.slice(0, -1)).toEqual(submissionStages.map((stage) => ({ event: 'stage', data: stage })))
  expect(events.at(-1)?.event).toBe('result')
  const result = submissionResultSchema.parse(events.at(-1)?.data)
  const again = await service.submit(submissionOf(amara()), 'visitor-1', 'key-1')
  expect([again.status, again.body]).toEqual([201, result])
})

it('[SUB-036] a submission that is repeated tells the same again and makes nothing', async () => {
  const first = await eventsOf(await send(amara()))
  expect(await eventsOf(await send(amara()))).toEqual(first)
  expect((await service.records())[0]?.versions).toHaveLength(1)
})

it('`stored` is told when it is stored', async () => {
  const answer = await send(amara())
  if (!answer.body) throw new Error('no body')
  for await (const { data } of readEvents(answer.body))
    if (data === 'stored') expect(await service.records()).toHaveLength(1)
  expect.assertions(1)
})

it('what is refused is refused with its status, before any stage', async () => {
  await service.submit(submissionOf(amara()), 'visitor-2')
  const owned = await send(amara())
  expect([owned.status, (await owned.json()).code]).toEqual([409, 'owned'])
  const faulty = await send(amara({ babyFirstName: '' }))
  expect([faulty.status, (await faulty.json()).faults]).toEqual([
    400,
    expect.arrayContaining([{ path: 'babyFirstName', message: 'First name is required' }]),
  ])
  const fileURL = `/api/objects/${'0'.repeat(32)}`
  const named = amara({ uploadedFiles: [{ name: 'a.pdf', size: 1, fileURL }] })
  const files = await send(named, { visitor: 'visitor-2' })
  expect([files.status, (await files.json()).code]).toEqual([400, 'invalid_body'])
})

it('a store that fails after the checks ends the events with a problem, and stores nothing', async () => {
  const model = service.store.connection.models['BirthRecord']
  if (!model) throw new Error('no model')
  const failing = jest.spyOn(model, 'create').mockRejectedValueOnce(new Error('disk full'))
  const events = await eventsOf(await send(amara()))
  failing.mockRestore()
  expect(events.map(({ event }) => event)).toEqual(['stage', 'stage', 'stage', 'problem'])
  expect(events.at(-1)?.data).toMatchObject({ status: 500, code: 'internal' })
  expect(await service.records()).toEqual([])
  expect((await eventsOf(await send(amara()))).at(-1)?.event).toBe('result')
})

it('[SUB-012] a reader who goes away after the first stage leaves one finished record, and gets it by asking again', async () => {
  const leaving = new AbortController()
  const answer = await send(amara(), { signal: leaving.signal })
  if (!answer.body) throw new Error('no body')
  await readEvents(answer.body).next()
  leaving.abort()
  while (!(await service.records()).length) await new Promise((resolve) => setImmediate(resolve))
  const events = await eventsOf(await send(amara()))
  expect(events.at(-1)).toMatchObject({ event: 'result', data: { version: 1 } })
  expect(await service.records()).toMatchObject([{ versionCount: 1 }])
})
