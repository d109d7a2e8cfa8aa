import mongoose from 'mongoose'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { amara } from '../testing/amara'
import { createDeliveryRepository } from '../deliveries/delivery.repository'
import { createWorkingRepository } from '../versions/working.repository'
import { createAnswersRepository } from '../records/answers.repository'
import { sha256OfJson } from '../records/canonical-json'
import { encryptAnswers } from './encrypt-answers'
import { encryptRecords } from './encrypt-records'
import { createRecordCipher } from '../records/record-cipher'
import { createRecordRepository } from '../records/record.repository'
import { brokenLinkOf } from '../records/version-chain'
import { entriesOf } from '../records/version-entries'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())
afterEach(() => jest.restoreAllMocks())

const at = new Date('2026-03-20T10:00:00Z')
const raw = (name: string) => service.store.connection.collection<{ _id: string }>(name)
const kit = () => ({ connection: service.store.connection, keys: service.keys })
const repository = () => createRecordRepository(service.store.connection, service.keys)
const deliveries = () => createDeliveryRepository(service.store.connection, service.keys)
const answersKept = () => createAnswersRepository(service.store.connection, service.keys)
const encryptAll = async () => [await encryptRecords(kit()), await encryptAnswers(kit())]

const writers = [{ visitorId: 'visitor-1', name: 'marked-writer@example.org' }]
const forms = ['Xanthippe', 'Xenophon'].map((name) =>
  amara({ babyFirstName: name, email: 'marked-form@example.org' }),
)
const submitted = { proofJobId: 'job-1', isCompleted: true }
const entries = entriesOf(
  [],
  null,
  forms.map((form, index) => ({
    kind: 'submission',
    form,
    proofId: '01ABCDEFGH',
    note: 'marked-note',
    writers,
    createdAt: at,
    submitted: { ...submitted, proofJobId: `job-${index + 1}` },
  })),
)
const research = { marked: 'marked-research' }
const [sentHash, syncHash] = [sha256OfJson('sent'), sha256OfJson('synced')]
const common = {
  ownerVisitorId: 'visitor-1',
  createdAt: at,
  proofIds: ['01ABCDEFGH'],
  approvals: [],
  outbox: [],
}
const sent = { key: 'visitor-1:key', bodyHash: sentHash, version: 1 }

/** Documents as they were written when there were syncs and chains and no keys, and one from before answers had a collection of their own. */
async function writeOlder(): Promise<void> {
  await raw('birthrecords').insertOne({
    ...common,
    _id: 'chained',
    versions: entries,
    submissions: [sent],
    syncs: [{ key: `visitor-1:${syncHash}`, bodyHash: syncHash, isNewVersion: true }],
    versionCount: 2,
    revision: 4,
    submitted: { version: 2, proofJobId: 'job-2' },
    working: { values: { babyMiddleName: 'marked-live' }, writers: { babyMiddleName: writers[0] } },
    workingDueAt: at,
    delivery: {
      email: 'marked-new@example.org',
      changedAt: [at],
      former: [{ messageId: 'message-1', email: 'marked-former@example.org' }],
      changes: 1,
    },
  } as never)
  for (const [index, form] of forms.entries()) {
    const _id = `chained:${sha256OfJson(form)}`
    await raw('answers').insertOne({
      _id,
      recordId: 'chained',
      form,
      ...(index ? {} : { research }),
    } as never)
  }
  const [form] = forms
  const first = {
    version: 1,
    proofId: '02ABCDEFGH',
    ...submitted,
    proofJobId: 'job-3',
    form,
    sha256: sha256OfJson(form),
    createdAt: at,
    createdBy: 'visitor-1',
  }
  await raw('birthrecords').insertOne({
    ...common,
    _id: 'oldest',
    proofIds: ['02ABCDEFGH'],
    versions: [first],
    submissions: [{ ...sent, key: 'visitor-1:other' }],
    versionCount: 1,
  } as never)
}
const documents = async () => ({
  records: await raw('birthrecords').find({}).sort({ _id: 1 }).toArray(),
  answers: await raw('answers').find({}).sort({ _id: 1 }).toArray(),
})
/** What of the marked words, names and hashes anybody can read in the database. */
const clear = async () => {
  const bytes = Buffer.from(mongoose.mongo.BSON.serialize(await documents()))
  const hashes = [...entries.flatMap(({ sha256, chainHash = '' }) => [sha256, chainHash]), sentHash, syncHash]
  return ['marked', 'Xanthippe', 'Xenophon', '2026-03-14', ...hashes].filter((mark) => bytes.includes(mark))
}
/** Everything that the service reads, but for the hashes of what was sent. */
const read = async () => {
  const found = await Promise.all(['chained', 'oldest'].map((id) => repository().findById(id)))
  const records = found.flatMap((record) => record ?? [])
  const answers = await Promise.all(
    records.map(async (record) => [...(await repository().answersOf(record))]),
  )
  return {
    records: records.map(({ submissions, syncs, ...rest }) => [rest, submissions.length, syncs?.length]),
    answers: answers.map((pairs) => pairs.sort(([a], [b]) => a.localeCompare(b))),
    research: await answersKept().findResearch('chained', sha256OfJson(forms[0])),
    broken: records.map(({ versions }) => brokenLinkOf(versions)),
  }
}

it('[PRV-012] older records and answers are encrypted, read as before, and a second run changes nothing', async () => {
  await writeOlder()
  expect((await clear()).length).toBe(10)
  const before = await read()
  expect(before.research).toEqual(research)
  expect(await encryptAll()).toEqual([2, 2])
  expect(await clear()).toEqual([])
  expect(await read()).toEqual(before)
  expect(before.broken).toEqual([null, null])

  const { submissions, syncs } = await chained()
  const { isSameBody, keepBodyHash } = createRecordCipher(service.keys)
  expect(await isSameBody('chained', submissions[0]?.bodyHash ?? '', sentHash)).toBe(true)
  expect(await isSameBody('chained', submissions[0]?.bodyHash ?? '', syncHash)).toBe(false)
  // The same sync without a key of the sender's is still known by its content.
  const keyed = await keepBodyHash('chained', syncHash)
  expect(syncs).toEqual([{ key: `visitor-1:${keyed}`, bodyHash: keyed, isNewVersion: true }])

  const once = await documents()
  expect(await encryptAll()).toEqual([0, 0])
  expect(await documents()).toEqual(once)
})

const newer = { values: { babyMiddleName: 'newer' }, writers: {} }
const delivery = { email: 'newer@example.org', changedAt: [at], former: [], changes: 2 }
const submission = { key: 'visitor-1:new', bodyHash: 'keyed:x', version: 2 }
const chained = async () => {
  const record = await repository().findById('chained')
  if (!record) throw new Error('It was written')
  return record
}

it.each([
  [
    'live edits',
    async () =>
      createWorkingRepository(service.store.connection, service.keys).setWorking(
        await chained(),
        { working: newer },
        at,
        [],
      ),
    { working: newer },
  ],
  [
    'an address',
    () => deliveries().change('chained', { versionCount: 2, changes: 1 }, delivery, []),
    { delivery },
  ],
  [
    'a submission',
    async () => repository().addSubmission(await chained(), submission),
    { submissions: [expect.objectContaining({ key: sent.key }), submission] },
  ],
])('%s written between the reading and the writing are kept', async (_what, write, written) => {
  await writeOlder()
  const keyFor = service.keys.keyFor.bind(service.keys)
  jest.spyOn(service.keys, 'keyFor').mockImplementationOnce(async (recordId) => {
    await write()
    return keyFor(recordId)
  })
  expect(await encryptRecords(kit())).toBe(2)
  expect(await chained()).toMatchObject(written)
  expect(await encryptAnswers(kit())).toBe(2)
  expect(await clear()).toEqual([])
})

it('what was interrupted goes on, and keeps what was researched meanwhile', async () => {
  await writeOlder()
  const { connection, keys } = kit()
  const answers = connection.models['Answers']
  if (!answers) throw new Error('The service has its models')
  // The process ends with everything written under its new id, and the first of the older ones not removed.
  jest
    .spyOn(answers, 'deleteOne')
    .mockImplementationOnce((() => Promise.reject(new Error('ends here'))) as never)
  await expect(encryptAnswers({ connection, keys })).rejects.toThrow('ends here')
  const late = { marked: 'late' }
  await answersKept().keepResearch('chained', sha256OfJson(forms[1]), late as never)
  expect(await encryptAnswers({ connection, keys })).toBe(2)
  expect(await answersKept().findResearch('chained', sha256OfJson(forms[0]))).toEqual(research)
  expect(await answersKept().findResearch('chained', sha256OfJson(forms[1]))).toEqual(late)
  expect(await encryptRecords({ connection, keys })).toBe(2)
  expect(await clear()).toEqual([])
})

it('goes over what is erased, and what was researched under an older id keeps its words', async () => {
  await writeOlder()
  const late = { marked: 'late' }
  await answersKept().keepResearch('chained', sha256OfJson(forms[1]), late as never)
  service.keys.destroy('oldest')
  expect(await encryptAll()).toEqual([1, 2])
  expect(await answersKept().findResearch('chained', sha256OfJson(forms[1]))).toEqual(late)
})
