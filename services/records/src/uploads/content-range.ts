import { AppError } from '@shared/node/errors'

/** Which bytes of a file a request brings: from (inclusive) to (exclusive), of all. */
export interface ByteRange {
  from: number
  to: number
  total: number
}

const refused = (message: string) =>
  new AppError({
    code: 'invalid_body',
    publicMessage: 'The Content-Range is not valid.',
    faults: [{ path: 'content-range', message }],
  })

/**
 * The range that a Content-Range header names (RFC 9110, section 14.4); undefined without the header.
 *
 * @throws AppError `invalid_body`
 */
export function byteRangeOf(
  header: string | undefined,
  announced: number | undefined,
): ByteRange | undefined {
  if (header === undefined) return undefined
  const [, first, last, all] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header.trim()) ?? []
  if (first === undefined) throw refused('Expected bytes {first}-{last}/{size}')
  const [from, to, total] = [Number(first), Number(last) + 1, Number(all)]
  if (from >= to || to > total)
    throw refused('The first byte comes after the last, or the last after the end')
  if (announced !== undefined && announced !== to - from)
    throw refused(`These are ${to - from} bytes, and ${announced} are announced`)
  return { from, to, total }
}
