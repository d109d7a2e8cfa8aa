import { nameResearchSchema } from '@shared/contracts/name-research'
import type { RecordResearch } from '@shared/contracts/name-research'
import type { MessageTarget } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import type { AnswersRepository } from '../records/answers.repository'
import type { RecordRepository } from '../records/record.repository'
import { createSubmittedRecords } from '../records/submitted-records'
import { askedOf } from './asked-of-mya'

export interface NameResearchParts {
  repository: Pick<RecordRepository, 'findById' | 'findNewest' | 'answersOf' | 'answersOfAll'>
  answers: Pick<AnswersRepository, 'keepResearch' | 'findResearch'>
  chat: Pick<ServiceClient, 'call'>
}

/** A submitted version. */
interface VersionReference {
  recordId: string
  version: number
}

/** Does what the parents of a version asked MYA to do. Doing it twice is doing it once. */
export type NameResearch = (version: VersionReference) => Promise<void>

export const createNameResearch =
  ({ repository, answers, chat }: NameResearchParts): NameResearch =>
  async ({ recordId, version }) => {
    const record = await createSubmittedRecords(repository).findById(recordId)
    const stored = record?.versions.find((candidate) => candidate.version === version)
    // Erased since: there is nothing left to find out.
    if (!stored) return
    const { form, sha256 } = stored
    const { isOrigin, isEtymology } = askedOf(form)
    if (!isOrigin && !isEtymology) return
    if (await answers.findResearch(recordId, sha256)) return
    const { origin, etymology } = await chat.call({
      method: 'POST',
      path: '/internal/name-research',
      body: { names: [form.babyFirstName, form.babyMiddleName].filter(Boolean) },
      answer: nameResearchSchema,
      isRepeatable: true,
    })
    const research: RecordResearch = {
      origin: isOrigin ? origin : null,
      etymology: isEtymology ? etymology : null,
    }
    await answers.keepResearch(recordId, sha256, research)
  }

const payloadSchema = z.object({ recordId: z.string(), version: z.number().int().positive() })

/**
 * A target that finds out first what a message's version asks MYA for. The message waits in the outbox until that is done, and so
 * survives whatever dies meanwhile: no proof is made that still promises an answer.
 */
export const afterResearch =
  (research: NameResearch, target: MessageTarget): MessageTarget =>
  async (message) => {
    const { recordId, version } = payloadSchema.parse(message.payload)
    await research({ recordId, version })
    await target(message)
  }
