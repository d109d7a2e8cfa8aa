import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import type { BirthForm } from '@shared/contracts/birth-form'
import type { Caller } from '@shared/contracts/internal'
import { recordVersionSchema } from '@shared/contracts/internal'
import type { NameResearch } from '@shared/contracts/name-research'
import { myaWillResearchEtymology, myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'
import { wholeOf } from '@shared/node/object-bytes'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
  service.relay.start()
})
afterAll(async () => {
  await service.relay.stop()
  await service.store.stop()
})
beforeEach(async () => {
  await service.reset()
  // Whatever waits is tried again at the pace of the real clock.
  service.now = new Date()
})

const found: NameResearch = {
  names: [],
  origin: 'Amara is an Igbo name.',
  sourcedOrigin: 'Amara is an Igbo name. Source: a dictionary, under amara.',
  etymology: 'Amara: from Igbo amara, “grace”. Source: a dictionary, under amara.',
  sources: ['a dictionary, under amara'],
}
const research = 'POST /internal/name-research'
const asked = {
  myaCalculateOrigin: true,
  babyNameOrigin: myaWillResearchOrigin,
  myaCalculateEtymology: true,
  babyNameEtymology: myaWillResearchEtymology,
}
const versionOf = async (recordId: string) => {
  const { call } = await requestAs(
    service.app,
    serviceCaller('proofs'),
    'get',
    `/internal/records/${recordId}/versions/1`,
  )
  return recordVersionSchema.parse((await call).body)
}
const proofs = () => service.delivered.filter(({ type }) => type === 'proof.requested')

describe('what the parents ask MYA for', () => {
  it('[MYA-016] is researched on submit, before the proof is asked for, and kept with the answers', async () => {
    service.others.set(research, found)
    const { body } = await service.submit(submissionOf(amara(asked)), 'visitor-1')
    await service.settled()
    expect(proofs()).toHaveLength(1)
    const version = await versionOf(body.id)
    expect(version.research).toEqual({ origin: found.origin, etymology: found.etymology })
    expect(version.form.babyNameOrigin).toBe(myaWillResearchOrigin)
  })

  it('is what staff read, and what the copy for the drive and the spreadsheet say, in place of the promise', async () => {
    service.others.set(research, found)
    const { body } = await service.submit(submissionOf(amara(asked)), 'visitor-1')
    await service.settled()
    const staff: Caller = { kind: 'staff', staffId: 'staff-1', visitorId: 'v' }
    const readAs = async (path: string) => (await requestAs(service.app, staff, 'get', path)).call
    const copy = await requestAs(
      service.app,
      visitorCaller('visitor-1'),
      'post',
      '/api/birth-records/upload-csv',
    )
    await copy.call.send({ recordId: body.id })
    const verified: Caller = { ...staff, verifiedAt: service.now.toISOString() }
    const all = await (await requestAs(service.app, verified, 'get', '/api/admin/export')).call
    expect(all.text).toContain(found.origin)
    expect(all.text).not.toContain(myaWillResearchOrigin)
    const opened = createEncryptedObjectStore(service.objects, () => service.keys.keyFor(body.id))
    const onDrive = await opened.get(`drive/${body.proofId.toLowerCase()}-v1.csv`)
    for (const told of [
      JSON.stringify((await readAs(`/api/admin/records/${body.id}`)).body.answers),
      (await readAs(`/api/admin/records/${body.id}/csv`)).text,
      onDrive && (await wholeOf(onDrive)).toString('utf8'),
    ]) {
      expect(told).toContain(found.origin)
      expect(told).not.toContain(myaWillResearchOrigin)
      expect(told).not.toContain(myaWillResearchEtymology)
    }
  })

  it('waits in the outbox while MYA is away: no proof is made that still promises an answer', async () => {
    const { body } = await service.submit(submissionOf(amara(asked)), 'visitor-1')
    expect(proofs()).toEqual([])
    service.others.set(research, found)
    await service.settled()
    expect(proofs()).toHaveLength(1)
    expect((await versionOf(body.id)).research?.origin).toBe(found.origin)
  })

  it('is found out once: a book that was shown does not change', async () => {
    service.others.set(research, found)
    const { body } = await service.submit(submissionOf(amara(asked)), 'visitor-1')
    await service.settled()
    service.others.set(research, { ...found, origin: 'Amara is another name.' })
    await service.submit(submissionOf(amara({ ...asked, babyNicknames: 'Mara' })), 'visitor-1')
    await service.submit(submissionOf(amara(asked)), 'visitor-1')
    await service.settled()
    expect((await versionOf(body.id)).research?.origin).toBe(found.origin)
  })

  it.each([
    [
      'typed, though MYA was asked',
      { ...asked, babyNameOrigin: 'from my grandmother' },
      null,
      found.etymology,
    ],
    [
      'asked of the etymology alone',
      { ...asked, myaCalculateOrigin: false, babyNameOrigin: '' },
      null,
      found.etymology,
    ],
  ])('leaves alone what is %s', async (_what, changes, origin, etymology) => {
    service.others.set(research, found)
    const { body } = await service.submit(submissionOf(amara(changes)), 'visitor-1')
    await service.settled()
    const version = await versionOf(body.id)
    expect(version.research).toEqual({ origin, etymology })
    expect(version.form.babyNameOrigin).toBe(changes.babyNameOrigin)
  })

  const filled = { babyNameOrigin: found.origin, babyNameEtymology: 'Amara: from Igbo amara, “grace”.' }
  const researchOf = async (changes: Partial<BirthForm>, answer = found) => {
    service.others.set(research, answer)
    const { body } = await service.submit(submissionOf(amara(changes)), 'visitor-1')
    await service.settled()
    const version = await versionOf(body.id)
    expect(version.form).toMatchObject(changes)
    return version.research
  }

  it('is hers too where ‘Ask MYA now’ has filled it in, with its sources, as long as nobody has changed a letter', async () => {
    expect(await researchOf(filled)).toEqual({ origin: found.origin, etymology: found.etymology })
  })

  it('names its sources beside the origin where that alone is hers', async () => {
    expect(await researchOf({ ...filled, babyNameEtymology: 'from my grandmother' })).toEqual({
      origin: found.sourcedOrigin,
      etymology: null,
    })
  })

  it('is the parents’ own once a letter was changed', async () => {
    expect(await researchOf({ ...filled, babyNameEtymology: 'Amara: from Igbo Amara, “grace”.' })).toEqual({
      origin: found.sourcedOrigin,
      etymology: null,
    })
  })

  it.each([
    [
      'another name was written since, or more is known of it',
      filled,
      { ...found, sourcedOrigin: 'Amara is a Sanskrit name.', etymology: 'Amara: from another word.' },
    ],
    [
      'a body claims a source that nobody gave',
      {
        babyNameOrigin: 'Amara is a Greek name. Source: A Lexicon.',
        babyNameEtymology: found.etymology.replace('a dictionary', 'A Lexicon'),
      },
      found,
    ],
  ])('is the parents’ own where %s', async (_what, changes, answer) => {
    expect(await researchOf(changes, answer)).toEqual({ origin: null, etymology: null })
  })

  it('is what staff read of words that were filled in, with their source', async () => {
    service.others.set(research, found)
    const { body } = await service.submit(submissionOf(amara({ babyNameOrigin: found.origin })), 'visitor-1')
    await service.settled()
    const staff: Caller = { kind: 'staff', staffId: 'staff-1', visitorId: 'v' }
    for (const path of ['', '/csv']) {
      const told = await (
        await requestAs(service.app, staff, 'get', `/api/admin/records/${body.id}${path}`)
      ).call
      expect(told.text ?? JSON.stringify(told.body)).toContain(found.sourcedOrigin)
    }
  })

  it('waits for MYA with words that may be hers, as with her promises', async () => {
    const { body } = await service.submit(submissionOf(amara(filled)), 'visitor-1')
    expect(proofs()).toEqual([])
    service.others.set(research, found)
    await service.settled()
    expect((await versionOf(body.id)).research?.origin).toBe(found.origin)
  })

  it('asks nobody where nothing was asked: MYA may be away', async () => {
    const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
    await service.settled()
    expect(proofs()).toHaveLength(1)
    expect((await versionOf(body.id)).research).toBeNull()
  })
})
