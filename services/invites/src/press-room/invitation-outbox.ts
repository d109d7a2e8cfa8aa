import { maskedAddress } from '@shared/contracts/masked-address'
import type { Mailer } from '@shared/node/mail'
import type { MaskedAddresses } from '@shared/node/masked-addresses'
import { createStaffOutbox } from '@shared/node/staff-outbox'
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
export const createInvitationOutbox = ({ mailer, list, addressesOf, now }: InvitationOutboxDependencies) =>
  createStaffOutbox(mailer, async (mails) => {
    const people = mails.map(({ _id, recordId }) => ({ recordId, ...readTopic(_id) }))
    const [known, owners] = await Promise.all([
      list.findAll(people.map(({ personId }) => personId)),
      addressesOf(people.flatMap(({ personId, recordId }) => (personId === ownerPerson ? [recordId] : []))),
    ])
    const invitations = new Map(known.map((invitation) => [invitation._id, invitation]))
    return ({ _id, recordId }) => {
      const { kind, personId } = readTopic(_id)
      const invitation = invitations.get(personId)
      const owner = personId === ownerPerson ? owners[recordId] : undefined
      const canGoAgain = kind === 'invitation' && invitation && isOpen(invitation, now())
      return {
        kind,
        to: invitation ? maskedAddress(invitation.email) : (owner ?? null),
        invitationId: canGoAgain ? invitation._id : null,
      }
    }
  })
