import { adminJobsSchema } from '@shared/contracts/admin'
import type { AdminJob } from '@shared/contracts/admin'
import { recordPartQuerySchema } from '@shared/contracts/admin-record-parts'
import { outboxSchema } from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'
import type { MailQuery } from '@shared/node/mail'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import type { ProofMails } from '../mails/proof-mails'

export interface RecordJobsDependencies {
  repository: Pick<JobRepository, 'allOf'>
  mails: ProofMails
  outbox: (query: MailQuery) => Promise<Outbox>
}

const timeOf = (date: Date | undefined) => date?.toISOString() ?? null

/** The jobs of a record and the e-mails about them, as staff are shown them. */
export function mountRecordJobs(app: Express, { repository, mails, outbox }: RecordJobsDependencies): void {
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
  const ofRecord = z.strictObject({ recordId: z.string().min(1).max(64) })
  app.get(
    '/internal/records/:recordId/jobs',
    route(
      {
        summary: 'What was made of each version of a record',
        audience: 'service',
        params: ofRecord,
        answer: adminJobsSchema,
      },
      async ({ params }) => ({
        jobs: await Promise.all((await repository.allOf(params.recordId)).map(present)),
      }),
    ),
  )
  app.get(
    '/internal/records/:recordId/proof-mails',
    route(
      {
        summary: 'The e-mails about the proofs of a record, for staff',
        audience: 'service',
        params: ofRecord,
        query: recordPartQuerySchema,
        answer: outboxSchema,
      },
      ({ params: { recordId }, query }) => outbox({ ...query, recordId }),
    ),
  )
}
