import { passwordResetOrderSchema, passwordResetSchema } from '@shared/contracts/accounts'
import type { Logger } from '@shared/node/logger'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { originOf } from '../accounts/origin'
import type { PasswordResets } from './password-reset.service'

/** A forgotten password: asking for a link, and choosing another one by it. */
export function mountPasswordResets(
  app: Express,
  { resets, logger }: { resets: PasswordResets; logger: Logger },
): void {
  app.post(
    '/api/login/password-resets',
    route(
      {
        summary: 'Sends a link for a new password, where there is such an account',
        body: passwordResetOrderSchema,
        status: 202,
      },
      async ({ body, request, caller, visitorId }) => {
        await resets.ask(body.username, originOf(caller, visitorId, request.get('user-agent')))
        logger.info('a new password was asked for')
      },
    ),
  )
  app.put(
    '/api/login/password-resets',
    route(
      { summary: 'Sets a password by the link that was sent; all sessions end', body: passwordResetSchema },
      async ({ body, request, caller, visitorId }) => {
        const origin = originOf(caller, visitorId, request.get('user-agent'))
        await resets.use(body.token, body.password, origin)
        logger.info('password restored')
      },
    ),
  )
}
