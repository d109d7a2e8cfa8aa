import type { ApiFailure } from '@shared/web/api/api-error'

const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'publicMessage' in error

/** What a person is told of a failed call. */
export const messageOf = (error: unknown): string =>
  isFailure(error) ? error.publicMessage : 'The answer could not be read.'

/** Registration is closed, or its access code was not accepted. */
export const isRefused = (error: unknown): boolean => isFailure(error) && error.code === 'forbidden'

/** The session ended meanwhile. */
export const isSignedOut = (error: unknown): boolean => isFailure(error) && error.code === 'unauthenticated'
