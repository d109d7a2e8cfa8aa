import { ApiError, unreachable } from '@shared/web/api/api-error'

/** Throws an ApiError where the code cannot be had: without a connection it is as away as the server that it would ask. */
export const loadSubmissionCalls = () =>
  import('./submission-calls').catch(() => {
    throw new ApiError(unreachable())
  })
