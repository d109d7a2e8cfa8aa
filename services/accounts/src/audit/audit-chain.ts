import { createHash } from 'node:crypto'
import type { StoredAuditLine } from './audit-line.model'

/** The hash of a line: over everything it says and the hash of the line before, so that none can be changed or left out unseen. */
export const hashOfLine = ({
  _id,
  at,
  staffId,
  act,
  subject,
  previousHash,
}: Omit<StoredAuditLine, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([_id, at.toISOString(), staffId, act, subject, previousHash]))
    .digest('base64url')

export interface BrokenLine {
  number: number
  reason: 'missing' | 'changed' | 'not joined to the line before'
}

/** Follows the lines from the first that is kept on; answers the first that does not fit, or how many there are and the last hash. */
export async function checkChain(
  lines: AsyncIterable<StoredAuditLine>,
  beginning: { number: number; hash: string } = { number: 0, hash: '' },
): Promise<{ broken: BrokenLine } | { count: number; lastHash: string }> {
  let count = 0
  let lastHash = beginning.hash
  for await (const line of lines) {
    const number = beginning.number + count + 1
    if (line._id !== number) return { broken: { number, reason: 'missing' } }
    if (line.previousHash !== lastHash) return { broken: { number, reason: 'not joined to the line before' } }
    if (hashOfLine(line) !== line.hash) return { broken: { number, reason: 'changed' } }
    count += 1
    lastHash = line.hash
  }
  return { count, lastHash }
}
