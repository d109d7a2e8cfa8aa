import { deviceIdOf } from '@shared/node/device-id'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { ownerAddressSchema } from '@shared/contracts/internal'
import { requestAs, serviceCaller } from '@shared/node/testing/caller-request'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const makeRecord = async () => {
  const uploadedFiles = [{ name: 'foot.jpg', size: 3, fileURL: undefined }]
  const { body } = await service.submit(
    submissionOf(amara({ uploadedFiles: uploadedFiles as never })),
    'visitor-1',
  )
  return body
}

describe('GET /api/proofs/{id}/holdings', () => {
  it('[PRV-017] tells the owner what is held, and when staff saw it, also while a part is away', async () => {
    const { id, proofId } = await makeRecord()
    const at = `/api/proofs/${proofId}/holdings`
    service.grants['editor'] = { role: 'EDITOR', email: 'aunt@example.org' }
    expect((await service.as('editor', 'get', at)).status).toBe(403)
    expect((await service.as('stranger', 'get', at)).status).toBe(404)
    const endsAt = new Date(service.now.getTime() + 730 * 86_400_000).toISOString()
    const held = {
      recordId: id,
      name: 'Amara Okonkwo-Lindqvist',
      endsAt,
      email: 'parent@example.org',
      versions: 1,
      files: [],
    }
    expect((await service.as('visitor-1', 'get', at)).body).toMatchObject({
      ...held,
      proofs: null,
      comments: null,
      staff: null,
      staffLineDays: null,
    })
    const line = { at: '2026-04-01T12:00:00.000Z', act: 'record.viewed' }
    service.others.set(`GET /internal/records/${id}/books`, {
      books: [
        { version: 1, kind: 'proof', key: 'a' },
        { version: 1, kind: 'keepsake', key: 'b' },
        { version: 1, kind: 'print', key: 'c' },
      ],
    })
    service.others.set(`GET /internal/audit-lines/${id}`, { lines: [line], keptDays: 3650 })
    service.others.set(`GET /api/proofs/${proofId}/comments`, { comments: [] })
    expect((await service.as('visitor-1', 'get', at)).body).toMatchObject({
      ...held,
      proofs: 1,
      books: 1,
      comments: 0,
      staff: [line],
      staffLineDays: 3650,
    })
    // An approved record is kept until its family erases it.
    await service.store.connection
      .collection('birthrecords')
      .updateMany(
        {},
        { $push: { approvals: { version: 1, proofJobId: 'job', approvedAt: service.now } } as never },
      )
    expect((await service.as('visitor-1', 'get', at)).body).toMatchObject({ endsAt: null })
  })
})

it('what is held is told, so that it can be erased, also where the answers are lost from the database', async () => {
  const { id, proofId } = await makeRecord()
  const kept = service.store.connection.collection('answers')
  const [first] = await kept.find().toArray()
  await service.submit(submissionOf(amara({ babyMiddleName: 'Noor' }), { recordId: id }), 'visitor-1')
  expect((await kept.deleteMany({ _id: { $ne: first?._id } })).deletedCount).toBe(1)
  const holdings = () => service.as('visitor-1', 'get', `/api/proofs/${proofId}/holdings`)
  expect((await holdings()).body).toMatchObject({ versions: 2, name: expect.stringMatching(/^Amara/) })
  await kept.deleteMany({})
  expect((await holdings()).body).toMatchObject({ recordId: id, versions: 2, name: '' })
  expect(await service.as('visitor-1', 'get', `/api/proofs/${proofId}/record`)).toMatchObject({
    status: 500,
    body: { detail: expect.stringContaining('Trying again does not help') },
  })
})

describe('DELETE /api/proofs/{id}/devices/{deviceId}', () => {
  const remove = (proofId: string, deviceId: string, visitorId = 'telephone') =>
    service.as(visitorId, 'delete', `/api/proofs/${proofId}/devices/${deviceId}`)

  const keysEndedAt = async (id: string) => {
    const path = `/internal/records/${id}/owner-address`
    const { call } = await requestAs(service.app, serviceCaller('proofs'), 'get', path)
    return ownerAddressSchema.parse((await call).body).keysEndedAt
  }

  const addDevice = async (recordId: string, visitorId: string) => {
    const { call } = await requestAs(service.app, serviceCaller('proofs'), 'post', '/internal/messages')
    await call.send({ id: visitorId, type: 'record.owned', payload: { recordId, visitorId } })
    service.grants[visitorId] = { role: 'OWNER', email: null }
  }

  it('takes the record off another device, also the one on which it was made, and never off the one that asks', async () => {
    const { id, proofId } = await makeRecord()
    for (const visitorId of ['telephone', 'tablet']) await addDevice(id, visitorId)
    expect((await remove(proofId, deviceIdOf(id, 'telephone'))).status).toBe(409)
    expect((await remove(proofId, '0'.repeat(32))).status).toBe(404)
    expect((await remove(proofId, deviceIdOf(id, 'tablet'), 'stranger')).status).toBe(404)
    expect(await keysEndedAt(id)).toBeNull()
    expect((await remove(proofId, deviceIdOf(id, 'tablet'))).status).toBe(204)
    // It may hold an e-mail's link that nobody has used.
    expect(await keysEndedAt(id)).toBe(service.now.toISOString())
    expect((await remove(proofId, deviceIdOf(id, 'visitor-1'))).status).toBe(204)
    await service.settled()
    expect((await service.records())[0]).toMatchObject({ ownerVisitorId: 'telephone', ownerDevices: [] })
    expect(
      service.delivered.filter(({ type }) => type === 'record.disowned').map(({ payload }) => payload),
    ).toEqual([
      { recordId: id, visitorId: 'tablet' },
      { recordId: id, visitorId: 'visitor-1' },
    ])
  })

  it.each([
    ['visitor-1', 'telephone'],
    ['telephone', 'visitor-1'],
  ])('is not done for %s, whom %s has just taken it off', async (removed, remover) => {
    const { id, proofId } = await makeRecord()
    await addDevice(id, 'telephone')
    service.grants['visitor-1'] = { role: 'OWNER', email: null }
    expect((await remove(proofId, deviceIdOf(id, removed), remover)).status).toBe(204)
    // Who has access is kept elsewhere, where the message about it may still be on its way.
    expect((await remove(proofId, deviceIdOf(id, remover), removed)).status).toBe(503)
    await service.settled()
    expect((await service.records())[0]).toMatchObject({ ownerVisitorId: remover, ownerDevices: [] })
    expect(
      service.delivered.filter(({ type }) => type === 'record.disowned').map(({ payload }) => payload),
    ).toEqual([{ recordId: id, visitorId: removed }])
  })
})
