import type { ProofMail } from '@shared/contracts/proofs'
import type { Logger } from '@shared/node/logger'
import { UnconfirmedAddressError } from '@shared/node/mail'
import type { MailAttachment, Mailer } from '@shared/node/mail'
import type { MessageTarget } from '@shared/node/outbox'
import { PartAwayError } from '@shared/node/part-away'
import type { RecordKeys } from '@shared/node/record-keys'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import { readWhole } from '../files/awaited-store'
import type { ProofFiles } from '../files/proof-files'
import type { FinalBooks } from '../jobs/job.model'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import { readUnprintable } from '../jobs/unprintable-characters'
import { findMailSubject, mailAddressesOf } from './mail-subject'
import type { MailSubject } from './mail-subject'
import { proofApprovedMail, proofReadyMail } from './mail-messages'
import type { MailContent } from './mail-messages'
import type { OwnerKeys } from '../owners/owner-keys'
import { approvedTopic, readyTopic } from './proof-mails'
import { sendMail } from './send-mail'

export interface MailTargetDependencies {
  repository: JobRepository
  records: ServiceClient
  files: Pick<ProofFiles, 'book'>
  keys: Pick<RecordKeys, 'keyFor'>
  mailer: Mailer
  ownerKeys: Pick<OwnerKeys, 'give'>
  publicUrl: string
  logger: Logger
  now: () => Date
}

const payloadSchema = z.object({
  proofJobId: z.string(),
  /** The message by which an owner asked for an e-mail that has been sent before. */
  askedBy: z.string().optional(),
})

type Mail = MailContent & { topic: string; attachments?: MailAttachment[] }
type Kind = ProofMail['kind']

/** Why an e-mail is sent. */
interface Occasion {
  /** The message that asks for it. */
  id: string
  /** An address that has had it since is not sent it again. */
  since: Date
}

/** The link of a proof lets its owner go on elsewhere for so long. */
const keyLifeMs = 30 * 86_400_000

/** Writes and sends the e-mail that a message asks for. */
export function createMailTarget(asked: Kind, dependencies: MailTargetDependencies): MessageTarget {
  const { records, repository, files, keys, mailer, ownerKeys, publicUrl, logger, now } = dependencies

  const finishedBook = ({ archive }: FinalBooks, { recordId, proofId }: ProofJob): MailAttachment => {
    const { key, open } = files.book(recordId, archive)
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

  const write = async (kind: Kind, subject: MailSubject, occasion: Occasion): Promise<Mail | null> => {
    const { job, record } = subject
    if (kind === 'proof-ready') {
      const { email } = record.form
      const givenAt = now()
      const key = await ownerKeys.give({
        messageKey: `${readyTopic(job._id)}:${occasion.id}`,
        recordId: job.recordId,
        addressHash: mailer.hashOf(email),
        givenAt,
        expiresAt: new Date(givenAt.getTime() + keyLifeMs),
      })
      const mark = mailer.markOf(job._id, email)
      const addresses = mailAddressesOf(publicUrl, subject, { mark, key })
      const isConfirmed = await mailer.isConfirmed(email)
      const isApproved = job.approvedAt !== undefined
      const unprintable = await readUnprintable(keys, job)
      const state = { unprintable, isApproved, isConfirmed }
      return { ...proofReadyMail(record, addresses, state), topic: readyTopic(job._id) }
    }
    // Taken back meanwhile, or not finished again yet.
    if (!job.final || !job.approvedAt) return null
    const book = finishedBook(job.final, job)
    const addresses = mailAddressesOf(publicUrl, subject)
    return {
      topic: approvedTopic(job._id, job.approvedAt),
      ...proofApprovedMail(record, addresses, {
        name: book.filename,
        pages: job.final.archive.pages,
        isArchival: (await book.read()).includes('<pdfaid:part>'),
      }),
      attachments: [book],
    }
  }

  const send = async (kind: Kind, subject: MailSubject, occasion: Occasion): Promise<void> => {
    const { job, record } = subject
    const mail = await write(kind, subject, occasion)
    if (!mail) return
    const { topic, attachments, ...content } = mail
    const about = { kind, recordId: job.recordId, version: job.version }
    try {
      await sendMail({ mailer, logger }, content, about, {
        key: `${topic}:${occasion.id}`,
        topic,
        askedAt: occasion.since,
        to: record.form.email,
        ...(attachments ? { attachments } : {}),
        isForConfirmed: kind === 'proof-approved',
      })
    } catch (error) {
      if (!(error instanceof UnconfirmedAddressError)) throw error
      logger.info(about, 'mail waits until the link in the first one is opened')
      // An address that was corrected after the approval has not had that one yet.
      await send('proof-ready', subject, occasion)
    }
  }

  return async ({ id, payload, at }) => {
    const { proofJobId, askedBy } = payloadSchema.parse(payload)
    const subject = await findMailSubject(repository, records, proofJobId)
    // The first e-mail of a kind goes once to an address; an owner may ask for it again.
    if (subject) await send(asked, subject, { id, since: askedBy ? at : new Date(0) })
  }
}
