import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailSettings } from './config'
import type { MailMessage } from './mail'

/** What a mail server said, without its words: they repeat the address ('550 5.1.1 <somebody@example.org> …'). */
interface ServerAnswer {
  /** Of SMTP (RFC 5321), 450 or 552; undefined when none came. */
  status: number | undefined
  /** The command that was answered so: 'RCPT TO', 'DATA'. */
  command: string | undefined
  /** Of the network: 'ECONNREFUSED'. */
  code: string | undefined
}

/** The mail server did not take a message now; it may later. The message says no address, so it may be logged. */
export class MailError extends Error {
  constructor(readonly answer: ServerAnswer) {
    const { status, command, code } = answer
    super(`The mail server did not take a message: ${[status, command, code].filter(Boolean).join(' ')}`)
    this.name = 'MailError'
  }
}

/** The mail server refused a message for good, for its address or itself; asking again will not help. */
export class RefusedMailError extends MailError {
  constructor(answer: ServerAnswer) {
    super(answer)
    this.name = 'RefusedMailError'
  }
}

/** What nodemailer says of a failure beside its words. */
const failureSchema = z.object({
  responseCode: z.number().optional(),
  command: z.string().optional(),
  code: z.string().optional(),
})

function answerOf(error: unknown): ServerAnswer {
  const { data } = failureSchema.safeParse(error)
  return { status: data?.responseCode, command: data?.command, code: data?.code }
}

/**
 * A 5xx is for good where it speaks of this message: of its recipient, its content, or its size, which is announced with the sender.
 * At a greeting or a sign-in it speaks of the server or of our settings, which somebody will mend.
 */
const isForGood = ({ status = 0, command }: ServerAnswer) =>
  status >= 500 &&
  (command === 'RCPT TO' || command === 'DATA' || (command === 'MAIL FROM' && status === 552))

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** Hands messages to the mail server at SMTP_URL. @throws RefusedMailError; MailError may pass */
export function createMailTransport(settings: MailSettings & { SMTP_URL: string }) {
  const from = settings.MAIL_FROM
  const transport = createTransport(
    { url: settings.SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 },
    { from },
  )
  return async ({ key, to, subject, text, html, attachments = [] }: MailMessage): Promise<void> => {
    const files = await Promise.all(
      attachments.map(async ({ filename, contentType, read }) => ({
        filename,
        contentType,
        content: await read(),
      })),
    )
    const digest = createHash('sha256').update(key).digest('hex').slice(0, 32)
    try {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: files,
        messageId: `<${digest}@${domainOf(from)}>`,
        // No automatic answers to an automatic message (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      const answer = answerOf(error)
      throw isForGood(answer) ? new RefusedMailError(answer) : new MailError(answer)
    }
  }
}
