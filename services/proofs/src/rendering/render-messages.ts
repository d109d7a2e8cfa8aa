import type { BookOrder } from './press'
import type { ImageOrder } from './page-images'
import type { RenderFailure } from './render-error'

/** A whole book, with its first page as an image. */
export type BookJob = BookOrder & { kind: 'book'; image: ImageOrder }
/** One more image of a book that was made before. */
export type ImageJob = { kind: 'image'; pdf: Uint8Array; image: ImageOrder }
export type RenderJob = BookJob | ImageJob

export type BookResult = { pdf: Uint8Array; pages: number; image: Uint8Array }
export type ImageResult = { image: Uint8Array }

/** What goes to a worker and comes back; `id` pairs the two. */
export type WorkerRequest = { id: number; job: RenderJob }
export type WorkerReply =
  { id: number; result: BookResult | ImageResult } | { id: number; failure: RenderFailure; message: string }

/** Where a worker finds Typst sources and fonts. */
export type WorkerSettings = { root: string }
