import { idempotencyKeyHeader } from '@shared/contracts/birth-records'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { conflictAnswerSchema, sharedRecordSchema } from '@shared/contracts/versions'
import type { RecordChange, SharedRecord } from '@shared/contracts/versions'
import { codeOf, isApiFailure } from '@shared/web/api/api-error'
import { request } from '@shared/web/api/request'
import { readSomeValues, readValues } from '../form/stored-values'

/** A record as the server holds it, with its answers as the form knows them. */
export interface RecordState extends Omit<SharedRecord, 'data' | 'writtenBy'> {
  values: BirthFormDraft
  /** Absent where it was not told just now. */
  writtenBy?: SharedRecord['writtenBy']
}

/** The shared record, as several calls answer it. Throws ZodError. */
export function parseRecord(answer: unknown): RecordState {
  const { data, ...record } = sharedRecordSchema.parse(answer)
  return { ...record, values: readValues(data).values }
}

/** GET …/record. Throws ApiError: `not_found` for anybody who has no access, and where there is none. */
export const fetchRecord = async (proofId: string, signal?: AbortSignal): Promise<RecordState> =>
  parseRecord(await request(['/api/proofs', proofId, 'record'], signal ? { signal } : {}))

/** PATCH …/record. Throws ApiError; `conflict` where somebody changed one of the fields, and then nothing was stored. */
export const patchRecord = async (proofId: string, changes: RecordChange['changes']): Promise<RecordState> =>
  parseRecord(
    await request(['/api/proofs', proofId, 'record'], {
      method: 'PATCH',
      body: { changes },
      keepalive: true,
    }),
  )

export interface SyncRequest {
  proofId: string
  /** The Idempotency-Key. */
  key: string
  note: string
  /** Null: the answers as they stand on the server become a version. */
  values: BirthFormDraft | null
  baseVersion: string | null
}

/** POST …/sync. Throws ApiError, `conflict` and `owned` among them; then nothing was stored. */
export async function postSync({
  proofId,
  key,
  note,
  values,
  baseVersion,
}: SyncRequest): Promise<RecordState> {
  const body = {
    note,
    ...(values === null ? {} : { data: values }),
    ...(values === null || baseVersion === null ? {} : { baseVersion }),
  }
  const headers = { [idempotencyKeyHeader]: key }
  return parseRecord(await request(['/api/proofs', proofId, 'sync'], { method: 'POST', body, headers }))
}

export interface Conflict {
  /** What the answers that are contested were before either side changed them. */
  bases: Partial<BirthFormDraft>
  version: string
  revision: number
  /** All answers as they stand on the server. */
  values: BirthFormDraft
}

/** What a refused change or sync was refused for; null where it was something else. */
export function conflictIn(error: unknown): Conflict | null {
  if (codeOf(error) !== 'conflict' || !isApiFailure(error)) return null
  const read = conflictAnswerSchema.safeParse(error.details)
  if (!read.success) return null
  const { conflicts, version, revision, theirs } = read.data
  const stored = Object.fromEntries(conflicts.map(({ field, base }) => [field, base]))
  return { bases: readSomeValues(stored), version, revision, values: readValues(theirs).values }
}
