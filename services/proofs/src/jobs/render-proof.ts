import { recordVersionSchema } from '@shared/contracts/internal'
import type { RecordVersion } from '@shared/contracts/internal'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import { ServiceCallError, pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofFiles } from '../files/proof-files'
import type { MailKind } from '../mails/mail-target'
import { RenderError } from '../rendering/render-error'
import type { Renderer } from '../rendering/renderer'
import type { JobOutcome } from './job-runner'
import type { Hold, JobRepository, ProofJob } from './job.repository'

export interface RenderProofDependencies {
  repository: JobRepository
  records: ServiceClient
  renderer: Pick<Renderer, 'renderProof'>
  files: ProofFiles
  relay: Pick<OutboxRelay, 'nudge'>
  /** Without a slash at its end. */
  publicUrl: string
  now: () => Date
}

const mostAttempts = 4
/** Milliseconds for which a job waits for a service that is away before it says so. */
const mostWaiting = 15 * 60_000

const again = 'The certificate could not be prepared just now. Nothing you entered is lost; please try again.'
const gone = 'The record of this proof no longer exists.'

const backoffOf = (attempt: number) => 500 * 4 ** (attempt - 1)

const addressOf = ({ recordId, version }: ProofJob) =>
  pathOf('internal', 'records', recordId, 'versions', version)

// What the press says may quote the record; the log gets the kind of failure only.
const loggedOf = (error: unknown): unknown =>
  error instanceof RenderError ? new Error(`The press: ${error.failure}`) : error

/** What a failed attempt means for its job. */
export function outcomeOfFailure(job: ProofJob, error: unknown, now: Date): JobOutcome {
  if (error instanceof ServiceCallError && error.isPassing) {
    const waited = now.getTime() - job.requestedAt.getTime()
    if (waited > mostWaiting) return { kind: 'failed', publicMessage: again, error }
    return {
      kind: 'later',
      delayMs: Math.min(Math.max(waited / 2, 500), 10_000),
      countsAsAttempt: false,
      error,
    }
  }
  if (error instanceof RenderError && error.failure === 'closed')
    return { kind: 'later', delayMs: 0, countsAsAttempt: false, error }
  const publicMessage = error instanceof RenderError ? error.publicMessage : again
  const logged = loggedOf(error)
  const isHopeless = error instanceof RenderError && !error.isRetryable
  if (isHopeless || job.attempts >= mostAttempts) return { kind: 'failed', publicMessage, error: logged }
  return { kind: 'later', delayMs: backoffOf(job.attempts), countsAsAttempt: true, error: logged }
}

/** The work of a proof job: asks records for the form, sets the book, keeps its files, says that it is there. */
export function createProofWork(dependencies: RenderProofDependencies) {
  const { repository, records, renderer, files, relay, publicUrl, now } = dependencies

  const show = async (hold: Hold, image: Buffer) => {
    const hash = await files.keepImage(image)
    await repository.showImage(hold, hash)
    return hash
  }

  const render = async (job: ProofJob, hold: Hold, { form, proofId }: RecordVersion): Promise<JobOutcome> => {
    const verifyUrl = `${publicUrl}/proof-review/${proofId}`
    let shown: Promise<string> | undefined
    const book = await renderer.renderProof(
      { form, proofId, verifyUrl },
      {
        onFirstImage: (image) => {
          shown = show(hold, image)
          // Waited for below, unless the book fails first.
          shown.catch(() => undefined)
        },
      },
    )
    const [image, kept] = await Promise.all([shown ?? show(hold, book.firstImage), files.keepBook(book)])
    const preparedAt = now()
    const mail: MailKind = 'mail.proof-ready'
    const messages = storedMessages([{ type: mail, payload: { proofJobId: job._id } }], preparedAt)
    const isFinished = await repository.finish(hold, {
      image,
      files: kept,
      preparedAt,
      messages,
    })
    if (!isFinished) return { kind: 'lost' }
    void relay.nudge(job._id, messages, 0)
    return { kind: 'done' }
  }

  return async (job: ProofJob, hold: Hold): Promise<JobOutcome> => {
    // Whoever took it before died over it every time; a job that kills its runners must not go on for ever.
    if (job.attempts > mostAttempts)
      return { kind: 'failed', publicMessage: again, error: new Error('Its runners ended before it did') }
    try {
      const version = await records.find({ path: addressOf(job), answer: recordVersionSchema })
      if (!version) return { kind: 'failed', publicMessage: gone, error: new Error('No such version') }
      return await render(job, hold, version)
    } catch (error) {
      return outcomeOfFailure(job, error, now())
    }
  }
}
