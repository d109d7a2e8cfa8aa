import { types } from 'node:util'
import { birthFormFields } from '@shared/contracts/birth-form'

const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-caller-token',
  'password',
  'passcode',
  'secret',
  'token',
  'accessCode',
]
const personal = [
  ...Object.keys(birthFormFields),
  'form',
  'provenance',
  'body',
  'query',
  'address',
  'to',
  'subject',
  'text',
  'html',
  'name',
  'firstName',
  'lastName',
  'fullName',
  'keyValue',
  'errorResponse',
]
const hidden = new Set([...personal, ...secrets].map((key) => key.toLowerCase()))
const mark = '[hidden]'
const maxDepth = 6

/**
 * A copy of `value` for the log in which every field that may hold personal data or a secret is hidden, at any depth.
 * Buffers, functions and what lies deeper than six levels are left out.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value
  if (value instanceof Date) return value.toISOString()
  if (types.isNativeError(value)) return describeError(value, depth)
  if (depth >= maxDepth || ArrayBuffer.isView(value)) return '[left out]'
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      hidden.has(key.toLowerCase()) ? mark : redact(item, depth + 1),
    ]),
  )
}

// These name the offending value in their message.
const tellingNames = new Set([
  'CastError',
  'ValidationError',
  'ValidatorError',
  'StrictModeError',
  'SyntaxError',
])
const isTelling = (error: Error) => tellingNames.has(error.name) || ('code' in error && error.code === 11000)

const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())

/** What the log says of an error: its kind, its message unless that would name a value, where it came from, its cause. */
function describeError(error: Error, depth = 0): Record<string, unknown> {
  return {
    type: error.name,
    message: isTelling(error) ? mark : error.message,
    ...('code' in error && ['string', 'number'].includes(typeof error.code) ? { code: error.code } : {}),
    stack: framesOf(error).slice(0, 12),
    ...(error.cause === undefined || depth >= maxDepth ? {} : { cause: redact(error.cause, depth + 1) }),
  }
}
