import { createLogger, silentLogger } from '@shared/node/logger'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import { createJobRunner } from './job-runner'
import type { JobOutcome, JobRunner } from './job-runner'
import { createJobQueue } from './job-queue'
import type { JobQueue, Lease } from './job-queue'
import { createJobRepository } from './job.repository'
import type { JobRepository, ProofJob } from './job.repository'

let store: ServiceStore
let repository: JobRepository
let queue: JobQueue
const runners: JobRunner[] = []

beforeAll(async () => {
  store = await startServiceStore('proofs')
  repository = createJobRepository(store.connection)
  queue = createJobQueue(store.connection)
  await store.open()
})
afterAll(() => store.stop())
beforeEach(() => store.clear())
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})

const request = (n: number) =>
  repository.request(
    { proofJobId: `job-${n}`, recordId: `record-${n}`, version: 1, proofId: '01ABCDEFGH' },
    new Date(),
  )
const claim = (max: number, leaseEnd: Date) =>
  queue.claim({ now: new Date(), leaseEnd, max, mayTryAgain: true })
const finish = async (lease: Lease): Promise<JobOutcome> => {
  const files = { sha256: `book of fence ${lease.fence}`, pages: 1 }
  const isMine = await queue.finish(lease, {
    image: 'picture',
    files,
    unprintable: [],
    preparedAt: new Date(),
    tookMs: 1,
    messages: [],
  })
  return { kind: isMine ? 'done' : 'lost' }
}
// A lease that no busy machine outlasts, where a test is not about leases.
const runner = (work: (job: ProofJob, lease: Lease) => Promise<JobOutcome>, leaseMs = 60_000) => {
  const made = createJobRunner({
    queue,
    work,
    logger: silentLogger(),
    maxJobs: 3,
    leaseMs,
    intervalMs: 10,
  })
  runners.push(made)
  return made
}
const until = async (id: string, status: string) => {
  for (;;) {
    const job = await repository.find(id)
    if (job?.status === status) return job
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('several runners on one store', () => {
  it('do each job once', async () => {
    const done: string[] = []
    const work = async (job: ProofJob, lease: Lease) => {
      done.push(job._id)
      await pause(5)
      return finish(lease)
    }
    for (let n = 0; n < 30; n += 1) await request(n)
    for (let copy = 0; copy < 3; copy += 1) runner(work).start()
    for (let n = 0; n < 30; n += 1) await until(`job-${n}`, 'done')
    expect(done.sort()).toEqual(Array.from({ length: 30 }, (_, n) => `job-${n}`).sort())
  })
  it('work on as many jobs at a time as they may, and no more', async () => {
    let atOnce = 0
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    for (let n = 0; n < 7; n += 1) await request(n)
    runner(async (_job, lease) => {
      atOnce += 1
      await gate
      atOnce -= 1
      return finish(lease)
    }).start()
    while (atOnce < 3) await pause(5)
    await pause(100)
    expect(atOnce).toBe(3)
    open()
    for (let n = 0; n < 7; n += 1) await until(`job-${n}`, 'done')
  })
})

it('a runner leaves to the others what it has not begun, until it has', async () => {
  const begins = new Map<string, () => void>()
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  for (let n = 0; n < 4; n += 1) await request(n)
  const made = createJobRunner({
    queue,
    work: async (job, lease, onBegin) => {
      begins.set(job._id, onBegin)
      await gate
      return finish(lease)
    },
    logger: silentLogger(),
    maxJobs: 3,
    maxUnbegun: 2,
    intervalMs: 10,
  })
  runners.push(made)
  made.start()
  while (begins.size < 2) await pause(5)
  const others = await claim(1, new Date(Date.now() + 60_000))
  expect(others).toHaveLength(1)
  expect([begins.size, made.isFull(), made.hasUnbegun()]).toEqual([2, false, true])
  for (const begin of begins.values()) begin()
  while (begins.size < 3) await pause(5)
  expect([made.isFull(), made.hasUnbegun()]).toEqual([true, true])
  for (const begin of begins.values()) begin()
  expect(made.hasUnbegun()).toBe(false)
  open()
})

it('a page that waits for a part which is away holds up nothing while it is tried again', async () => {
  await request(1)
  const [held] = await claim(1, new Date(Date.now() + 60_000))
  if (!held) throw new Error('There is no job to claim')
  const since = new Date()
  await queue.giveBack({ id: held._id, fence: held.fence }, since, { part: 'records', since })
  let [claimed, open] = [() => {}, () => {}]
  const tried = new Promise<void>((resolve) => (claimed = resolve))
  const gate = new Promise<void>((resolve) => (open = resolve))
  const made = runner(async (_job, lease) => {
    claimed()
    await gate
    return finish(lease)
  })
  made.start()
  await tried
  expect(made.hasUnbegun()).toBe(false)
  open()
  await until('job-1', 'done')
})

describe('a runner that stops answering', () => {
  it('loses its job to another after the lease, and can no longer write', async () => {
    await request(1)
    // A dead runner claimed the job and does not renew.
    const [dead] = await claim(1, new Date(Date.now() + 150))
    expect(dead).toMatchObject({ _id: 'job-1', fence: 1 })
    runner(async (_job, lease) => finish(lease)).start()
    const job = await until('job-1', 'done')
    expect(job).toMatchObject({ fence: 2, files: { sha256: 'book of fence 2' } })

    const late = await finish({ id: 'job-1', fence: 1 })
    expect(late.kind).toBe('lost')
    expect(await queue.fail({ id: 'job-1', fence: 1 }, 'too late', new Date())).toBe(false)
    expect(await queue.showImage({ id: 'job-1', fence: 1 }, 'another picture')).toBe(false)
    expect(await queue.tryAgain({ id: 'job-1', fence: 1 }, new Date())).toBe(false)
    expect(await repository.find('job-1')).toMatchObject({
      status: 'done',
      image: 'picture',
      files: { sha256: 'book of fence 2' },
    })
  })
  it('keeps its job as long as it works on it, beyond the lease with which it began', async () => {
    await request(1)
    let taken = 0
    const leaseMs = 1500
    const dueAt = async () => (await repository.find('job-1'))?.dueAt?.getTime() ?? 0
    const slow = async (_job: ProofJob, lease: Lease) => {
      taken += 1
      const end = await dueAt()
      while ((await dueAt()) <= end + leaseMs) await pause(20)
      return finish(lease)
    }
    runner(slow, leaseMs).start()
    runner(slow, leaseMs).start()
    await until('job-1', 'done')
    expect(taken).toBe(1)
  })
})

describe('jobs that were tried before', () => {
  it('are taken one at a time, beside as many new ones as there are places', async () => {
    const seen: boolean[][] = []
    const underWay = new Map<string, boolean>()
    const isFull = () => seen.some((held) => held.length === 3)
    const work = async (job: ProofJob, lease: Lease) => {
      underWay.set(job._id, job.attempts > 1)
      seen.push([...underWay.values()])
      while (!isFull()) await pause(5)
      underWay.delete(job._id)
      return finish(lease)
    }
    for (let n = 0; n < 4; n += 1) await request(n)
    // Their runner died while it had them.
    expect(await claim(4, new Date())).toHaveLength(4)
    for (let n = 4; n < 8; n += 1) await request(n)
    runner(work).start()
    for (let n = 0; n < 8; n += 1) expect((await until(`job-${n}`, 'done')).attempts).toBe(n < 4 ? 2 : 1)
    expect(Math.max(...seen.map((held) => held.filter(Boolean).length))).toBe(1)
  })
})

describe('what becomes of a job', () => {
  it('finishes what it has begun before it stops, and begins nothing more', async () => {
    await request(1)
    await request(2)
    await request(3)
    await request(4)
    const stopping = runner(async (_job, lease) => {
      await pause(60)
      return finish(lease)
    })
    stopping.start()
    await until('job-1', 'running')
    await stopping.stop()
    const states = await Promise.all(
      [1, 2, 3, 4].map(async (n) => (await repository.find(`job-${n}`))?.status),
    )
    expect(states.filter((status) => status === 'running')).toEqual([])
    expect(states).toContain('queued')
  })
  it('is given back when it takes longer than a stop may last, which is no error', async () => {
    await request(1)
    let giveBack = () => {}
    const lines: string[] = []
    const logger = createLogger({ service: 'proofs', destination: { write: (line) => lines.push(line) } })
    const released = new Promise<void>((resolve) => (giveBack = resolve))
    const stopping = createJobRunner({
      queue,
      work: async () => {
        await released
        return { kind: 'waiting', delayMs: 0, error: new Error('closed') }
      },
      logger,
      maxJobs: 3,
      release: async () => giveBack(),
      graceMs: 20,
    })
    stopping.start()
    await until('job-1', 'running')
    await stopping.stop()
    expect(await repository.find('job-1')).toMatchObject({ status: 'queued', attempts: 0 })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'info', msg: 'proof given back by a service that stops' }),
    ])
  })
  it('goes on when the work itself throws: the lease ends and the job is taken again', async () => {
    await request(1)
    let taken = 0
    runner(async (_job, lease) => {
      taken += 1
      if (taken === 1) throw new Error('the database went away')
      return finish(lease)
    }, 60).start()
    expect((await until('job-1', 'done')).attempts).toBe(2)
  })
  it('[ERR-014] is written down when the database is back, and its absence counts as no attempt', async () => {
    await request(1)
    let failures = 3
    const away: JobQueue = {
      ...queue,
      async giveBack(...given) {
        failures -= 1
        if (failures >= 0) throw new Error('The database went away')
        return queue.giveBack(...given)
      },
    }
    const waiting = createJobRunner({
      queue: away,
      work: async () => ({ kind: 'waiting', delayMs: 60_000, error: new Error('away') }),
      logger: silentLogger(),
      maxJobs: 1,
    })
    runners.push(waiting)
    waiting.start()
    await until('job-1', 'running')
    expect(await until('job-1', 'queued')).toMatchObject({ fence: 1, attempts: 0 })
  })
})
