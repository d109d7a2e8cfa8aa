import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { notCreated } from './awaited-words'

/** The server made a record and named no proof. */
export class MissingProofJobId extends Error {}
/** The proof of the record has failed: its page tells why, and how to try again. */
export class MissingPicture extends Error {}

/** What a person is told when a submission failed: the server's sentence where there is one. */
export function failureText(error: unknown): string {
  if (error instanceof MissingProofJobId) return 'Failed to generate proof. Please try again.'
  // Where no answer came, the sentence is the browser's, and not the server's.
  return codeOf(error) === 'unreachable' ? notCreated : publicMessageOf(error, notCreated)
}
