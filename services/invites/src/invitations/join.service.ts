import { randomUUID } from 'node:crypto'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { AppError } from '@shared/node/errors'
import type { Mailer } from '@shared/node/mail'
import type { MessageTarget, OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { z } from 'zod'
import type { GrantRepository } from '../grants/grant.repository'
import type { RecordChanges } from '../live/record-changes'
import type { Invitation, InvitationRepository } from './invitation.repository'
import { invalidInvitation } from './invitation.service'
import type { InvitationService } from './invitation.service'
import { isPasscodeOf } from './passcode'
import { lockAfter, tooManyGuesses } from './passcode-guesses'
import type { PasscodeGuesses } from './passcode-guesses'

export interface JoinService {
  /**
   * Uses an invitation up and gives the visitor its role.
   *
   * @throws AppError `not_found` for a link that does not work, `forbidden` for a missing or wrong passcode, `rate_limited`
   * after too many of them, `conflict` for the record's own owner
   */
  join(
    visitorId: string,
    token: string,
    passcode: string | undefined,
  ): Promise<{ role: AccessLevel; proofId: string }>
  /** What follows from an acceptance, once or again: the role is given, and an address that was written to is confirmed. */
  finish: MessageTarget
}

export interface JoinServiceDependencies {
  invitations: Pick<InvitationService, 'open'>
  repository: InvitationRepository
  guesses: PasscodeGuesses
  grants: Pick<GrantRepository, 'give' | 'remove' | 'findRole'>
  changes: Pick<RecordChanges, 'count'>
  mailer: Pick<Mailer, 'confirmAddress'>
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

export const acceptedType = 'invitation.accepted'
const acceptedSchema = z.object({ invitationId: z.string(), isMailed: z.boolean() })

const wrongPasscode = () =>
  new AppError({
    code: 'forbidden',
    publicMessage: 'That passcode is not right. Please ask the person who invited you.',
  })

export function createJoinService(dependencies: JoinServiceDependencies): JoinService {
  const { invitations, repository, guesses, grants, changes, mailer, relay, now } = dependencies

  const checkPasscode = async (visitorId: string, invitation: Invitation, passcode: string | undefined) => {
    const { _id, passcodeHash, passcodeFailures, passcodeLockedUntil } = invitation
    if (passcodeHash === undefined) return
    const at = now()
    if (!passcode)
      throw new AppError({ code: 'forbidden', publicMessage: 'Please enter the passcode to continue.' })
    if (passcodeLockedUntil && passcodeLockedUntil > at) throw tooManyGuesses(passcodeLockedUntil, at)
    await guesses.count(visitorId, at)
    const lockedUntil = lockAfter(passcodeFailures + 1, at)
    // Somebody else is guessing at the same moment: theirs counts, and this one is asked for again.
    if (!(await repository.countGuess(_id, passcodeFailures, lockedUntil)))
      throw tooManyGuesses(new Date(at.getTime() + 1000), at)
    if (!(await isPasscodeOf(passcode, passcodeHash))) throw wrongPasscode()
    await guesses.clear(visitorId)
  }

  const grant = async (invitationId: string) => {
    const invitation = await repository.find(invitationId)
    if (invitation?.state !== 'accepted' || !invitation.acceptedBy) return
    const { recordId, acceptedBy, role, email, acceptedAt = now() } = invitation
    await grants.give({ recordId, visitorId: acceptedBy, role, email, invitationId, grantedAt: acceptedAt })
    // The owner may have taken the access back between the reading and the giving: that stands.
    const since = await repository.find(invitationId)
    if (since?.state !== 'accepted') await grants.remove(recordId, invitationId)
    await changes.count(recordId, 'people')
  }

  return {
    async finish({ payload }) {
      const { invitationId, isMailed } = acceptedSchema.parse(payload)
      await grant(invitationId)
      const invitation = isMailed ? await repository.find(invitationId) : null
      if (invitation) await mailer.confirmAddress(invitation.email)
    },
    async join(visitorId, token, passcode) {
      const { invitation, isMailed } = await invitations.open(token)
      const { _id: id, recordId, role, proofId } = invitation
      if ((await grants.findRole(recordId, visitorId))?.role === 'OWNER')
        throw new AppError({
          code: 'conflict',
          publicMessage: 'This record is your own. The link is for the person you invited.',
        })
      await checkPasscode(visitorId, invitation, passcode)
      const at = now()
      const accepted: StoredMessage = {
        id: randomUUID(),
        type: acceptedType,
        payload: { invitationId: id, isMailed },
        at,
      }
      if (!(await repository.accept(id, visitorId, at, accepted))) throw invalidInvitation()
      await grant(id)
      await relay.flush(id, [accepted])
      return { role, proofId }
    },
  }
}
