import { maskedAddress } from '@shared/contracts/masked-address'
import { isOutboxKind, rowsShown } from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'
import type { Mailer, MailQuery } from '@shared/node/mail'
import { isOpen } from './invitation-list'
import type { InvitationList } from './invitation-list'

export interface InvitationOutboxDependencies {
  mailer: Pick<Mailer, 'outbox'>
  list: Pick<InvitationList, 'findAll'>
  now: () => Date
}

/** A topic is 'mail.invitation:' and the invitation's id, or 'mail.mention:' and the id of a message. */
const readTopic = (topic: string) => {
  const [kind = '', id = ''] = topic.replace(/^mail\./, '').split(':')
  return { kind, id }
}

/** The e-mails about invitations and mentions, as staff see them. */
export const createInvitationOutbox =
  ({ mailer, list, now }: InvitationOutboxDependencies) =>
  async (query: MailQuery): Promise<Outbox> => {
    const found = await mailer.outbox(query, rowsShown + 1)
    const shown = found.slice(0, rowsShown)
    const known = await list.findAll(shown.map(({ _id }) => readTopic(_id).id))
    const invitations = new Map(known.map((invitation) => [invitation._id, invitation]))
    return {
      mails: shown.flatMap(({ _id, recordId, state, at, tries, fault }) => {
        const { kind, id } = readTopic(_id)
        if (!isOutboxKind(kind)) return []
        const invitation = invitations.get(id)
        return [
          {
            id: _id,
            kind,
            recordId,
            to: invitation ? maskedAddress(invitation.email) : null,
            state,
            at: at.toISOString(),
            tries: tries ?? null,
            fault: fault ?? null,
            invitationId: invitation && isOpen(invitation, now()) ? id : null,
          },
        ]
      }),
      after: found.length > shown.length ? (shown.at(-1)?._id ?? null) : null,
    }
  }
