import { http, HttpResponse } from 'msw'
import type { AdminRecordView } from '@shared/contracts/admin'

/** A record as staff see it, submitted and nothing more. */
export const someRecordView: AdminRecordView = {
  record: {
    id: 'record-1',
    proofId: '01K7Q2M9XA',
    fullName: 'Zoë',
    email: 'zoe@posteo.example',
    createdAt: '2026-04-21T12:44:00.000Z',
    status: 'processing',
    isLocked: false,
    formerProofIds: [],
  },
  answers: [],
  versions: [],
  jobs: [],
  people: null,
}

/** What its page asks for besides: nothing was sent, written or looked at. */
export const noLongParts = [
  http.get('*/api/admin/records/:id/mails', () => HttpResponse.json({ mails: [], away: [], after: null })),
  http.get('*/api/admin/records/:id/comments', () => HttpResponse.json({ comments: [], after: null })),
  http.get('*/api/admin/audit', () => HttpResponse.json({ lines: [], before: null })),
]
