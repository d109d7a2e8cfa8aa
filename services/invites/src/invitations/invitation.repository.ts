import type { AccessLevel } from '@shared/contracts/enumerations'
import type { MailState } from '@shared/contracts/proofs'
import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import type { RecordTexts } from '../encryption/record-texts'
import { invitationModel } from './invitation.model'
import type { InvitationDocument } from './invitation.model'

type StoredInvitation = Omit<InvitationDocument, 'outbox' | 'outboxDueAt'>
export type Invitation = Omit<StoredInvitation, 'email' | 'message'> & { email: string; message?: string }

export interface SentAgain {
  sentAt: Date
  expiresAt: Date
  remindAt: Date | undefined
  secretHash: string
  message: StoredMessage
}

/** Every write names one invitation, and is false when the invitation is not as the write expects it. */
export interface InvitationRepository {
  insert(invitation: Invitation, message: StoredMessage): Promise<void>
  /** Takes invitations out again as if they had never been made. */
  remove(ids: readonly string[]): Promise<void>
  find(id: string): Promise<Invitation | null>
  /** The oldest first. */
  allOf(recordId: string): Promise<Invitation[]>
  countOf(recordId: string): Promise<number>
  addMailedSecret(id: string, secretHash: string): Promise<boolean>
  sendAgain(id: string, sent: SentAgain): Promise<boolean>
  setMail(id: string, mail: MailState): Promise<boolean>
  setRole(id: string, role: AccessLevel): Promise<boolean>
  /** Ends a pending invitation without anybody having joined. */
  end(id: string, state: 'revoked' | 'declined', endedAt: Date): Promise<boolean>
  /** Ends the access that came of an accepted invitation, and keeps when the record was last opened with it. */
  withdraw(id: string, endedAt: Date, seenAt: Date | undefined): Promise<boolean>
  /** As before `withdraw`, of an access that could not be ended. */
  takeWithdrawalBack(id: string): Promise<boolean>
  /** The role of somebody who has joined, for the case that it is given again. */
  setAcceptedRole(id: string, role: AccessLevel): Promise<boolean>
  stopReminder(id: string): Promise<boolean>
  /** Uses the invitation up: of any number at once, one is true. */
  accept(id: string, visitorId: string, now: Date, message: StoredMessage): Promise<boolean>
  /** Counts a guess before it is looked at, so that many at once are counted as many. */
  countGuess(id: string, failuresBefore: number, lockedUntil: Date | undefined): Promise<boolean>
  /** Ids of some invitations whose reminder is due. */
  findDueReminders(now: Date, limit: number): Promise<string[]>
  /** Takes a reminder that is due: of any number of processes at once, one is true. */
  takeReminder(id: string, now: Date, message: StoredMessage): Promise<boolean>
}

// More of a kind are given out only if one invitation is sent again and again; the oldest links then end.
const maxSecrets = 8
const withoutOutbox = { outbox: 0, outboxDueAt: 0 } as const

type Update = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export function createInvitationRepository(connection: Connection, texts: RecordTexts): InvitationRepository {
  const invitations = invitationModel(connection)
  const write = async (filter: Record<string, unknown>, { $set, ...update }: Update) => {
    const changed = { ...update, $set: { ...$set, changedAt: new Date() } }
    return (await invitations.updateOne(filter, changed)).matchedCount > 0
  }
  const read = (found: readonly StoredInvitation[]) =>
    texts.readAll(found, ({ email, message, ...invitation }, textOf): Invitation => ({
      ...invitation,
      email: textOf('email', email),
      ...(message === undefined ? {} : { message: textOf('message', message) }),
    }))
  const pending = (id: string) => ({ _id: id, state: 'pending' })
  const announce = (message: StoredMessage) => ({
    $push: { outbox: message },
    $set: { outboxDueAt: firstDueAt(message.at) },
  })
  const newest = (hash: string) => ({ $each: [hash], $slice: -maxSecrets })

  return {
    async insert({ email, message: words, ...invitation }, message) {
      await invitations.create({
        ...invitation,
        email: await texts.encrypt(invitation, 'email', email),
        ...(words === undefined ? {} : { message: await texts.encrypt(invitation, 'message', words) }),
        changedAt: invitation.createdAt,
        outbox: [message],
        outboxDueAt: firstDueAt(message.at),
      })
    },
    async remove(ids) {
      await invitations.deleteMany({ _id: { $in: [...ids] } })
    },
    async find(id) {
      const found = await invitations.findById(id, withoutOutbox).lean<StoredInvitation>()
      const [invitation] = found ? await read([found]) : []
      return invitation ?? null
    },
    allOf: async (recordId) =>
      read(
        await invitations.find({ recordId }, withoutOutbox).sort({ createdAt: 1 }).lean<StoredInvitation[]>(),
      ),
    countOf: (recordId) => invitations.countDocuments({ recordId, state: 'pending' }),
    addMailedSecret: (id, secretHash) => write(pending(id), { $push: { mailedHashes: newest(secretHash) } }),
    sendAgain: (id, { sentAt, expiresAt, remindAt, secretHash, message }) =>
      write(pending(id), {
        $push: { outbox: message, secretHashes: newest(secretHash) },
        $set: {
          sentAt,
          expiresAt,
          mail: 'waiting',
          passcodeFailures: 0,
          outboxDueAt: firstDueAt(message.at),
          ...(remindAt ? { remindAt } : {}),
        },
        $unset: { passcodeLockedUntil: 1, ...(remindAt ? {} : { remindAt: 1 }) },
      }),
    setMail: (id, mail) => write({ _id: id }, { $set: { mail } }),
    setRole: (id, role) => write(pending(id), { $set: { role } }),
    end: (id, state, endedAt) =>
      write(pending(id), {
        $set: { state, endedAt, outbox: [] },
        $unset: { remindAt: 1, outboxDueAt: 1, passcodeHash: 1, message: 1 },
      }),
    withdraw: (id, endedAt, seenAt) =>
      write(
        { _id: id, state: 'accepted' },
        { $set: { state: 'revoked', endedAt, ...(seenAt ? { seenAt } : {}) } },
      ),
    takeWithdrawalBack: (id) =>
      write(
        { _id: id, state: 'revoked', acceptedAt: { $exists: true } },
        { $set: { state: 'accepted' }, $unset: { endedAt: 1, seenAt: 1 } },
      ),
    setAcceptedRole: (id, role) => write({ _id: id, state: 'accepted' }, { $set: { role } }),
    stopReminder: (id) => write(pending(id), { $unset: { remindAt: 1 } }),
    accept: (id, visitorId, now, message) => {
      const { $push, $set } = announce(message)
      return write(
        { ...pending(id), expiresAt: { $gt: now } },
        {
          $push,
          $set: {
            ...$set,
            state: 'accepted',
            acceptedBy: visitorId,
            acceptedAt: now,
            secretHashes: [],
            mailedHashes: [],
          },
          $unset: { remindAt: 1, passcodeHash: 1, passcodeLockedUntil: 1, message: 1 },
        },
      )
    },
    countGuess: (id, failuresBefore, lockedUntil) =>
      write(
        { ...pending(id), passcodeFailures: failuresBefore },
        {
          $set: {
            passcodeFailures: failuresBefore + 1,
            ...(lockedUntil ? { passcodeLockedUntil: lockedUntil } : {}),
          },
        },
      ),
    async findDueReminders(now, limit) {
      const due = await invitations
        .find({ remindAt: { $lte: now } }, { _id: 1 })
        .sort({ remindAt: 1 })
        .limit(limit)
        .lean<Pick<Invitation, '_id'>[]>()
      return due.map(({ _id }) => _id)
    },
    takeReminder: (id, now, message) =>
      write({ ...pending(id), remindAt: { $lte: now } }, { ...announce(message), $unset: { remindAt: 1 } }),
  }
}
