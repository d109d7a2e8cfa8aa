import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pressStateSchema } from '@shared/contracts/press-room'
import type { PressDay, PressState } from '@shared/contracts/press-room'
import type { Caller } from '@shared/contracts/internal'
import { silentLogger } from '@shared/node/logger'
import { callerHeader, requestAs, serviceCaller } from '@shared/node/testing/caller-request'
import { readEvents } from '@shared/node/testing/event-reader'
import { queryPlansOf } from '@shared/node/testing/query-plans'
import { jobModel } from '../jobs/job.model'
import { createJobRepository } from '../jobs/job.repository'
import { RenderError } from '../rendering/render-error'
import { bookOf, giveRecord, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'
import { pressCountModel } from './press-count.model'
import { createPressCounts } from './press-counts'
import { rebuildPressCounts } from './rebuild'

let service: ProofsUnderTest
let server: Server
beforeAll(async () => {
  service = await startProofs(silentLogger())
  server = createServer(service.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.stop()
})
beforeEach(() => service.reset())

const at = (path: string) => `/api/admin/press-room/${path}`
const get = async (path: string) => (await service.asStaff('get', at(path))).body
const mailsOf = async (path: string, caller: Caller = serviceCaller('records')) =>
  (await requestAs(service.app, caller, 'get', `/internal/records/${path}`)).call
const daysOf = async (query = '?range=week'): Promise<PressDay[]> => (await get(`press${query}`)).days
const today = async (): Promise<PressDay | undefined> => (await daysOf()).at(-1)

const ask = async (version: number, recordId = `record-${version}`) => {
  const reference = referenceOf({ version, recordId })
  giveRecord(service, reference)
  expect(await service.request(reference)).toBe(204)
  return reference.proofJobId
}
const unprintable = () => new RenderError('unprintable', 'said by a test')
const make = async (version: number) => {
  const id = await ask(version)
  service.startWork()
  await service.until(id, 'done')
  return id
}
const fail = async (version: number) => {
  service.print = async () => {
    throw unprintable()
  }
  const id = await ask(version)
  service.startWork()
  await service.until(id, 'error')
  service.print = async (subject) => bookOf(subject)
  return id
}

it('is staff’s alone', async () => {
  for (const path of ['press', 'failed-jobs', 'proof-mails', 'live']) {
    expect((await service.get(at(path), null)).status).toBe(401)
    expect((await service.get(at(path))).status).toBe(401)
  }
})

describe('the figures of the press', () => {
  it('are those of each day in the reader’s zone: proofs, how long they took, and what was given up', async () => {
    // In Auckland it is the next day already.
    service.now = new Date('2026-03-14T12:30:00Z')
    const id = await ask(1)
    service.now = new Date('2026-03-14T12:30:04Z')
    service.startWork()
    await service.until(id, 'done')
    await make(2)
    await fail(3)
    await service.untilDelivered()
    const days = await daysOf('?range=week&timeZone=Pacific/Auckland')
    expect(days).toHaveLength(7)
    expect(days.at(-1)).toMatchObject({
      day: '2026-03-15',
      proofs: 2,
      meanMs: 2000,
      slowestMs: 4000,
      failures: 1,
    })
    expect(days.at(-2)).toMatchObject({
      day: '2026-03-14',
      proofs: 0,
      meanMs: null,
      slowestMs: null,
      failures: 0,
    })
    expect((await daysOf()).at(-1)).toMatchObject({ day: '2026-03-14', proofs: 2, failures: 1 })
    expect(await daysOf('?range=quarter')).toHaveLength(90)
    expect(
      (await service.asStaff('get', at('press?range=year&timeZone=Mars/Base'))).body.faults,
    ).toHaveLength(2)
  })

  it('hold however often and by however many copies a change is told', async () => {
    await make(1)
    await fail(2)
    await service.untilDelivered()
    const copies = [createPressCounts(service.store.connection), createPressCounts(service.store.connection)]
    const day = `d:${service.now.toISOString().slice(0, 10)}`
    const stored = () => pressCountModel(service.store.connection).findById(day).lean()
    const before = (await stored())?.revision ?? 0
    const crowd = Array.from({ length: 8 }, () => copies.map((counts) => counts.recount(service.now)))
    await Promise.all(crowd.flat())
    expect(await today()).toMatchObject({ proofs: 1, failures: 1 })
    // A crowd is counted once by each copy, and once more for those who came while it was: it must not count itself once for each.
    expect((await stored())?.revision).toBe(before + 2 * copies.length)
  })

  it('count a job that failed, was tried again and failed again as two, and a later success as well', async () => {
    const id = await fail(1)
    service.print = async () => {
      throw unprintable()
    }
    await service.post(`/api/proof/${id}/retry`)
    await service.until(id, 'error')
    service.print = async (subject) => bookOf(subject)
    await service.post(`/api/proof/${id}/retry`)
    await service.until(id, 'done')
    await service.untilDelivered()
    expect(await today()).toMatchObject({ proofs: 1, failures: 2 })
  })

  it('are counted again from the jobs, also those that do not say how long they took', async () => {
    const jobs = jobModel(service.store.connection)
    const counts = pressCountModel(service.store.connection)
    service.now = new Date('2026-03-14T10:00:00Z')
    const asked = await ask(1)
    service.now = new Date('2026-03-14T10:00:06Z')
    service.startWork()
    await service.until(asked, 'done')
    const approved = await make(2)
    const failed = await fail(3)
    await service.untilDelivered()
    // As they were before: no times, and of an approved one nobody knows when it was asked for.
    await jobs.updateMany({}, { $unset: { tookMs: 1 } })
    const approvals = [{ approvedAt: service.now, approvedBy: 'visitor-1' }]
    await jobs.updateOne({ _id: approved }, { approvals, requestedAt: new Date('2026-03-14T11:00:00Z') })
    await jobs.updateOne({ _id: failed }, { failures: [new Date('2026-03-12T23:59:59Z'), service.now] })
    await counts.deleteMany({})
    const gone = { proofs: 9, timed: 9, totalMs: 9, slowestMs: 9, failures: 9 }
    await counts.create({ _id: 'd:2026-03-10', parts: { '10:00': gone }, revision: 1 })
    await rebuildPressCounts(service.store.connection)
    await rebuildPressCounts(service.store.connection)
    const days = (await daysOf()).filter(({ proofs, failures }) => proofs + failures)
    expect(days).toMatchObject([
      { day: '2026-03-12', proofs: 0, meanMs: null, failures: 1 },
      { day: '2026-03-14', proofs: 2, meanMs: 6000, slowestMs: 6000, failures: 1 },
    ])
  })

  it('know the longest queue of a day', async () => {
    const counts = createPressCounts(service.store.connection)
    await Promise.all([3, 7, 5].map((waiting) => counts.noteQueue(waiting, service.now)))
    expect(await today()).toMatchObject({ longestQueue: 7 })
    expect((await daysOf()).at(0)).toMatchObject({ longestQueue: null })
  })
})

it('lists failed jobs with what they failed of, and none that was tried again', async () => {
  const failed = await fail(1)
  await make(2)
  const { jobs, total } = await get('failed-jobs')
  expect(total).toBe(1)
  expect(jobs).toMatchObject([
    {
      proofJobId: failed,
      recordId: 'record-1',
      stage: 'proof',
      error: unprintable().publicMessage,
      refusal: (await service.asStaff('get', '/api/admin/records/record-1/pdf')).body.detail,
    },
  ])
  await service.post(`/api/proof/${failed}/retry`)
  await service.until(failed, 'done')
  expect(await get('failed-jobs')).toEqual({ jobs: [], total: 0 })
})

describe('the outbox', () => {
  it('says what became of each e-mail, the last first, with its address masked', async () => {
    const first = await make(1)
    await service.untilDelivered()
    service.now = new Date(service.now.getTime() + 1000)
    const second = await make(2)
    await service.untilDelivered()
    const { mails, after } = await get('proof-mails')
    expect(after).toBeNull()
    expect(mails).toMatchObject([
      {
        kind: 'proof-ready',
        recordId: 'record-2',
        to: 'p•••@example.org',
        state: 'kept',
        tries: 1,
        fault: null,
      },
      { id: `proof-ready:${first}`, recordId: 'record-1', state: 'kept' },
    ])
    expect((await get(`proof-mails?after=proof-ready:${second}`)).mails).toMatchObject([
      { recordId: 'record-1' },
    ])
    expect((await get('proof-mails?state=refused')).mails).toEqual([])
    const removesAt = '2027-01-04T10:00:00.000Z'
    const ending = { recordId: 'record-1', removesAt, isSubmitted: true }
    service.now = new Date(service.now.getTime() + 1000)
    expect(await service.tell({ id: 'ending', type: 'record.ending', payload: ending })).toBe(204)
    const ofRecord = async (query = '') => (await mailsOf(`record-1/proof-mails${query}`)).body
    expect((await ofRecord()).mails).toMatchObject([
      { kind: 'record-ending', recordId: 'record-1', to: 'p•••@example.org', state: 'kept' },
      { id: `proof-ready:${first}` },
    ])
    const behind = await ofRecord(`?after=record-ending:record-1:${removesAt}`)
    expect(behind.mails).toMatchObject([{ id: `proof-ready:${first}` }])
    expect((await mailsOf('record-1/proof-mails', { kind: 'staff', staffId: 'staff-1' })).status).toBe(403)
    expect(JSON.stringify(mails)).not.toContain('parent@example.org')
  })

  it('is there while the keeper of the addresses is away, and names nobody', async () => {
    await make(1)
    await service.untilDelivered()
    service.records.isAway = true
    expect((await get('proof-mails')).mails).toMatchObject([{ recordId: 'record-1', to: null }])
  })
})

describe('the stream', () => {
  const staff: Caller = { kind: 'staff', staffId: 'staff-1' }
  async function* states(): AsyncGenerator<PressState> {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${at('live')}`, {
      headers: { accept: 'text/event-stream', ...callerHeader(staff, 'proofs', 'GET', at('live')) },
    })
    if (!answer.body) throw new Error('no body')
    for await (const { event, data } of readEvents(answer.body))
      if (event === 'state') yield pressStateSchema.parse(data)
  }
  const next = async (stream: AsyncGenerator<PressState>, isMeant: (state: PressState) => boolean) => {
    for (;;) {
      const { value, done } = await stream.next()
      if (done) throw new Error('The stream has ended')
      if (isMeant(value)) return value
    }
  }

  it('tells the queue, what failed, the e-mails and the parts that are away, as they change', async () => {
    const stream = states()
    expect(await next(stream, () => true)).toMatchObject({
      queue: {
        proof: { waiting: 0, running: 0 },
        final: { waiting: 0, running: 0 },
        held: 0,
        oldestAt: null,
      },
      failed: 0,
      records: { revision: '0' },
      invites: { open: 0 },
    })
    const id = await ask(1)
    const queued = await next(stream, ({ queue }) => queue.proof.waiting === 1)
    expect(queued.queue.oldestAt).toBe(service.now.toISOString())
    service.startWork()
    await service.until(id, 'done')
    const made = await next(stream, ({ queue, outbox }) => !queue.oldestAt && outbox !== queued.outbox)
    expect(made.figures).not.toBe(queued.figures)
    await fail(2)
    expect((await next(stream, ({ failed }) => failed === 1)).jobs).not.toBe(made.jobs)
    service.invitesIsAway = true
    expect(await next(stream, ({ invites }) => invites === null)).toMatchObject({ failed: 1 })
    await service.stopWork()
    expect((await stream.next()).done).toBe(true)
  })

  it('ends after a minute, so that whoever asks again is looked up again', async () => {
    const stream = states()
    await next(stream, () => true)
    service.now = new Date(service.now.getTime() + 59_000)
    await ask(1)
    await next(stream, ({ queue }) => queue.proof.waiting === 1)
    service.now = new Date(service.now.getTime() + 1000)
    await ask(2)
    await next(stream, ({ queue }) => queue.proof.waiting === 2)
    expect((await stream.next()).done).toBe(true)
  })
})

describe('what the press room reads of a long history', () => {
  const ended = 400
  const minutesAgo = (minutes: number) => new Date(service.now.getTime() - minutes * 60_000)
  beforeEach(async () => {
    const each = <Made>(make: (at: number) => Made) => Array.from({ length: ended }, (_, at) => make(at))
    const collection = (name: string) => service.store.connection.collection<{ _id: string }>(name)
    await collection('proofjobs').insertMany(
      each((at) => {
        const job = {
          _id: `job-${at}`,
          recordId: `record-${at}`,
          stage: 'proof',
          requestedAt: minutesAgo(at),
        }
        if (at % 4 === 0) return { ...job, status: 'error', failures: [minutesAgo(at)] }
        return { ...job, status: 'done', preparedAt: minutesAgo(at), tookMs: 1000 }
      }),
    )
    await collection('maildeliveries').insertMany(
      each((at) => ({
        _id: `proof-ready:${at}`,
        recordId: `record-${at}`,
        state: 'sent',
        at: minutesAgo(at),
        triedAt: minutesAgo(at),
      })),
    )
    const counts = createPressCounts(service.store.connection)
    await counts.recount(service.now)
    await counts.noteQueue(1, service.now)
    await ask(1)
  })

  const failed = 'proofjobs status_1_requestedAt_-1__id_-1'
  const mailsOfState = 'maildeliveries state_1_at_-1__id_-1'
  const mails = 'maildeliveries at_-1__id_-1'
  const sums = ['presscounts _id_', 'queuepeaks _id_']
  const read = (path: string) => () => get(path)
  const readMails = (recordId: string) => () => mailsOf(`${recordId}/proof-mails`)
  const recount = () => createPressCounts(service.store.connection).recount(service.now)
  const countQueue = () => createJobRepository(service.store.connection).countBefore(service.now)

  it.each([
    ['the figures of days', read('press?range=quarter'), sums, 2],
    ['failed jobs', read('failed-jobs'), [failed], 20],
    ['e-mails', read('proof-mails'), [mails], 21],
    ['further e-mails', read('proof-mails?after=proof-ready:99'), ['maildeliveries _id_', mails], 22],
    ['e-mails of a state', read('proof-mails?state=sent'), [mailsOfState], 21],
    ['e-mails of a record', readMails('record-1'), ['maildeliveries recordId_1_at_-1__id_-1'], 1],
    [
      'the stream',
      read('live'),
      [mailsOfState, 'maildeliveries triedAt_-1', ...sums, 'proofjobs dueAt_1', failed].sort(),
      20 + 4,
    ],
    ['a sum', recount, ['presscounts _id_', 'proofjobs failures_1', 'proofjobs preparedAt_1'], 16],
    ['the length of the queue', countQueue, ['proofjobs waitingSince_1'], 1],
  ])('%s is read by its index, and nothing else is', async (_title, asking, plans, documents) => {
    const how = await queryPlansOf(service.store.connection, asking)
    expect(how.plans).toEqual(plans)
    expect(how.documents).toBeLessThanOrEqual(documents)
  })
})
