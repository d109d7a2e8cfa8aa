import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import type { MailKind } from './mail-kinds'
import { approvalUndoneMail } from './mail-messages'
import { findMailSubject, mailAddressesOf } from './mail-subject'
import type { MailTargetDependencies } from './mail-target'
import { approvedTopic, undoneTopic } from './proof-mails'
import { sendMail } from './send-mail'

const payloadSchema = z.object({ proofJobId: z.string(), approvedAt: z.coerce.date() })

const sentOfApproval: MailKind = 'mail.proof-approved'

/** Tells who was sent a finished record that its approval was taken back; nobody else hears of it. */
export function createUndoneMailTarget(dependencies: MailTargetDependencies): MessageTarget {
  const { repository, records, mailer, publicUrl, logger } = dependencies

  return async ({ id, payload, at }) => {
    const { proofJobId, approvedAt } = payloadSchema.parse(payload)
    // Another process may have the finished record in hands at this moment: it is known later whether it went out.
    if (await repository.hasMessage(proofJobId, sentOfApproval, at))
      throw new Error('The e-mail with the finished record is still under way')
    if (!(await mailer.mayHaveGone(approvedTopic(proofJobId, approvedAt)))) return
    const subject = await findMailSubject(repository, records, proofJobId)
    // Approved again meanwhile: the next finished record speaks for itself.
    if (!subject || subject.job.approvedAt) return
    const { job, record } = subject
    const topic = undoneTopic(proofJobId, approvedAt)
    const content = approvalUndoneMail(record, mailAddressesOf(publicUrl, subject))
    const about = { kind: 'approval-undone' as const, recordId: job.recordId, version: job.version }
    await sendMail({ mailer, logger }, content, about, {
      key: `${topic}:${id}`,
      topic,
      askedAt: new Date(0),
      to: record.form.email,
    })
  }
}
