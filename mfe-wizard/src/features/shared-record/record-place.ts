import { draftLifetime, sharedRecordKeyBegins } from '@shared/web/form/kept-drafts'

/** Where a shared record lies on this device: apart from the visitor's own draft, and from every other record. */
export const placeOf = (recordId: string) => ({
  key: `${sharedRecordKeyBegins}${recordId}`,
  olderKeys: [],
  asidePrefix: `${sharedRecordKeyBegins}${recordId}:aside:`,
  everyKeyBegins: `${sharedRecordKeyBegins}${recordId}`,
  copyKey: `${sharedRecordKeyBegins}${recordId}`,
})

interface Stored {
  key: string
  savedAt: number
  recordId: string
  proofId: string
}

const read = (storage: Storage, key: string): Stored | null => {
  try {
    const { savedAt, cloud } = JSON.parse(storage.getItem(key) ?? 'null') ?? {}
    return cloud ? { key, savedAt, recordId: cloud.recordId, proofId: cloud.proofId } : null
  } catch {
    return null
  }
}

const all = (storage: Storage): Stored[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(sharedRecordKeyBegins))
    .flatMap((key) => read(storage, key) ?? [])

/** The record that this device keeps under a Proof ID, for a visit without a connection; null where it keeps none. */
export function storedRecordId(proofId: string, storage: () => Storage): string | null {
  try {
    return all(storage()).find((stored) => stored.proofId === proofId)?.recordId ?? null
  } catch {
    return null
  }
}

/** Removes what was not opened for fourteen days. */
export function removeOldRecords(storage: () => Storage, now: number): void {
  try {
    for (const { key, savedAt } of all(storage()))
      if (!(now - savedAt <= draftLifetime)) storage().removeItem(key)
  } catch {
    // A browser without storage keeps none.
  }
}
