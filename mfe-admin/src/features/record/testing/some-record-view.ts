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
