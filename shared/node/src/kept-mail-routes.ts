import { keptMailsSchema } from '@shared/contracts/internal'
import type { Express } from 'express'
import type { Mailer } from './mail'
import { route } from './route'

/** Lets the gateway show e-mails where no mail server takes them. */
export function mountKeptMails(app: Express, mailer: Pick<Mailer, 'kept'>): void {
  app.get(
    '/internal/kept-mails',
    route(
      {
        summary: 'E-mails that were kept for want of a mail server',
        audience: 'service',
        answer: keptMailsSchema,
      },
      async () => ({ mails: await mailer.kept() }),
    ),
  )
}
