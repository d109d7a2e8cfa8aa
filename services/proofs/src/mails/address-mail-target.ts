import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import { findFormerAddress } from '../records/record-lookups'
import { addressChangedMail } from './mail-messages'
import type { MailTargetDependencies } from './mail-target'
import { sendMail } from './send-mail'

const payloadSchema = z.object({ recordId: z.string(), messageId: z.string() })

/** Tells an address, once, that no more e-mails about a record come to it; of the record it tells nothing. */
export function createAddressMailTarget(dependencies: MailTargetDependencies): MessageTarget {
  const { records, mailer, logger } = dependencies
  return async ({ payload }) => {
    const { recordId, messageId } = payloadSchema.parse(payload)
    const former = await findFormerAddress(records, recordId, messageId)
    if (!former) return
    const topic = `address-changed:${messageId}`
    await sendMail(
      { mailer, logger },
      addressChangedMail,
      { kind: 'address-changed', recordId },
      {
        key: topic,
        topic,
        askedAt: new Date(0),
        to: former.email,
      },
    )
  }
}
