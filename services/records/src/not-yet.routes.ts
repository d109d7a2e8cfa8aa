import { notImplemented } from '@shared/node/route'
import type { Express } from 'express'

/** Addresses of the specification whose parts are not built yet; each says so truthfully, with 501. */
export function mountNotYet(app: Express): void {
  const syncing = 'Syncing to the cloud is not available yet. Your draft is kept on this device.'
  app.get('/api/proofs/:id/versions', notImplemented({ summary: 'The versions of a draft' }, syncing))
}
