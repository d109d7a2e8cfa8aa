import type { Mailer } from '@shared/node/mail'
import type { MaskedAddresses } from '@shared/node/masked-addresses'
import { createStaffOutbox } from '@shared/node/staff-outbox'

export interface ProofOutboxDependencies {
  mailer: Pick<Mailer, 'outbox'>
  addressesOf: MaskedAddresses
}

/** E-mails that went to another address than the record's have none here. */
const goesElsewhere = 'address-changed'

/** The e-mails about proofs, as staff see them. A topic is their kind, and what they are about. */
export const createProofOutbox = ({ mailer, addressesOf }: ProofOutboxDependencies) =>
  createStaffOutbox(mailer, async (mails) => {
    const addresses = await addressesOf(mails.map(({ recordId }) => recordId))
    return ({ _id, recordId }) => {
      const [kind = ''] = _id.split(':')
      const to = kind === goesElsewhere ? null : (addresses[recordId] ?? null)
      return { kind, to, invitationId: null }
    }
  })
