import { isOutboxKind, rowsShown } from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'
import type { Mailer, MailQuery } from '@shared/node/mail'
import type { MaskedAddresses } from '@shared/node/masked-addresses'

export interface ProofOutboxDependencies {
  mailer: Pick<Mailer, 'outbox'>
  addressesOf: MaskedAddresses
}

/** E-mails that went to another address than the record's have none here. */
const goesElsewhere = 'address-changed'

/** The e-mails about proofs, as staff see them. */
export const createProofOutbox =
  ({ mailer, addressesOf }: ProofOutboxDependencies) =>
  async (query: MailQuery): Promise<Outbox> => {
    const found = await mailer.outbox(query, rowsShown + 1)
    const shown = found.slice(0, rowsShown)
    const addresses = await addressesOf(shown.map(({ recordId }) => recordId))
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
