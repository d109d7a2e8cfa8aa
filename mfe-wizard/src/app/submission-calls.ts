/** What a submission asks of the server, in one file of the build: nobody needs it before there is one. */
export { awaitPicture } from './await-picture'
export { sendSubmission } from './send-submission'
