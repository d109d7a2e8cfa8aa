import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import { wholeOf } from '@shared/node/object-bytes'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { csvOf } from './csv'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(async () => {
  await service.relay.stop()
  await service.store.stop()
})
beforeEach(() => service.reset())
afterEach(() => jest.restoreAllMocks())

const copy = async (body: object, visitor: string | null = 'visitor-1') => {
  const caller = visitor === null ? null : visitorCaller(visitor)
  const { call } = await requestAs(service.app, caller, 'post', '/api/birth-records/upload-csv')
  return call.send(body)
}
const onDrive = async (name: string) => {
  const record = (await service.records()).find(({ proofIds }) => proofIds.some((id) => name.startsWith(id)))
  const keyOf = () => service.keys.keyFor(record?._id ?? '')
  const object = await createEncryptedObjectStore(service.objects, keyOf).get(`drive/${name.toLowerCase()}`)
  if (!object) return null
  return (await wholeOf(object)).toString('utf8')
}
/** RFC 4180, read by its grammar. */
const rowsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => cell?.replaceAll('""', '"')),
    )
const answersOf = (csv: string | null) => {
  const [names = [], cells = []] = rowsOf(csv ?? '')
  return Object.fromEntries(names.map((name, at) => [name, cells[at]]))
}

it('refuses with 401 who has no token, with 400 what names no record, with 404 what is not the visitor’s', async () => {
  const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
  expect((await copy({ recordId: body.id }, null)).status).toBe(401)
  expect((await copy({ babyFirstName: 'Amara' })).body.faults).toHaveLength(1)
  expect((await copy({ recordId: body.id }, 'visitor-2')).status).toBe(404)
  expect((await copy({ recordId: 'nobody' })).status).toBe(404)
  expect(await onDrive(`${body.proofId}-v1.csv`)).toBeNull()
})

it('[API-012] puts what is stored into the folder of the drive, whatever the JSON says', async () => {
  const form = amara({ babyNicknames: 'Mara, "Mimi"', uploadedFiles: [{ name: 'foot.jpg', size: 3 }] })
  const { body } = await service.submit(submissionOf(form), 'visitor-1')
  const answer = await copy({ ...submissionOf(form), babyFirstName: 'Forged', recordId: body.id })
  expect([answer.status, answer.body]).toEqual([200, { fileName: `${body.proofId}-v1.csv`, version: 1 }])
  const csv = await onDrive(`${body.proofId}-v1.csv`)
  expect(csv?.startsWith('\ufeff"recordId","proofId","version","createdAt",')).toBe(true)
  expect(answersOf(csv)).toMatchObject({
    recordId: body.id,
    babyFirstName: 'Amara',
    babyNicknames: 'Mara, "Mimi"',
    birthLongitude: '-118.4912',
    uploadedFiles: 'foot.jpg',
    parentsUnmarried: 'no',
  })
})

it('writes what was measured in metric as the book prints it', async () => {
  const form = amara({ babyHeightCentimetres: '49,5', babyWeightKilograms: '2,980', babyNicknames: '2,980' })
  const { body } = await service.submit(submissionOf(form), 'visitor-1')
  await copy({ recordId: body.id })
  expect(answersOf(await onDrive(`${body.proofId}-v1.csv`))).toMatchObject({
    babyHeightCentimetres: '49.5',
    babyWeightKilograms: '2.98',
    babyNicknames: '2,980',
  })
})

it('finds the record by the Proof ID of its provenance, and copies the newest version', async () => {
  await service.submit(submissionOf(amara()), 'visitor-1')
  const form = amara({ babyMiddleName: 'Noor' })
  const { body } = await service.submit(submissionOf(form), 'visitor-1')
  expect((await copy(submissionOf(form))).body).toEqual({ fileName: `${body.proofId}-v2.csv`, version: 2 })
  expect(answersOf(await onDrive(`${body.proofId}-v2.csv`))).toMatchObject({
    babyMiddleName: 'Noor',
    version: '2',
  })
})

it('[UPL-018] says that the copy failed, keeps it pending, and makes it as soon as the drive is back', async () => {
  const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
  await service.settled()
  const put = jest.spyOn(service.objects, 'put').mockRejectedValue(new Error('drive away'))
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await copy({ recordId: body.id })
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      503,
      'unavailable',
      { isPending: true },
    ])
  }
  const waiting = async () => (await service.records())[0]?.outbox ?? []
  expect((await waiting()).map(({ type }) => type)).toEqual(['record.copy'])
  put.mockRestore()
  const model = service.store.connection.models['BirthRecord']
  await model?.updateOne({ _id: body.id }, { $set: { outboxDueAt: new Date(0) } })
  service.relay.start()
  while ((await waiting()).length) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(answersOf(await onDrive(`${body.proofId}-v1.csv`))).toMatchObject({ babyFirstName: 'Amara' })
})

it('leaves nothing pending after a success', async () => {
  const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
  await copy({ recordId: body.id })
  expect(await service.records()).toMatchObject([{ outbox: [] }])
})

describe('CSV', () => {
  const cell = (value: string | number) => rowsOf(csvOf([[value]]).toString('utf8'))[0]?.[0]

  it.each([
    '=1+1',
    '+SUM(A1)',
    '-2+3',
    '@A1',
    '\t=1',
    '  =1',
    '\r=1',
    '＝1',
    '|calc',
    '%0A=1',
    '\u202e=1',
    '\u00ad=1',
    '\u2060=1',
    '\u200b\u2066 \ufeff+1',
    '\u034f@A1',
    '\u{e0001}-1',
  ])('shows %j instead of running it', (text) => expect(cell(text)).toBe(`'${text}`))
  it.each([
    'Okonkwo-Lindqvist',
    'a=b',
    '2nd Child',
    "O'Neill",
    '北京 عمر Ångström 👶🏽',
    '«line\r\nbreak»',
    'می\u200cخواهم = ',
    '\u200fعمر',
    '',
  ])('leaves %j as it is', (text) => expect(cell(text)).toBe(text))
  it('is UTF-8 with a byte order mark, and its numbers are numbers', () => {
    expect(csvOf([[-1.5, '北京']])).toEqual(Buffer.from('\ufeff"-1.5","北京"\r\n', 'utf8'))
  })
})
