import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { silentLogger } from '@shared/node/logger'
import sharp from 'sharp'
import { RenderError } from '../rendering/render-error'
import { createRenderer } from '../rendering/renderer'
import { builtWorker } from '../rendering/testing/built-worker'
import { startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
beforeAll(async () => {
  service = await startProofs(silentLogger())
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  service.grants.set('record-1:visitor-1', 'OWNER')
  service.records.shared.push({ recordId: 'record-1', proofId: '01ABCDEFGH', revision: 3 })
  give('v1', { babyFirstName: 'Amara', babyDateOfBirth: '2026-03-14' })
})

const give = (versionId: string, data: Record<string, unknown>) =>
  service.records.typed.set(`record-1 ${versionId}`, {
    proofId: '01ABCDEFGH',
    // Another record with each test: what one test has drawn is not there for the next.
    sha256: `${versionId} ${(drawings += 1)}`,
    data,
  })
let drawings = 0
const address = (versionId = 'v1', extension = 'png', id = '01ABCDEFGH') =>
  `/api/proofs/${id}/versions/${versionId}/certificate.${extension}`
const countDrawings = () => {
  const draw = service.drawCertificate
  let count = 0
  service.drawCertificate = (...order) => ((count += 1), draw(...order))
  return () => count
}

describe('GET /api/proofs/{id}/versions/{versionId}/certificate.png', () => {
  it('answers 401 without a caller, 400 to what is no Proof ID, 404 to a version that is not there', async () => {
    expect((await service.get(address(), null)).status).toBe(401)
    expect((await service.get(address('v1', 'png', 'nothing'))).status).toBe(400)
    expect((await service.get(address('v9'))).status).toBe(404)
    expect((await service.get(address('v1', 'gif'))).status).toBe(404)
  })

  it('shows everybody who may read the record what a version would look like, and nobody else', async () => {
    for (const role of ['VIEWER', 'COMMENTER', 'EDITOR', 'APPROVER', 'OWNER'] satisfies GrantRole[]) {
      service.grants.set('record-1:guest', role)
      const { status, headers, body } = await service.get(address(), 'guest')
      expect([status, headers['content-type']]).toEqual([200, 'image/png'])
      expect(body.toString()).toBe(
        'png 900 {"babyFirstName":"Amara","babyDateOfBirth":"2026-03-14"}'.replace(
          /\{.*/,
          JSON.stringify({ ...emptyBirthForm(), babyFirstName: 'Amara', babyDateOfBirth: '2026-03-14' }),
        ),
      )
    }
    service.grants.delete('record-1:guest')
    const stranger = await service.get(address(), 'guest')
    const unknown = await service.get(address('v1', 'png', '01AAAAAAAA'), 'guest')
    expect([stranger.status, stranger.body.detail]).toEqual([404, 'Record not found'])
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'Record not found'])
    service.invitesIsAway = true
    expect((await service.get(address())).status).toBe(503)
  })

  it('draws a picture once, for many at the same time too, and answers 304 to who has it', async () => {
    const count = countDrawings()
    const answers = await Promise.all(Array.from({ length: 6 }, () => service.get(address())))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(count()).toBe(1)
    const { etag, 'cache-control': caching } = answers[0]?.headers ?? {}
    expect(caching).toBe('private, no-cache')
    const again = await service.getWith(address(), { 'if-none-match': String(etag) })
    expect([again.status, count()]).toEqual([304, 1])
    expect((await service.get(address('v1', 'webp'))).headers['content-type']).toBe('image/webp')
    give('v2', { babyFirstName: 'Amarah', babyDateOfBirth: '2026-03-14' })
    expect((await service.get(address('v2'))).headers['etag']).not.toBe(etag)
    service.grants.clear()
    expect((await service.getWith(address(), { 'if-none-match': String(etag) })).status).toBe(404)
  })

  it('leaves out answers that are none, as drafts may hold them', async () => {
    give('v3', {
      babyFirstName: 'Zoë',
      babyDateOfBirth: '2026-03-14',
      babyWeightPounds: 'about seven',
      birthLatitude: 'north',
      isTwin: 'perhaps',
      laterField: { any: 'thing' },
    })
    const drawn = JSON.parse((await service.get(address('v3'))).body.toString().slice('png 900 '.length))
    expect(drawn).toMatchObject({ babyFirstName: 'Zoë' })
    for (const field of ['babyWeightPounds', 'birthLatitude', 'laterField'])
      expect(drawn).not.toHaveProperty(field)
  })

  it('says what is missing with 409, that the press is away with 503, and that many wait with 429', async () => {
    service.drawCertificate = () => Promise.reject(new RenderError('incomplete', 'no date'))
    const missing = await service.get(address())
    expect([missing.status, missing.body.detail]).toEqual([
      409,
      'The certificate needs a name and a date of birth that exists. Please check both and try again.',
    ])
    service.drawCertificate = () => Promise.reject(new RenderError('timeout', 'slow'))
    expect((await service.get(address())).status).toBe(503)

    let draw = () => {}
    const gate = new Promise<void>((resolve) => (draw = resolve))
    service.drawCertificate = async () => (await gate, Buffer.from('drawn'))
    const versions = Array.from({ length: 13 }, (_, n) => `v${n + 20}`)
    for (const versionId of versions) give(versionId, { babyFirstName: versionId })
    const answers = versions.map((versionId) => service.get(address(versionId)))
    const first = await Promise.race(answers)
    expect([first.status, first.headers['retry-after']]).toEqual([429, '5'])
    draw()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
  })
})

describe('with the real press', () => {
  it('draws what there is of a draft, watermarked, and refuses one without a name or a date', async () => {
    const renderer = createRenderer({ workers: 1, workerFile: builtWorker('render-worker.ts') })
    try {
      service.drawCertificate = renderer.renderCertificate
      const named = { babyFirstName: 'Amara', babyDateOfBirth: '2026-03-14' }
      give('v4', named)
      const { body, status } = await service.get(address('v4'))
      expect(status).toBe(200)
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 900, height: 1273 })
      for (const missing of ['babyFirstName', 'babyDateOfBirth']) {
        give('v5', { ...named, [missing]: '' })
        expect((await service.get(address('v5'))).body.detail).toMatch(
          /^The certificate needs a name and a date/,
        )
      }
    } finally {
      await renderer.close()
    }
  })
})
