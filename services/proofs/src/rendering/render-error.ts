/**
 * - `incomplete`: the record lacks what no certificate can do without.
 * - `unprintable`: this record cannot be set, however often it is tried.
 * - `timeout`, `crashed`: the press failed, twice; a later attempt may work.
 * - `closed`: the renderer is shutting down.
 */
export type RenderFailure = 'incomplete' | 'unprintable' | 'timeout' | 'crashed' | 'closed'

const publicMessages: Record<RenderFailure, string> = {
  incomplete:
    'The certificate needs a name and a date of birth that exists. Please check both and try again.',
  unprintable:
    'Something in this record could not be set in type. Please look over the names and places, and try again.',
  timeout: 'Preparing the certificate took too long. Nothing you entered is lost; please try again.',
  crashed: 'The certificate could not be prepared just now. Nothing you entered is lost; please try again.',
  closed: 'The certificate could not be prepared just now. Nothing you entered is lost; please try again.',
}

/** Why a book could not be made. `publicMessage` is for the parent; `message` and `cause` are for the log. */
export class RenderError extends Error {
  readonly failure: RenderFailure
  readonly publicMessage: string

  constructor(failure: RenderFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'RenderError'
    this.failure = failure
    this.publicMessage = publicMessages[failure]
  }

  /** Whether the same record may come out right at another time. */
  get isRetryable(): boolean {
    return this.failure !== 'incomplete' && this.failure !== 'unprintable'
  }
}
