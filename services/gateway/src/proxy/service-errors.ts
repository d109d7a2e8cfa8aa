import { AppError } from '@shared/node/errors'
import type { ServiceName } from './service-routes'

/** What a person is told while a part of the product is down; everything else goes on. */
const awaySentences: Readonly<Record<ServiceName, string>> = {
  accounts: 'Signing in is not possible right now. Please try again in a moment.',
  records: 'The archive cannot be reached right now. Please try again in a moment.',
  proofs: 'Proofs cannot be reached right now. Your record is safe: please try again in a moment.',
  invites: 'Invitations cannot be reached right now. Please try again in a moment.',
  chat: 'MYA cannot be reached right now. Please try again in a moment.',
}

/** The same to who sends answers of a record. */
const keptSentence =
  'The archive cannot be reached right now. What you typed is kept on this device: please try again in a moment.'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** A connection that the service closed while it was being reused: nothing of the request was answered. */
export const isClosedConnection = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))

/** What a failed call to a service means to the person who waits for it. */
export function serviceErrorOf(service: ServiceName, method: string, error: unknown): AppError {
  if (error instanceof AppError) return error
  if (['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'].includes(codeOf(error)))
    return new AppError({
      code: 'timeout',
      publicMessage: 'The answer takes too long. Please try again in a moment.',
      cause: error,
    })
  const isSending = service === 'records' && ['POST', 'PUT', 'PATCH'].includes(method)
  const publicMessage = isSending ? keptSentence : awaySentences[service]
  return new AppError({ code: 'unavailable', publicMessage, cause: error })
}
