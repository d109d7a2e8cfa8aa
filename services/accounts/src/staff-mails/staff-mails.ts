import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { isEmailAddress } from '@shared/contracts/email-address'
import { mailHtml, mailText } from '@shared/node/mail-page'
import { MailLimitError } from '@shared/node/mail'
import type { Mailer } from '@shared/node/mail'
import { RefusedMailError } from '@shared/node/mail-transport'
import { LaterError } from '@shared/node/outbox'
import type { MessageTarget, OutboxRelay } from '@shared/node/outbox'
import { z } from 'zod'
import type { AccountRepository } from '../accounts/account.repository'
import { noticeMail, resetLastsMinutes, resetMail } from './staff-mail-pages'
import type { StaffMailKind } from './staff-mail.model'
import type { StaffMailRepository } from './staff-mail.repository'

/** A link that nobody could be sent for so long is not sent any more. */
const resetWaitsMs = 60 * 60_000

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Under whose key a message is kept where there is no mail server. */
const holderOf = (staffId: string) => `staff-${staffId}`

export interface StaffMails {
  /** Tells somebody of the staff by e-mail what has happened to their account. */
  tell(
    staffId: string,
    kind: Exclude<StaffMailKind, 'reset' | 'refused-tries'>,
    device: string,
  ): Promise<void>
  /** Tells somebody, once a day, that others try to sign in under their name; of a name that nobody has, nothing but the same work. */
  tellOfTries(staffId: string | null, signInKey: string, device: string): Promise<void>
  /** Sends the link for a new password; of nobody, nothing but the same work. */
  sendReset(staffId: string | null, device: string): Promise<void>
  /** Links for a new password that were sent to somebody, or are about to be, hold no more. */
  endResets(staffId: string): Promise<void>
  /** Removes what is due or kept for somebody. */
  forget(staffId: string): Promise<void>
}

const payloadSchema = z.object({ mailId: z.string() })

interface StaffMailDependencies {
  mails: StaffMailRepository
  accounts: Pick<AccountRepository, 'findByStaffId'>
  mailer: Pick<Mailer, 'send' | 'forget'>
  publicUrl: string
  now: () => Date
}

/** Writes and sends one e-mail to somebody of the staff. Who signs in by a name that is no address gets none. */
export function createStaffMailTarget(dependencies: StaffMailDependencies): MessageTarget {
  const { mails, accounts, mailer, publicUrl, now } = dependencies
  return async ({ payload }) => {
    const { mailId } = payloadSchema.parse(payload)
    const mail = await mails.find(mailId)
    const account = mail?.staffId ? await accounts.findByStaffId(mail.staffId) : null
    if (!mail || !account || !isEmailAddress(account._id)) return
    const facts = { username: account.username, device: mail.device, at: mail.at, publicUrl }
    const wordsOf = async () => {
      if (mail.kind !== 'reset') return noticeMail(mail.kind, facts)
      if (now().getTime() - mail.at.getTime() > resetWaitsMs) return null
      // A token of each try: what was sent to a mail server that died is refused.
      const token = randomBytes(32).toString('base64url')
      const until = new Date(now().getTime() + resetLastsMinutes * 60_000)
      return (await mails.setToken(mailId, hashOfToken(token), until)) ? resetMail(facts, token) : null
    }
    const words = await wordsOf()
    if (!words) return
    try {
      await mailer.send({
        key: mailId,
        topic: `staff:${mailId}`,
        askedAt: mail.at,
        to: account.username,
        subject: words.subject,
        text: mailText(words.page),
        html: mailHtml(words.page),
        recordId: holderOf(account.staffId),
      })
    } catch (error) {
      if (error instanceof RefusedMailError) return
      if (error instanceof MailLimitError) throw new LaterError(error.until, error)
      throw error
    }
  }
}

export interface StaffMailsOptions extends Pick<StaffMailDependencies, 'mails' | 'mailer' | 'now'> {
  relay: Pick<OutboxRelay, 'flush'>
  /** Key of the hashes under which names are counted. */
  secret: string
}

export function createStaffMails({ mails, mailer, relay, secret, now }: StaffMailsOptions): StaffMails {
  const write = async (_id: string, staffId: string | null, kind: StaffMailKind, device: string) => {
    const messages = await mails.add({ _id, staffId, kind, device })
    // Not waited for: how long a mail server takes would tell whether there is an account.
    if (messages) void relay.flush(_id, messages)
  }
  return {
    tell: (staffId, kind, device) => write(`${kind} ${randomUUID()}`, staffId, kind, device),
    tellOfTries(staffId, signInKey, device) {
      const day = now().toISOString().slice(0, 10)
      // The database cannot be asked whom somebody tried to be.
      const hash = createHmac('sha256', secret).update(`tries ${day} ${signInKey}`).digest('base64url')
      return write(`refused-tries ${hash}`, staffId, 'refused-tries', device)
    },
    sendReset: (staffId, device) => write(`reset ${randomUUID()}`, staffId, 'reset', device),
    endResets: (staffId) => mails.forget(staffId, ['reset']),
    async forget(staffId) {
      await mails.forget(staffId)
      await mailer.forget(holderOf(staffId))
    },
  }
}
