import { notImplemented } from '@shared/node/route'
import type { Express } from 'express'

/** Addresses of the specification whose parts are not built yet; each says so truthfully, with 501. */
export function mountNotYet(app: Express): void {
  const syncing = 'Syncing to the cloud is not available yet. Your draft is kept on this device.'
  app.post('/api/proofs/:id/sync', notImplemented({ summary: 'Stores the draft as a version' }, syncing))
  app.get('/api/proofs/:id/versions', notImplemented({ summary: 'The versions of a draft' }, syncing))

  const files = 'Uploading files is not available yet.'
  app.post('/api/objects/upload', notImplemented({ summary: 'An address to upload a file to' }, files))
  app.put('/api/baby-files', notImplemented({ summary: 'Records an uploaded file' }, files))
  app.post(
    '/api/birth-records/upload-csv',
    notImplemented(
      { summary: 'Copies the record to the cloud drive' },
      'The cloud drive is not available yet.',
    ),
  )

  const staff = 'The dashboard is not available yet.'
  const admin = (summary: string) => notImplemented({ summary, audience: 'staff' }, staff)
  app.get('/api/admin/stats', admin('Counts of all records'))
  app.get('/api/admin/records', admin('All records, searched and filtered'))
  app.get('/api/admin/records/:id/pdf', admin('The final certificate of a record'))
  app.get('/api/admin/records/:id/csv', admin('A record as CSV'))
}
