import type { RecordVersion } from '@shared/contracts/internal'
import { mailMarkParameter } from '@shared/contracts/proofs'
import type { ProofMail } from '@shared/contracts/proofs'
import type { Logger } from '@shared/node/logger'
import { MailLimitError, UnconfirmedAddressError } from '@shared/node/mail'
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
  /** The message by which an owner asked for an e-mail that has been sent before. */
  askedBy: z.string().optional(),
})

type Mail = MailContent & { attachments?: MailAttachment[] }
type Kind = ProofMail['kind']

/** The proof that an e-mail tells of. */
interface Subject {
  job: ProofJob
  record: RecordVersion
}

/** Why an e-mail is sent. */
interface Occasion {
  /** The message that asks for it. */
  id: string
  /** An address that has had it since is not sent it again. */
  since: Date
}

const addressesOf = (publicUrl: string, { job, record }: Subject, mark?: string): MailAddresses => ({
  proof: `${publicUrl}/proof-review/${job._id}${mark ? `#${mailMarkParameter}=${mark}` : ''}`,
  success: publicUrl + successAddress(record.form, record.proofId),
})

/** Writes and sends the e-mail that a message asks for. */
export function createMailTarget(asked: Kind, dependencies: MailTargetDependencies): MessageTarget {
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

  const write = async (kind: Kind, subject: Subject): Promise<Mail | null> => {
    const { job, record } = subject
    if (kind === 'proof-ready') {
      const { email } = record.form
      const addresses = addressesOf(publicUrl, subject, mailer.markOf(job._id, email))
      const isConfirmed = await mailer.isConfirmed(email)
      const isApproved = job.approvedAt !== undefined
      return proofReadyMail(record, addresses, {
        unprintable: job.unprintable ?? [],
        isApproved,
        isConfirmed,
      })
    }
    if (!job.final) return null
    const book = finishedBook(job.final, job.proofId)
    const addresses = addressesOf(publicUrl, subject)
    return {
      ...proofApprovedMail(record, addresses, { name: book.filename, pages: job.final.archive.pages }),
      attachments: [book],
    }
  }

  const send = async (kind: Kind, subject: Subject, occasion: Occasion): Promise<void> => {
    const { job, record } = subject
    const mail = await write(kind, subject)
    if (!mail) return
    const { subject: title, page, attachments } = mail
    const about = { kind, recordId: job.recordId, version: job.version }
    const topic = topicOf(kind, job._id)
    try {
      await mailer.send({
        key: `${topic}:${occasion.id}`,
        topic,
        askedAt: occasion.since,
        to: record.form.email,
        subject: title,
        text: mailText(page),
        html: mailHtml(page),
        ...(attachments ? { attachments } : {}),
        isForConfirmed: kind === 'proof-approved',
        recordId: job.recordId,
      })
      logger.info(about, 'mail handed over')
    } catch (error) {
      if (error instanceof MailLimitError) throw new LaterError(error.until, error)
      if (error instanceof UnconfirmedAddressError) {
        logger.info(about, 'mail waits until the link in the first one is opened')
        // An address that was corrected after the approval has not had that one yet.
        return send('proof-ready', subject, occasion)
      }
      if (!(error instanceof RefusedMailError)) throw error
      logger.warn({ ...about, err: error }, 'mail refused for good')
    }
  }

  return async ({ id, payload, at }) => {
    const { proofJobId, askedBy } = payloadSchema.parse(payload)
    const job = await repository.find(proofJobId)
    // Erased meanwhile: there is nobody to write to.
    if (!job) return
    const record = await findVersion(records, job)
    const reference = await findReference(records, job._id)
    // What the e-mail would say is no longer so.
    if (!record || !reference || reference.latestVersion > job.version) return
    // The first e-mail of a kind goes once to an address; an owner may ask for it again.
    await send(asked, { job, record }, { id, since: askedBy ? at : new Date(0) })
  }
}
