import type { MessageTarget, StoredMessage } from '@shared/node/outbox'
import { z } from 'zod'
import { fileIdsOf } from './file.service'
import type { FileService } from './file.service'

/** A message of a record to its own service: it names these files, which are then kept as long as the record. */
export const filesMessageType = 'record.files'
const payloadSchema = z.object({ recordId: z.string(), fileIds: z.array(z.string()) })

export interface FilesMessage {
  type: typeof filesMessageType
  payload: z.output<typeof payloadSchema>
}

/** The message for the files of a form; none for a form without any that is stored. */
export function filesMessageOf(
  recordId: string,
  files: readonly { fileURL?: string | undefined }[],
): FilesMessage[] {
  const fileIds = fileIdsOf(files)
  return fileIds.length ? [{ type: filesMessageType, payload: { recordId, fileIds } }] : []
}

/** The files that a message names; none for a message of another type. */
export const fileIdsOfMessage = ({ type, payload }: Pick<StoredMessage, 'type' | 'payload'>): string[] =>
  type === filesMessageType ? payloadSchema.parse(payload).fileIds : []

/** Takes such messages. Tying twice is tying once. */
export const tiedFilesTarget =
  (files: Pick<FileService, 'tie'>): MessageTarget =>
  async ({ payload }) => {
    const { fileIds, recordId } = payloadSchema.parse(payload)
    await files.tie(fileIds, recordId)
  }
