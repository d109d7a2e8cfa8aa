import { PDFDocument } from '@cantoo/pdf-lib'
import { silentLogger } from '@shared/node/logger'
import { attachmentOf, startSmtpSink } from '@shared/node/testing/smtp-sink'
import type { SmtpSink } from '@shared/node/testing/smtp-sink'
import sharp from 'sharp'
import { createRenderer } from '../rendering/renderer'
import { builtWorker } from '../rendering/testing/built-worker'
import { qrCodeOn } from '../rendering/testing/qr-code'
import { commandsOf, fontsOf, hasWatermark, textOf } from '../rendering/testing/pdf-inspection'
import { formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

jest.setTimeout(90_000)

let sink: SmtpSink
let service: ProofsUnderTest
const renderer = createRenderer({ workers: 2, workerFile: builtWorker('render-worker.ts') })
beforeAll(async () => {
  sink = await startSmtpSink()
  service = await startProofs(silentLogger(), {
    renderer,
    mail: { MAIL_FROM: 'codex@example.org', SMTP_URL: sink.url },
  })
  service.grants.set('record-1:visitor-1', 'OWNER')
  giveRecord(service, referenceOf(), formOf({ babyFirstName: 'Zoë', babyLastName: '李 Okonkwo' }))
  await service.request(referenceOf())
  service.startWork()
  await service.until(jobId, 'done')
  await service.untilDelivered()
  expect(await service.openMail(sink.taken[0]?.data)).toBe(204)
  await service.approve(jobId)
  await service.untilCompleted(jobId)
  await service.untilDelivered()
})
afterAll(async () => {
  await service.stop()
  await sink.close()
})

const jobId = jobIdOf('job 1')
const bytesAt = async (address: string, asStaff = false): Promise<Buffer> => {
  const answer = asStaff ? await service.asStaff('get', address) : await service.get(address)
  expect(answer.status).toBe(200)
  return answer.body
}
const proof = () => bytesAt(`/api/proof/${jobId}/codex.pdf`)
const print = () => bytesAt('/api/admin/records/record-1/pdf', true)
const lengthsOf = ({ width, height }: { width: number; height: number }) =>
  [width, height].map((points) => Math.round((points / 72) * 25.4))

/** What was sent, as plain bytes: transfer encodings undone, attachments as text of their pages. */
const sentText = async (data: string): Promise<string> => {
  const book = attachmentOf(data, 'birth-codex-01ABCDEFGH.pdf')
  const plain = data
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return [plain, ...(book ? await textOf(book) : [])].join('\n')
}
/** Every number of insights that a text tells, with its words. */
const insightCounts = (text: string): string[] =>
  text.match(/(\d+([.,]\d+)*\+?|\b[a-z]+(ty|teen|dozen|hundred)([- ][a-z]+)?)\s+([a-z]+\s+)?insights/gi) ?? []

describe('the record that was approved', () => {
  it('[PRF-007] [PRF-019] carries the address of the product with the printed Proof ID in its QR code, the proof too, never the job id', async () => {
    const { imageUrl } = await service.untilShown(jobId)
    const fullSize = await bytesAt(`/api/proof/${jobId}/codex.png`)
    // An A4 sheet at 200 dots an inch: the finest lines of the engraving are told apart.
    expect(await sharp(fullSize).metadata()).toMatchObject({ format: 'png', width: 1654, height: 2339 })
    const images = [
      await bytesAt(imageUrl ?? ''),
      fullSize,
      await renderer.renderImage(await print(), { extension: 'png' }),
    ]
    expect(await Promise.all(images.map(qrCodeOn))).toEqual(
      images.map(() => 'https://codex.example/proof-review/01ABCDEFGH'),
    )
    for (const pdf of [await proof(), await print()]) {
      const text = (await textOf(pdf)).join('').replace(/\s/g, '')
      expect(text).toContain('01ABCDEFGH')
      expect(text).not.toContain(jobId)
    }
  })
  it('[CON-002] is told to hold "64+ personalized insights", never another number, by the book and both e-mails', async () => {
    const [ready = '', approved = ''] = await Promise.all(sink.taken.map(({ data }) => sentText(data)))
    expect(approved).toContain('all insights')
    expect(insightCounts(approved)).toEqual(['64+ personalized insights'])
    expect(insightCounts(ready)).toEqual([])
  })
  it('[PRF-030] is print-ready: fonts embedded, 4 mm of bleed around the trimmed sheet of every page', async () => {
    const pdf = await print()
    const fonts = await fontsOf(pdf)
    expect(fonts.length).toBeGreaterThan(2)
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    const pages = (await PDFDocument.load(pdf, { updateMetadata: false })).getPages()
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      expect(lengthsOf(page.getTrimBox())).toEqual([210, 297])
      expect(lengthsOf(page.getBleedBox())).toEqual([218, 305])
    }
  })
  it('[PRF-029][PRF-025] bears no watermark, as its proof does', async () => {
    expect(hasWatermark(await commandsOf(await proof()))).toBe(true)
    expect(hasWatermark(await commandsOf(await print()))).toBe(false)
  })
  it('[PRF-028] comes to the parent as an attachment of the e-mail, whole and without watermark', async () => {
    const { to, data } = sink.taken.at(-1) ?? { to: [], data: '' }
    expect(sink.taken).toHaveLength(2)
    expect(to).toEqual(['parent@example.org'])
    const book = attachmentOf(data, 'birth-codex-01ABCDEFGH.pdf') ?? Buffer.alloc(0)
    expect(hasWatermark(await commandsOf(book))).toBe(false)
    const text = (await textOf(book)).join(' ')
    expect(text).toContain('Zoë')
    expect(text).toContain('李')
    expect(text).toContain('01ABCDEFGH')
    // The archive's mark: ISO 19005-2, conformance A.
    expect(book.toString('latin1')).toMatch(/pdfaid:part>2<[\s\S]*pdfaid:conformance>A</)
  })
})
