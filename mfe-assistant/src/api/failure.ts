import type { ApiFailure } from '@shared/web/api/api-error'

export const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'publicMessage' in error
