import type { KeyObject } from 'node:crypto'
import { encryptedBytesOf, encryptValue, keyedHashOf, readClear, readValue } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import { recordsCollection } from './record.model'
import type {
  KeptDelivery,
  KeptRecord,
  KeptVersion,
  RecordDocument,
  StoredDelivery,
  StoredVersion,
  StoredWorking,
} from './record.model'

/** The parts of a record that hold what its family wrote, as they are stored. */
export type KeptParts = Pick<KeptRecord, '_id' | 'versions' | 'working' | 'delivery'>
type Plain<Kept extends KeptParts> = Omit<Kept, 'versions' | 'working' | 'delivery'> &
  Pick<RecordDocument, 'versions' | 'working' | 'delivery'>

/** What a family wrote goes into the record's document under the record's key, and comes out of it. */
export interface RecordCipher {
  /** Records as they were written. Those whose keys are destroyed are absent: they are erased, wherever their documents came from. */
  readAll<Kept extends KeptParts>(kept: readonly Kept[]): Promise<Plain<Kept>[]>
  /** One of them. */
  read<Kept extends KeptParts>(kept: Kept | null): Promise<Plain<Kept> | null>
  keepVersions(recordId: string, versions: readonly StoredVersion[]): Promise<KeptVersion[]>
  keepWorking(recordId: string, working: StoredWorking): Promise<Buffer>
  keepDelivery(recordId: string, delivery: StoredDelivery): Promise<KeptDelivery>
  /** A hash of what was sent, which says nothing to who lacks the record's key. */
  keepBodyHash(recordId: string, bodyHash: string): Promise<string>
  /** Whether that is what was kept. */
  isSameBody(recordId: string, kept: string, bodyHash: string): Promise<boolean>
}

const placeOf = (recordId: string, field: string) => ({
  collection: recordsCollection,
  document: recordId,
  field,
})
const versionPlace = (recordId: string, version: number) => placeOf(recordId, `versions.${version}.content`)

/** Tells a keyed hash from one that was written before there were keys. */
const keyedMark = 'keyed:'

/** Whether a hash of what was sent is keyed. */
export const isKeyedHash = (kept: string): boolean => kept.startsWith(keyedMark)

/** Whether something of a record stands in the clear, as it was written before there were keys. */
export const holdsClear = ({
  versions,
  working,
  delivery,
  submissions,
  syncs = [],
}: Pick<KeptRecord, 'versions' | 'working' | 'delivery' | 'submissions' | 'syncs'>): boolean =>
  versions.some(({ content }) => content === undefined) ||
  [working, delivery?.email, delivery?.former].some(
    (value) => value !== undefined && encryptedBytesOf(value) === null,
  ) ||
  [...submissions, ...syncs].some(({ bodyHash }) => !isKeyedHash(bodyHash))

const isEncrypted = ({ versions, working, delivery }: KeptParts) =>
  [...versions.map(({ content }) => content), working, delivery?.email, delivery?.former].some(
    (value) => encryptedBytesOf(value) !== null,
  )

function plainVersion(key: KeyObject, recordId: string, kept: KeptVersion): StoredVersion {
  const { content, form, sha256, chainHash, note, writers, changed, ...rest } = kept
  // What stands in the clear beside what is encrypted nobody of this product has written.
  const read =
    content === undefined
      ? readClear({ form, sha256, chainHash, note, writers, changed })
      : readValue(key, content, versionPlace(recordId, kept.version))
  // Written as a StoredVersion is, by `keepVersions`, or before there were keys.
  return { ...rest, ...(read as object) } as StoredVersion
}

function plainDelivery(key: KeyObject, recordId: string, kept: KeptDelivery): StoredDelivery {
  const { email, former, ...rest } = kept
  const read = (field: string, stored: unknown) =>
    stored === undefined ? {} : { [field]: readValue(key, stored, placeOf(recordId, `delivery.${field}`)) }
  // Written as a StoredDelivery is, by `keepDelivery`, or before there were keys.
  return { ...rest, ...read('email', email), ...read('former', former) } as StoredDelivery
}

function plainRecord<Kept extends KeptParts>(kept: Kept, key: KeyObject): Plain<Kept> {
  const { _id, versions, working, delivery, ...rest } = kept
  return {
    ...rest,
    _id,
    versions: versions.map((version) => plainVersion(key, _id, version)),
    ...(working === undefined
      ? {}
      : { working: readValue(key, working, placeOf(_id, 'working')) as StoredWorking }),
    ...(delivery && { delivery: plainDelivery(key, _id, delivery) }),
  } as Plain<Kept>
}

export function createRecordCipher(keys: RecordKeys): RecordCipher {
  const readAll: RecordCipher['readAll'] = async <Kept extends KeptParts>(kept: readonly Kept[]) => {
    const encrypted = kept.filter(isEncrypted)
    const found = encrypted.length
      ? await keys.keysFor(encrypted.map(({ _id }) => _id))
      : new Map<string, KeyObject>()
    return kept.flatMap((record) => {
      // What was written before there were keys holds nothing that a key is needed for.
      if (!encrypted.includes(record)) {
        const { versions, working, delivery } = record
        const isEmpty = !versions.length && !working && !delivery?.email && !delivery?.former
        return [(isEmpty ? record : readClear(record)) as Plain<Kept>]
      }
      const key = found.get(record._id)
      return key ? [plainRecord(record, key)] : []
    })
  }
  const hashOf = async (recordId: string, bodyHash: string) =>
    keyedMark + keyedHashOf(await keys.keyFor(recordId), 'body', bodyHash)
  return {
    readAll,
    async read(kept) {
      const [record] = kept ? await readAll([kept]) : []
      return record ?? null
    },
    async keepVersions(recordId, versions) {
      const key = await keys.keyFor(recordId)
      return versions.map(({ form, sha256, chainHash, note, writers, changed, ...rest }) => ({
        ...rest,
        content: encryptValue(
          key,
          { form, sha256, chainHash, note, writers, changed },
          versionPlace(recordId, rest.version),
        ),
      }))
    },
    keepWorking: async (recordId, working) =>
      encryptValue(await keys.keyFor(recordId), working, placeOf(recordId, 'working')),
    async keepDelivery(recordId, { email, former, ...rest }) {
      const key = await keys.keyFor(recordId)
      const kept = (field: string, value: unknown) =>
        encryptValue(key, value, placeOf(recordId, `delivery.${field}`))
      return {
        ...rest,
        ...(email === undefined ? {} : { email: kept('email', email) }),
        ...(former === undefined ? {} : { former: kept('former', former) }),
      }
    },
    keepBodyHash: hashOf,
    isSameBody: async (recordId, kept, bodyHash) =>
      kept === (isKeyedHash(kept) ? await hashOf(recordId, bodyHash) : bodyHash),
  }
}
