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

it('no book is begun while a first page waits in the hands of another copy', async () => {
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
  service.print = (subject) => {
    begun += 1
    return print(subject)
  }
  await service.request(referenceOf({ version: 4 }))
  service.startWork()
  await service.untilShown(jobIdOf('job 4'))
  expect(begun).toBe(0)
  await queue.begin({ id: held._id, fence: held.fence })
  await service.until(jobIdOf('job 4'), 'done')
  expect(begun).toBe(1)
})
