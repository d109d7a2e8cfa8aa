import { z } from 'zod'

/** Where the ids of records lie whose copy for the archive has not been confirmed yet. */
export const copiesKey = 'birth-form-copies:v1'
const keptSchema = z.array(z.string().max(64)).catch([])
const maxKept = 20

export interface DriveCopyDeps {
  /** POST /api/birth-records/upload-csv. Throws ApiError. */
  send: (body: Readonly<Record<string, unknown>> & { recordId: string }) => Promise<unknown>
  /** Asking again later can help. */
  isPassing: (error: unknown) => boolean
  /** A copy that was asked for now has failed. */
  onFailure: (error: unknown) => void
  /** May throw, where the browser forbids storage. */
  storage: () => Storage
}

/**
 * Asks the server, after a submission, to copy the record to the cloud drive. A request that did not arrive is reported
 * and made again at the next opportunity; only ids are kept for that.
 */
export function createDriveCopy({ send, isPassing, onFailure, storage }: DriveCopyDeps) {
  let memory: string[] = []
  const read = (): string[] => {
    try {
      const kept = keptSchema.parse(JSON.parse(storage().getItem(copiesKey) ?? '[]'))
      return [...new Set([...kept, ...memory])]
    } catch {
      return memory
    }
  }
  const write = (ids: string[]) => {
    memory = ids.slice(-maxKept)
    try {
      if (memory.length) storage().setItem(copiesKey, JSON.stringify(memory))
      else storage().removeItem(copiesKey)
    } catch {
      // Within this page the memory serves.
    }
  }
  const forget = (recordId: string) => write(read().filter((id) => id !== recordId))

  return {
    async request(body: Parameters<typeof send>[0]): Promise<void> {
      const { recordId } = body
      write([...read().filter((id) => id !== recordId), recordId])
      try {
        await send(body)
        forget(recordId)
      } catch (error) {
        if (!isPassing(error)) forget(recordId)
        onFailure(error)
      }
    },
    /** Asks again for what has not been confirmed; a failure was reported when it happened first. */
    async resume(): Promise<void> {
      for (const recordId of read()) {
        try {
          await send({ recordId })
          forget(recordId)
        } catch (error) {
          if (isPassing(error)) return
          forget(recordId)
        }
      }
    },
  }
}
export type DriveCopy = ReturnType<typeof createDriveCopy>
