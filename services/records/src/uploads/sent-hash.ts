import { createHash } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { keyedHashOf } from '@shared/node/record-cipher'
import type { FileDocument } from './file.model'

/** Of a plain SHA-256: so files whose bytes as they were sent are not there any more can be brought over. */
const keyedOf = (key: KeyObject, sha256: string) => keyedHashOf(key, 'sent file', sha256)

/** A name for the bytes of a file as they were sent, which tells nobody without the file's key what they were: 64 hexadecimal digits. */
export const sentHashOf = (key: KeyObject, bytes: Uint8Array): string =>
  keyedOf(key, createHash('sha256').update(bytes).digest('hex'))

/** The same of a file that has arrived, whenever that was. */
export const knownHashOf = (key: KeyObject, { sentHash, sha256 = '' }: FileDocument): string =>
  sentHash ?? keyedOf(key, sha256)
