import type { Version } from '@shared/contracts/versions'

/** An entry of a record's history as the server answers it, of the day in March 2026 that its number names. */
export const someVersion = (number: number, about: Partial<Version> = {}): Version => ({
  id: `v${number}`,
  number,
  sha256: 'ab',
  chainHash: 'cd',
  createdBy: 'The owner',
  isYours: false,
  others: ['The owner'],
  createdAt: `2026-03-0${number}T12:00:00Z`,
  note: '',
  kind: 'sync',
  changed: null,
  proofJobId: null,
  approvedAt: null,
  ...about,
})
