import { isDuplicate } from '@shared/node/database'
import { firstDueAt, storedMessages } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { StaffMailModel, StoredStaffMail } from './staff-mail.model'

export const staffMailType = 'staff.mail'

/** Longer than a mail server is likely to be away. */
const keptMs = 2 * 24 * 60 * 60_000

export type NewStaffMail = Pick<StoredStaffMail, '_id' | 'staffId' | 'kind' | 'device'>

export interface StaffMailRepository {
  /** Writes that an e-mail is due, and answers the message about it; null when this very one was written before. */
  add(mail: NewStaffMail): Promise<StoredMessage[] | null>
  find(id: string): Promise<StoredStaffMail | null>
  /** The link of the e-mail carries this token from now on, and no other; false when it has been used up meanwhile. */
  setToken(id: string, tokenHash: string, tokenExpiresAt: Date): Promise<boolean>
  /** The e-mail whose link carries a token that holds. */
  findByToken(tokenHash: string): Promise<StoredStaffMail | null>
  /** Uses a token up: of two at once, one gets true. */
  takeToken(id: string, tokenHash: string): Promise<boolean>
  /** Removes what is due or kept for somebody; links that were sent are refused from then on. */
  forget(staffId: string, kinds?: readonly StoredStaffMail['kind'][]): Promise<void>
}

export function createStaffMailRepository(model: StaffMailModel, now: () => Date): StaffMailRepository {
  const holding = (tokenHash: string) => ({ tokenHash, tokenExpiresAt: { $gt: now() } })
  return {
    async add(mail) {
      const at = now()
      const messages = storedMessages([{ type: staffMailType, payload: { mailId: mail._id } }], at)
      try {
        await model.create({
          ...mail,
          at,
          expiresAt: new Date(at.getTime() + keptMs),
          outbox: messages,
          outboxDueAt: firstDueAt(new Date()),
        })
        return messages
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },
    find: (id) => model.findById(id).lean<StoredStaffMail>().exec(),
    async setToken(id, tokenHash, tokenExpiresAt) {
      return (await model.updateOne({ _id: id }, { $set: { tokenHash, tokenExpiresAt } })).matchedCount > 0
    },
    findByToken: (tokenHash) => model.findOne(holding(tokenHash)).lean<StoredStaffMail>().exec(),
    takeToken: async (id, tokenHash) =>
      (await model.deleteOne({ _id: id, ...holding(tokenHash) })).deletedCount > 0,
    async forget(staffId, kinds) {
      await model.deleteMany({ staffId, ...(kinds ? { kind: { $in: [...kinds] } } : {}) })
    },
  }
}
