import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { submissionResultSchema } from '@shared/contracts/birth-records'
import { submissionStages } from '@shared/contracts/submission-stages'
import { callerHeader, visitorCaller } from '@shared/node/testing/caller-request'
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
      ...callerHeader(
        visitorCaller(options.visitor ?? 'visitor-1'),
        'records',
        'POST',
        new URL(url).pathname,
      ),
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

it('[SUB-037] `stored` is told when it is stored', async () => {
  const answer = await send(amara())
  if (!answer.body) throw new Error('no body')
  for await (const { data } of readEvents(answer.body))
    if (data === 'stored') expect(await service.records()).toHaveLength(1)
  expect.assertions(1)
})

it('[ERR-009] what is refused is refused with its status and a sentence, before any stage', async () => {
  await service.submit(submissionOf(amara()), 'visitor-2')
  const owned = await send(amara())
  const { code, detail } = await owned.json()
  expect([owned.status, code]).toEqual([409, 'owned'])
  expect(detail).toContain('ask its owner for an invitation')
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

describe('[SUB-012] [SUB-040] a round that is cancelled', () => {
  /** Reads until the event with these data is there, then goes away. */
  const leaveAt = async (data: string, form: BirthForm) => {
    const leaving = new AbortController()
    const answer = await send(form, { signal: leaving.signal })
    if (!answer.body) throw new Error('no body')
    for await (const event of readEvents(answer.body)) if (event.data === data) break
    leaving.abort()
  }
  const closedConnection = () =>
    new Promise<void>((resolve) =>
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve())),
    )
  /** Sends so many bytes of the body, and breaks the connection off. */
  const breakOffAfter = async (bytes: number) => {
    const closed = closedConnection()
    const body = Buffer.from(JSON.stringify(submissionOf(amara())))
    const cut = httpRequest(url, {
      method: 'POST',
      agent: false,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'content-length': body.length,
        'idempotency-key': 'key-1',
        ...callerHeader(visitorCaller('visitor-1'), 'records', 'POST', new URL(url).pathname),
      },
    })
    cut.on('error', () => undefined)
    await new Promise<void>((resolve) => cut.write(body.subarray(0, bytes), () => resolve()))
    cut.destroy()
    await closed
  }
  const oneRecord = async () => {
    while (!(await service.records()).length) await new Promise((resolve) => setImmediate(resolve))
    return service.records()
  }

  it.each([1, 700])('after %i bytes of what it sends, leaves nothing', async (bytes) => {
    await breakOffAfter(bytes)
    expect(await service.records()).toEqual([])
    expect((await eventsOf(await send(amara()))).at(-1)?.event).toBe('result')
    expect(await service.records()).toHaveLength(1)
  })

  it.each(submissionStages)('at the stage `%s`, leaves one record, which the parent gets', async (stage) => {
    await leaveAt(stage, amara())
    // It may be asked for again while the first round is still writing.
    const result = submissionResultSchema.parse((await eventsOf(await send(amara()))).at(-1)?.data)
    const [record, ...others] = await oneRecord()
    expect([record?._id, record?.versionCount, others]).toEqual([result.id, 1, []])
    // What is corrected after it becomes the next version of that record.
    const corrected = amara({ babyMiddleName: 'Noor' })
    const next = await service.submit(submissionOf(corrected), 'visitor-1', 'key-2')
    expect(next.body).toMatchObject({ id: result.id, version: 2 })
    expect(await service.records()).toHaveLength(1)
  })

  it('while it is being written, leaves one whole record, with what is to be told of it', async () => {
    service.isCutOff = true
    const leaving = new AbortController()
    const model = service.store.connection.models['BirthRecord']
    if (!model) throw new Error('no model')
    const create = model.create.bind(model)
    const writing = jest.spyOn(model, 'create').mockImplementationOnce((...documents: unknown[]) => {
      leaving.abort()
      return Reflect.apply(create, model, documents)
    })
    const reading = send(amara(), { signal: leaving.signal }).then(eventsOf)
    await expect(reading).rejects.toThrow()
    const [record, ...others] = await oneRecord()
    writing.mockRestore()
    expect(others).toEqual([])
    expect(record).toMatchObject({ versionCount: 1, outboxDueAt: expect.any(Date) })
    expect(record?.outbox.map(({ type }) => type)).toEqual([
      'proof.requested',
      'record.owned',
      'record.listed',
    ])
    expect((await eventsOf(await send(amara()))).at(-1)?.data).toMatchObject({ id: record?._id, version: 1 })
    expect(await service.records()).toHaveLength(1)
  })
})
