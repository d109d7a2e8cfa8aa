import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofFiles } from '../files/proof-files'
import type { StageWork } from '../jobs/job-work'
import type { SubjectOf } from '../jobs/job-subject'
import type { JobRepository } from '../jobs/job.repository'
import type { MailKind } from '../mails/mail-target'
import { referenceOf } from '../proofs/asked-of-records'
import type { Renderer } from '../rendering/renderer'

export interface RenderFinalDependencies {
  repository: JobRepository
  records: Pick<ServiceClient, 'find'>
  renderer: Pick<Renderer, 'renderFinal'>
  files: ProofFiles
  subjectOf: SubjectOf
  relay: Pick<OutboxRelay, 'nudge'>
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
  const { repository, records, renderer, files, subjectOf, relay, now } = dependencies

  return async (job, hold, version) => {
    const reference = await referenceOf(records, job)
    if (!job.approvedAt || !reference || reference.latestVersion > job.version)
      return { kind: (await repository.withdraw(hold)) ? 'overtaken' : 'lost' }

    const sealedOn = dayIn(version.form.birthTimeZone, job.approvedAt)
    const subject = { ...(await subjectOf(version)), sealedOn }
    const keep = async (form: 'print' | 'archive') =>
      files.keepBook(await renderer.renderFinal(subject, { form }))
    const [print, archive] = await Promise.all([keep('print'), keep('archive')])

    const completedAt = now()
    const { _id: proofJobId, recordId } = job
    const announcement: MessageDraft = {
      type: 'proof.completed',
      payload: { proofJobId, recordId, version: job.version, completedAt: completedAt.toISOString() },
    }
    const mail: MailKind = 'mail.proof-approved'
    const messages = storedMessages([announcement, { type: mail, payload: { proofJobId } }], completedAt)
    const waiting = await repository.complete(hold, { final: { print, archive }, completedAt, messages })
    if (!waiting) return { kind: 'lost' }
    // With whatever waits from before: records hears of the approval first, also when it was away then.
    void relay.nudge(proofJobId, waiting, 0)
    return { kind: 'done' }
  }
}
