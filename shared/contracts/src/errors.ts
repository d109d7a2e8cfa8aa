import { z } from 'zod'

/** Every code an answer may carry, with its HTTP status. The browser branches on the code, never on the text. */
export const errorStatuses = {
  invalid_body: 400,
  invalid_query: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Signed-in staff has to give the second factor again first. */
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** The request itself did not arrive in time; `timeout` is an answer that did not. */
  request_timeout: 408,
  conflict: 409,
  owned: 409,
  approved: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  idempotency_mismatch: 422,
  locked: 423,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
} as const
export type ErrorCode = keyof typeof errorStatuses

export const faultSchema = z.object({ path: z.string(), message: z.string() })
export type Fault = z.infer<typeof faultSchema>

/** The body of every answer that is not a success (RFC 9457). `detail` is the text a person is shown. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string().optional(),
  /** Every fault of a refused body, each with the path of its field ('babyFirstName', 'uploadedFiles.0.name'). */
  faults: z.array(faultSchema).optional(),
  /** Facts the page needs to go on (`newerProofJobId` of a conflict on approval, …); ids only. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.infer<typeof problemSchema>
