import type { Worker } from 'node:worker_threads'
import { RenderError } from './render-error'
import { retire } from './render-messages'
import type {
  BookJob,
  BookResult,
  CertificateJob,
  GuideJob,
  ImageJob,
  ImageResult,
  RenderJob,
  WorkerReply,
} from './render-messages'

export type PoolSettings = {
  startWorker: () => Worker
  /** At most so many at once. */
  size: number
  /** A job that takes longer is taken from its worker. Milliseconds. */
  jobTimeoutMs: number
  /** A worker without work for so long is let go, with its memory. Milliseconds. */
  idleTimeoutMs: number
}

type Task = {
  job: RenderJob
  /** Called when a worker takes it up. */
  onBegin?: (() => void) | undefined
  attempts: number
  settle: (outcome: WorkerReply | RenderError) => void
}
type Seat = { worker: Worker; task?: Task | undefined; timer?: NodeJS.Timeout | undefined; isGone: boolean }

/** Somebody looks at a page while images are made, a proof before a version of the past or a guide; books can wait their turn. */
const priorityOf = ({ job }: Task): number => {
  if (job.kind === 'book') return 0
  return job.kind === 'guide' || (job.kind === 'certificate' && job.isPreview) ? 1 : 2
}

/** A job that took a worker down with it gets one more worker, and no third. */
const mostAttempts = 2

/** Shares jobs among worker threads, started when they are needed, replaced when they break or hang. */
export class WorkerPool {
  readonly #settings: PoolSettings
  readonly #seats = new Set<Seat>()
  readonly #waiting: Task[] = []
  #nextId = 1
  #isClosed = false

  constructor(settings: PoolSettings) {
    this.#settings = settings
  }

  /** Threads alive at the moment. */
  get workers(): number {
    return this.#seats.size
  }

  /** @throws RenderError */
  run(job: BookJob | GuideJob, onBegin?: () => void): Promise<BookResult>
  run(job: CertificateJob | ImageJob, onBegin?: () => void): Promise<ImageResult>
  run(job: RenderJob, onBegin?: () => void): Promise<BookResult | ImageResult> {
    return new Promise((resolve, reject) => {
      const settle: Task['settle'] = (outcome) => {
        if (outcome instanceof RenderError) reject(outcome)
        else if ('result' in outcome) resolve(outcome.result)
        else reject(new RenderError(outcome.failure, outcome.message))
      }
      if (this.#isClosed) settle(new RenderError('closed', 'The renderer is closed'))
      else this.#enqueue({ job, onBegin, attempts: 0, settle })
    })
  }

  /** Ends all threads; jobs under way or waiting are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true
    const closed = new RenderError('closed', 'The renderer was closed')
    for (const task of this.#waiting.splice(0)) task.settle(closed)
    await Promise.all(
      [...this.#seats].map((seat) => {
        seat.task?.settle(closed)
        return this.#dismiss(seat)
      }),
    )
  }

  #enqueue(task: Task): void {
    const place = this.#waiting.findIndex((waiting) => priorityOf(waiting) < priorityOf(task))
    this.#waiting.splice(place < 0 ? this.#waiting.length : place, 0, task)
    const free = [...this.#seats].find((seat) => !seat.task)
    if (free) this.#serve(free)
    else if (this.#seats.size < this.#settings.size) this.#serve(this.#hire())
  }

  #hire(): Seat {
    const seat: Seat = { worker: this.#settings.startWorker(), isGone: false }
    this.#seats.add(seat)
    // A busy machine may take long to start a thread: the job's time begins when it runs.
    seat.worker.on('online', () => seat.task && this.#watch(seat))
    seat.worker.on('message', (reply: WorkerReply) => this.#finish(seat, reply))
    seat.worker.on('error', (error) =>
      this.#lose(seat, new RenderError('crashed', 'A render worker failed', error)),
    )
    seat.worker.on('exit', (code) =>
      this.#lose(seat, new RenderError('crashed', `A render worker ended (${code})`)),
    )
    return seat
  }

  #serve(seat: Seat): void {
    clearTimeout(seat.timer)
    const task = this.#waiting.shift()
    if (!task) {
      seat.timer = setTimeout(() => this.#retire(seat), this.#settings.idleTimeoutMs)
      seat.timer.unref()
      seat.worker.unref()
      return
    }
    task.attempts += 1
    seat.task = task
    seat.worker.ref()
    this.#watch(seat)
    if (task.attempts === 1) task.onBegin?.()
    seat.worker.postMessage({ id: this.#nextId, job: task.job })
    this.#nextId += 1
  }

  #watch(seat: Seat): void {
    clearTimeout(seat.timer)
    const { jobTimeoutMs } = this.#settings
    seat.timer = setTimeout(
      () => this.#lose(seat, new RenderError('timeout', `No result within ${jobTimeoutMs} ms`)),
      jobTimeoutMs,
    )
  }

  #finish(seat: Seat, reply: WorkerReply): void {
    const { task } = seat
    seat.task = undefined
    task?.settle(reply)
    if (!seat.isGone) this.#serve(seat)
  }

  /** The worker is given up, its job tried once more on another. */
  #lose(seat: Seat, error: RenderError): void {
    if (seat.isGone) return
    const { task } = seat
    seat.task = undefined
    void this.#dismiss(seat)
    if (this.#isClosed) return
    if (task && task.attempts >= mostAttempts) task.settle(error)
    else if (task) this.#waiting.unshift(task)
    if (this.#waiting.length > 0) this.#serve(this.#hire())
  }

  /** An idle worker ends by itself, and clears up first. */
  #retire(seat: Seat): void {
    seat.isGone = true
    this.#seats.delete(seat)
    seat.worker.postMessage(retire)
  }

  async #dismiss(seat: Seat): Promise<void> {
    seat.isGone = true
    clearTimeout(seat.timer)
    this.#seats.delete(seat)
    await seat.worker.terminate()
  }
}
