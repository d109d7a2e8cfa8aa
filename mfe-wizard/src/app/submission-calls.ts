/** What makes, runs and sends a submission, and what keeps the steps that were turned to, in one file of the build: nobody needs it at first. */
export { awaitPicture } from './await-picture'
export { keepStep } from './keep-step'
export { sendSubmission } from './send-submission'
export { sendRecordCopy } from '../api/send-record-copy'
export { storedProofId } from '../features/proof-status/stored-proof-id'
export { createSubmissionKeep } from '../features/submission/kept-submission'
export { submissionOf } from '../features/submission/submission-body'
export { createSubmissionRunner } from '../features/submission/submission-runner'
