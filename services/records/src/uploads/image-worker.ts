import { parentPort } from 'node:worker_threads'
import type { CleaningJob, CleaningReply } from './image-messages'
import { UnreadableImage } from './strip-jpeg'
import { stripImage } from './strip-location'

const replyTo = ({ id, bytes, contentType }: CleaningJob): CleaningReply => {
  try {
    return { id, bytes: stripImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), contentType) }
  } catch (error) {
    // Reading beyond the end of a Buffer is a RangeError.
    const isUnreadable = error instanceof UnreadableImage || error instanceof RangeError
    return { id, isUnreadable, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (job: CleaningJob) => parentPort?.postMessage(replyTo(job)))
