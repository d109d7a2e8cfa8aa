import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { z } from 'zod'

/** A key of 256 bits that wraps the keys of records. */
export interface MasterKey {
  id: string
  key: KeyObject
}

const entry = /^([\w-]{1,32}):([\w-]{43}=?|[0-9a-f]{64})$/

function readEntry(text: string): MasterKey | null {
  const [, id, secret] = entry.exec(text) ?? []
  if (id === undefined || secret === undefined) return null
  return { id, key: createSecretKey(secret, secret.length === 64 ? 'hex' : 'base64url') }
}

/**
 * Reads master keys, `id:secret` each, separated by commas or line breaks, the one that wraps new keys first. A secret is 32 bytes
 * in base64url or hexadecimal digits.
 * @throws Error that names no secret
 */
export function readMasterKeys(text: string): MasterKey[] {
  const entries = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const keys = entries.map(readEntry)
  const read = keys.filter((key) => key !== null)
  const ids = new Set(read.map(({ id }) => id))
  if (read.length === 0 || read.length < keys.length || ids.size < read.length)
    throw new Error('master keys have to be id:secret, each with an id of its own and 32 bytes as secret')
  return read
}

/** `MASTER_KEYS`, whose faults name no secret. */
export const masterKeysSetting = z.string().transform((text, context) => {
  try {
    return readMasterKeys(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'not readable' })
    return z.NEVER
  }
})

export const newMasterKey = (): MasterKey => ({
  id: `m${randomBytes(6).toString('hex')}`,
  key: createSecretKey(randomBytes(32)),
})

export const writtenMasterKeys = (keys: readonly MasterKey[]): string =>
  keys.map(({ id, key }) => `${id}:${key.export().toString('base64url')}\n`).join('')
