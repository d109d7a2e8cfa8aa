import type { AuditTrail } from '@shared/node/audit-trail'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { ServiceClient } from '@shared/node/service-client'
import type { Express } from 'express'
import { z } from 'zod'
import type { ProofFiles } from '../files/proof-files'
import { sendFile } from '../files/send-file'
import type { JobRunner } from '../jobs/job-runner'
import type { JobRepository } from '../jobs/job.repository'
import { processingWords } from './processing-words'
import { findReference } from '../records/record-lookups'

export interface FinalRouteDependencies {
  repository: JobRepository
  records: Pick<ServiceClient, 'find'>
  files: ProofFiles
  runner: Pick<JobRunner, 'wake'>
  audit: AuditTrail
  now: () => Date
}

const params = z.strictObject({ recordId: z.string() })

const unknown = () => new AppError({ code: 'not_found', publicMessage: 'There is no such record.' })
const processing = (publicMessage: string) => new AppError({ code: 'conflict', publicMessage })

/** The finished book as staff get it. */
export function mountFinals(app: Express, dependencies: FinalRouteDependencies): void {
  const { repository, records, files, runner, audit, now } = dependencies

  const open = async (recordId: string) => {
    const job = await repository.newestOf(recordId)
    if (!job) throw unknown()
    const reference = await findReference(records, job._id)
    if (!reference) throw unknown()
    return { job, isNewest: reference.latestVersion === job.version }
  }

  app.get(
    '/api/admin/records/:recordId/pdf',
    route(
      {
        summary: 'The final certificate of a completed record, for the printer',
        audience: 'staff',
        params,
        sends: 'application/pdf',
      },
      async ({ params: { recordId }, caller, request, response }) => {
        const { job, isNewest } = await open(recordId)
        if (!job.final || !isNewest) throw processing(processingWords(job, isNewest))
        await audit.note(caller, 'record.pdf', recordId)
        const headers = {
          'content-type': 'application/pdf',
          'cache-control': 'private, no-cache',
          'content-disposition': `inline; filename="birth-codex-${job.proofId}-print.pdf"`,
        }
        await sendFile({ request, response }, files.book(recordId, job.final.print), {
          headers,
          missing: 'The final certificate is no longer there.',
        })
      },
    ),
  )

  app.post(
    '/api/admin/records/:recordId/pdf',
    route(
      { summary: 'Tries a final certificate again that could not be prepared', audience: 'staff', params },
      async ({ params: { recordId } }) => {
        const { job } = await open(recordId)
        if (job.stage === 'final' && (await repository.retry(job._id, now()))) runner.wake()
      },
    ),
  )

  app.post(
    '/internal/proof-jobs/:proofJobId/retry',
    route(
      {
        summary: 'Tries a proof or its final certificate again that could not be prepared',
        audience: 'service',
        params: z.strictObject({ proofJobId: z.string().min(1).max(64) }),
      },
      async ({ params: { proofJobId } }) => {
        if (await repository.retry(proofJobId, now())) runner.wake()
        else if (!(await repository.find(proofJobId))) throw unknown()
      },
    ),
  )
}
