import { replayErasures } from '@shared/node/erasure-replay'
import { readRecordsConfig } from '../config'
import { createEraseService } from '../erase/erase.service'
import { createErasureRepository } from '../erase/erasure.repository'
import { replayedErasures } from '../erase/replayed-erasures'
import { createRecordAccess } from '../access/record-access'
import { createRecordRepository } from '../records/record.repository'
import { amara, submissionOf } from '../testing/amara'
import { proofIdOfDraft } from '../versions/proof-id-of-draft'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { createRetention } from './retention'
import { createRetentionRepository } from './retention.repository'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const required = {
  MONGODB_URI: 'mongodb://127.0.0.1/codex',
  INTERNAL_SECRET: 'x'.repeat(32),
  DATA_DIR: '/tmp/nowhere',
  PORT: '1',
  ...Object.fromEntries(
    ['ACCOUNTS', 'KEYS', 'PROOFS', 'INVITES', 'CHAT'].map((name) => [`${name}_URL`, 'http://127.0.0.1:9']),
  ),
}
/** What the service does by its settings, at the test's own time. */
const parts = (settings: Readonly<Record<string, string>> = {}) => {
  const { connection } = service.store
  const { keys, relay, objects, neighbours } = service
  const config = readRecordsConfig({ ...required, ...settings })
  const now = () => service.now
  const repository = createRecordRepository(connection, keys)
  const erasures = createErasureRepository(connection)
  const access = createRecordAccess(neighbours.invites, repository)
  const erasing = createEraseService({ repository, erasures, access, audit: neighbours.audit, relay, now })
  const retain = createRetention({
    repository: createRetentionRepository(connection),
    erasing,
    relay,
    days: { unsubmitted: config.UNSUBMITTED_RECORD_DAYS, unapproved: config.UNAPPROVED_RECORD_DAYS },
    now,
  })
  return { retain, replayed: replayedErasures({ connection, keys, objects, erasures, erasing }) }
}
const retain = (settings?: Readonly<Record<string, string>>) => parts(settings).retain()
const pass = (days: number) => void (service.now = new Date(service.now.getTime() + days * 86_400_000))
const told = () =>
  service.delivered.filter(({ type }) => type === 'record.ending').map(({ payload }) => payload)
const standing = async () => (await service.records()).filter(({ erasure }) => !erasure).length
const draft = amara()
const proofId = proofIdOfDraft(draft) ?? ''
const sync = (data: object) =>
  service.as('visitor-1', 'post', `/api/proofs/${proofId}/sync`, { note: 'A draft', data })
const submit = async (): Promise<string> => {
  const { body } = await service.submit(submissionOf(draft), 'visitor-1')
  await service.settled()
  return body.id
}

describe('[PRV-011] a record that was given up', () => {
  it.each([
    ['a year, never submitted', 365, {}, false],
    ['two years, never approved', 730, {}, true],
    ['as the setting says, never submitted', 40, { UNSUBMITTED_RECORD_DAYS: '40' }, false],
    ['as the setting says, never approved', 20, { UNAPPROVED_RECORD_DAYS: '20' }, true],
  ])('goes after %s, and its family is told a month before', async (_which, days, settings, isSubmitted) => {
    await (isSubmitted ? submit() : sync(draft))
    expect(await standing()).toBe(1)
    const notice = Math.min(days / 2, 30)
    pass(days - notice - 1)
    await retain(settings)
    expect(told()).toEqual([])
    pass(1)
    await retain(settings)
    await service.settled()
    await retain(settings)
    const [{ recordId, removesAt } = { recordId: '', removesAt: '' }] = told() as {
      recordId: string
      removesAt: string
    }[]
    expect(told()).toEqual([{ recordId, removesAt, isSubmitted }])
    service.now = new Date(Date.parse(removesAt) - 1)
    expect(await retain(settings)).toBe(0)
    expect(await standing()).toBe(1)
    service.now = new Date(removesAt)
    expect(await retain(settings)).toBe(1)
    // By the same way as its family erases it: the key first.
    expect([await standing(), service.destroyedKeys]).toEqual([0, [recordId]])
    expect(service.audited).toContainEqual({
      act: 'record.erased',
      staffId: 'retention',
      subject: recordId,
    })
  })

  it('stays while it is changed, as long as nobody could be told, once it was approved, and for ever with 0', async () => {
    const recordId = await submit()
    pass(710)
    service.isCutOff = true
    await retain()
    pass(31)
    expect(await retain()).toBe(0)
    service.isCutOff = false
    await service.store.connection
      .collection('birthrecords')
      .updateMany({}, { $set: { outboxDueAt: new Date(0) } })
    service.relay.start()
    await service.settled()
    await service.relay.stop()
    expect(told()).toHaveLength(1)
    const change = { field: 'attendingDoctorName', base: draft.attendingDoctorName, value: 'Dr. Moreau' }
    const changed = await service.as('visitor-1', 'patch', `/api/proofs/${proofId}/record`, {
      changes: [change],
    })
    expect(changed.status).toBe(200)
    expect(await retain()).toBe(0)
    pass(800)
    expect(await retain({ UNAPPROVED_RECORD_DAYS: '0' })).toBe(0)
    await service.store.connection
      .collection('birthrecords')
      .updateMany(
        {},
        { $push: { approvals: { version: 1, proofJobId: 'job', approvedAt: service.now } } as never },
      )
    expect(await retain()).toBe(0)
    pass(800)
    expect([await retain(), await standing()]).toEqual([0, 1])
    expect(service.destroyedKeys).not.toContain(recordId)
  })
})

it('[PRV-013] what a restored backup brings back is erased again: record, answers, rows and files', async () => {
  const { connection } = service.store
  const upload = await service.as('visitor-1', 'post', '/api/objects/upload', {})
  expect(upload.status).toBe(200)
  const recordId = await submit()
  await service.as('visitor-1', 'post', '/api/birth-records/upload-csv', { recordId })
  await connection.collection<{ _id: string }>('babyfiles').insertOne({
    ...{ _id: 'file-1', visitorId: 'visitor-1', key: 'files/file-1', contentType: 'application/pdf' },
    ...{ size: 4, receivedAt: service.now, recordIds: [recordId] },
  } as never)
  await service.objects.put('files/file-1', Buffer.from('sealed'), 'application/octet-stream')
  const names = ['birthrecords', 'answers', 'staffrecords', 'proofidclaims', 'babyfiles']
  const backup = await Promise.all(
    names.map(async (name) => [name, await connection.collection(name).find().toArray()] as const),
  )
  service.keys.destroy('file-1')
  await service.store.clear()
  service.keys.destroy(recordId)
  for (const [name, documents] of backup)
    if (documents.length) await connection.collection(name).insertMany(documents)

  const { replayed } = parts()
  expect(await replayErasures(replayed)).toBe(2)
  expect(await replayErasures(replayed)).toBe(0)
  expect(await standing()).toBe(0)
  expect(service.delivered.at(-1)).toMatchObject({ type: 'record.erased', payload: { recordId } })
  for (const name of names.slice(1))
    expect([name, await connection.collection(name).countDocuments()]).toEqual([name, 0])
  expect(await service.objects.has('files/file-1')).toBe(false)
})
