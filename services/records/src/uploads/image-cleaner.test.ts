import { Worker } from 'node:worker_threads'
import { buildWorker } from '../testing/built-worker'
import type { BuiltWorker } from '../testing/built-worker'
import { locatedPicture, pdf } from '../testing/files'
import { heicOfEmptyExtents } from '../testing/hostile-files'
import { createImageCleaner } from './image-cleaner'
import type { ImageCleaner } from './image-cleaner'
import { withoutLocation } from './strip-location'

let built: BuiltWorker
const cleaners: ImageCleaner[] = []
const cleanerOf = (options: Parameters<typeof createImageCleaner>[0]) => {
  const cleaner = createImageCleaner(options)
  cleaners.push(cleaner)
  return cleaner
}
beforeAll(() => {
  built = buildWorker('./src/uploads/image-worker.ts')
})
afterEach(() => Promise.all(cleaners.splice(0).map((cleaner) => cleaner.close())))
afterAll(() => built.remove())

it('[UPL-014] takes images apart in a thread of its own, as the service is built', async () => {
  const cleaner = cleanerOf({ startWorker: () => new Worker(built.file) })
  const located = await locatedPicture('jpeg')
  const [one, other, letter] = await Promise.all([
    cleaner.clean(located, 'image/jpeg'),
    cleaner.clean(await locatedPicture('png'), 'image/png'),
    cleaner.clean(pdf, 'application/pdf'),
  ])
  expect(one).toEqual(withoutLocation(located, 'image/jpeg'))
  expect(other.includes('CameraMaker')).toBe(false)
  expect(letter).toBe(pdf)
  for (const bytes of [heicOfEmptyExtents(8192), located.subarray(0, 40)])
    await expect(cleaner.clean(bytes, 'image/heic')).rejects.toMatchObject({ code: 'unsupported_type' })
})

/** A thread that does what the first byte of the image says. */
const faulty = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', ({ id, bytes }) => {
       if (bytes[0] === 1) for (;;) {}
       if (bytes[0] === 2) process.exit(3)
       if (bytes[0] === 3) throw new Error('out of memory')
       parentPort.postMessage({ id, bytes })
     })`,
    { eval: true },
  )

it.each([
  ['hangs', 1],
  ['ends', 2],
  ['throws', 3],
])(
  '[API-031] an image over which the thread %s is refused; the next has another thread',
  async (_how, deed) => {
    const cleaner = cleanerOf({ startWorker: faulty, timeoutMs: 500 })
    const [bad, good] = await Promise.allSettled([
      cleaner.clean(Buffer.from([deed]), 'image/png'),
      cleaner.clean(Buffer.from([9]), 'image/png'),
    ])
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unsupported_type' } })
    expect(good).toMatchObject({ status: 'fulfilled', value: Buffer.from([9]) })
  },
)

it('keeps no more waiting than it says, and says when to come back', async () => {
  const cleaner = cleanerOf({ startWorker: faulty, maxWaiting: 1 })
  const [first, second] = [9, 8].map((byte) => cleaner.clean(Buffer.from([byte]), 'image/png'))
  await expect(cleaner.clean(Buffer.from([7]), 'image/png')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  })
  expect(await Promise.all([first, second])).toEqual([Buffer.from([9]), Buffer.from([8])])
})
