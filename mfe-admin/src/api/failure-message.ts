import { isApiFailure } from '@shared/web/api/api-error'

/** What a person is told of a failed call. */
export const messageOf = (error: unknown): string =>
  isApiFailure(error) ? error.publicMessage : 'The answer could not be read.'

/** Registration is closed, or its access code was not accepted. */
export const isRefused = (error: unknown): boolean => isApiFailure(error) && error.code === 'forbidden'

/** The session ended meanwhile. */
export const isSignedOut = (error: unknown): boolean =>
  isApiFailure(error) && error.code === 'unauthenticated'
