import { objectStoreSettings, readConfig } from '@shared/node/config'
import { silentLogger } from '@shared/node/logger'
import { createObjectStore } from '@shared/node/object-store'
import { startS3Server } from '@shared/node/testing/s3-server'
import type { S3Server } from '@shared/node/testing/s3-server'
import { maxAttempts } from '../books/book-work'
import { giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let s3: S3Server
let service: ProofsUnderTest
beforeAll(async () => {
  s3 = await startS3Server()
  const settings = readConfig(objectStoreSettings, { ...s3.settings, DATA_DIR: '/nowhere' })
  service = await startProofs(silentLogger(), { objects: await createObjectStore(settings) })
})
afterAll(async () => {
  await service.stop()
  await s3.stop()
})
beforeEach(() => service.reset())

const jobId = jobIdOf('job 1')
const pause = () => new Promise((resolve) => setTimeout(resolve, 10))
const jobOf = async () => (await service.jobs()).find(({ _id }) => _id === jobId)
const fenceOf = async () => (await jobOf())?.fence ?? 0
/** Lets the job be claimed more often than it may fail, each time as soon as it is given back; `since` is its fence before the first. */
const tryInVain = async (since: number) => {
  let fence = since
  for (let attempt = 0; attempt <= maxAttempts + 1; attempt += 1) {
    // Any message makes the runner look.
    await service.request(referenceOf())
    for (;;) {
      const job = await jobOf()
      if (job && job.fence > fence && job.status === 'queued') break
      await pause()
    }
    expect(await jobOf()).toMatchObject({ attempts: 0, awaits: { part: 'files' } })
    fence = await fenceOf()
    service.now = new Date(service.now.getTime() + 60_000)
  }
}

describe('while the object store is away', () => {
  it('[ERR-014] a finished book waits for it as long as it takes, says so, and is made when it is back', async () => {
    service.grants.set('record-1:visitor-1', 'OWNER')
    giveRecord(service)
    await service.request(referenceOf())
    service.startWork()
    await service.until(jobId, 'done')
    await service.untilDelivered()
    const [ready] = await service.mails()
    expect(await service.openMail(ready?.['text'])).toBe(204)

    await s3.kill()
    const fence = await fenceOf()
    expect((await service.approve(jobId)).status).toBe(200)
    await tryInVain(fence)
    expect((await service.get(`/api/proof/${jobId}`)).body).toMatchObject({
      status: 'done',
      finalStatus: 'running',
      waitingFor: 'files',
      completedAt: null,
    })

    await s3.restart()
    service.now = new Date(service.now.getTime() + 60_000)
    await service.untilCompleted(jobId)
    await service.untilDelivered()
    expect((await service.get(`/api/proof/${jobId}`)).body).toMatchObject({
      finalStatus: 'done',
      waitingFor: null,
      completedAt: expect.any(String),
      mail: { kind: 'proof-approved', state: 'kept' },
    })
    expect(await service.mails()).toHaveLength(2)
  })
  it('[ERR-014] so does a proof, and no file of it is said to be missing', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    await s3.kill()
    service.startWork()
    await tryInVain(0)
    expect((await service.get(`/api/proof/${jobId}`)).body).toMatchObject({
      status: 'running',
      waitingFor: 'files',
      error: null,
    })
    await s3.restart()
    service.now = new Date(service.now.getTime() + 60_000)
    await service.until(jobId, 'done')

    await s3.kill()
    const { status, body } = await service.get(`/api/proof/${jobId}/codex.pdf`)
    expect({ status, part: body.details?.part }).toEqual({ status: 503, part: 'files' })
    await s3.restart()
    expect((await service.get(`/api/proof/${jobId}/codex.pdf`)).status).toBe(200)
  })
})
