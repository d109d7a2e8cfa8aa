import { isProofId } from '@shared/insights/proof-id'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { contentTypes } from '../files/proof-files'
import type { FileExtension, ProofFiles } from '../files/proof-files'
import { sendFile } from '../files/send-file'
import type { ProofJob } from '../jobs/job.repository'
import type { ProofAccess } from './proof-access'

const extensions = Object.keys(contentTypes) as FileExtension[]

/**
 * A file behind a job id never changes once the proof is there: before that, another attempt may draw the first page again.
 * Behind a Proof ID it is that of the newest version.
 */
const cachingOf = (id: string, job: ProofJob) =>
  isProofId(id) || !job.files ? 'private, no-cache' : 'private, max-age=31536000, immutable'

const headersOf = (id: string, job: ProofJob, extension: FileExtension) => ({
  'content-type': contentTypes[extension],
  'cache-control': cachingOf(id, job),
  // The Proof ID and not the child's name: file names travel further than files.
  'content-disposition': `inline; filename="birth-codex-${job.proofId}.${extension}"`,
})

export function mountFiles(app: Express, access: ProofAccess, files: ProofFiles): void {
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
        async ({ params: { proofId }, query: { page }, visitorId, request, response }) => {
          const job = await access.open(proofId, visitorId)
          const file = files.find(job, extension, page)
          if (!file)
            throw new AppError({
              code: 'not_found',
              publicMessage: 'This proof is still being prepared.',
            })
          const headers = headersOf(proofId, job, extension)
          await sendFile({ request, response }, file, { headers, missing: 'There is no such page.' })
        },
      ),
    )
}
