/** The server made a record and named no proof. */
export class MissingProofJobId extends Error {}
/** The proof of the record has failed: its page tells why, and how to try again. */
export class MissingPicture extends Error {}
