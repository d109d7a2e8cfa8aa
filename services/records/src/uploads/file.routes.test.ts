import { maxFileBytes } from '@shared/contracts/uploads'
import { wholeOf } from '@shared/node/object-bytes'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { docx, gif, locatedHeic, locatedPicture, ole, pdf, zip } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { createRecordRepository } from '../records/record.repository'
import { createFileRepository } from './file.repository'
import { createUnusedFiles } from './unused-files'
import { filesMessageType, tiedFilesTarget } from './tied-files'
import { createUploadRepository } from './upload.repository'
import { silentLogger } from '@shared/node/logger'
import { createParentsFiles } from '@shared/node/parents-files'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const ask = async (body: object | undefined, visitor = 'visitor-1') => {
  const { call } = await requestAs(service.app, visitorCaller(visitor), 'post', '/api/objects/upload')
  return body ? call.send(body) : call
}
const addressFor = async (body?: object, visitor?: string): Promise<string> =>
  String((await ask(body, visitor)).body.uploadURL)
const put = async (
  address: string,
  bytes: Buffer,
  type = 'application/octet-stream',
  visitor = 'visitor-1',
) => {
  const { call } = await requestAs(service.app, visitorCaller(visitor), 'put', address)
  return call.set('content-type', type).send(bytes)
}
const record = async (fileURL: string, visitor = 'visitor-1') => {
  const { call } = await requestAs(service.app, visitorCaller(visitor), 'put', '/api/baby-files')
  return call.send({ fileURL })
}
const storedBytes = async (id: string): Promise<Buffer | null> => {
  const file = await createFileRepository(service.store.connection).find(id)
  const object = file ? await createParentsFiles(service.objects, service.keys).get(file.key) : null
  return object && wholeOf(object)
}
const idOf = (url: string) => /objects\/(\w+)/.exec(url)?.[1] ?? ''
/** All three calls. */
const upload = async (bytes: Buffer, visitor = 'visitor-1'): Promise<string> => {
  const sent = await put(await addressFor(undefined, visitor), bytes, undefined, visitor)
  return String((await record(String(sent.body.fileURL), visitor)).body.fileURL)
}

describe('the three calls', () => {
  it('[API-018] [API-019] [API-020] [UPL-008] give an address, take the bytes, record the file', async () => {
    const address = await addressFor({ name: 'letter.pdf', size: pdf.length, contentType: 'application/pdf' })
    expect(address).toMatch(/^\/api\/objects\/[0-9a-f]{32}\?/)
    const sent = await put(address, pdf, 'application/pdf')
    const fileURL = address.split('?')[0]
    expect([sent.status, sent.body]).toEqual([
      200,
      { fileURL, contentType: 'application/pdf', size: pdf.length },
    ])
    const recorded = await record(String(fileURL))
    expect([recorded.status, recorded.body]).toEqual([200, sent.body])
    expect(await createFileRepository(service.store.connection).find(idOf(address))).toMatchObject({
      visitorId: 'visitor-1',
      recordedAt: expect.any(Date),
    })
    expect(await storedBytes(idOf(address))).toEqual(pdf)
  })
  it('[API-018] takes no body, and each address is another', async () => {
    const answers = [await ask(undefined), await ask({})]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(idOf(answers[0]?.body.uploadURL)).not.toBe(idOf(answers[1]?.body.uploadURL))
  })
  it('[API-020] takes the upload address for the file too, relative or absolute', async () => {
    const address = await addressFor()
    await put(address, pdf)
    for (const url of [address, `https://codex.example${address}`])
      expect((await record(url)).status).toBe(200)
  })
  it('take the same bytes again after a lost answer, before and after recording, and no others then', async () => {
    const address = await addressFor()
    const other = Buffer.concat([pdf, Buffer.from('\n')])
    expect((await put(address, other)).status).toBe(200)
    expect((await put(address, pdf)).status).toBe(200)
    await record(address)
    expect((await put(address, pdf)).status).toBe(200)
    const changed = await put(address, other)
    expect([changed.status, changed.body.code]).toEqual([409, 'conflict'])
    expect(await storedBytes(idOf(address))).toEqual(pdf)
  })
  it('answer 401 without a visitor', async () => {
    const address = await addressFor()
    for (const [method, path] of [
      ['post', '/api/objects/upload'],
      ['put', address],
      ['put', '/api/baby-files'],
    ] as const) {
      const { call } = await requestAs(service.app, null, method, path)
      expect((await call).status).toBe(401)
    }
  })
})

it.each(['photo\u202egpj.exe', 'a\0.pdf', 'two\nlines.pdf', '\u2066x.pdf'])(
  '[ERR-013] a file’s name is one line without control and bidi override characters: not %j',
  async (name) => {
    const refused = await ask({ name })
    expect([refused.status, refused.body.faults]).toEqual([
      400,
      [{ path: 'name', message: 'The name of this file holds hidden characters. Please rename it' }],
    ])
    const form = amara({ uploadedFiles: [{ name, size: 1 }] })
    const { status, body } = await service.submit(submissionOf(form), 'visitor-1')
    expect([status, body.faults.map(({ path }) => path.split('.')[0])]).toEqual([400, ['uploadedFiles']])
    expect((await ask({ name: 'عمر הורים 北京.pdf' })).status).toBe(200)
  },
)

describe('an address', () => {
  it('[UPL-009] is good for nothing once a character of it was changed', async () => {
    const address = await addressFor({ size: pdf.length, contentType: 'application/pdf' })
    const changed = [
      address.replace(/signature=(.)/, (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      address.replace(/size=\d+/, 'size=999'),
      address.replace('application%2Fpdf', 'image%2Fpng'),
      address.replace(/expires=\d+/, 'expires=99999999999'),
      address.replace(/&signature=.*/, ''),
      address.replace(/objects\/./, (all) => (all.endsWith('0') ? 'objects/1' : 'objects/0')),
      address.replace(/objects\/\w+/, 'objects/upload2'),
    ]
    for (const one of changed) {
      const answer = await put(one, pdf, 'application/pdf')
      expect([one, answer.status, answer.body.code]).toEqual([one, 403, 'forbidden'])
    }
    expect(await service.store.counts()).toMatchObject({ babyfiles: 0 })
  })
  it('[UPL-009] is another visitor’s in no case', async () => {
    const address = await addressFor()
    expect((await put(address, pdf, undefined, 'visitor-2')).status).toBe(403)
    await put(address, pdf)
    const stolen = await record(address, 'visitor-2')
    expect([stolen.status, stolen.body.faults?.[0].path]).toEqual([400, 'fileURL'])
  })
  it('[UPL-010] is good for ten minutes', async () => {
    const address = await addressFor()
    service.now = new Date(service.now.getTime() + 599_000)
    expect((await put(address, pdf)).status).toBe(200)
    service.now = new Date(service.now.getTime() + 1000)
    const late = await put(address, pdf)
    expect([late.status, late.body.code]).toEqual([410, 'gone'])
  })
  it('[UPL-011] takes only the size and the type that it was asked for', async () => {
    const png = await locatedPicture('png')
    const sized = await addressFor({ size: pdf.length + 1 })
    const other = await put(sized, pdf)
    expect([other.status, other.body.detail]).toEqual([
      400,
      `This address takes ${pdf.length + 1} bytes, and ${pdf.length} came.`,
    ])
    const typed = await addressFor({ contentType: 'image/jpeg' })
    expect((await put(typed, png, 'image/jpeg')).status).toBe(415)
    expect((await put(typed, png, 'image/png')).status).toBe(415)
    expect((await put(typed, await locatedPicture('jpeg'), 'application/pdf')).status).toBe(415)
    expect((await put(typed, await locatedPicture('jpeg'), 'image/jpeg')).status).toBe(200)
  })
  it('[UPL-004] is not given for a larger file, nor for another kind', async () => {
    const answer = await ask({ size: maxFileBytes + 1, contentType: 'image/svg+xml' })
    expect(answer.status).toBe(400)
    expect(answer.body.faults).toEqual([
      { path: 'size', message: 'Larger than 10 MB' },
      { path: 'contentType', message: 'This kind of file is not accepted' },
    ])
  })
})

describe('the bytes', () => {
  it('[UPL-012] [UPL-020] may be 10 × 1024 × 1024, and not one more, announced or not', async () => {
    expect(maxFileBytes).toBe(10 * 1024 * 1024)
    const whole = Buffer.concat([pdf, Buffer.alloc(maxFileBytes + 1 - pdf.length, 0x20)])
    expect((await put(await addressFor(), whole.subarray(1))).status).toBe(415)
    expect((await put(await addressFor(), whole.subarray(0, maxFileBytes))).status).toBe(200)
    const over = await put(await addressFor(), whole)
    expect([over.status, over.body.code]).toEqual([413, 'too_large'])
    const { call } = await requestAs(service.app, visitorCaller('visitor-1'), 'put', await addressFor())
    call.set('transfer-encoding', 'chunked').set('content-type', 'application/pdf')
    call.write(whole.subarray(0, 1024))
    const streamed = await call.send(whole.subarray(1024))
    expect(streamed.status).toBe(413)
    expect(await service.store.counts()).toMatchObject({ babyfiles: 1 })
  })
  it('[UPL-002] [UPL-013] [UPL-019] are known by their content', async () => {
    const olderGif = await gif()
    olderGif.write('GIF87a', 'latin1')
    const kinds: [string, Buffer][] = [
      ['image/jpeg', await locatedPicture('jpeg')],
      ['image/png', await locatedPicture('png')],
      ['image/webp', await locatedPicture('webp')],
      ['image/gif', await gif()],
      ['image/gif', olderGif],
      ['image/heic', await locatedHeic()],
      ['application/pdf', pdf],
      ['application/msword', ole('WordDocument')],
      [docxType, docx()],
    ]
    for (const [type, bytes] of kinds) {
      const answer = await put(await addressFor({ contentType: type, size: bytes.length }), bytes, type)
      expect([type, answer.status, answer.body.contentType]).toEqual([type, 200, type])
    }
  })
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an SVG picture', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>')],
    ['a program', () => Buffer.from('MZ\x90\0and so on')],
    ['a ZIP file', () => zip(['a.txt'])],
    ['a spreadsheet', () => zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a document with macros', () => docx('word/vbaProject.bin')],
    ['an older spreadsheet', () => ole('Workbook')],
    ['a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1')],
    ['half a word', () => Buffer.from('%P')],
  ])(
    '[UPL-002] [UPL-013] [UPL-019] [UPL-021] are refused with 415 when they are %s, whatever they say, and the others go on',
    async (_kind, bytes) => {
      const sent = await bytes()
      for (const type of ['application/octet-stream', 'image/png', docxType]) {
        const answer = await put(await addressFor(), sent, type)
        expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_type'])
        expect(answer.body.detail).toMatch(/Please choose another file/)
      }
      expect(await service.store.counts()).toMatchObject({ babyfiles: 0 })
      expect((await put(await addressFor(), pdf)).status).toBe(200)
    },
  )
  it('are refused when there are none, and when they are compressed', async () => {
    const empty = await put(await addressFor(), Buffer.alloc(0))
    expect([empty.status, empty.body.detail]).toEqual([400, 'The file is empty.'])
    const { call } = await requestAs(service.app, visitorCaller('visitor-1'), 'put', await addressFor())
    expect((await call.set('content-encoding', 'gzip').send(pdf)).status).toBe(415)
  })
  it.each(['jpeg', 'png', 'webp', 'heic'] as const)(
    '[UPL-014] of a %s are stored without its place',
    async (kind) => {
      const bytes = kind === 'heic' ? await locatedHeic() : await locatedPicture(kind)
      expect(bytes.includes('CameraMaker')).toBe(true)
      const fileURL = await upload(bytes)
      const stored = await storedBytes(idOf(fileURL))
      expect(stored?.length).toBeGreaterThan(50)
      expect(stored?.includes('CameraMaker')).toBe(false)
    },
  )
  it('are not kept when the store fails, and can be sent again', async () => {
    const address = await addressFor()
    const keep = jest.spyOn(service.objects, 'put').mockRejectedValueOnce(new Error('disk full'))
    expect((await put(address, pdf)).status).toBe(500)
    expect((await record(address)).status).toBe(400)
    keep.mockRestore()
    expect((await put(address, pdf)).status).toBe(200)
  })
})

const unusedFiles = () => {
  const { connection } = service.store
  return createUnusedFiles({
    repository: createFileRepository(connection),
    uploads: createUploadRepository(connection),
    store: service.objects,
    destroyKey: async (fileId) => service.keys.destroy(fileId),
    logger: silentLogger(),
    days: 30,
    now: () => service.now,
  })
}

describe('a submission', () => {
  const file = (fileURL?: string) => ({ name: 'letter.pdf', size: 9, ...(fileURL ? { fileURL } : {}) })
  const submit = (files: ReturnType<typeof file>[], key?: string) =>
    service.submit(submissionOf(amara({ uploadedFiles: files })), 'visitor-1', key)
  const tiesOf = async (fileURL: string) =>
    (await createFileRepository(service.store.connection).find(idOf(fileURL)))?.recordIds

  it('takes the visitor’s own recorded files, and ties them to the record', async () => {
    const fileURL = await upload(pdf)
    const answer = await submit([file(fileURL), file()])
    expect(answer.status).toBe(201)
    expect(await tiesOf(fileURL)).toEqual([answer.body.id])
  })
  it('refuses foreign, unknown and unrecorded files by name of the field, all of them at once', async () => {
    const own = await upload(pdf)
    const foreign = await upload(pdf, 'visitor-2')
    const unrecorded = await addressFor()
    await put(unrecorded, pdf)
    const elsewhere = 'https://elsewhere.example/letter.pdf'
    const unknown = `/api/objects/${'0'.repeat(32)}`
    const answer = await submit([own, foreign, unrecorded, elsewhere, unknown].map(file))
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_body'])
    expect(answer.body.faults.map(({ path }) => path)).toEqual(
      [1, 2, 3, 4].map((index) => `uploadedFiles.${index}.fileURL`),
    )
    expect(await service.records()).toEqual([])
    expect(await tiesOf(own)).toEqual([])
  })
  it('takes what somebody else has just added to the record', async () => {
    const form = amara({ uploadedFiles: [] })
    const { body } = await service.submit(submissionOf(form), 'visitor-1')
    service.grants = { ewa: { role: 'EDITOR', email: 'ewa@example.org' } }
    const uploadedFiles = [file(await upload(pdf, 'ewa'))]
    const changes = [{ field: 'uploadedFiles', base: [], value: uploadedFiles }]
    const changed = await service.as('ewa', 'patch', `/api/proofs/${body.proofId}/record`, { changes })
    expect(changed.status).toBe(200)
    const answer = await service.submit(submissionOf({ ...form, uploadedFiles }), 'visitor-1')
    expect([answer.status, answer.body.faults]).toEqual([201, undefined])
  })
  it('that is repeated is answered as before', async () => {
    const fileURL = await upload(pdf)
    const first = await submit([file(fileURL)], 'k')
    expect(await submit([file(fileURL)], 'k')).toEqual(first)
    expect(await tiesOf(fileURL)).toEqual([first.body.id])
  })
  it('keeps its files when the others are removed after their time', async () => {
    const kept = await upload(pdf)
    const given = await upload(await gif())
    await submit([file(kept)])
    const unused = unusedFiles()
    service.now = new Date(service.now.getTime() + 30 * 86_400_000)
    expect(await unused.sweep()).toBe(0)
    service.now = new Date(service.now.getTime() + 1)
    expect(await unused.sweep()).toBe(1)
    expect([await storedBytes(idOf(kept)), await storedBytes(idOf(given))]).toEqual([pdf, null])
  })
})

describe('a file that is taken away again', () => {
  const named = (fileURL: string) => ({ name: 'letter.pdf', size: pdf.length, fileURL })
  /** A submitted record with one file, and what changes its files live. */
  const makeRecord = async () => {
    const submitted = await upload(pdf)
    const { body } = await service.submit(
      submissionOf(amara({ uploadedFiles: [named(submitted)] })),
      'visitor-1',
    )
    let shown = [submitted]
    const change = async (fileURLs: string[]) => {
      const changes = [{ field: 'uploadedFiles', base: shown.map(named), value: fileURLs.map(named) }]
      const answer = await service.as('visitor-1', 'patch', `/api/proofs/${body.proofId}/record`, { changes })
      expect(answer.status).toBe(200)
      shown = fileURLs
      await service.settled()
    }
    return { recordId: body.id, submitted, change }
  }
  const leftAfterTheirTime = async (fileURLs: string[]) => {
    service.now = new Date(service.now.getTime() + 30 * 86_400_000 + 1)
    await unusedFiles().sweep()
    return Promise.all(fileURLs.map(async (fileURL) => (await storedBytes(idOf(fileURL))) !== null))
  }

  it('is removed after its time where no version names it, and stays where one does', async () => {
    const { submitted, change } = await makeRecord()
    const added = await upload(await gif())
    await change([submitted, added])
    await change([])
    expect(await leftAfterTheirTime([submitted, added])).toEqual([true, false])
  })
  it('stays where it is put back, also while the message that it was taken away is taken', async () => {
    const { recordId, submitted, change } = await makeRecord()
    const added = await upload(await gif())
    await change([submitted, added])
    await change([submitted])
    const { connection } = service.store
    const records = createRecordRepository(connection, service.keys)
    const putBackMeanwhile = jest.fn(() => change([submitted, added]))
    const target = tiedFilesTarget({
      files: createFileRepository(connection),
      records: {
        answersOf: records.answersOf,
        async findById(id) {
          const found = await records.findById(id)
          if (!putBackMeanwhile.mock.calls.length) await putBackMeanwhile()
          return found
        },
      },
    })
    const payload = { recordId, fileIds: [idOf(submitted)], dropped: [idOf(added)] }
    await target({ id: 'late', type: filesMessageType, payload, at: service.now })
    expect(putBackMeanwhile).toHaveBeenCalledTimes(1)
    expect(await leftAfterTheirTime([submitted, added])).toEqual([true, true])
  })
})
