import { recordVersionSchema } from '@shared/contracts/internal'
import type { RecordVersion } from '@shared/contracts/internal'
import type { Logger } from '@shared/node/logger'
import { RefusedAddressError } from '@shared/node/mail'
import type { Mailer } from '@shared/node/mail'
import { mailHtml, mailText } from '@shared/node/mail-page'
import type { MessageTarget } from '@shared/node/outbox'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import type { JobRepository } from '../jobs/job.repository'
import { successAddress } from '../approvals/store-address'
import { proofApprovedMail, proofReadyMail } from './mail-messages'
import type { MailAddresses, MailContent } from './mail-messages'

/** Messages of this service to itself: an e-mail is due. They carry the job's id; who it goes to is asked of records then. */
export const mailKinds = ['mail.proof-ready', 'mail.proof-approved'] as const
export type MailKind = (typeof mailKinds)[number]

export interface MailTargetDependencies {
  repository: JobRepository
  records: ServiceClient
  mailer: Mailer
  publicUrl: string
  logger: Logger
}

const payloadSchema = z.object({ proofJobId: z.string() })
const contentOf: Readonly<
  Record<MailKind, (record: RecordVersion, addresses: MailAddresses) => MailContent>
> = {
  'mail.proof-ready': proofReadyMail,
  'mail.proof-approved': proofApprovedMail,
}

const addressesOf = (publicUrl: string, proofJobId: string, { form }: RecordVersion): MailAddresses => ({
  proof: `${publicUrl}/proof-review/${proofJobId}`,
  success: publicUrl + successAddress(form),
})

/** Writes and sends the e-mail that a message asks for. */
export function createMailTarget(kind: MailKind, dependencies: MailTargetDependencies): MessageTarget {
  const { repository, records, mailer, publicUrl, logger } = dependencies
  return async ({ payload }) => {
    const { proofJobId } = payloadSchema.parse(payload)
    const job = await repository.find(proofJobId)
    // Erased meanwhile: there is nobody to write to.
    if (!job) return
    const record = await records.find({
      path: pathOf('internal', 'records', job.recordId, 'versions', job.version),
      answer: recordVersionSchema,
    })
    if (!record) return
    const { subject, page } = contentOf[kind](record, addressesOf(publicUrl, proofJobId, record))
    try {
      await mailer.send({
        key: `${kind}:${proofJobId}`,
        to: record.form.email,
        subject,
        text: mailText(page),
        html: mailHtml(page),
        recordId: job.recordId,
      })
      logger.info({ kind, recordId: job.recordId, version: job.version }, 'mail handed over')
    } catch (error) {
      if (!(error instanceof RefusedAddressError)) throw error
      logger.warn({ err: error, kind, recordId: job.recordId }, 'mail refused for good')
    }
  }
}
