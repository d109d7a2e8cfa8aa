import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caller } from '@shared/contracts/internal'
import { breakWrites, makeBreakableFolder } from '@shared/node/testing/broken-writes'
import type { BreakableFolder } from '@shared/node/testing/broken-writes'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
let folder: BreakableFolder
beforeAll(async () => {
  folder = await makeBreakableFolder()
  service = await startRecords({ objects: folder.objects })
})
afterAll(async () => {
  await service.store.stop()
  await folder.remove()
})
beforeEach(async () => {
  await service.reset()
  await folder.remove()
  service.now = new Date()
})

const ask = async (
  caller: Caller | null,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body?: object,
) => {
  const { call } = await requestAs(service.app, caller, method, path)
  const { status, body: answer } = await (body ? call.send(body) : call)
  return { status, body: answer }
}
const owner = visitorCaller('visitor-1')

const upload = async (caller = owner): Promise<string> => {
  const { body } = await ask(caller, 'post', '/api/objects/upload', {})
  const sent = await requestAs(service.app, caller, 'put', body.uploadURL)
  const file = await sent.call.set('content-type', 'application/pdf').send(pdf)
  await ask(caller, 'put', '/api/baby-files', { fileURL: file.body.fileURL })
  return file.body.fileURL
}
/** A record with two versions, under two Proof IDs, with a file, a copy on the drive and what is still to be told of it. */
const makeRecord = async () => {
  const uploadedFiles = [{ name: 'letter.pdf', size: pdf.length, fileURL: await upload() }]
  const first = await service.submit(submissionOf(amara({ uploadedFiles })), 'visitor-1')
  await service.settled()
  const form = amara({
    babyFirstName: 'Amarah',
    uploadedFiles: [
      ...uploadedFiles,
      { ...uploadedFiles[0], name: 'two.pdf', fileURL: await upload() },
    ] as never,
  })
  await service.submit(submissionOf(form, { recordId: first.body.id }), 'visitor-1')
  await service.settled()
  await ask(owner, 'post', '/api/birth-records/upload-csv', { recordId: first.body.id })
  const [record] = await service.records()
  if (record?.proofIds.length !== 2) throw new Error(`The record has the Proof IDs ${record?.proofIds}`)
  return {
    recordId: record._id,
    proofId: record.proofIds[0] ?? '',
    proofIds: record.proofIds,
    jobId: first.body.derivedData.proofJobId,
  }
}
/** Keeps all that is stored, to put it back as it was. */
const takeSnapshot = async () => {
  const { connection } = service.store
  const names = (await connection.listCollections()).map(({ name }) => name)
  const kept = await Promise.all(
    names.map(async (name) => [name, await connection.collection(name).find().toArray()] as const),
  )
  const copy = `${folder.path}-copy`
  await cp(folder.path, copy, { recursive: true })
  return {
    async putBack() {
      await service.reset()
      service.now = new Date()
      for (const [name, documents] of kept)
        if (documents.length) await connection.collection(name).insertMany(documents)
      await folder.remove()
      await cp(copy, folder.path, { recursive: true })
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  }
}
const eraseOwn = (
  { recordId, proofId }: { recordId: string; proofId: string },
  caller: Caller | null = owner,
) => ask(caller, 'delete', `/api/proofs/${proofId}/record`, { recordId })

/** All that is stored: every document, and the path of every file. Who named which Proof ID today is forgotten by itself. */
const everything = async () => {
  const { connection } = service.store
  const names = (await connection.listCollections()).map(({ name }) => name)
  const documents = await Promise.all(
    names
      .filter((name) => !name.startsWith('system.') && name !== 'namedproofids')
      .map(async (name) =>
        (await connection.collection(name).find().toArray()).map(
          (found) => `${name} ${JSON.stringify(found)}`,
        ),
      ),
  )
  const files = await readdir(folder.path, { recursive: true, withFileTypes: true })
  return [
    ...documents.flat(),
    ...files.filter((file) => file.isFile()).map(({ name, parentPath }) => join(parentPath, name)),
  ]
}
const leftOf = async ({ recordId, proofIds }: { recordId: string; proofIds: string[] }) => {
  const words = [
    recordId,
    'Amara',
    'Okonkwo',
    'parent@example.org',
    'letter.pdf',
    'visitor-1',
    ...proofIds.flatMap((id) => [id, id.toLowerCase()]),
  ]
  return (await everything()).filter(
    (text) => words.some((word) => text.includes(word)) || text.startsWith(folder.path),
  )
}
/** Lets another process go on with what is still to be done, a minute later. */
const goOn = async () => {
  service.now = new Date(Date.now() + 120_000)
  await service.store.connection
    .collection('birthrecords')
    .updateMany({ outboxDueAt: { $exists: true } }, { $set: { outboxDueAt: new Date(0) } })
  service.relay.start()
  while ((await service.records()).some(({ outbox }) => outbox.length))
    await new Promise((resolve) => setTimeout(resolve, 5))
  await service.relay.stop()
}

describe('DELETE /api/proofs/{id}/record', () => {
  it('[COL-010] erases for the owner alone, and the record that the owner was shown alone', async () => {
    const record = await makeRecord()
    expect((await eraseOwn(record, null)).status).toBe(401)
    expect((await ask(owner, 'delete', `/api/proofs/${record.proofId}/record`, {})).status).toBe(400)
    for (const role of ['EDITOR', 'APPROVER', 'COMMENTER', 'VIEWER'] as const) {
      service.grants[role] = { role, email: `${role}@example.org` }
      expect(await eraseOwn(record, visitorCaller(role))).toMatchObject({
        status: 403,
        body: { detail: 'Only the owner can erase the record.' },
      })
    }
    expect((await eraseOwn(record, visitorCaller('stranger'))).status).toBe(404)
    expect((await eraseOwn({ ...record, recordId: 'another' })).status).toBe(409)
    expect((await service.records())[0]?.erasure).toBeUndefined()
    expect((await eraseOwn(record)).status).toBe(204)
  })

  it('ends access at once, destroys the key, and leaves nothing but one line without personal data', async () => {
    const record = await makeRecord()
    expect(await leftOf(record)).not.toEqual([])
    const { proofId, recordId, jobId } = record
    const files = await service.store.connection.collection('babyfiles').find().toArray()
    const fileIds = files.map(({ _id }) => String(_id))
    expect((await eraseOwn(record)).status).toBe(204)

    const own = ['record', 'versions', 'versions/v1', 'history-check'].map(
      (part) => `/api/proofs/${proofId}/${part}`,
    )
    own.push(`/api/proof/${proofId}/delivery`)
    for (const path of own) expect([path, (await ask(owner, 'get', path)).status]).toEqual([path, 404])
    const internal = [
      `proof-jobs/${jobId}`,
      `proof-ids/${proofId}`,
      `shared-records/${proofId}`,
      `records/${recordId}/owner`,
      `records/${recordId}/versions/1`,
      `records/${recordId}/owner-address`,
    ]
    for (const path of internal)
      expect([path, (await ask(serviceCaller('proofs'), 'get', `/internal/${path}`)).status]).toEqual([
        path,
        404,
      ])
    expect(
      (await ask({ kind: 'staff', staffId: 'staff-1' }, 'get', `/api/admin/records/${recordId}`)).status,
    ).toBe(404)

    // The record's first, then that of each file that no other record has.
    expect(service.destroyedKeys).toEqual([recordId, ...fileIds])
    expect(service.delivered.at(-1)).toMatchObject({ type: 'record.erased', payload: { recordId } })
    // What is kept for another minute, for writers that come late, is ids and says nothing of the family.
    expect((await leftOf(record)).join()).not.toMatch(/Amara|Okonkwo|example\.org|letter/)
    await goOn()
    expect(await leftOf(record)).toEqual([])
    expect(service.audited.filter(({ act }) => act === 'record.erased')).toEqual([
      { act: 'record.erased', staffId: 'the family', subject: recordId },
      { act: 'record.erased', staffId: 'the family', subject: recordId },
    ])
    expect((await eraseOwn(record)).status).toBe(404)
  })

  it('keeps a file that another record of the family has, and leaves the Proof ID to who registers anew', async () => {
    const record = await makeRecord()
    const files = service.store.connection.collection('babyfiles')
    const [first] = await files.find().toArray()
    await files.updateOne({ _id: first?._id }, { $push: { recordIds: 'the twin' } as never })
    await eraseOwn(record)
    await goOn()
    const left = (await everything()).filter(
      (text) => text.startsWith('babyfiles') || text.startsWith(folder.path),
    )
    expect(left).toHaveLength(2)
    expect(left[0]).toContain('"recordIds":["the twin"]')
    const anew = await service.submit(submissionOf(amara()), 'visitor-2')
    expect([anew.status, anew.body.id === record.recordId]).toEqual([201, false])
  })

  it('takes files with it that were only added live, are in no version yet, or were taken away again', async () => {
    const record = await makeRecord()
    const path = `/api/proofs/${record.proofId}/record`
    const base: unknown[] = (await ask(owner, 'get', path)).body.data.uploadedFiles
    const fileURL = await upload()
    const value = [...base, { name: 'letter.pdf', size: pdf.length, fileURL }]
    const takenAway = await upload()
    const withBoth = [...value, { name: 'other.pdf', size: pdf.length, fileURL: takenAway }]
    for (const [before, after] of [
      [base, withBoth],
      [withBoth, value],
    ]) {
      const changes = [{ field: 'uploadedFiles', base: before, value: after }]
      expect((await ask(owner, 'patch', path, { changes })).status).toBe(200)
      await service.settled()
    }
    await eraseOwn(record)
    await goOn()
    expect(await leftOf(record)).toEqual([])
    for (const address of [fileURL, takenAway])
      expect(service.destroyedKeys).toContain(address.split('/').at(-1))
  })

  it('lets what was begun before it write nothing, and removes what a late writer left', async () => {
    const record = await makeRecord()
    service.isCutOff = true
    const sync = service.as('visitor-1', 'post', `/api/proofs/${record.proofId}/sync`, {
      note: '',
      data: amara({ babyMiddleName: 'Noor', hospitalName: 'Late' } as never),
    })
    const [, erased] = await Promise.all([sync, eraseOwn(record)])
    expect(erased.status).toBe(204)
    service.isCutOff = false
    // Of a process that had read the record before.
    await service.store.connection.collection('answers').insertOne({
      _id: `${record.recordId}:late`,
      recordId: record.recordId,
      form: { babyFirstName: 'Amara' },
    } as never)
    await goOn()
    expect(await leftOf(record)).toEqual([])
  })

  it.each<[string, 'get' | 'post' | 'patch', string, ((base: string) => object)?]>([
    [
      'a live change',
      'patch',
      'record',
      (base) => ({ changes: [{ field: 'babyFirstName', base, value: 'Ama' }] }),
    ],
    ['reading', 'get', 'record'],
    ['the history', 'get', 'versions'],
    ['a version', 'get', 'versions/v1'],
    ['a comparison', 'get', 'versions/v2/changes?since=v1'],
    ['restoring', 'post', 'versions/v1/restore'],
    [
      'a sync',
      'post',
      'sync',
      () => ({ note: '', data: amara({ babyFirstName: 'Ama' }), baseVersion: 'v2' }),
    ],
    ['what is held', 'get', 'holdings'],
  ])(
    '%s under way fails by no fault of ours, and leaves nothing, whichever of its reads erasing comes before',
    async (...asked) => {
      const [, method, part, bodyOf] = asked
      const { keys } = service
      const realKeysFor = keys.keysFor
      // Its process may have asked for the key before, and have it in memory still.
      for (const hasKeyStill of [false, true])
        for (let read = 1, isErased = true; isErased; read += 1) {
          await service.reset()
          await folder.remove()
          service.now = new Date()
          const record = await makeRecord()
          const path = `/api/proofs/${record.proofId}/${part}`
          await ask(owner, 'patch', `/api/proofs/${record.proofId}/record`, {
            changes: [{ field: 'hospitalName', base: amara().hospitalName, value: 'Casco Bay' }],
          })
          let reads = 0
          let erasing: Promise<void> | undefined
          const erase = async () => {
            const putKeysBack = keys.backUp()
            expect((await eraseOwn(record)).status).toBe(204)
            if (hasKeyStill) putKeysBack()
          }
          keys.keysFor = async (ids) => {
            reads += 1
            if (reads === read) await (erasing = erase())
            return realKeysFor(ids)
          }
          const { status, body } = await ask(owner, method, path, bodyOf?.('Amarah'))
          keys.keysFor = realKeysFor
          // A read behind the answer may have begun it.
          await erasing
          isErased = erasing !== undefined
          if (!isErased) break
          // What was written before may be told of still.
          const isTold = status === 200 || status === 404 || status === 410
          expect({ hasKeyStill, read, status, body, isTold }).toMatchObject({ isTold: true })
          keys.destroy(record.recordId)
          await goOn()
          expect(await leftOf(record)).toEqual([])
        }
    },
  )

  it('ends erased, never in half, wherever its process dies', async () => {
    const record = await makeRecord()
    const snapshot = await takeSnapshot()
    const putKeysBack = service.keys.backUp()
    const whole = await everything()
    const first = breakWrites(1, 'before')
    // Nothing was written: the owner is told so, and the record is as it was.
    expect((await folder.through(first, () => eraseOwn(record))).status).toBe(500)
    first.end()
    expect(await everything()).toEqual(whole)
    let points = 0
    for (let hasDied = true; hasDied;) {
      await snapshot.putBack()
      putKeysBack()
      const broken = breakWrites(points + 1, 'after')
      await folder.through(broken, async () => {
        await eraseOwn(record)
        await service.relay.stop()
      })
      hasDied = broken.count() > points
      broken.end()
      points += 1
      // The record is gone for everybody, whatever else is there still.
      expect((await ask(owner, 'get', `/api/proofs/${record.proofId}/record`)).status).toBe(404)
      await goOn()
      expect([points, await leftOf(record)]).toEqual([points, []])
      expect(service.destroyedKeys.length).toBeGreaterThan(0)
    }
    await snapshot.remove()
    expect(points).toBeGreaterThan(12)
  })
})

describe('DELETE /api/admin/records/{recordId}', () => {
  const path = ({ recordId }: { recordId: string }) => `/api/admin/records/${recordId}`
  const staff = (verifiedMinutesAgo?: number): Caller => ({
    kind: 'staff',
    staffId: 'staff-1',
    ...(verifiedMinutesAgo === undefined
      ? {}
      : { verifiedAt: new Date(Date.now() - verifiedMinutesAgo * 60_000).toISOString() }),
  })

  it('erases on request, with the second factor given again, and not without a line of who did', async () => {
    const record = await makeRecord()
    expect((await ask(owner, 'delete', path(record))).status).toBe(401)
    for (const caller of [staff(), staff(6)])
      expect(await ask(caller, 'delete', path(record))).toMatchObject({
        status: 403,
        body: { code: 'second_factor_required' },
      })
    expect((await ask(staff(1), 'delete', path({ recordId: 'none' }))).status).toBe(404)
    service.isAuditAway = true
    expect((await ask(staff(1), 'delete', path(record))).status).toBe(503)
    service.isAuditAway = false
    expect((await service.records())[0]?.erasure).toBeUndefined()
    expect((await ask(staff(1), 'delete', path(record))).status).toBe(204)
    await goOn()
    expect(await leftOf(record)).toEqual([])
    expect(service.audited[0]).toEqual({ act: 'record.erased', staffId: 'staff-1', subject: record.recordId })
    expect(new Set(service.audited.map(({ staffId }) => staffId))).toEqual(new Set(['staff-1']))
  })
})
