import { notImplemented } from '@shared/node/route'
import type { Express } from 'express'

export function mountGuide(app: Express): void {
  app.post(
    '/api/companion-guide',
    notImplemented(
      { summary: 'The companion guide of a record' },
      'The companion guide is not available yet.',
    ),
  )
}
