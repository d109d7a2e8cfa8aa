import type { Logger } from '@shared/node/logger'
import type { BackgroundWork } from '@shared/node/start-service'
import type { JobRepository, ProofJob } from '../jobs/job.repository'

/** A job as it was seen, and how many stand before it in the queue. */
export interface WatchedProof {
  job: ProofJob
  waiting: number
}

export interface ProofWatch extends BackgroundWork {
  /** Calls `onChange` whenever the job has changed, whichever copy of this service wrote it; ends with what it answers. */
  watch(proofJobId: string, onChange: (proof: WatchedProof) => void): () => void
  /** Looks at once: the job was written by this process. */
  look(proofJobId: string): void
  /** Aborted when the service stops: streams end, and their readers ask another copy. */
  readonly ending: AbortSignal
}

export interface ProofWatchOptions {
  repository: Pick<JobRepository, 'findAll' | 'queueTimes'>
  logger: Logger
  /** Milliseconds between two looks at all jobs that are watched; 500 unless given. */
  intervalMs?: number
}

/** What of a job a reader of its proof would see change. */
const stateOf = ({ job, waiting }: WatchedProof) => {
  const { status, stage, image, waitingSince, awaits, error, files } = job
  return JSON.stringify([status, stage, image, waitingSince, awaits?.part, error, files?.sha256, waiting])
}

/**
 * Watches jobs in one loop for the whole process, however many streams there are: one or two questions to the database each time,
 * and none while nobody watches.
 */
export function createProofWatch({ repository, logger, intervalMs = 500 }: ProofWatchOptions): ProofWatch {
  const watchers = new Map<string, Set<(proof: WatchedProof) => void>>()
  const states = new Map<string, string>()
  let ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const looking = new Set<Promise<void>>()

  const lookAt = async (ids: readonly string[]) => {
    try {
      const jobs = await repository.findAll(ids)
      const times = jobs.some(({ waitingSince }) => waitingSince) ? await repository.queueTimes() : []
      for (const job of jobs) {
        const since = job.waitingSince
        const proof = { job, waiting: since ? times.filter((time) => time < since).length : 0 }
        const state = stateOf(proof)
        if (!watchers.has(job._id) || states.get(job._id) === state) continue
        states.set(job._id, state)
        watchers.get(job._id)?.forEach((onChange) => onChange(proof))
      }
    } catch (error) {
      logger.warn({ err: error }, 'proofs could not be watched')
    }
  }
  const track = (look: Promise<void>) => {
    looking.add(look)
    return look.finally(() => looking.delete(look))
  }

  const plan = () => {
    if (timer || !watchers.size || ending.signal.aborted) return
    timer = setTimeout(() => {
      void track(lookAt([...watchers.keys()])).then(() => {
        timer = undefined
        plan()
      })
    }, intervalMs)
  }

  return {
    get ending() {
      return ending.signal
    },
    watch(id, onChange) {
      const all = watchers.get(id) ?? new Set()
      watchers.set(id, all.add(onChange))
      plan()
      return () => {
        all.delete(onChange)
        if (all.size || watchers.get(id) !== all) return
        watchers.delete(id)
        states.delete(id)
      }
    },
    look(id) {
      if (watchers.has(id)) void track(lookAt([id]))
    },
    start: () => undefined,
    drain: () => ending.abort(),
    async stop() {
      ending.abort()
      clearTimeout(timer)
      timer = undefined
      await Promise.allSettled([...looking])
      ending = new AbortController()
    },
  }
}
