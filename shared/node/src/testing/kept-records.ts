import { keyedHashOf, readValue } from '../record-cipher'
import type { RecordKeys } from '../record-keys'

interface StoredRecord {
  _id: string
  versions?: readonly { version: number; proofJobId?: string; content?: unknown }[]
}
interface StoredAnswers {
  _id: string
  recordId: string
  form: unknown
  research?: unknown
}

/** A record with what its family wrote, version by version. */
export interface ReadRecord {
  _id: string
  versions: { proofJobId: string; form: Record<string, unknown>; research: unknown }[]
}

/**
 * Reads documents of `birthrecords` and `answers`, past the records service, as it would: for tests that look whether the right thing
 * is stored. Records whose keys are destroyed are absent.
 */
export async function readKeptRecords(
  records: readonly StoredRecord[],
  answers: readonly StoredAnswers[],
  keys: RecordKeys,
): Promise<ReadRecord[]> {
  const found = await keys.keysFor(records.map(({ _id }) => _id))
  return records.flatMap(({ _id, versions = [] }) => {
    const key = found.get(_id)
    if (!key) return []
    const read = versions.map(({ version, proofJobId = '', content }) => {
      const place = { collection: 'birthrecords', document: _id, field: `versions.${version}.content` }
      // The service has written it.
      const { sha256 } = readValue(key, content, place) as { sha256: string }
      const document = `${_id}:${keyedHashOf(key, 'answers', sha256)}`
      const stored = answers.find((one) => one._id === document)
      const valueOf = (field: 'form' | 'research') =>
        readValue(key, stored?.[field], { collection: 'answers', document, field })
      return {
        proofJobId,
        form: (valueOf('form') ?? {}) as Record<string, unknown>,
        research: valueOf('research'),
      }
    })
    return [{ _id, versions: read }]
  })
}
