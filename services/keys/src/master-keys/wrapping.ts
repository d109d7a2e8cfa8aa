import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { MasterKeys } from './master-keys'

/** A record's key as it is stored: encrypted under a master key, which it names. */
export interface WrappedKey {
  masterKey: string
  wrapped: Buffer
}

/** Wraps and unwraps keys of records. What was wrapped for one record opens for no other. */
export interface KeyWrapper {
  /** The master key that `wrap` uses at the moment. */
  currentId(): string
  wrap(recordId: string, key: KeyObject): Promise<WrappedKey>
  /** @throws Error when the master key is not there, or the wrapped key was changed or is another record's */
  unwrap(recordId: string, wrapped: WrappedKey): Promise<KeyObject>
  /** Whether there is (still) a master key of this id. */
  has(masterKey: string): boolean
  /** What is wrong with the settings, in words for who runs the service. @throws Error when that cannot be asked at the moment */
  fault(): Promise<string | undefined>
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const additional = (recordId: string) => Buffer.from(`birth codex record key 1\n${recordId}`)

/** By AES-256-GCM under a master key: 12 random bytes, 32 encrypted ones, 16 of the tag; the record's id is authenticated with them. */
export const createKeyWrapper = (masterKeys: MasterKeys): KeyWrapper => ({
  currentId: () => masterKeys.current().id,
  has: (masterKey) => masterKeys.find(masterKey) !== undefined,
  fault: async () => undefined,
  async wrap(recordId, key) {
    const master = masterKeys.current()
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, master.key, nonce).setAAD(additional(recordId))
    const encrypted = Buffer.concat([cipher.update(key.export()), cipher.final()])
    return { masterKey: master.id, wrapped: Buffer.concat([nonce, encrypted, cipher.getAuthTag()]) }
  },
  async unwrap(recordId, { masterKey, wrapped }) {
    const master = masterKeys.find(masterKey)
    if (!master) throw new Error(`The master key ${masterKey} is not there`)
    const decipher = createDecipheriv(algorithm, master.key, wrapped.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(additional(recordId)).setAuthTag(wrapped.subarray(-tagBytes))
    const bytes = Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()])
    return createSecretKey(bytes)
  },
})
