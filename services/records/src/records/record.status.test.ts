import { statusOf } from './record.status'

const at = new Date('2026-04-01T12:00:00Z')
const stored = { proofId: 'p', sha256: '', createdAt: at, createdBy: 'v' }
const approval = (version: number) => ({ version, proofJobId: 'j', approvedAt: at, approvedBy: 'v' })
const completion = (version: number) => ({ version, proofJobId: 'j', completedAt: at })

const twice = { versions: [1, 2].map((version) => ({ ...stored, version, proofJobId: 'j' })) }

it('[PRF-033] a record is completed when its newest version is approved and its certificate is there', () => {
  expect(statusOf({ ...twice })).toBe('processing')
  expect(statusOf({ ...twice, approval: approval(2) })).toBe('processing')
  expect(statusOf({ ...twice, completion: completion(2) })).toBe('processing')
  expect(statusOf({ ...twice, approval: approval(2), completion: completion(2) })).toBe('completed')
  expect(statusOf({ ...twice, approval: approval(1), completion: completion(1) })).toBe('processing')
})

it('a version that was only synced changes nothing of it', () => {
  const synced = {
    versions: [...twice.versions, { ...stored, version: 3 }],
    submitted: { version: 2, proofJobId: 'j' },
  }
  expect(statusOf({ ...synced, approval: approval(2), completion: completion(2) })).toBe('completed')
  expect(statusOf({ versions: [{ ...stored, version: 1 }] })).toBe('processing')
})
