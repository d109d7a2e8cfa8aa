import type { Proof } from '@shared/contracts/proofs'

/** A finished proof of the caller's own record, as the server tells it. */
export const someProof = (change: Partial<Proof> = {}): Proof => ({
  id: 'kq3vN0pXw2T8Zb1LrYc7Dg',
  status: 'done',
  stage: null,
  waiting: null,
  waitingFor: null,
  url: '/api/proof/kq3vN0pXw2T8Zb1LrYc7Dg/codex.pdf',
  error: null,
  imageUrl: '/api/proof/kq3vN0pXw2T8Zb1LrYc7Dg/codex.jpg',
  pages: 14,
  proofId: '01K7Q2M9XA',
  childName: 'Amara Linnea Okonkwo',
  version: 1,
  sha256: 'ab'.repeat(32),
  preparedAt: '2026-05-02T19:44:00Z',
  newerProofJobId: null,
  approvedAt: null,
  reopenableUntil: null,
  orderedAt: null,
  approvals: [],
  completedAt: null,
  finalStatus: null,
  mail: null,
  unprintable: [],
  role: 'OWNER',
  ...change,
})

/** The same while it is being made. */
export const someRunningProof = (change: Partial<Proof> = {}): Proof =>
  someProof({
    status: 'running',
    stage: 'building',
    waiting: 0,
    url: null,
    imageUrl: null,
    pages: null,
    sha256: null,
    preparedAt: null,
    ...change,
  })
