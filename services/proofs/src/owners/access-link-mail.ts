import { isProofId } from '@shared/insights/proof-id'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import { accessLinkMail } from '../mails/mail-messages'
import { mailAddressesOf } from '../mails/mail-subject'
import type { MailTargetDependencies } from '../mails/mail-target'
import { sendMail } from '../mails/send-mail'
import { findNewestReference, findReference, findVersion } from '../records/record-lookups'
import type { AccessLinks } from './access-links'

export interface AccessLinkMailDependencies extends MailTargetDependencies {
  links: Pick<AccessLinks, 'find' | 'mayGo'>
  now: () => Date
}

const payloadSchema = z.object({ linkId: z.string() })
const dayMs = 86_400_000

/** Sends the link that somebody asked for to the address of the record, and to no other; nothing where there is no record. */
export function createAccessLinkTarget(dependencies: AccessLinkMailDependencies): MessageTarget {
  const { links, repository, records, mailer, ownerKeys, publicUrl, logger, now } = dependencies

  return async ({ payload, at }) => {
    const { linkId } = payloadSchema.parse(payload)
    const link = await links.find(linkId)
    if (!link) return
    const { askedFor } = link
    const reference = isProofId(askedFor)
      ? await findNewestReference(records, askedFor)
      : await findReference(records, askedFor)
    if (!reference || !(await links.mayGo(link, reference.recordId))) return
    const job = await repository.find(reference.latestProofJobId)
    if (!job) throw new Error('The newest proof of the record is not here yet')
    const record = await findVersion(records, job)
    if (!record) return
    const { recordId } = record
    const { email } = record.form
    const topic = `access-link:${linkId}`
    const expiresAt = new Date(now().getTime() + dayMs)
    const addressHash = mailer.hashOf(email)
    const key = await ownerKeys.give({ messageKey: topic, recordId, addressHash, expiresAt })
    const { proof } = mailAddressesOf(
      publicUrl,
      { job, record },
      { key, mark: mailer.markOf(job._id, email) },
    )
    const content = accessLinkMail(record.proofId, proof, expiresAt)
    await sendMail(
      { mailer, logger },
      content,
      { kind: 'access-link', recordId },
      {
        key: topic,
        topic,
        askedAt: at,
        to: email,
      },
    )
  }
}
