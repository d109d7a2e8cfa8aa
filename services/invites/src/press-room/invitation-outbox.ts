import { maskedAddress } from '@shared/contracts/masked-address'
import { isOutboxKind, rowsShown } from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'
import type { Mailer, MailQuery } from '@shared/node/mail'
import type { MaskedAddresses } from '@shared/node/masked-addresses'
import { ownerPerson } from '../grants/grant.model'
import { personOfMention } from '../mentions/mention-mail-target'
import { isOpen } from './invitation-list'
import type { InvitationList } from './invitation-list'

export interface InvitationOutboxDependencies {
  mailer: Pick<Mailer, 'outbox'>
  list: Pick<InvitationList, 'findAll'>
  addressesOf: MaskedAddresses
  now: () => Date
}

/** A topic is 'mail.invitation:' and the invitation's id, or that of a mention: who somebody is, their invitation's id tells as well. */
const readTopic = (topic: string) => {
  const [kind = '', id = ''] = topic.replace(/^mail\./, '').split(':')
  return { kind, personId: kind === 'mention' ? personOfMention(topic) : id }
}

/** The e-mails about invitations and mentions, as staff see them. */
export const createInvitationOutbox =
  ({ mailer, list, addressesOf, now }: InvitationOutboxDependencies) =>
  async (query: MailQuery): Promise<Outbox> => {
    const found = await mailer.outbox(query, rowsShown + 1)
    const shown = found.slice(0, rowsShown)
    const mails = shown.map((mail) => ({ ...mail, ...readTopic(mail._id) }))
    const [known, owners] = await Promise.all([
      list.findAll(mails.map(({ personId }) => personId)),
      addressesOf(mails.flatMap(({ personId, recordId }) => (personId === ownerPerson ? [recordId] : []))),
    ])
    const invitations = new Map(known.map((invitation) => [invitation._id, invitation]))
    return {
      mails: mails.flatMap(({ _id, kind, personId, recordId, state, at, tries, fault }) => {
        if (!isOutboxKind(kind)) return []
        const invitation = invitations.get(personId)
        const owner = personId === ownerPerson ? owners[recordId] : undefined
        return [
          {
            id: _id,
            kind,
            recordId,
            to: invitation ? maskedAddress(invitation.email) : (owner ?? null),
            state,
            at: at.toISOString(),
            tries: tries ?? null,
            fault: fault ?? null,
            invitationId:
              kind === 'invitation' && invitation && isOpen(invitation, now()) ? invitation._id : null,
          },
        ]
      }),
      after: found.length > shown.length ? (shown.at(-1)?._id ?? null) : null,
    }
  }
