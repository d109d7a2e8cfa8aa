import type { KeyRange } from './store'

/** Numbers of the tables that are not collections or indexes. */
export const tables = { catalog: 1, sessions: 2, discarded: 3, first: 16 } as const

const recordIdLength = 6

/** A key of a table. */
export function tableKey(table: number, key: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + key.length)
  bytes.writeUInt32BE(table)
  bytes.set(key, 4)
  return bytes
}

/** Every key of a table. */
export const tableRange = (table: number): KeyRange => ({
  from: tableKey(table, Buffer.alloc(0)),
  to: tableKey(table + 1, Buffer.alloc(0)),
})

/** Where a document lies: documents are numbered in the order of their insertion. */
export function recordKey(table: number, id: number): Buffer {
  const bytes = Buffer.allocUnsafe(4 + recordIdLength)
  bytes.writeUInt32BE(table)
  bytes.writeUIntBE(id, 4, recordIdLength)
  return bytes
}

/** The key of an entry of an index that is not unique: the same values may stand there for many documents. */
export function sharedEntryKey(table: number, key: Uint8Array, id: number): Buffer {
  const bytes = Buffer.allocUnsafe(4 + key.length + recordIdLength)
  bytes.writeUInt32BE(table)
  bytes.set(key, 4)
  bytes.writeUIntBE(id, 4 + key.length, recordIdLength)
  return bytes
}

/** The document number at the end of a key or value. */
export const recordIdOf = (bytes: Buffer) => bytes.readUIntBE(bytes.length - recordIdLength, recordIdLength)

export function recordIdBytes(id: number): Buffer {
  const bytes = Buffer.allocUnsafe(recordIdLength)
  bytes.writeUIntBE(id, 0, recordIdLength)
  return bytes
}
