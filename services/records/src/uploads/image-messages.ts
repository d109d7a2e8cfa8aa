import type { ContentType } from './upload-address'

/** What the service gives to the thread that takes images apart. */
export interface CleaningJob {
  id: number
  bytes: Uint8Array
  contentType: ContentType
}

/** What comes back: the image without what it says beside the picture, or why there is none. */
export type CleaningReply =
  | { id: number; bytes: Uint8Array }
  | { id: number; isUnreadable: boolean; message: string }
