/**
 * What the server has done so far with a submission, in this order. To `Accept: text/event-stream` POST /api/birth-records
 * answers with events: `stage` with one of these names as its data, in JSON, then `result` with the answer, or `problem`
 * with what an error would have answered. What is refused before the first stage is refused with its status, as always.
 */
export const submissionStages = ['validated', 'sky', 'charts', 'stored'] as const
export type SubmissionStage = (typeof submissionStages)[number]
