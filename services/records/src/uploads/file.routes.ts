import {
  babyFileSchema,
  storedFileSchema,
  uploadAddressSchema,
  uploadRequestSchema,
} from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import { callerOf, route } from '@shared/node/route'
import type { Express, RequestHandler } from 'express'
import type { FileService } from './file.service'
import { readBytes } from './read-bytes'

/** The bytes of a file: no JSON, so that `route` cannot read them. */
const takeBytes =
  (files: FileService): RequestHandler<{ fileId: string }> =>
  async (request, response) => {
    const visitorId = callerOf(response)?.visitorId
    if (!visitorId)
      throw new AppError({
        code: 'unauthenticated',
        publicMessage: 'Please allow cookies for this site and try again.',
      })
    const { limit, ...grant } = files.open(request.params.fileId, visitorId, request.query)
    const encoding = request.get('content-encoding')
    if (encoding && encoding !== 'identity')
      throw new AppError({ code: 'unsupported_type', publicMessage: 'Please send the file uncompressed.' })
    const length = request.get('content-length')
    const bytes = await readBytes(request, limit, length === undefined ? undefined : Number(length))
    response.json(storedFileSchema.parse(await files.receive(grant, bytes, request.get('content-type'))))
  }

export function mountFiles(app: Express, files: FileService): void {
  app.post(
    '/api/objects/upload',
    route(
      {
        summary: 'An address to PUT one file to, good for ten minutes',
        body: uploadRequestSchema.optional(),
        bodyShape: uploadRequestSchema,
        answer: uploadAddressSchema,
      },
      ({ visitorId, body }) => ({ uploadURL: files.address(visitorId, body ?? {}) }),
    ),
  )
  app.put('/api/objects/:fileId', takeBytes(files))
  app.put(
    '/api/baby-files',
    route(
      { summary: 'Records an uploaded file', body: babyFileSchema, answer: storedFileSchema },
      ({ visitorId, body }) => files.record(visitorId, body.fileURL),
    ),
  )
}
