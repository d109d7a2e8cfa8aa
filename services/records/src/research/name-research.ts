import type { BirthForm } from '@shared/contracts/birth-form'
import { nameResearchSchema } from '@shared/contracts/name-research'
import type { NameResearch as FoundOut } from '@shared/contracts/name-research'
import type { RecordResearch, ResearchedPart } from '@shared/contracts/name-research'
import { isTextOf, toldForField, withoutSources } from '@shared/contracts/researched-text'
import type { MessageTarget } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import type { AnswersRepository } from '../records/answers.repository'
import type { RecordRepository } from '../records/record.repository'
import { createSubmittedRecords } from '../records/submitted-records'
import { hasToDoWithMya, isAskedFor, typedOf } from './asked-of-mya'

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

/**
 * What of a form is MYA's: what she was asked for, and the words of hers that a field still holds to the letter. Nothing that a client
 * says of them counts. Words that she would say otherwise by now are the parents' own, without a source.
 */
function researchFor(form: BirthForm, found: FoundOut): RecordResearch {
  const hers = (part: ResearchedPart): string | null => {
    const told = toldForField(found, part)
    return isAskedFor(form, part) || isTextOf(typedOf(form, part), told) ? told : null
  }
  const origin = hers('origin')
  const etymology = hers('etymology')
  // The etymology names the same sources.
  return { origin: origin !== null && etymology !== null ? withoutSources(origin) : origin, etymology }
}

export const createNameResearch =
  ({ repository, answers, chat }: NameResearchParts): NameResearch =>
  async ({ recordId, version }) => {
    const record = await createSubmittedRecords(repository).findById(recordId)
    const stored = record?.versions.find((candidate) => candidate.version === version)
    // Erased since: there is nothing left to find out.
    if (!stored) return
    const { form, sha256 } = stored
    if (!hasToDoWithMya(form)) return
    if (await answers.findResearch(recordId, sha256)) return
    const found = await chat.call({
      method: 'POST',
      path: '/internal/name-research',
      body: { names: [form.babyFirstName, form.babyMiddleName].filter(Boolean) },
      answer: nameResearchSchema,
      isRepeatable: true,
    })
    await answers.keepResearch(recordId, sha256, researchFor(form, found))
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
