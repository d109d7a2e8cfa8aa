import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { notImplemented } from '@shared/node/route'
import { createServiceApp } from '@shared/node/service-app'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import { createRateCountModel } from './rates/rate-count.model'
import { createRateCountRepository } from './rates/rate-count.repository'
import { mountRateCounts } from './rates/rate-count.routes'
import { createSessionModel } from './sessions/session.model'
import { createSessionRepository } from './sessions/session.repository'
import { mountSessions } from './sessions/session.routes'
import { createSessionService } from './sessions/session.service'

export interface AccountsParts {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  isReady: () => boolean
  secret: string
}

/** The accounts service: who of the staff is signed in, and what all gateways have counted for their limits. Sign-in itself is not built yet, and says so. */
export function createApp({ connection, ...kit }: AccountsParts): Express {
  const sessions = createSessionService(createSessionRepository(createSessionModel(connection)))
  const rateCounts = createRateCountModel(connection)
  return createServiceApp({
    ...kit,
    name: 'accounts',
    docs: { title: 'Accounts', description: 'Staff, their sessions, and who looked at what.' },
    mount(app) {
      mountSessions(app, sessions)
      mountRateCounts(app, createRateCountRepository(rateCounts))
      app.post(
        '/api/login',
        notImplemented({ summary: 'Sign in', audience: 'anyone' }, 'Signing in is not available yet.'),
      )
      app.post(
        '/api/register',
        notImplemented({ summary: 'Register', audience: 'anyone' }, 'Registration is not available yet.'),
      )
      app.post(
        '/api/logout',
        notImplemented({ summary: 'Sign out', audience: 'anyone' }, 'Signing out is not available yet.'),
      )
    },
  })
}
