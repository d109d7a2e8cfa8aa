import { silentLogger } from '@shared/node/logger'
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
