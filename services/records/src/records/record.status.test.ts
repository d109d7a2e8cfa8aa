import { statusOf } from './record.status'

const at = new Date('2026-04-01T12:00:00Z')
const approval = (version: number) => ({ version, proofJobId: 'j', approvedAt: at, approvedBy: 'v' })
const completion = (version: number) => ({ version, proofJobId: 'j', completedAt: at })

it('[PRF-033] a record is completed when its newest version is approved and its certificate is there', () => {
  expect(statusOf({ versionCount: 2 })).toBe('processing')
  expect(statusOf({ versionCount: 2, approval: approval(2) })).toBe('processing')
  expect(statusOf({ versionCount: 2, completion: completion(2) })).toBe('processing')
  expect(statusOf({ versionCount: 2, approval: approval(2), completion: completion(2) })).toBe('completed')
  expect(statusOf({ versionCount: 2, approval: approval(1), completion: completion(1) })).toBe('processing')
})
