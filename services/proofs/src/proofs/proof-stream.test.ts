import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { silentLogger } from '@shared/node/logger'
import { callerHeader, visitorCaller } from '@shared/node/testing/caller-request'
import { readEvents } from '@shared/node/testing/event-reader'
import type { Express } from 'express'
import { RenderError } from '../rendering/render-error'
import { bookOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
const servers: Server[] = []
/** The service that does the work, and a copy of it that does none. */
let worker: string
let idle: string
let idleWork: ReturnType<ProofsUnderTest['copy']>['work']

const listen = async (app: Express) => {
  const server = createServer(app).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  service = await startProofs(silentLogger())
  worker = await listen(service.app)
  const copy = service.copy()
  idle = await listen(copy.app)
  // Its watch alone: it takes no jobs.
  idleWork = copy.work.slice(0, 1)
})
afterAll(async () => {
  for (const part of idleWork) await part.stop()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await service.stop()
})
beforeEach(async () => {
  await service.reset()
  for (const part of idleWork) part.start()
})
afterEach(async () => {
  setBook()
  for (const part of idleWork) await part.stop()
})
let setBook = () => {}

const jobId = jobIdOf('job 1')
const ask = async (url: string, id = jobId, visitorId = 'visitor-1', signal?: AbortSignal) =>
  fetch(`${url}/api/proof/${id}`, {
    headers: {
      accept: 'text/event-stream',
      ...callerHeader(visitorCaller(visitorId), 'proofs', 'GET', `/api/proof/${id}`),
    },
    ...(signal ? { signal } : {}),
  })
/** The events of a stream, each when it has come; a proof is read as the page reads it. */
async function* eventsOf(answer: Response) {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  if (!answer.body) throw new Error('no body')
  for await (const { event, data } of readEvents(answer.body)) yield { event, data }
}
async function* proofsOf(answer: Response): AsyncGenerator<Proof> {
  for await (const { event, data } of eventsOf(answer)) if (event === 'proof') yield proofSchema.parse(data)
}
const stepOf = ({ status, stage, waiting, imageUrl }: Proof) =>
  [status, stage, waiting, imageUrl && 'picture'].filter((part) => part !== null).join(' ')
const stepsOf = async (answer: Response) => {
  const steps: string[] = []
  for await (const proof of proofsOf(answer)) steps.push(stepOf(proof))
  return steps
}
/** A press that draws, and sets the book, when it is told to. */
const slowPress = () => {
  const gate = new Promise<void>((resolve) => (setBook = resolve))
  service.print = async (subject) => {
    await gate
    return bookOf(subject)
  }
}

describe.each([
  ['the copy that makes it', () => worker],
  ['a copy that does not', () => idle],
])('the events of a proof, from %s', (_copy, url) => {
  it('[SUB-037] [SUB-039] tell each stage when it comes, and end after the proof is done', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    slowPress()
    const events = proofsOf(await ask(url()))
    const next = async () => {
      const { value } = await events.next()
      return value ? stepOf(value) : 'end'
    }
    expect(await next()).toBe('running queued 0')
    service.startWork()
    let step = await next()
    // Drawing may be over before the copy has looked.
    if (step === 'running building 0') step = await next()
    expect(step).toBe('running drawn 0 picture')
    setBook()
    expect(await next()).toBe('done picture')
    expect(await next()).toBe('end')
  })
  it('[SUB-038] tell who waits behind others how many, as they become fewer', async () => {
    const jobs = [1, 2, 3].map((n) =>
      referenceOf({ version: n, recordId: `record-${n}`, proofJobId: jobIdOf(`job ${n}`) }),
    )
    for (const job of jobs) {
      giveRecord(service, job)
      await service.request(job)
      service.now = new Date(service.now.getTime() + 10)
    }
    const last = proofsOf(await ask(url(), jobIdOf('job 3')))
    const first = await last.next()
    expect(first.value && stepOf(first.value)).toBe('running queued 2')
    const plain = await service.get(`/api/proof/${jobIdOf('job 2')}`)
    expect(plain.body).toMatchObject({ stage: 'queued', waiting: 1 })
    // Another copy begins to draw the first of them.
    await service.store.connection.db
      ?.collection<{ _id: string }>('proofjobs')
      .updateOne({ _id: jobIdOf('job 1') }, { $unset: { waitingSince: 1 } })
    const next = await last.next()
    expect(next.value && stepOf(next.value)).toBe('running queued 1')
    service.startWork()
    const rest: string[] = []
    for await (const proof of last) rest.push(stepOf(proof))
    expect(rest.at(-1)).toBe('done picture')
  })
  it('end with the error of a proof that failed', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    service.print = async () => {
      throw new RenderError('unprintable', 'bad glyph')
    }
    const answer = await ask(url())
    service.startWork()
    expect((await stepsOf(answer)).at(-1)).toBe('error')
  })
})

describe('the events of a proof', () => {
  it('are one, of a proof that is there already', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    service.startWork()
    await service.until(jobId, 'done')
    expect(await stepsOf(await ask(worker))).toEqual(['done picture'])
  })
  it('are refused to whom the proof itself is', async () => {
    for (const [id, status] of [
      ['short', 400],
      [jobId, 404],
      ['01ABCDEFGH', 404],
    ] as const)
      expect((await ask(worker, id)).status).toBe(status)
    expect((await fetch(`${worker}/api/proof/${jobId}`)).status).toBe(401)
  })
  it('end with the grant by which they were asked for', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    service.grants.set('record-1:visitor-1', 'VIEWER')
    const events = eventsOf(await ask(idle, '01ABCDEFGH'))
    expect((await events.next()).value).toMatchObject({ event: 'proof', data: { id: '01ABCDEFGH' } })
    service.grants.clear()
    service.startWork()
    expect((await events.next()).value).toMatchObject({ event: 'problem', data: { status: 404 } })
    expect((await events.next()).done).toBe(true)
  })
  it('end when the service stops, without a word of the end of the proof', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    const answer = await ask(idle)
    for (const part of idleWork) part.drain?.()
    expect(await stepsOf(answer)).toEqual(['running queued 0'])
  })
  it('go on for the others when a reader leaves', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    const leaving = new AbortController()
    const left = eventsOf(await ask(idle, jobId, 'visitor-2', leaving.signal))
    await left.next()
    const staying = await ask(idle)
    leaving.abort()
    await left.next().catch(() => undefined)
    service.startWork()
    expect((await stepsOf(staying)).at(-1)).toBe('done picture')
  })
})
