import { ApiError, unreachable } from '@shared/web/api/api-error'

export type SubmissionCalls = Awaited<ReturnType<typeof loadSubmissionCalls>>

/** Throws an ApiError where the code cannot be had: without a connection it is as away as the server that it would ask. */
export const loadSubmissionCalls = () =>
  import(/* webpackChunkName: "submission" */ './submission-calls').catch(() => {
    throw new ApiError(unreachable())
  })
