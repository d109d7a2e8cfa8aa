import { isOutboxKind, rowsShown } from '@shared/contracts/press-room'
import type { Outbox, OutboxMail } from '@shared/contracts/press-room'
import type { Mailer, MailQuery } from './mail'
import type { MailDelivery } from './mail-deliveries'

/** What the service that sent an e-mail knows of it. */
export interface MailFacts extends Pick<OutboxMail, 'to' | 'invitationId'> {
  /** One of `outboxKinds`; e-mails of any other are not shown. */
  kind: string
}

/**
 * A service's e-mails as staff see them: a page of those that a query chooses, those that changed last first.
 *
 * @param readFacts asked once a page, for what is told of each of its e-mails
 */
export const createStaffOutbox =
  (
    mailer: Pick<Mailer, 'outbox'>,
    readFacts: (mails: readonly MailDelivery[]) => Promise<(mail: MailDelivery) => MailFacts>,
  ) =>
  async (query: MailQuery): Promise<Outbox> => {
    const found = await mailer.outbox(query, rowsShown + 1)
    const shown = found.slice(0, rowsShown)
    const factsOf = await readFacts(shown)
    return {
      mails: shown.flatMap((mail) => {
        const { _id, recordId, state, at, tries, fault } = mail
        const { kind, to, invitationId } = factsOf(mail)
        if (!isOutboxKind(kind)) return []
        const row: OutboxMail = {
          ...{ id: _id, kind, recordId, to, state, invitationId },
          at: at.toISOString(),
          tries: tries ?? null,
          fault: fault ?? null,
        }
        return [row]
      }),
      after: found.length > shown.length ? (shown.at(-1)?._id ?? null) : null,
    }
  }
