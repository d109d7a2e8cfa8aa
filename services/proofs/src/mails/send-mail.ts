import type { OutboxKind } from '@shared/contracts/press-room'
import type { Logger } from '@shared/node/logger'
import { MailLimitError } from '@shared/node/mail'
import type { Mailer, MailMessage } from '@shared/node/mail'
import { mailHtml, mailText } from '@shared/node/mail-page'
import { RefusedMailError } from '@shared/node/mail-transport'
import { LaterError } from '@shared/node/outbox'
import type { MailContent } from './mail-messages'

/** What the log is told of an e-mail. */
export interface MailAbout {
  kind: OutboxKind
  recordId: string
  version?: number
}

/**
 * Sends one e-mail as HTML and text. One that is refused for good is done with.
 *
 * @throws LaterError when its address has had its share of today; UnconfirmedAddressError; any other error may pass
 */
export async function sendMail(
  { mailer, logger }: { mailer: Pick<Mailer, 'send'>; logger: Logger },
  { subject, page }: MailContent,
  about: MailAbout,
  message: Omit<MailMessage, 'subject' | 'text' | 'html' | 'recordId'>,
): Promise<void> {
  const { recordId } = about
  try {
    await mailer.send({ ...message, subject, text: mailText(page), html: mailHtml(page), recordId })
    logger.info(about, 'mail handed over')
  } catch (error) {
    if (error instanceof MailLimitError) throw new LaterError(error.until, error)
    if (!(error instanceof RefusedMailError)) throw error
    logger.warn({ ...about, err: error }, 'mail refused for good')
  }
}
