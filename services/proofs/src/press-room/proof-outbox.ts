import { isOutboxKind, maskedAddressesSchema, rowsShown } from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'
import type { Mailer, MailQuery } from '@shared/node/mail'
import type { ServiceClient } from '@shared/node/service-client'
import type { Logger } from '@shared/node/logger'

export interface ProofOutboxDependencies {
  mailer: Pick<Mailer, 'outbox'>
  records: Pick<ServiceClient, 'call'>
  logger: Logger
}

/** E-mails that went to another address than the record's have none here. */
const goesElsewhere = 'address-changed'

/** The e-mails about proofs, as staff see them. */
export function createProofOutbox({ mailer, records, logger }: ProofOutboxDependencies) {
  /** Who it goes to is asked of records, masked; while that is away nobody is named. */
  const addressesOf = async (recordIds: readonly string[]): Promise<Record<string, string>> => {
    if (!recordIds.length) return {}
    try {
      const path = `/internal/press-room/addresses?records=${recordIds.map(encodeURIComponent).join(',')}`
      return (await records.call({ path, answer: maskedAddressesSchema })).addresses
    } catch (error) {
      logger.warn({ err: error }, 'the addresses of e-mails could not be asked for')
      return {}
    }
  }
  return async (query: MailQuery): Promise<Outbox> => {
    const found = await mailer.outbox(query, rowsShown + 1)
    const shown = found.slice(0, rowsShown)
    const addresses = await addressesOf([...new Set(shown.map(({ recordId }) => recordId))])
    return {
      mails: shown.flatMap(({ _id, recordId, state, at, tries, fault }) => {
        const [kind = ''] = _id.split(':')
        if (!isOutboxKind(kind)) return []
        return [
          {
            id: _id,
            kind,
            recordId,
            to: kind === goesElsewhere ? null : (addresses[recordId] ?? null),
            state,
            at: at.toISOString(),
            tries: tries ?? null,
            fault: fault ?? null,
            invitationId: null,
          },
        ]
      }),
      after: found.length > shown.length ? (shown.at(-1)?._id ?? null) : null,
    }
  }
}
