import { isProofId } from '@shared/insights/proof-id'
import type { Logger } from '@shared/node/logger'
import type { Mailer } from '@shared/node/mail'
import type { MessageTarget } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import { accessLinkMail } from '../mails/mail-messages'
import { reviewAddress } from '../mails/mail-subject'
import { sendMail } from '../mails/send-mail'
import { findNewestReference, findOwnerAddress, findRecord, findReference } from '../records/record-lookups'
import type { AccessLinks } from './access-links'
import type { OwnerKeys } from './owner-keys'

export interface AccessLinkMailDependencies {
  links: Pick<AccessLinks, 'find' | 'mayGo'>
  records: Pick<ServiceClient, 'find'>
  mailer: Mailer
  ownerKeys: Pick<OwnerKeys, 'give'>
  publicUrl: string
  logger: Logger
  now: () => Date
}

const payloadSchema = z.object({ linkId: z.string() })
const dayMs = 86_400_000

/** Sends the link that somebody asked for to the address of the record, and to no other; nothing where there is no record. */
export function createAccessLinkTarget(dependencies: AccessLinkMailDependencies): MessageTarget {
  const { links, records, mailer, ownerKeys, publicUrl, logger, now } = dependencies

  return async ({ payload, at }) => {
    const { linkId } = payloadSchema.parse(payload)
    const link = await links.find(linkId)
    if (!link) return
    const { askedFor } = link
    const found = await (isProofId(askedFor) ? findRecord : findReference)(records, askedFor)
    if (!found || !(await links.mayGo(link, found.recordId))) return
    const { recordId } = found
    const { email, proofId } = (await findOwnerAddress(records, recordId)) ?? {}
    if (!email || !proofId) return
    const topic = `access-link:${linkId}`
    const givenAt = now()
    const expiresAt = new Date(givenAt.getTime() + dayMs)
    const addressHash = mailer.hashOf(email)
    const key = await ownerKeys.give({ messageKey: topic, recordId, addressHash, givenAt, expiresAt })
    // A record that was never submitted has no proof: its page is the one of its Proof ID.
    const jobId = (await findNewestReference(records, proofId))?.latestProofJobId
    const address = jobId
      ? reviewAddress(publicUrl, jobId, { key, mark: mailer.markOf(jobId, email) })
      : reviewAddress(publicUrl, proofId, { key })
    await sendMail(
      { mailer, logger },
      accessLinkMail(proofId, address, expiresAt),
      { kind: 'access-link', recordId },
      { key: topic, topic, askedAt: at, to: email },
    )
  }
}
