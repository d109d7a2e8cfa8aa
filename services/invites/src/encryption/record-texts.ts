import { decryptValue, encryptValue, encryptedBytesOf, readClear } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import { z } from 'zod'

/** A text as the database holds it: encrypted, or clear where it was written before there were keys. */
export type StoredText = Uint8Array | string

/** A document of a record. */
export interface RecordDocument {
  _id: string
  recordId: string
}

/** The texts of one collection that are kept under the keys of the records they belong to. */
export interface RecordTexts {
  /**
   * @param field where the text stands in the document ('author.email')
   * @throws AppError `gone` (410) for an erased record; PartAwayError when the keys service is away
   */
  encrypt(document: RecordDocument, field: string, text: string): Promise<Uint8Array>
  /**
   * What `read` makes of documents, of any number of records, with their texts decrypted. A document of an erased record is left out,
   * as if it were removed already. The keys service is asked only for what is encrypted.
   * @throws PartAwayError when the keys service is away; AlteredDataError for a text that was changed or moved, or is refused in the clear
   */
  readAll<Stored extends RecordDocument, Read>(
    documents: readonly Stored[],
    read: (document: Stored, textOf: (field: string, stored: StoredText) => string) => Read,
  ): Promise<Read[]>
}

const holdsEncrypted = (value: unknown): boolean =>
  encryptedBytesOf(value) !== null ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsEncrypted))

export function createRecordTexts(
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>,
  collection: string,
): RecordTexts {
  return {
    async encrypt({ recordId, _id }, field, text) {
      return encryptValue(await keys.keyFor(recordId), text, { collection, document: _id, field })
    },
    async readAll(documents, read) {
      const encrypted = documents.filter(holdsEncrypted)
      const recordIds = new Set(encrypted.map(({ recordId }) => recordId))
      const found = recordIds.size ? await keys.keysFor([...recordIds]) : new Map<string, never>()
      return documents.flatMap((document) => {
        const key = found.get(document.recordId)
        if (!key && encrypted.includes(document)) return []
        const textOf = (field: string, stored: StoredText) => {
          const bytes = encryptedBytesOf(stored)
          const place = { collection, document: document._id, field }
          return z.string().parse(bytes && key ? decryptValue(key, bytes, place) : readClear(stored))
        }
        return [read(document, textOf)]
      })
    },
  }
}
