import {
  babyFileSchema,
  storedFileSchema,
  uploadAddressSchema,
  uploadRequestSchema,
  uploadStateSchema,
} from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express, Request } from 'express'
import { z } from 'zod'
import { byteRangeOf } from './content-range'
import type { FileService } from './file.service'
import type { IncomingBytes, UploadService } from './upload.service'

const params = z.strictObject({ fileId: z.string() })

function incomingOf(request: Request): IncomingBytes {
  const encoding = request.get('content-encoding')
  if (encoding && encoding !== 'identity')
    throw new AppError({ code: 'unsupported_type', publicMessage: 'Please send the file uncompressed.' })
  const length = request.get('content-length')
  const announced = length === undefined ? undefined : Number(length)
  return {
    body: request,
    range: byteRangeOf(request.get('content-range'), announced),
    announced,
    declaredType: request.get('content-type'),
  }
}

export function mountFiles(app: Express, files: FileService, uploads: UploadService): void {
  app.post(
    '/api/objects/upload',
    route(
      {
        summary: 'An address to PUT one file to, good for ten minutes',
        body: uploadRequestSchema.optional(),
        bodyShape: uploadRequestSchema,
        answer: uploadAddressSchema,
      },
      ({ visitorId, body }) => ({ uploadURL: uploads.address(visitorId, body ?? {}) }),
    ),
  )
  app.get(
    '/api/objects/:fileId',
    route(
      {
        summary: 'How much of a file has arrived at its upload address (with the query of the address)',
        params,
        answer: uploadStateSchema,
      },
      async ({ visitorId, params: { fileId }, request }) => {
        await uploads.open(fileId, visitorId, request.query)
        return uploads.stateOf(fileId)
      },
    ),
  )
  app.put(
    '/api/objects/:fileId',
    route(
      {
        summary:
          'Takes the bytes of a file at its upload address (with the query of the address), or with Content-Range the next ' +
          'of them: then the answer says how many there are, and the last make the file',
        params,
        takes: '*/*',
        answer: z.union([storedFileSchema, uploadStateSchema]),
      },
      async ({ visitorId, params: { fileId }, request }) => {
        const grant = await uploads.open(fileId, visitorId, request.query)
        return uploads.receive(grant, incomingOf(request))
      },
    ),
  )
  app.put(
    '/api/baby-files',
    route(
      { summary: 'Records an uploaded file', body: babyFileSchema, answer: storedFileSchema },
      ({ visitorId, body }) => files.record(visitorId, body.fileURL),
    ),
  )
}
