import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { awaitedBytes } from './awaited-bytes'
import type { ObjectStoreSettings } from './config'
import { objectOfStream } from './object-bytes'
import { checkedKey } from './object-key'
import type { ObjectStore } from './object-store'
import { StoreSettingsError } from './store-settings-error'
import { PartAwayError } from './part-away'

export type S3Settings = ObjectStoreSettings & { S3_BUCKET: string }

export interface S3Options {
  /** Milliseconds that a connection may take, or stay silent; every call is tried twice. */
  timeoutMs?: number
}

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

/** What MinIO and Ceph answer where they take nothing more, or nothing as large: S3 itself has no limit, and no word for it. */
const noRoomCodes = new Set(['QuotaExceeded', 'XMinioAdminBucketQuotaExceeded', 'EntityTooLarge'])
const insufficientStorage = 507
const hasNoRoom = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === insufficientStorage || noRoomCodes.has(error.name))

/** Objects of one bucket of Amazon S3 or a store that speaks its protocol. */
export function createS3ObjectStore(settings: S3Settings, { timeoutMs = 3000 }: S3Options = {}): ObjectStore {
  const { S3_BUCKET: Bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const client = new S3Client({
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Sending and answer together: a large file on a slow line takes longer than a silence may last.
      requestTimeout: timeoutMs * 8,
      throwOnRequestTimeout: true,
    },
    // Stores other than Amazon's do not all know the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const at = (key: string) => ({ Bucket, Key: checkedKey(key) })
  /** The answer; null for a key that is not there. Whatever else goes wrong, it is the store that is away or has no room. */
  const answered = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await asked
    } catch (error) {
      if (isMissing(error)) return null
      throw new PartAwayError(hasNoRoom(error) ? 'disk' : 'files', error)
    }
  }
  return {
    async put(key, bytes, contentType) {
      await answered(client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType })))
    },
    async get(key) {
      const answer = await answered(client.send(new GetObjectCommand(at(key))))
      if (!(answer?.Body instanceof Readable)) return null
      // The SDK's time-out would count the pauses of a slow reader too.
      if (answer.Body instanceof IncomingMessage) answer.Body.socket.setTimeout(0)
      return objectOfStream(awaitedBytes(answer.Body, timeoutMs), answer.ContentLength ?? 0)
    },
    async has(key) {
      return (await answered(client.send(new HeadObjectCommand(at(key))))) !== null
    },
    async delete(key) {
      await answered(client.send(new DeleteObjectCommand(at(key))))
    },
    async deleteAll(folder) {
      // One page of keys at a time: what was removed is no longer listed.
      const page = { Bucket, Prefix: `${checkedKey(folder)}/` }
      for (;;) {
        const listed = await answered(client.send(new ListObjectsV2Command(page)))
        const keys = (listed?.Contents ?? []).flatMap(({ Key }) => Key ?? [])
        for (const Key of keys) await answered(client.send(new DeleteObjectCommand({ Bucket, Key })))
        if (!listed?.IsTruncated || !keys.length) return
      }
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }))
      } catch (error) {
        // The answer to HEAD has no body: its status says all there is.
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
        if (status === 404)
          throw new StoreSettingsError(`S3_BUCKET: the store knows no bucket ${Bucket}`, error)
        if (status !== undefined && status >= 300 && status < 500 && status !== 429)
          throw new StoreSettingsError(
            `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the store refuses them for the bucket ${Bucket} (${status})`,
            error,
          )
        throw new PartAwayError('files', error)
      }
    },
  }
}
