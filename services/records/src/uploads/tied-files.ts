import type { MessageTarget, StoredMessage } from '@shared/node/outbox'
import { z } from 'zod'
import type { RecordRepository } from '../records/record.repository'
import type { FileRepository } from './file.repository'
import { fileIdsOf } from './file.service'

/** A message of a record to its own service: it names these files, which are then kept as long as the record; what it has dropped is not. */
export const filesMessageType = 'record.files'
const payloadSchema = z.object({
  recordId: z.string(),
  fileIds: z.array(z.string()),
  /** Those that were named before, and are no more; messages that were stored earlier say none. */
  dropped: z.array(z.string()).default([]),
})

export interface FilesMessage {
  type: typeof filesMessageType
  payload: z.output<typeof payloadSchema>
}

type NamedFiles = readonly { fileURL?: string | undefined }[]

/** The message for the files of a form, and for those that it named `before`; none for a form without any that is stored. */
export function filesMessageOf(recordId: string, files: NamedFiles, before: NamedFiles = []): FilesMessage[] {
  const fileIds = fileIdsOf(files)
  const dropped = fileIdsOf(before).filter((id) => !fileIds.includes(id))
  return fileIds.length || dropped.length
    ? [{ type: filesMessageType, payload: { recordId, fileIds, dropped } }]
    : []
}

/** The files that a message names; none for a message of another type. */
export const fileIdsOfMessage = ({ type, payload }: Pick<StoredMessage, 'type' | 'payload'>): string[] =>
  type === filesMessageType ? payloadSchema.parse(payload).fileIds : []

interface TiedFilesDependencies {
  files: Pick<FileRepository, 'tie' | 'untie'>
  records: Pick<RecordRepository, 'findById' | 'answersOf'>
}

/** Takes such messages. The same again, or an older one after a newer, loses no file that the record names. */
export function tiedFilesTarget({ files, records }: TiedFilesDependencies): MessageTarget {
  /** Every file of any version, and of what was changed since the newest; null of an erased record, whose files go with it. */
  const filesNamedBy = async (recordId: string) => {
    const record = await records.findById(recordId)
    if (!record) return null
    const forms = [...(await records.answersOf(record)).values(), record.working?.values ?? {}]
    return fileIdsOf(forms.flatMap(({ uploadedFiles = [] }) => uploadedFiles))
  }
  return async ({ payload }) => {
    const { fileIds, recordId, dropped } = payloadSchema.parse(payload)
    await files.tie(fileIds, recordId)
    if (!dropped.length) return
    const named = await filesNamedBy(recordId)
    if (!named) return
    const unnamed = dropped.filter((id) => !named.includes(id))
    await files.untie(unnamed, recordId)
    // Somebody may put one back at this moment, whose own message came before.
    const since = await filesNamedBy(recordId)
    await files.tie(
      dropped.filter((id) => since?.includes(id)),
      recordId,
    )
  }
}
