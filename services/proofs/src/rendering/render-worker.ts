import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { mostPrints } from './body-data'
import { bookDataOf } from './book-data'
import { certificateDataOf } from './certificate-data'
import { guideDataOf } from './guide-data'
import { createPageImages } from './page-images'
import { createPress } from './press'
import { keepsakePrintOf } from './keepsake-print'
import { RenderError } from './render-error'
import { retire } from './render-messages'
import type {
  BookResult,
  ImageResult,
  RenderJob,
  WorkerReply,
  WorkerRequest,
  WorkerSettings,
} from './render-messages'

const { root } = workerData as WorkerSettings
const press = createPress(root)
const pageImages = createPageImages(root)

const resultOf = async (job: RenderJob): Promise<BookResult | ImageResult> => {
  if (job.kind === 'book') {
    const { subject, paper, edition } = job
    const prints = await Promise.all((subject.prints ?? []).slice(0, mostPrints).map(keepsakePrintOf))
    const { madeAt } = subject
    return press.print({ pages: 'all', data: bookDataOf(subject, prints), paper, edition, prints, madeAt })
  }
  if (job.kind === 'guide') {
    const { subject, paper, edition } = job
    return press.printGuide({ data: guideDataOf(subject), paper, edition, madeAt: subject.madeAt })
  }
  const { draw } = await pageImages
  if (job.kind === 'image') return { image: await draw(job.pdf, job.image) }
  const { subject, paper, edition } = job
  const { pdf } = await press.print({
    pages: 'certificate',
    data: certificateDataOf(subject),
    paper,
    edition,
  })
  return { image: await draw(pdf, job.image) }
}

const replyTo = async ({ id, job }: WorkerRequest): Promise<WorkerReply> => {
  try {
    return { id, result: await resultOf(job) }
  } catch (error) {
    const failure = error instanceof RenderError ? error.failure : 'unprintable'
    return { id, failure, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (request: WorkerRequest | typeof retire) => {
  if (request === retire) {
    press.forget()
    process.exit()
  }
  void replyTo(request).then(async (reply) => {
    parentPort?.postMessage(reply)
    // Native objects are freed in a turn of the event loop; without one, each book would leave 8 MB behind.
    await setImmediate()
  })
})
