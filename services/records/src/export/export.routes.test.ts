import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createRecordObjects } from '@shared/node/parents-files'
import { callerHeader, requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { unzipSync, strFromU8 } from 'fflate'
import { amara, submissionOf } from '../testing/amara'
import { pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const owner = 'visitor-1'
const ask = async (method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const { call } = await requestAs(service.app, visitorCaller(owner), method, path)
  return (await (body ? call.send(body) : call)).body
}
const upload = async (bytes: Buffer): Promise<string> => {
  const { uploadURL } = await ask('post', '/api/objects/upload', {})
  const sent = await requestAs(service.app, visitorCaller(owner), 'put', uploadURL)
  const { body } = await sent.call.set('content-type', 'application/pdf').send(bytes)
  await ask('put', '/api/baby-files', { fileURL: body.fileURL })
  return body.fileURL
}
const exported = async (proofId: string, visitorId = owner) => {
  const { call } = await requestAs(
    service.app,
    visitorCaller(visitorId),
    'get',
    `/api/proofs/${proofId}/export`,
  )
  return call.buffer().parse((response, done) => {
    // What supertest hands over is the answer's own stream.
    buffer(response as never)
      .then(
        (bytes) => {
          done(null, bytes)
          return bytes
        },
        (error: Error) => {
          done(error, null)
          throw error
        },
      )
      .catch(() => undefined)
  })
}
const filesOf = (zip: Buffer) => unzipSync(new Uint8Array(zip))
const jsonOf = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()))

const comment = {
  id: '5d3b5f4e-8e1f-4d0a-9f0e-0d3f5d0d4b11',
  text: 'Is it one n?',
  field: 'babyFirstName',
  replyTo: null,
  author: { id: 'aunt', email: 'aunt@example.org', role: 'EDITOR', isYou: false },
  mentions: [],
  createdAt: '2026-04-01T12:00:00.000Z',
  resolvedAt: null,
}

/** A record of two versions with eight files, a comment, and what proofs has made of it. */
const makeRecord = async (more = Buffer.alloc(0)) => {
  const uploadedFiles = []
  for (let at = 1; at <= 8; at += 1) {
    const bytes = Buffer.concat([pdf, more, Buffer.from(`letter ${at}\n`)])
    const name = at === 1 ? '../足跡/:*?.pdf' : 'letter.pdf'
    uploadedFiles.push({ name, size: bytes.length, fileURL: await upload(bytes) })
  }
  const first = await service.submit(submissionOf(amara({ uploadedFiles: uploadedFiles.slice(0, 1) })), owner)
  const form = amara({ babyMiddleName: 'Noor', uploadedFiles })
  const { body } = await service.submit(submissionOf(form, { recordId: first.body.id }), owner)
  const keys = ['proofs/a/codex.pdf', 'proofs/b/codex.pdf', 'proofs/c/codex.pdf']
  // As proofs keeps them.
  const objects = createRecordObjects(service.objects, service.keys, body.id)
  for (const key of keys) await objects.put(key, Buffer.from(`%PDF ${key}`), 'application/pdf')
  const [proof = '', keepsake = '', print = ''] = keys
  service.others.set(`GET /internal/records/${body.id}/books`, {
    books: [
      { version: 2, kind: 'proof', key: proof },
      { version: 2, kind: 'keepsake', key: keepsake },
      { version: 2, kind: 'print', key: print },
    ],
  })
  service.others.set(`GET /api/proofs/${body.proofId}/comments`, { comments: [comment] })
  service.others.set(`GET /api/proofs/${body.proofId}/invites`, {
    people: [{ id: 'owner', email: null, role: 'OWNER', since: comment.createdAt, isYou: true }],
    invitations: [],
  })
  return body
}

describe('GET /api/proofs/{id}/export', () => {
  it('gives the owner everything: answers, each version, comments, people, eight files, the proof and the book', async () => {
    const { id, proofId } = await makeRecord()
    const answer = await exported(proofId)
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      `attachment; filename="birth-codex-${proofId}.zip"`,
    ])
    const files = filesOf(answer.body)
    expect(Object.keys(files)).toEqual([
      'read-me.txt',
      'answers.txt',
      'record.json',
      'versions/version-01.json',
      'versions/version-02.json',
      'comments.json',
      'people.json',
      expect.stringMatching(/^files\/01-/),
      ...[2, 3, 4, 5, 6, 7, 8].map((at) => expect.stringMatching(new RegExp(`^files/0${at}-`))),
      'proofs/version-02-proof.pdf',
      'books/version-02-keepsake.pdf',
      'books/version-02-print.pdf',
    ])
    const record = jsonOf(files, 'record.json')
    expect(record).toMatchObject({
      recordId: id,
      proofId,
      emailsGoTo: 'parent@example.org',
      answers: { babyFirstName: 'Amara', babyMiddleName: 'Noor' },
    })
    // For who has never seen JSON: as the form asks it, and as a person writes it.
    const lines = strFromU8(files['answers.txt'] ?? new Uint8Array()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Baby’s first name: Amara',
        expect.stringMatching(/^Date of birth: \d+ [A-Z]/),
      ]),
    )
    expect(jsonOf(files, 'versions/version-01.json').answers.babyMiddleName).toBe('')
    expect(jsonOf(files, 'comments.json').comments).toEqual([comment])
    const letters = Object.entries(files).filter(([name]) => name.startsWith('files/'))
    expect(letters.map(([, bytes]) => strFromU8(bytes).slice(-9)).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `letter ${at}\n`),
    )
    // A name of the family's leads nowhere outside of the folder into which it is unpacked.
    expect(letters.map(([name]) => name.slice(9))).toContain('_足跡____.pdf')
    expect(strFromU8(files['books/version-02-print.pdf'] ?? new Uint8Array())).toBe('%PDF proofs/c/codex.pdf')
  })

  it('is the owner’s alone, and whole or not at all', async () => {
    const { id, proofId } = await makeRecord()
    service.grants['editor'] = { role: 'EDITOR', email: 'aunt@example.org' }
    expect([
      (await exported(proofId, 'editor')).status,
      (await exported(proofId, 'stranger')).status,
    ]).toEqual([403, 404])
    service.others.delete(`GET /internal/records/${id}/books`)
    expect((await exported(proofId)).status).toBe(503)
  })

  it('lets go of its files when its reader leaves in the middle', async () => {
    const { proofId } = await makeRecord(Buffer.alloc(1_000_000))
    const { get } = service.objects
    const open = new Set<string>()
    service.objects.get = async (key) => {
      const object = await get(key)
      if (object) open.add(key)
      const close = () => {
        open.delete(key)
        object?.close()
      }
      return object && { ...object, close }
    }
    const server = service.app.listen(0)
    await once(server, 'listening')
    const sockets: Socket[] = []
    server.on('connection', (socket) => sockets.push(socket))
    // Listening on TCP gives an address of this kind.
    const { port } = server.address() as AddressInfo
    const path = `/api/proofs/${proofId}/export`
    const headers = callerHeader(visitorCaller(owner), 'records', 'GET', path)
    const request = httpRequest({ port, path, headers }).end()
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    // Of what nobody reads a part is sent, and no more: the socket takes nothing for many turns.
    const waiting = () => sockets.map(({ bytesWritten, writableLength }) => writableLength && bytesWritten)[0]
    for (let turns = 0, last = waiting(); turns < 200; turns += 1) {
      await new Promise(setImmediate)
      if (!last || waiting() !== last) [turns, last] = [0, waiting()]
    }
    // One at a time; none, where the last piece of one is what waits.
    expect(open.size).toBeLessThan(2)
    answer.destroy()
    while (open.size > 0) await new Promise(setImmediate)
    server.close()
    service.objects.get = get
  })
})
