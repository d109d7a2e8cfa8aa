import { silentLogger } from '@shared/node/logger'
import { createJobQueue } from './job-queue'
import { giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
beforeAll(async () => {
  service = await startProofs(silentLogger())
})
afterAll(() => service.stop())

const waiting = async () =>
  /^proof_jobs_waiting(?:\{.*\})? (\d+)$/m.exec((await service.get('/metrics')).text)?.[1]

it('tells how many proofs wait, so that copies can be added: none begun by a press is counted', async () => {
  giveRecord(service)
  giveRecord(service, referenceOf({ version: 2 }))
  await service.request(referenceOf())
  await service.request(referenceOf({ version: 2 }))
  service.now = new Date(Date.now() + 1000)
  expect(await waiting()).toBe('2')
  service.startWork()
  await service.until(jobIdOf('job 1'), 'done')
  await service.until(jobIdOf('job 2'), 'done')
  expect(await waiting()).toBe('0')
})

it('no book is begun while a first page waits in the hands of another copy, and the press room counts what is drawn and set alone', async () => {
  await service.reset()
  const other = referenceOf({ version: 3 })
  giveRecord(service, other)
  giveRecord(service, referenceOf({ version: 4 }))
  // The other copy has claimed it, and its press has not begun yet.
  await service.request(other)
  const queue = createJobQueue(service.store.connection)
  const leaseEnd = new Date(service.now.getTime() + 60_000)
  const [held] = await queue.claim({ now: service.now, leaseEnd, max: 1, mayTryAgain: true })
  if (!held) throw new Error('There is no job to claim')
  let begun = 0
  const { print } = service
  const queueIn = async (): Promise<unknown> =>
    (await service.asStaff('get', '/api/admin/press-room/live')).body.queue
  /** What the press room says as soon as so many jobs of a stage are at the press. */
  const queueWith = async (stage: 'proof' | 'final', running: number) => {
    for (;;) {
      const { body } = await service.asStaff('get', '/api/admin/press-room/live')
      if (body.queue[stage].running === running) return body.queue as unknown
    }
  }
  const seen: unknown[] = []
  service.print = async (subject) => {
    begun += 1
    seen.push(await queueWith('proof', 2))
    return print(subject)
  }
  await service.request(referenceOf({ version: 4 }))
  service.startWork()
  await service.untilShown(jobIdOf('job 4'))
  expect(begun).toBe(0)
  // Both are in the hands of a runner, and neither has a thread.
  expect(await queueIn()).toMatchObject({ proof: { waiting: 2, running: 0 } })
  await queue.begin({ id: held._id, fence: held.fence })
  await service.until(jobIdOf('job 4'), 'done')
  expect(begun).toBe(1)
  // One draws its first page, the other's book is set.
  expect(seen).toMatchObject([{ proof: { waiting: 0, running: 2 } }])
  expect(await queueIn()).toMatchObject({ proof: { waiting: 0, running: 1 } })
  // Its runner is heard of no more, and the one of this copy does not claim it before it is looked at.
  await service.stopWork()
  service.now = new Date(leaseEnd.getTime() + 1)
  expect(await queueIn()).toMatchObject({ proof: { waiting: 1, running: 0 } })
})
