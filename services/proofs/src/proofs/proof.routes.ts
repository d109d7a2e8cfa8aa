import { messageSchema } from '@shared/contracts/internal'
import { proofSchema } from '@shared/contracts/proofs'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { JobRepository } from '../jobs/job.repository'
import type { JobRunner } from '../jobs/job-runner'
import type { createMailAgain } from '../mails/mail-again'
import type { ProofAccess } from './proof-access'
import { presentProof } from './proof.presenter'

export interface ProofRouteDependencies {
  access: ProofAccess
  repository: JobRepository
  runner: Pick<JobRunner, 'wake'>
  mailAgain: ReturnType<typeof createMailAgain>
  now: () => Date
}

const params = z.strictObject({ proofId: z.string() })

export function mountProofs(app: Express, dependencies: ProofRouteDependencies): void {
  const { access, repository, runner, mailAgain, now } = dependencies
  const view = async (id: string, visitorId: string) => {
    const job = await access.open(id, visitorId)
    // Asked again and again, and nothing can be done with it yet: what else is known of it is not worth three more questions.
    if (!job.files && job.status !== 'error') return { job, newest: null, role: null }
    const [newest, role] = await Promise.all([
      repository.newestOf(job.recordId),
      access.roleIfKnown(job, visitorId),
    ])
    return { job, newest, role }
  }

  app.get(
    '/api/proof/:proofId',
    route(
      { summary: 'How a proof is coming along', params, answer: proofSchema },
      async ({ params, visitorId }) => presentProof(params.proofId, await view(params.proofId, visitorId)),
    ),
  )

  app.post(
    '/api/proof/:proofId/retry',
    route(
      { summary: 'Tries a failed proof again', params, answer: proofSchema },
      async ({ params, visitorId }) => {
        const { _id } = await access.open(params.proofId, visitorId)
        if (await repository.retry(_id, now())) runner.wake()
        return presentProof(params.proofId, await view(params.proofId, visitorId))
      },
    ),
  )

  app.post(
    '/internal/messages',
    route({ summary: 'Takes a message', audience: 'service', body: messageSchema }, async ({ body }) => {
      if (body.type === 'proof.requested') {
        await repository.request(body.payload, now())
        runner.wake()
      } else if (body.type === 'delivery.changed') await mailAgain(body)
      else
        throw new AppError({ code: 'invalid_body', publicMessage: `No messages of type ${body.type} here` })
    }),
  )
}
