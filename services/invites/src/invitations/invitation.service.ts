import type { z } from 'zod'
import { recordReferenceSchema } from '@shared/contracts/internal'
import type { inviteInfoSchema, inviteRequestSchema, inviteResultSchema } from '@shared/contracts/invites'
import { AppError } from '@shared/node/errors'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { OpenedRecord } from '../access/record-access'
import type { GrantRepository } from '../grants/grant.repository'
import type { RecordChanges } from '../live/record-changes'
import { mailMessage } from './invitation-mails'
import type { Invitation, InvitationRepository } from './invitation.repository'
import {
  hashOfSecret,
  isSecretOf,
  newInvitationId,
  newSecret,
  readToken,
  writeToken,
} from './invitation-token'
import { hashPasscode } from './passcode'
import { createRecordTurns } from './record-turns'
import { reminderTime } from './reminder-time'

type InviteRequest = z.output<typeof inviteRequestSchema>
type InviteResult = z.output<typeof inviteResultSchema>
type InviteInfo = z.output<typeof inviteInfoSchema>

/** An invitation whose link somebody holds. */
export interface OpenedInvitation {
  invitation: Invitation
  /** The link is from an e-mail, not from the owner: its holder reads the mail of the address. */
  isMailed: boolean
}

export interface InvitationService {
  /** Makes one invitation an address, and waits a little for its e-mail to be handed over. */
  invite(visitorId: string, record: OpenedRecord, request: InviteRequest): Promise<InviteResult>
  /** Sends a pending invitation again, with its whole time before it. Earlier links go on working. */
  sendAgain(
    record: Pick<OpenedRecord, 'recordId'>,
    invitationId: string,
  ): Promise<InviteResult['invites'][number]>
  /** @throws AppError `not_found` for an invitation that is not pending, or not of this record */
  revoke(record: OpenedRecord, invitationId: string): Promise<void>
  setRole(record: OpenedRecord, invitationId: string, role: Invitation['role']): Promise<void>
  /** The pending invitation of a link. @throws AppError `not_found` for any other, whatever the reason */
  open(token: string): Promise<OpenedInvitation>
  info(visitorId: string, token: string): Promise<InviteInfo>
  decline(token: string, what: 'invitation' | 'reminder'): Promise<void>
}

export interface InvitationServiceDependencies {
  repository: InvitationRepository
  grants: Pick<GrantRepository, 'findRole'>
  records: Pick<ServiceClient, 'find'>
  changes: Pick<RecordChanges, 'count'>
  relay: Pick<OutboxRelay, 'flush'>
  publicUrl: string
  now: () => Date
}

const maxPendingInvitations = 200
const day = 86_400_000
/** Milliseconds for which the owner waits to hear whether the mail server took the e-mails. */
const mailWaitMs = 8000

/** One answer for every link that does not work: unknown, expired, used, taken back or declined. */
export const invalidInvitation = () =>
  new AppError({ code: 'not_found', publicMessage: 'Invalid or expired invitation link' })

const noSuchInvitation = () =>
  new AppError({ code: 'not_found', publicMessage: 'This invitation is no longer open.' })
const tooManyInvitations = () =>
  new AppError({
    code: 'conflict',
    publicMessage: `At most ${maxPendingInvitations} invitations can be open at once. Please take some back first.`,
  })

export function createInvitationService(dependencies: InvitationServiceDependencies): InvitationService {
  const { repository, grants, records, changes, relay, publicUrl, now } = dependencies
  const inTurn = createRecordTurns()
  const addressOf = (invitationId: string, secret: string) =>
    `${publicUrl}/join/${writeToken({ invitationId, secret })}`

  /** What became of the e-mail, once it was handed over, refused, or has taken too long to be waited for. */
  const afterMail = async (id: string, message: StoredMessage, inviteUrl: string) => {
    await relay.flush(id, [message], mailWaitMs)
    const invitation = await repository.find(id)
    if (!invitation) throw noSuchInvitation()
    const { email, role, mail } = invitation
    return { id, email, role, inviteUrl, mail }
  }

  const pendingOf = async (
    { recordId }: Pick<OpenedRecord, 'recordId'>,
    invitationId: string,
  ): Promise<Invitation> => {
    const invitation = await repository.find(invitationId)
    if (invitation?.recordId !== recordId || invitation.state !== 'pending') throw noSuchInvitation()
    return invitation
  }

  /** Stores the invitations of one request: all of them, or none where too many would be open. */
  const store = async (
    visitorId: string,
    { recordId, proofId }: OpenedRecord,
    { emails, role, expiresInDays, message }: InviteRequest,
    passcodeHash: string | undefined,
  ) => {
    if ((await repository.countOf(recordId)) + emails.length > maxPendingInvitations)
      throw tooManyInvitations()
    const createdAt = now()
    const remindAt = reminderTime(createdAt, expiresInDays)
    const made = await Promise.all(
      emails.map(async (email) => {
        const id = newInvitationId()
        const secret = newSecret()
        const announcement = mailMessage(id, 'invitation', createdAt)
        const invitation: Invitation = {
          _id: id,
          recordId,
          proofId,
          email,
          role,
          invitedBy: visitorId,
          createdAt,
          sentAt: createdAt,
          expiresInDays,
          expiresAt: new Date(createdAt.getTime() + expiresInDays * day),
          state: 'pending',
          secretHashes: [hashOfSecret(secret)],
          mailedHashes: [],
          mail: 'waiting',
          passcodeFailures: 0,
          ...(message ? { message } : {}),
          ...(passcodeHash === undefined ? {} : { passcodeHash }),
          ...(remindAt ? { remindAt } : {}),
        }
        await repository.insert(invitation, announcement)
        return { id, announcement, url: addressOf(id, secret) }
      }),
    )
    // Counted with these in it, before any e-mail goes: of requests to several copies of the service the last to look sees them all.
    if ((await repository.countOf(recordId)) > maxPendingInvitations) {
      await repository.remove(made.map(({ id }) => id))
      throw tooManyInvitations()
    }
    return made
  }

  return {
    async invite(visitorId, record, request) {
      const { recordId } = record
      const passcodeHash = request.passcode === undefined ? undefined : await hashPasscode(request.passcode)
      // One after another: at the limit, requests that counted each other's invitations would all be refused.
      const made = await inTurn(recordId, () => store(visitorId, record, request, passcodeHash))
      await changes.count(recordId, 'people')
      const invites = await Promise.all(
        made.map(({ id, announcement, url }) => afterMail(id, announcement, url)),
      )
      return { invites }
    },

    async sendAgain(record, invitationId) {
      const { expiresInDays } = await pendingOf(record, invitationId)
      const sentAt = now()
      const secret = newSecret()
      const message = mailMessage(invitationId, 'invitation', sentAt)
      const wasSent = await repository.sendAgain(invitationId, {
        sentAt,
        expiresAt: new Date(sentAt.getTime() + expiresInDays * day),
        remindAt: reminderTime(sentAt, expiresInDays),
        secretHash: hashOfSecret(secret),
        message,
      })
      if (!wasSent) throw noSuchInvitation()
      await changes.count(record.recordId, 'people')
      return afterMail(invitationId, message, addressOf(invitationId, secret))
    },

    async revoke(record, invitationId) {
      await pendingOf(record, invitationId)
      if (!(await repository.end(invitationId, 'revoked', now()))) throw noSuchInvitation()
      await changes.count(record.recordId, 'people')
    },

    async setRole(record, invitationId, role) {
      await pendingOf(record, invitationId)
      if (!(await repository.setRole(invitationId, role))) throw noSuchInvitation()
      await changes.count(record.recordId, 'people')
    },

    async open(text) {
      const token = readToken(text)
      const invitation = token && (await repository.find(token.invitationId))
      if (!token || invitation?.state !== 'pending' || invitation.expiresAt <= now())
        throw invalidInvitation()
      const isMailed = isSecretOf(token.secret, invitation.mailedHashes)
      if (!isMailed && !isSecretOf(token.secret, invitation.secretHashes)) throw invalidInvitation()
      return { invitation, isMailed }
    },

    async info(visitorId, token) {
      const { recordId, proofId, email, role, message, passcodeHash } = (await this.open(token)).invitation
      const path = pathOf('internal', 'shared-records', proofId)
      const [grant, record] = await Promise.all([
        grants.findRole(recordId, visitorId),
        // What the invitation says can be read without it.
        records.find({ path, answer: recordReferenceSchema }).catch(() => null),
      ])
      return {
        proofId,
        email,
        role,
        message: message ?? null,
        requiresPasscode: passcodeHash !== undefined,
        yourRole: grant?.role ?? null,
        isClosed: record?.isClosed ?? false,
      }
    },

    async decline(token, what) {
      const { _id, recordId } = (await this.open(token)).invitation
      const isDone =
        what === 'invitation'
          ? await repository.end(_id, 'declined', now())
          : await repository.stopReminder(_id)
      if (!isDone) throw invalidInvitation()
      await changes.count(recordId, 'people')
    },
  }
}
