import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { notImplemented } from '@shared/node/route'
import { createServiceApp } from '@shared/node/service-app'
import type { Express } from 'express'

export interface ChatParts {
  logger: Logger
  metrics?: Metrics
  isReady: () => boolean
  secret: string
}

/** The chat service: MYA. She is not built yet, and says so. */
export const createApp = (parts: ChatParts): Express =>
  createServiceApp({
    ...parts,
    name: 'chat',
    docs: { title: 'Chat', description: 'MYA, the research of names, and the companion guide.' },
    mount(app) {
      app.post('/api/mya-chat', notImplemented({ summary: 'Ask MYA' }, 'MYA cannot be asked yet.'))
      app.post(
        '/api/companion-guide',
        notImplemented(
          { summary: 'The companion guide of a record' },
          'The companion guide is not available yet.',
        ),
      )
    },
  })
