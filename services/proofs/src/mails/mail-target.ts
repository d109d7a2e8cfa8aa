import type { RecordVersion } from '@shared/contracts/internal'
import type { ProofMail } from '@shared/contracts/proofs'
import type { Logger } from '@shared/node/logger'
import { MailLimitError } from '@shared/node/mail'
import type { MailAttachment, Mailer } from '@shared/node/mail'
import { mailHtml, mailText } from '@shared/node/mail-page'
import { RefusedMailError } from '@shared/node/mail-transport'
import { LaterError } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { PartAwayError } from '@shared/node/part-away'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import { readWhole } from '../files/awaited-store'
import type { ProofFiles } from '../files/proof-files'
import type { FinalBooks } from '../jobs/job.model'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import { successAddress } from '../page-addresses'
import { findReference, findVersion } from '../records/record-lookups'
import { proofApprovedMail, proofReadyMail } from './mail-messages'
import type { MailAddresses, MailContent } from './mail-messages'
import { topicOf } from './proof-mails'

export interface MailTargetDependencies {
  repository: JobRepository
  records: ServiceClient
  files: Pick<ProofFiles, 'book'>
  mailer: Mailer
  publicUrl: string
  logger: Logger
}

const payloadSchema = z.object({
  proofJobId: z.string(),
  /** The message that asked for an e-mail that has been sent before. */
  askedBy: z.string().optional(),
})

type Mail = MailContent & { attachments?: MailAttachment[] }

const addressesOf = (
  publicUrl: string,
  { _id }: ProofJob,
  { form, proofId }: RecordVersion,
): MailAddresses => ({
  proof: `${publicUrl}/proof-review/${_id}`,
  success: publicUrl + successAddress(form, proofId),
})

/** Writes and sends the e-mail that a message asks for. */
export function createMailTarget(
  kind: ProofMail['kind'],
  dependencies: MailTargetDependencies,
): MessageTarget {
  const { repository, records, files, mailer, publicUrl, logger } = dependencies

  const finishedBook = ({ archive }: FinalBooks, proofId: string): MailAttachment => {
    const { key, open } = files.book(archive)
    return {
      filename: `birth-codex-${proofId}.pdf`,
      contentType: 'application/pdf',
      key,
      async read() {
        const stored = await open()
        if (!stored)
          throw new PartAwayError('files', new Error('A finished book is no longer in the object store'))
        return readWhole(stored)
      },
    }
  }

  /** Null when what the e-mail would say is no longer so. */
  const write = async (job: ProofJob, record: RecordVersion): Promise<Mail | null> => {
    const reference = await findReference(records, job._id)
    if (!reference || reference.latestVersion > job.version) return null
    const addresses = addressesOf(publicUrl, job, record)
    if (kind === 'proof-ready') return proofReadyMail(record, addresses, job.unprintable ?? [])
    if (!job.final) return null
    const book = finishedBook(job.final, job.proofId)
    return {
      ...proofApprovedMail(record, addresses, { name: book.filename, pages: job.final.archive.pages }),
      attachments: [book],
    }
  }

  return async ({ payload, at }) => {
    const { proofJobId, askedBy } = payloadSchema.parse(payload)
    const job = await repository.find(proofJobId)
    // Erased meanwhile: there is nobody to write to.
    if (!job) return
    const record = await findVersion(records, job)
    const mail = record && (await write(job, record))
    if (!mail) return
    const { subject, page, attachments } = mail
    const about = { kind, recordId: job.recordId, version: job.version }
    const topic = topicOf(kind, proofJobId)
    try {
      await mailer.send({
        key: askedBy ? `${topic}:${askedBy}` : topic,
        topic,
        askedAt: at,
        to: record.form.email,
        subject,
        text: mailText(page),
        html: mailHtml(page),
        ...(attachments ? { attachments } : {}),
        recordId: job.recordId,
      })
      logger.info(about, 'mail handed over')
    } catch (error) {
      if (error instanceof MailLimitError) throw new LaterError(error.until, error)
      if (!(error instanceof RefusedMailError)) throw error
      logger.warn({ ...about, err: error }, 'mail refused for good')
    }
  }
}
