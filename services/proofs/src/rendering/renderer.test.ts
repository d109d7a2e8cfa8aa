import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { BookJob, BookResult, CertificateJob, ImageJob } from './render-messages'
import { RenderError } from './render-error'
import { createRenderer } from './renderer'
import type { Renderer } from './renderer'
import { builtWorker } from './testing/built-worker'
import { qrCodeOn } from './testing/qr-code'
import { subjectWith } from './testing/subjects'
import { WorkerPool } from './worker-pool'

const failureOf = async (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'no failure',
    (error: unknown) => (error instanceof RenderError ? error.failure : error),
  )

describe('renderer, with its real worker', () => {
  let renderer: Renderer
  beforeAll(() => {
    renderer = createRenderer({ workers: 2, workerFile: builtWorker('render-worker.ts') })
  })
  afterAll(() => renderer.close())

  it('makes a PDF and the image of its first page, the same each time [PRF-031]', async () => {
    const [one, other] = await Promise.all([
      renderer.renderProof(subjectWith()),
      renderer.renderProof(subjectWith()),
    ])
    expect(one.pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(one.pages).toBeGreaterThan(10)
    expect(one.sha256).toBe(createHash('sha256').update(one.pdf).digest('hex'))
    expect(one.sha256).toBe(other.sha256)
    expect(one.firstImage.equals(other.firstImage)).toBe(true)
    expect(await sharp(one.firstImage).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 1527,
    })
  })

  it('the file tells when its answers were sent or approved, not when the press stood still', async () => {
    const madeAt = new Date('2027-02-03T04:05:06.789Z')
    const { pdf } = await renderer.renderFinal({ ...subjectWith(), madeAt }, { form: 'archive' })
    expect(pdf.toString('latin1')).toContain('<xmp:CreateDate>2027-02-03T04:05:06+00:00</xmp:CreateDate>')
    expect(pdf.toString('latin1')).toContain('/CreationDate (D:20270203040506Z)')
  })

  it.each(['first', 'webp', 'png', 'jpg'] as const)(
    'the QR code can be read from the watermarked image: %s',
    async (kind) => {
      const { pdf, firstImage } = await renderer.renderProof(subjectWith())
      const image = kind === 'first' ? firstImage : await renderer.renderImage(pdf, { extension: kind })
      expect(await qrCodeOn(image)).toBe('https://codex.example/p/01K7Q2ZX9A')
    },
    60_000,
  )

  it('[PRF-026] the image shows the page of the PDF: watermark on the proof, none on the final', async () => {
    const pixelsOf = async (image: Buffer) => sharp(image).greyscale().resize(400).raw().toBuffer()
    const proof = await renderer.renderProof(subjectWith())
    const final = await renderer.renderFinal(subjectWith(), { form: 'reading' })
    const shown = await pixelsOf(proof.firstImage)
    const again = await pixelsOf(await renderer.renderImage(proof.pdf, { extension: 'png', width: 1080 }))
    const bare = await pixelsOf(await renderer.renderImage(final.pdf, { extension: 'webp' }))
    const difference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
    const light = (pixels: Buffer) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length
    expect(difference(shown, again)).toBeLessThan(4)
    expect(light(bare) - light(shown)).toBeGreaterThan(1)
  })

  it('shows the first page before the book behind it is set', async () => {
    const order: string[] = []
    await renderer
      .renderProof(subjectWith(), { onFirstImage: () => order.push('image') })
      .then(() => order.push('book'))
    expect(order).toEqual(['image', 'book'])
  })

  it('draws both papers in their own shape', async () => {
    const letter = await renderer.renderProof(subjectWith(), { paper: 'letter' })
    const { width, height } = await sharp(letter.firstImage).metadata()
    expect((height ?? 0) / (width ?? 1)).toBeCloseTo(279.4 / 215.9, 2)
  })

  it('ends bad input as a typed error, and goes on working', async () => {
    expect(await failureOf(renderer.renderProof(subjectWith({ babyDateOfBirth: 'soon' })))).toBe('incomplete')
    expect(await failureOf(renderer.renderImage(Buffer.from('not a pdf'), { extension: 'png' }))).toBe(
      'unprintable',
    )
    const { pdf } = await renderer.renderProof(subjectWith())
    expect(await failureOf(renderer.renderImage(pdf, { extension: 'png', page: 99 }))).toBe('unprintable')
  })
})

/** A worker whose job says how it shall behave. `fate` counts, in shared memory, the jobs it was given. */
const faultyWorker = (fate: SharedArrayBuffer) =>
  new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     const count = new Int32Array(workerData)
     parentPort.on('message', ({ id, job }) => {
       const time = Atomics.add(count, 0, 1)
       const deed = job.subject.deeds[Math.min(time, job.subject.deeds.length - 1)]
       if (deed === 'exit') process.exit(3)
       if (deed === 'throw') throw new Error('out of paper')
       if (deed === 'hang') for (;;) {}
       if (deed === 'refuse') parentPort.postMessage({ id, failure: 'unprintable', message: 'no' })
       else parentPort.postMessage({ id, result: { pdf: new Uint8Array([1]), pages: 1 } })
     })`,
    { eval: true, workerData: fate },
  )

describe('worker pool', () => {
  const fate = new SharedArrayBuffer(4)
  const attempts = () => new Int32Array(fate)[0]
  const poolWith = (more: { size?: number; idleTimeoutMs?: number } = {}) =>
    new WorkerPool({
      startWorker: () => faultyWorker(fate),
      size: 2,
      jobTimeoutMs: 1500,
      idleTimeoutMs: 60_000,
      ...more,
    })
  const job = (...deeds: string[]): BookJob => ({ kind: 'book', subject: { deeds } }) as unknown as BookJob
  let pool: WorkerPool
  beforeEach(() => {
    new Int32Array(fate)[0] = 0
    pool = poolWith()
  })
  afterEach(() => pool.close())

  it.each(['exit', 'throw', 'hang'])('tries a job again on another worker: %s', async (deed) => {
    const { pages }: BookResult = await pool.run(job(deed, 'print'))
    expect(pages).toBe(1)
    expect(attempts()).toBe(2)
  })

  it.each([
    ['exit', 'crashed'],
    ['throw', 'crashed'],
    ['hang', 'timeout'],
  ])('gives a poisonous job up after the second worker: %s', async (deed, failure) => {
    expect(await failureOf(pool.run(job(deed)))).toBe(failure)
    expect(attempts()).toBe(2)
    await expect(pool.run(job('print'))).resolves.toMatchObject({ pages: 1 })
  })

  it('does not try again what was refused', async () => {
    expect(await failureOf(pool.run(job('refuse')))).toBe('unprintable')
    expect(attempts()).toBe(1)
  })

  it('starts no worker before there is work, none beyond its size, and does all jobs', async () => {
    expect(pool.workers).toBe(0)
    const all = Array.from({ length: 20 }, () => pool.run(job('print')))
    expect(pool.workers).toBe(2)
    await expect(Promise.all(all)).resolves.toHaveLength(20)
  })

  it('draws images before versions of the past, and those before it sets books, though they came later', async () => {
    const order: string[] = []
    const image = { kind: 'image', subject: { deeds: ['print'] } } as unknown as ImageJob
    const preview = { ...image, kind: 'certificate', isPreview: true } as unknown as CertificateJob
    pool = poolWith({ size: 1 })
    await Promise.all([
      pool.run(job('print')).then(() => order.push('first book')),
      pool.run(job('print')).then(() => order.push('second book')),
      pool.run(preview).then(() => order.push('version')),
      pool.run(image).then(() => order.push('image')),
    ])
    expect(order).toEqual(['first book', 'image', 'version', 'second book'])
  })

  it('loses no waiting job when workers die', async () => {
    const all = Array.from({ length: 12 }, (_, index) =>
      failureOf(pool.run(job(index % 4 === 0 ? 'throw' : 'print'))),
    )
    const outcomes = await Promise.all(all)
    expect(outcomes.filter((outcome) => outcome === 'crashed')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'no failure')).toHaveLength(9)
  })

  it('lets idle workers go', async () => {
    pool = poolWith({ idleTimeoutMs: 20 })
    await pool.run(job('print'))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(pool.workers).toBe(0)
    await expect(pool.run(job('print'))).resolves.toMatchObject({ pages: 1 })
  })

  it('rejects what is under way when it closes, and all that comes later', async () => {
    const outcome = failureOf(pool.run(job('hang')))
    await pool.close()
    expect(await outcome).toBe('closed')
    expect(await failureOf(pool.run(job('print')))).toBe('closed')
  })
})
