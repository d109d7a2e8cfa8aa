import { maskedAddress } from '@shared/contracts/masked-address'
import { countedAtMost, rowsShown } from '@shared/contracts/press-room'
import type { StaffInvitation, StaffInvitations } from '@shared/contracts/press-room'
import type { Connection } from 'mongoose'
import type { RecordTexts } from '../encryption/record-texts'
import { invitationModel } from '../invitations/invitation.model'
import type { InvitationDocument } from '../invitations/invitation.model'

/** What staff are shown of an invitation: nothing that opens it, and nothing that its owner wrote. */
type StoredInvitation = Pick<
  InvitationDocument,
  '_id' | 'recordId' | 'email' | 'role' | 'state' | 'sentAt' | 'expiresAt' | 'mail'
>
export type ListedInvitation = Omit<StoredInvitation, 'email'> & { email: string }

export interface InvitationList {
  /** Those behind the invitation that `after` names, the ones sent last first. */
  list(after: string | undefined, now: Date): Promise<StaffInvitations>
  findAll(ids: readonly string[]): Promise<ListedInvitation[]>
  /** How many are open, counted up to `countedAtMost`, and a text that is another one after every change of any. */
  state(now: Date): Promise<{ open: number; revision: string }>
}

const shown = { recordId: 1, email: 1, role: 1, state: 1, sentAt: 1, expiresAt: 1, mail: 1 } as const

export const isOpen = ({ state, expiresAt }: ListedInvitation, now: Date): boolean =>
  state === 'pending' && expiresAt > now

const present = (invitation: ListedInvitation, now: Date): StaffInvitation => {
  const { _id, recordId, email, role, state, sentAt, expiresAt, mail } = invitation
  return {
    id: _id,
    recordId,
    to: maskedAddress(email),
    role,
    state: state !== 'pending' ? state : isOpen(invitation, now) ? 'open' : 'expired',
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mail,
  }
}

/** The invitations of all records, for staff. */
export function createInvitationList(connection: Connection, texts: RecordTexts): InvitationList {
  const invitations = invitationModel(connection)
  const read = (found: readonly StoredInvitation[]) =>
    texts.readAll(found, ({ email, ...invitation }, textOf): ListedInvitation => ({
      ...invitation,
      email: textOf('email', email),
    }))
  const page = (place: object, most: number) =>
    invitations.find(place, shown).sort({ sentAt: -1, _id: -1 }).limit(most).lean<StoredInvitation[]>()

  /** In two questions, each along the index: first the rest of the same instant, then what is older. */
  const behind = async (after: string | undefined, most: number) => {
    const last =
      after === undefined ? null : await invitations.findById(after, shown).lean<StoredInvitation>()
    if (!last) return page({}, most)
    const same = await page({ sentAt: last.sentAt, _id: { $lt: last._id } }, most)
    if (same.length === most) return same
    return [...same, ...(await page({ sentAt: { $lt: last.sentAt } }, most - same.length))]
  }

  return {
    async list(after, now) {
      const found = await behind(after, rowsShown + 1)
      const listed = found.slice(0, rowsShown)
      return {
        invitations: (await read(listed)).map((invitation) => present(invitation, now)),
        after: found.length > listed.length ? (listed.at(-1)?._id ?? null) : null,
      }
    },
    findAll: async (ids) =>
      read(await invitations.find({ _id: { $in: ids } }, shown).lean<StoredInvitation[]>()),
    async state(now) {
      const [open, changed] = await Promise.all([
        invitations.countDocuments({ state: 'pending', expiresAt: { $gt: now } }, { limit: countedAtMost }),
        invitations
          .findOne({ changedAt: { $exists: true } }, { changedAt: 1 })
          .sort({ changedAt: -1 })
          .lean<Pick<InvitationDocument, 'changedAt'>>(),
      ])
      return { open, revision: `${open} ${changed?.changedAt?.getTime() ?? 0}` }
    },
  }
}
