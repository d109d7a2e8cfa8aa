import type { AccessLevel, GrantRole } from '@shared/contracts/enumerations'
import type { AccessList } from '@shared/contracts/invites'
import { deviceIdOf } from '@shared/node/device-id'
import { AppError } from '@shared/node/errors'
import type { OpenedRecord } from '../access/record-access'
import { personIdOf } from '../grants/grant.model'
import type { GrantRepository } from '../grants/grant.repository'
import type { Invitation, InvitationRepository } from '../invitations/invitation.repository'
import type { RecordChanges } from '../live/record-changes'

export interface PeopleService {
  list(visitorId: string, record: OpenedRecord): Promise<AccessList>
  /** The same with all invitations, for nobody's own eyes. */
  listForStaff(recordId: string): Promise<AccessList>
  /** @throws AppError `not_found` for somebody who has no access by an invitation; `conflict` for who has become an owner since */
  setRole(record: OpenedRecord, personId: string, role: AccessLevel): Promise<void>
  /** Ends somebody's access, from the next call on. Throws as `setRole` does. */
  revoke(record: OpenedRecord, personId: string): Promise<void>
}

export interface PeopleServiceDependencies {
  grants: GrantRepository
  invitations: InvitationRepository
  changes: Pick<RecordChanges, 'count'>
  now: () => Date
}

const noSuchPerson = () =>
  new AppError({ code: 'not_found', publicMessage: 'This person no longer has access.' })
const ownersDevice = () =>
  new AppError({
    code: 'conflict',
    publicMessage:
      'This person has become an owner of the record. On the page ‘Your privacy’ the record is taken off their device.',
  })

const latestFirst =
  (when: 'sentAt' | 'endedAt') =>
  (one: Invitation, other: Invitation): number =>
    Number(other[when] ?? 0) - Number(one[when] ?? 0)

/** Who has access to a record. A person is known by the invitation that was used. */
export function createPeopleService({
  grants,
  invitations,
  changes,
  now,
}: PeopleServiceDependencies): PeopleService {
  const assertOf = async (recordId: string, personId: string) => {
    const invitation = await invitations.find(personId)
    if (invitation?.recordId !== recordId || invitation.state !== 'accepted') throw noSuchPerson()
    // Whom the key of an e-mail made an owner is one to `records` too, and would stay it there.
    if ((await grants.roleBy(recordId, personId)) === 'OWNER') throw ownersDevice()
  }

  const list = async (
    recordId: string,
    { visitorId, mayManage }: { visitorId: string | null; mayManage: boolean },
  ): Promise<AccessList> => {
    const everybody = await grants.listOf(recordId)
    const isOwner = ({ role }: { role: GrantRole }) => role === 'OWNER'
    const people = [...everybody.filter(isOwner), ...everybody.filter((grant) => !isOwner(grant))]
    // Addresses of people who have not joined are between them and the owner.
    const all = mayManage ? await invitations.allOf(recordId) : undefined
    const open = (all ?? []).filter(({ state }) => state === 'pending').toSorted(latestFirst('sentAt'))
    const withdrawn = all?.filter(({ state, acceptedAt }) => state === 'revoked' && acceptedAt)
    // Of every address the newest one tells whether its owner is still waited for.
    const newest = all && [...new Map(all.map((invitation) => [invitation.email, invitation])).values()]
    const declined = newest?.filter(({ state }) => state === 'declined')
    const at = now()
    return {
      people: people.map(({ invitationId, email, role, grantedAt, seenAt, visitorId: person }) => ({
        id: personIdOf({ invitationId }),
        email: email ?? null,
        role,
        since: grantedAt.toISOString(),
        isYou: person === visitorId,
        seenAt: mayManage ? (seenAt?.toISOString() ?? null) : null,
        deviceId: mayManage && role === 'OWNER' ? deviceIdOf(recordId, person) : null,
      })),
      former: withdrawn
        ?.toSorted(latestFirst('endedAt'))
        .map(({ _id, email, role, acceptedAt, endedAt, seenAt }) => ({
          id: _id,
          email,
          role,
          since: acceptedAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
          seenAt: seenAt?.toISOString() ?? null,
        })),
      declined: declined?.toSorted(latestFirst('endedAt')).map(({ _id, email, endedAt }) => ({
        id: _id,
        email,
        declinedAt: endedAt?.toISOString() ?? null,
      })),
      invitations: open.map(({ _id, email, role, sentAt, expiresAt, passcodeHash, mail }) => ({
        id: _id,
        email,
        role,
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isExpired: expiresAt <= at,
        requiresPasscode: passcodeHash !== undefined,
        mail,
      })),
    }
  }

  return {
    list: (visitorId, { recordId, role }) => list(recordId, { visitorId, mayManage: role === 'OWNER' }),
    listForStaff: (recordId) => list(recordId, { visitorId: null, mayManage: true }),
    // The invitation is written first in both: should this process die in between, what is given again is right.
    async setRole({ recordId }, personId, role) {
      await assertOf(recordId, personId)
      await invitations.setAcceptedRole(personId, role)
      if (!(await grants.setRole(recordId, personId, role))) throw noSuchPerson()
      await changes.count(recordId, 'people')
    },
    async revoke({ recordId }, personId) {
      await assertOf(recordId, personId)
      await invitations.withdraw(personId, now(), await grants.seenAt(recordId, personId))
      const isRemoved = await grants.remove(recordId, personId)
      // Somebody may have become an owner since they were looked at.
      if (!isRemoved && (await grants.roleBy(recordId, personId)) === 'OWNER') {
        await invitations.takeWithdrawalBack(personId)
        throw ownersDevice()
      }
      await changes.count(recordId, 'people')
    },
  }
}
