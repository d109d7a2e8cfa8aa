import { createSecretKey } from 'node:crypto'
import {
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  IncorrectKeyException,
  InvalidCiphertextException,
  KMSClient,
  NotFoundException,
} from '@aws-sdk/client-kms'
import { AppError } from '@shared/node/errors'
import type { KeyWrapper } from './wrapping'

export interface KmsSettings {
  /** Id, address or alias of a symmetric key. */
  KMS_KEY_ID: string
  KMS_REGION: string
  KMS_ENDPOINT?: string | undefined
  KMS_ACCESS_KEY_ID?: string | undefined
  KMS_SECRET_ACCESS_KEY?: string | undefined
}

const timeoutMs = 3000
const prefix = 'kms:'

/** What asks for nothing but the same again does not help with. */
const isForGood = (error: unknown) =>
  error instanceof IncorrectKeyException || error instanceof InvalidCiphertextException

async function orAway<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (isForGood(error))
      throw new Error('The wrapped key was changed, or is of another record', { cause: error })
    throw new AppError({
      code: 'unavailable',
      publicMessage: 'A part of Birth Codex cannot be reached right now. Please try again in a moment.',
      cause: error,
    })
  }
}

/**
 * By a key of AWS KMS, which never leaves it: each wrapping and unwrapping is a call. The record's id is its encryption context, so
 * that a wrapped key opens for no other record; it stands in the log of KMS. Keys that `former` wraps are still unwrapped.
 */
export function createKmsWrapper(settings: KmsSettings, former: KeyWrapper): KeyWrapper {
  const {
    KMS_KEY_ID: KeyId,
    KMS_ACCESS_KEY_ID: accessKeyId,
    KMS_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  const client = new KMSClient({
    region: settings.KMS_REGION,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
    ...(settings.KMS_ENDPOINT ? { endpoint: settings.KMS_ENDPOINT } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const currentId = prefix + KeyId
  const contextOf = (recordId: string) => ({ EncryptionContext: { 'birth-codex-record': recordId } })
  return {
    currentId: () => currentId,
    has: (masterKey) => masterKey.startsWith(prefix) || former.has(masterKey),
    async wrap(recordId, key) {
      const command = new EncryptCommand({ KeyId, Plaintext: key.export(), ...contextOf(recordId) })
      const { CiphertextBlob } = await orAway(client.send(command))
      if (!CiphertextBlob) throw new Error('KMS has answered no wrapped key')
      return { masterKey: currentId, wrapped: Buffer.from(CiphertextBlob) }
    },
    async unwrap(recordId, wrapped) {
      const { masterKey } = wrapped
      if (!masterKey.startsWith(prefix)) return former.unwrap(recordId, wrapped)
      const command = new DecryptCommand({
        KeyId: masterKey.slice(prefix.length),
        CiphertextBlob: wrapped.wrapped,
        ...contextOf(recordId),
      })
      const { Plaintext } = await orAway(client.send(command))
      if (Plaintext?.length !== 32) throw new Error('KMS has answered no key of 256 bits')
      return createSecretKey(Plaintext)
    },
    async fault() {
      try {
        const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId }))
        const isFit = KeyMetadata?.KeyState === 'Enabled' && KeyMetadata.KeySpec === 'SYMMETRIC_DEFAULT'
        return isFit
          ? undefined
          : `KMS_KEY_ID: the key is ${KeyMetadata?.KeyState} and ${KeyMetadata?.KeySpec}; it has to be Enabled and SYMMETRIC_DEFAULT`
      } catch (error) {
        if (error instanceof NotFoundException) return 'KMS_KEY_ID: KMS knows no such key'
        throw error
      }
    },
  }
}
