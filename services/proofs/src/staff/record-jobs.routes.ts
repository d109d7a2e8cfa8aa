import { adminJobsSchema } from '@shared/contracts/admin'
import type { AdminJob } from '@shared/contracts/admin'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import type { ProofMails } from '../mails/proof-mails'

export interface RecordJobsDependencies {
  repository: Pick<JobRepository, 'allOf'>
  mails: ProofMails
}

const timeOf = (date: Date | undefined) => date?.toISOString() ?? null

/** The jobs of a record, as staff are shown them. */
export function mountRecordJobs(app: Express, { repository, mails }: RecordJobsDependencies): void {
  const present = async (job: ProofJob): Promise<AdminJob> => ({
    proofJobId: job._id,
    version: job.version,
    stage: job.stage,
    status: job.status,
    requestedAt: job.requestedAt.toISOString(),
    preparedAt: timeOf(job.preparedAt),
    approvedAt: timeOf(job.approvedAt),
    completedAt: timeOf(job.completedAt),
    attempts: job.attempts,
    awaits: job.awaits?.part ?? null,
    error: job.error ?? null,
    pages: job.files?.pages ?? null,
    mail: await mails.latestOf(job),
  })
  app.get(
    '/internal/records/:recordId/jobs',
    route(
      {
        summary: 'What was made of each version of a record',
        audience: 'service',
        params: z.strictObject({ recordId: z.string().min(1).max(64) }),
        answer: adminJobsSchema,
      },
      async ({ params }) => ({
        jobs: await Promise.all((await repository.allOf(params.recordId)).map(present)),
      }),
    ),
  )
}
