import { AppError } from '@shared/node/errors'
import { LaterError } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import { findNewestReference, findOwnerAddress } from '../records/record-lookups'
import { recordEndingMail } from './mail-messages'
import { reviewAddress } from './mail-subject'
import type { MailTargetDependencies } from './mail-target'
import { sendMail } from './send-mail'

const payloadSchema = z.object({
  recordId: z.string(),
  removesAt: z.iso.datetime(),
  isSubmitted: z.boolean(),
})

/**
 * Tells the owner of a record, once for each such day, that it is going to be removed; nothing where it has no address. Who tells this
 * service of it tells it again until the e-mail has gone.
 * @throws AppError `unavailable` when the address has had its share of today
 */
export function createEndingMailTarget(
  dependencies: Pick<MailTargetDependencies, 'records' | 'mailer' | 'publicUrl' | 'logger'>,
): MessageTarget {
  const { records, mailer, publicUrl, logger } = dependencies
  return async ({ payload }) => {
    const { recordId, removesAt, isSubmitted } = payloadSchema.parse(payload)
    const { email, proofId } = (await findOwnerAddress(records, recordId)) ?? {}
    if (!email || !proofId) return
    const jobId = (await findNewestReference(records, proofId))?.latestProofJobId
    const addresses = {
      record: reviewAddress(publicUrl, jobId ?? proofId, {}),
      privacy: `${publicUrl}/privacy/${proofId}`,
    }
    const topic = `record-ending:${recordId}:${removesAt}`
    const sent = sendMail(
      { mailer, logger },
      recordEndingMail(proofId, addresses, { removesAt: new Date(removesAt), isSubmitted }),
      { kind: 'record-ending', recordId },
      { key: topic, topic, askedAt: new Date(0), to: email },
    )
    await sent.catch((error: unknown) => {
      if (!(error instanceof LaterError)) throw error
      throw new AppError({
        code: 'unavailable',
        publicMessage: 'This e-mail can go another day.',
        cause: error,
      })
    })
  }
}
