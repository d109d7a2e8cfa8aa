import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import type { ProofFiles } from '../files/proof-files'
import type { MailKind } from '../mails/mail-kinds'
import type { InTurn, Renderer } from '../rendering/renderer'
import { unprintableOf } from '../rendering/unprintable'
import { countedMessage } from '../jobs/counted-message'
import type { JobQueue, Lease } from '../jobs/job-queue'
import { storedUnprintable } from '../jobs/unprintable-characters'
import type { SubjectOf } from './book-subject'
import type { StageWork } from './book-work'

export interface RenderProofDependencies {
  queue: JobQueue
  renderer: Pick<Renderer, 'renderProof'>
  files: ProofFiles
  keys: Pick<RecordKeys, 'keyFor'>
  subjectOf: SubjectOf
  inTurn: InTurn
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** Sets the watermarked proof, shows its first page as soon as it is drawn, and says when the book is there. */
export function createProofWork(dependencies: RenderProofDependencies): StageWork {
  const { queue, renderer, files, keys, subjectOf, inTurn, relay, now } = dependencies

  const show = async (recordId: string, lease: Lease, image: Buffer) => {
    const hash = await files.keepImage(recordId, image)
    await queue.showImage(lease, hash)
    return hash
  }

  return async (job, lease, version, onBegin) => {
    // Asked for while the page is drawn; whoever needs it asks again, and hears what went wrong.
    keys.keyFor(job.recordId).catch(() => undefined)
    let shown: Promise<string> | undefined
    const subject = await subjectOf(version)
    const book = await renderer.renderProof(subject, {
      onBegin: () => {
        onBegin()
        // A figure for those who wait: the book does not depend on it.
        queue.begin(lease).catch(() => undefined)
      },
      inTurn: (make) =>
        inTurn(() => {
          queue.beginBook(lease).catch(() => undefined)
          return make()
        }),
      onFirstImage: (image) => {
        shown = show(job.recordId, lease, image)
        // Waited for below, unless the book fails first.
        shown.catch(() => undefined)
      },
    })
    const [image, kept] = await Promise.all([
      shown ?? show(job.recordId, lease, book.firstImage),
      files.keepBook(job.recordId, book),
    ])
    const preparedAt = now()
    const mail: MailKind = 'mail.proof-ready'
    const tookMs = Math.max(0, preparedAt.getTime() - job.requestedAt.getTime())
    const messages = storedMessages(
      [{ type: mail, payload: { proofJobId: job._id } }, countedMessage],
      preparedAt,
    )
    const unprintable = await storedUnprintable(keys, job, unprintableOf(subject))
    if (!(await queue.finish(lease, { image, files: kept, unprintable, preparedAt, tookMs, messages })))
      return { kind: 'lost' }
    void relay.flush(job._id, messages, 0)
    return { kind: 'done' }
  }
}
