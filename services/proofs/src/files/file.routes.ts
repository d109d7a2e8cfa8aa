import { pipeline } from 'node:stream/promises'
import { isProofId } from '@shared/insights/proof-id'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express, Request, Response } from 'express'
import { z } from 'zod'
import type { ProofJob } from '../jobs/job.repository'
import type { ProofAccess } from '../proofs/proof-access'
import { contentTypes } from './proof-files'
import type { FileExtension, ProofFiles } from './proof-files'

const extensions = Object.keys(contentTypes) as FileExtension[]

const notFound = (publicMessage: string) => new AppError({ code: 'not_found', publicMessage })

/**
 * A file behind a job id never changes once the proof is there: before that, another attempt may draw the first page again.
 * Behind a Proof ID it is that of the newest version.
 */
const cachingOf = (id: string, job: ProofJob) =>
  isProofId(id) || !job.files ? 'private, no-cache' : 'private, max-age=31536000, immutable'

function headersOf(id: string, job: ProofJob, extension: FileExtension, etag: string) {
  return {
    etag,
    'content-type': contentTypes[extension],
    'cache-control': cachingOf(id, job),
    // The Proof ID and not the child's name: file names travel further than files.
    'content-disposition': `inline; filename="birth-codex-${job.proofId}.${extension}"`,
    'x-robots-tag': 'noindex',
  }
}

const isKnownTo = (request: Request, etag: string) =>
  (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

export function mountFiles(app: Express, access: ProofAccess, files: ProofFiles): void {
  const send = async (
    { request, response, visitorId }: { request: Request; response: Response; visitorId: string },
    { proofId, extension, page }: { proofId: string; extension: FileExtension; page: number },
  ) => {
    const job = await access.open(proofId, visitorId)
    const found = files.find(job, extension, page)
    if (!found) throw notFound('This proof is still being prepared.')
    const etag = `"${found.tag}"`
    const headers = headersOf(proofId, job, extension, etag)
    if (isKnownTo(request, etag)) {
      response.set(headers).status(304).end()
      return
    }
    const file = await found.open()
    if (!file) throw notFound('There is no such page.')
    response.set({ ...headers, 'content-length': String(file.size) })
    if (request.method === 'HEAD') {
      file.stream.destroy()
      response.end()
      return
    }
    // A reader who goes away early is no failure of ours.
    await pipeline(file.stream, response).catch((error: unknown) => {
      if (!response.destroyed && !response.writableEnded) throw error
    })
  }

  for (const extension of extensions)
    app.get(
      `/api/proof/:proofId/codex.${extension}`,
      route(
        {
          summary: extension === 'pdf' ? 'The watermarked proof' : `A page of the proof as ${extension}`,
          params: z.strictObject({ proofId: z.string() }),
          query: z.strictObject({ page: z.coerce.number().int().min(1).max(500).default(1) }),
          sends: contentTypes[extension],
        },
        ({ params, query, visitorId, request, response }) =>
          send({ request, response, visitorId }, { proofId: params.proofId, extension, page: query.page }),
      ),
    )
}
