import { idempotencyKeyHeader } from '@shared/contracts/birth-records'
import { AppError } from '@shared/node/errors'
import type { Request } from 'express'

/** The header's text, with or without the quotes of the IETF draft (draft-ietf-httpapi-idempotency-key-header, section 2.1). */
export function idempotencyKeyOf(request: Request): string | undefined {
  const header = request.get(idempotencyKeyHeader)
  if (header === undefined) return undefined
  const key = /^"?([\x21\x23-\x5b\x5d-\x7e]{1,128})"?$/.exec(header.trim())?.[1]
  if (!key)
    throw new AppError({
      code: 'invalid_body',
      publicMessage: 'The Idempotency-Key is not valid.',
      faults: [{ path: idempotencyKeyHeader, message: 'Expected 1 to 128 visible characters' }],
    })
  return key
}
