import { createHash } from 'node:crypto'

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  )
}

/** The SHA-256 of a value's JSON with sorted keys and no white space (RFC 8785 for what forms hold), in hex. */
export const sha256OfJson = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)), 'utf8')
    .digest('hex')
