import type { CodexSubject } from './codex-subject'
import type { GuideEdition, GuideSubject } from './guide-data'
import type { Paper } from './ornaments'
import type { ImageOrder } from './page-images'
import type { Edition } from './press'
import type { RenderFailure } from './render-error'

/** The certificate alone, as an image: what a parent waits for. */
export type CertificateJob = {
  kind: 'certificate'
  subject: CodexSubject
  paper: Paper
  edition: Edition
  image: ImageOrder
  /** Of a version in the history: those whose proof is being made come first. */
  isPreview?: boolean
}
/** The whole book. */
export type BookJob = { kind: 'book'; subject: CodexSubject; paper: Paper; edition: Edition }
/** A page of a book that was made before. */
export type ImageJob = { kind: 'image'; pdf: Uint8Array; image: ImageOrder }
/** A companion guide. */
export type GuideJob = { kind: 'guide'; subject: GuideSubject; paper: Paper; edition: GuideEdition }
export type RenderJob = CertificateJob | BookJob | ImageJob | GuideJob

export type BookResult = { pdf: Uint8Array; pages: number }
export type ImageResult = { image: Uint8Array }

/** What goes to a worker and comes back; `id` pairs the two. */
export type WorkerRequest = { id: number; job: RenderJob }
/** To a worker that is let go: leave nothing behind, and end. */
export const retire = 'retire'
export type WorkerReply =
  | { id: number; result: BookResult | ImageResult }
  | { id: number; failure: RenderFailure; message: string }

/** Where a worker finds Typst sources and fonts. */
export type WorkerSettings = { root: string }
