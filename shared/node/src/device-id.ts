import { createHash } from 'node:crypto'

/**
 * The name by which an owner is shown one of the devices on which a record is theirs: 32 hexadecimal digits, another one for each record,
 * that tell nothing of the visitor behind it.
 */
export const deviceIdOf = (recordId: string, visitorId: string): string =>
  createHash('sha256').update(`device ${recordId}:${visitorId}`).digest('hex').slice(0, 32)
