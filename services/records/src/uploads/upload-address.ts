import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { acceptedContentTypes, maxFileBytes } from '@shared/contracts/uploads'
import type { UploadRequest } from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import { z } from 'zod'

export type ContentType = (typeof acceptedContentTypes)[number]

/** What an address was signed for. */
export interface UploadGrant {
  fileId: string
  visitorId: string
  /** The exact number of bytes; without it any number up to the limit. */
  size?: number | undefined
  contentType?: ContentType | undefined
}

export interface UploadAddresses {
  sign(grant: UploadGrant): string
  /** @throws AppError `forbidden` for an address that was not signed for this visitor */
  open(fileId: string, visitorId: string, query: unknown): UploadGrant & { isOver: boolean }
}

const minutesGood = 10
const folder = '/api/objects/'

const fileIdPattern = /^[0-9a-f]{32}$/
export const fileUrlOf = (fileId: string): string => folder + fileId

/** The id in a fileURL or an uploadURL, relative or absolute; null for any other text. */
export const fileIdOf = (fileURL: string): string | null =>
  /^(?:https?:\/\/[^/?#]+)?\/api\/objects\/([0-9a-f]{32})(?:\?|$)/.exec(fileURL)?.[1] ?? null

const querySchema = z.object({
  expires: z.coerce.number().int().positive(),
  size: z.coerce.number().int().positive().max(maxFileBytes).optional(),
  type: z.enum(acceptedContentTypes).optional(),
  signature: z.string().regex(/^[\w-]{43}$/),
})

const notValid = (cause?: unknown) =>
  new AppError({
    code: 'forbidden',
    publicMessage: 'This upload address is not valid. Please choose the file again.',
    cause,
  })

/** Addresses that let one visitor put one file, for ten minutes. Nothing is stored for them: the signature says it all. */
export function createUploadAddresses(secret: string, now: () => Date): UploadAddresses {
  // A key of its own: a signature made here means nothing to who checks caller tokens.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'birth-codex upload address v1', 32))
  const signatureOf = ({ fileId, visitorId, size, contentType }: UploadGrant, expires: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([fileId, visitorId, size ?? null, contentType ?? null, expires]))
      .digest()
  return {
    sign(grant) {
      const expires = Math.floor(now().getTime() / 1000) + minutesGood * 60
      const query = new URLSearchParams({ expires: String(expires) })
      if (grant.size !== undefined) query.set('size', String(grant.size))
      if (grant.contentType) query.set('type', grant.contentType)
      query.set('signature', signatureOf(grant, expires).toString('base64url'))
      return `${fileUrlOf(grant.fileId)}?${query}`
    },
    open(fileId, visitorId, query) {
      const read = querySchema.safeParse(query)
      if (!fileIdPattern.test(fileId) || !read.success) throw notValid(read.error)
      const { expires, size, type, signature } = read.data
      const grant = { fileId, visitorId, size, contentType: type }
      if (!timingSafeEqual(signatureOf(grant, expires), Buffer.from(signature, 'base64url'))) throw notValid()
      return { ...grant, isOver: now().getTime() >= expires * 1000 }
    },
  }
}

/** What a request for an address asks to have signed. */
export const grantOf = (
  fileId: string,
  visitorId: string,
  { size, contentType }: UploadRequest,
): UploadGrant => ({
  fileId,
  visitorId,
  size,
  contentType,
})
