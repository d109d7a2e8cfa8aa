import { codeOf, publicMessageOf } from '@shared/web/api/api-error'

/**
 * Why something could not be read, for staff. While a service is away the platform's own words are meant for families, and speak of
 * their record and their device.
 * @param what 'The records could not be read.'
 */
export const readFailure = (error: unknown, what: string): string =>
  codeOf(error) === 'unavailable' ? `${what} Please try again in a moment.` : publicMessageOf(error, what)
