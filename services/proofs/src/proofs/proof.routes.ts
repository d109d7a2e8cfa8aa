import { messageSchema } from '@shared/contracts/internal'
import { mailOpenedSchema, proofSchema } from '@shared/contracts/proofs'
import { isProofId } from '@shared/insights/proof-id'
import { streamChanges } from '@shared/node/change-stream'
import { AppError } from '@shared/node/errors'
import { wantsEvents } from '@shared/node/event-stream'
import type { MessageTarget } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import type { JobRunner } from '../jobs/job-runner'
import { readUnprintable } from '../jobs/unprintable-characters'
import type { createMailAgain } from '../mails/mail-again'
import type { MailOpened } from '../mails/mail-opened'
import type { ProofMails } from '../mails/proof-mails'
import type { ProofAccess } from './proof-access'
import type { ProofWatch, WatchedProof } from './proof-watch'
import type { ApprovalService } from '../approvals/approval.service'
import type { createChildNames } from './child-name'
import { presentProof } from './proof.presenter'

export interface ProofRouteDependencies {
  access: ProofAccess
  repository: JobRepository
  keys: Pick<RecordKeys, 'keyFor'>
  runner: Pick<JobRunner, 'wake'>
  watch: Pick<ProofWatch, 'watch' | 'ending'>
  approvals: Pick<ApprovalService, 'overtake'>
  mails: ProofMails
  childNameOf: ReturnType<typeof createChildNames>
  mailAgain: ReturnType<typeof createMailAgain>
  mailOpened: Pick<MailOpened, 'confirm'>
  tellOfEnding: MessageTarget
  eraseRecord: (recordId: string) => Promise<void>
  now: () => Date
}

const params = z.strictObject({ proofId: z.string() })

export function mountProofs(app: Express, dependencies: ProofRouteDependencies): void {
  const {
    access,
    repository,
    keys,
    runner,
    watch,
    approvals,
    mails,
    childNameOf,
    mailAgain,
    mailOpened,
    tellOfEnding,
    eraseRecord,
    now,
  } = dependencies

  const waitingOf = async ({ waitingSince }: ProofJob) =>
    waitingSince ? repository.countBefore(waitingSince) : 0

  const present = async (askedFor: string, visitorId: string, job: ProofJob, seen?: WatchedProof) => {
    // Asked again and again, and nothing can be done with it yet: what else is known of it is not worth three more questions.
    if (!job.files && job.status !== 'error') {
      const waiting = seen ? seen.waiting : await waitingOf(job)
      return presentProof(askedFor, {
        ...{ visitorId, job, waiting },
        ...{ all: [], role: null, mail: null, unprintable: [], childName: null },
      })
    }
    const [all, role, mail, unprintable, childName] = await Promise.all([
      repository.allOf(job.recordId),
      access.roleIfKnown(job, visitorId),
      mails.latestOf(job),
      readUnprintable(keys, job),
      // Told with the pages, and no sooner.
      job.files ? childNameOf(job) : null,
    ])
    return presentProof(askedFor, { visitorId, job, all, role, waiting: 0, mail, unprintable, childName })
  }
  const read = async (askedFor: string, visitorId: string) =>
    present(askedFor, visitorId, await access.open(askedFor, visitorId))

  app.get(
    '/api/proof/:proofId',
    route(
      {
        summary: 'How a proof is coming along, at once or as it changes',
        params,
        answer: proofSchema,
        events: { proof: proofSchema },
      },
      async ({ params: { proofId }, visitorId, request, response, tell }) => {
        const job = await access.open(proofId, visitorId)
        if (!wantsEvents(request)) return present(proofId, visitorId, job)
        return streamChanges(job._id, {
          watch,
          // Whoever holds the job id may look: only a Proof ID needs a grant, which may end.
          read: (seen) =>
            seen && !isProofId(proofId)
              ? present(proofId, visitorId, seen.job, seen)
              : read(proofId, visitorId),
          tell: (proof) => tell('proof', proof),
          isLast: ({ status }) => status !== 'running',
          response,
        })
      },
    ),
  )

  app.post(
    '/api/proof/:proofId/retry',
    route(
      { summary: 'Tries a failed proof again', params, answer: proofSchema },
      async ({ params, visitorId }) => {
        const { _id } = await access.open(params.proofId, visitorId)
        if (await repository.retry(_id, now())) runner.wake()
        return read(params.proofId, visitorId)
      },
    ),
  )

  app.post(
    '/api/proof/:proofId/mail-opened',
    route(
      { summary: 'Confirms the address whose e-mail was opened', params, body: mailOpenedSchema },
      async ({ params, body, visitorId }) => {
        const { _id } = await access.open(params.proofId, visitorId)
        await mailOpened.confirm(_id, body.mark)
      },
    ),
  )

  app.post(
    '/internal/messages',
    route({ summary: 'Takes a message', audience: 'service', body: messageSchema }, async ({ body }) => {
      if (body.type === 'proof.requested') {
        const { recordId, version } = body.payload
        await repository.request(body.payload, now())
        await approvals.overtake(recordId, version)
        runner.wake()
      } else if (body.type === 'delivery.changed') await mailAgain(body)
      else if (body.type === 'record.ending') await tellOfEnding({ ...body, at: now() })
      else if (body.type === 'record.erased') await eraseRecord(body.payload.recordId)
      else
        throw new AppError({ code: 'invalid_body', publicMessage: `No messages of type ${body.type} here` })
    }),
  )
}
