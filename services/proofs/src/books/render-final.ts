import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofFiles } from '../files/proof-files'
import type { JobQueue } from '../jobs/job-queue'
import type { MailKind } from '../mails/mail-kinds'
import { findReference } from '../records/record-lookups'
import type { InTurn, Renderer } from '../rendering/renderer'
import type { SubjectOf } from './book-subject'
import type { StageWork } from './book-work'

export interface RenderFinalDependencies {
  queue: JobQueue
  records: Pick<ServiceClient, 'find'>
  renderer: Pick<Renderer, 'renderFinal'>
  files: ProofFiles
  subjectOf: SubjectOf
  inTurn: InTurn
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** The day of an instant in a time zone, YYYY-MM-DD; in UTC where the zone is none. */
export function dayIn(timeZone: string, instant: Date): string {
  const dayOf = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(instant)
  try {
    return dayOf(timeZone || 'UTC')
  } catch {
    return dayOf('UTC')
  }
}

/** Sets the finished book of an approved proof, for the printer and for the parents, and says that the record is completed. */
export function createFinalWork(dependencies: RenderFinalDependencies): StageWork {
  const { queue, records, renderer, files, subjectOf, inTurn, relay, now } = dependencies

  return async (job, lease, version) => {
    const reference = await findReference(records, job._id)
    if (!job.approvedAt || !reference || reference.latestVersion > job.version)
      return { kind: (await queue.withdraw(lease)) ? 'overtaken' : 'lost' }

    const sealedOn = dayIn(version.form.birthTimeZone, job.approvedAt)
    const subject = { ...(await subjectOf(version)), sealedOn, madeAt: job.approvedAt }
    const keep = async (form: 'print' | 'archive') =>
      files.keepBook(
        job.recordId,
        await inTurn(() => {
          // A figure for the press room: the book does not depend on it.
          queue.beginBook(lease).catch(() => undefined)
          return renderer.renderFinal(subject, { form })
        }),
      )
    const [print, archive] = await Promise.all([keep('print'), keep('archive')])

    const completedAt = now()
    const { _id: proofJobId, recordId } = job
    const announcement: MessageDraft = {
      type: 'proof.completed',
      payload: {
        proofJobId,
        recordId,
        version: job.version,
        approvedAt: job.approvedAt.toISOString(),
        completedAt: completedAt.toISOString(),
      },
    }
    const mail: MailKind = 'mail.proof-approved'
    const messages = storedMessages([announcement, { type: mail, payload: { proofJobId } }], completedAt)
    const waiting = await queue.complete(lease, { final: { print, archive }, completedAt, messages })
    if (!waiting) return { kind: 'lost' }
    // With whatever waits from before: records hears of the approval first, also when it was away then.
    void relay.flush(proofJobId, waiting, 0)
    return { kind: 'done' }
  }
}
