/** How long what was typed, and not submitted, is kept on a device, in milliseconds: 14 days. */
export const draftLifetime = 14 * 86_400_000

/** What the keys of the visitor's own drafts in local storage begin with. */
export const draftKeyBegins = 'birth-form-draft'
/** The key of today's. It carries the version of the shape: an older page that is still open never writes over a newer draft. */
export const draftKey = 'birth-form-draft:v2'
/** Where the submission of that draft is kept while it is under way, so that it outlives a reload. */
export const submissionKey = 'birth-form-submission:v1'
/** What the keys of records that are shared begin with; then the record's id. */
export const sharedRecordKeyBegins = 'shared-record:v1:'

/** What the keys of comments that were typed and not sent begin with. */
export const unsentCommentKeyBegins = 'codex-unsent-comment'

/** The databases of the lasting copies of drafts, and of the files that wait with them. */
export const draftDatabase = 'birth-form-draft'
export const fileDatabase = 'birth-form-files'
/** Where a file waits in that: beside the draft that names it, which lies in local storage under the key `draft`. */
export const waitingFileKey = (draft: string, fileKey: string) => `${draft} ${fileKey}`
/** All that the form makes, for browsers that do not list them. */
export const formDatabases: readonly string[] = [draftDatabase, fileDatabase]
