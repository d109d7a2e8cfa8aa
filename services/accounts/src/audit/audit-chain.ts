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

/** What a line is made of: whatever else stands in a document was put there past the product, and is under no hash. */
const fieldsOfLine = ['_id', 'act', 'at', 'hash', 'previousHash', 'staffId', 'subject'].join()

/** Whether it is as it was written. What was altered by hand may hold anything. */
const isAsWritten = (line: StoredAuditLine): boolean =>
  Object.keys(line).sort().join() === fieldsOfLine &&
  line.at instanceof Date &&
  hashOfLine(line) === line.hash

/**
 * Follows the lines from the first that is kept on; answers the first that does not fit, or how many there are and the last hash.
 * `beginning` is what was removed because its time was over; the newest line never is, so that one has to follow.
 */
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
    if (!isAsWritten(line)) return { broken: { number, reason: 'changed' } }
    count += 1
    lastHash = line.hash
  }
  if (beginning.number > 0 && count === 0)
    return { broken: { number: beginning.number + 1, reason: 'missing' } }
  return { count, lastHash }
}
