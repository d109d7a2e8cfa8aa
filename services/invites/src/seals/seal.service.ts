import type { Seal } from '@shared/contracts/seals'
import { isPermitted } from '@shared/contracts/permissions'
import { AppError } from '@shared/node/errors'
import type { Connection } from 'mongoose'
import type { OpenedRecord } from '../access/record-access'
import { personIdOf } from '../grants/grant.model'
import type { GrantRepository } from '../grants/grant.repository'
import type { RecordChanges } from '../live/record-changes'
import { sealMarkModel } from './seal.model'
import type { SealMarkDocument } from './seal.model'

export interface SealService {
  read(visitorId: string, record: OpenedRecord): Promise<Seal>
  /**
   * Marks the newest revision as ready, or takes the mark back.
   *
   * @throws AppError `conflict` when there are newer answers than the approver has seen
   */
  mark(visitorId: string, record: OpenedRecord, isReady: boolean, revision: number): Promise<Seal>
}

export interface SealServiceDependencies {
  connection: Connection
  grants: Pick<GrantRepository, 'listOf'>
  changes: Pick<RecordChanges, 'count'>
  now: () => Date
}

/**
 * 'Ready to Seal'. A mark belongs to the answers of one revision, so that any later edit clears it without anything being written; a
 * revision without one, as a submission makes it, leaves it standing.
 */
export function createSealService({
  connection,
  grants,
  changes,
  now,
}: SealServiceDependencies): SealService {
  const marks = sealMarkModel(connection)
  const idOf = (recordId: string, visitorId: string) => `${recordId}:${visitorId}`

  const read = async (
    visitorId: string,
    { recordId, revision, edited = revision, isChanged = false }: OpenedRecord,
  ): Promise<Seal> => {
    const [all, people] = await Promise.all([
      marks.find({ recordId }).sort({ at: 1 }).lean<SealMarkDocument[]>(),
      grants.listOf(recordId),
    ])
    const told = (documents: readonly SealMarkDocument[]): Seal['marks'] =>
      // Somebody whose access has ended, or is another one now, no longer speaks for the record.
      documents.flatMap((mark) => {
        const person = people.find((candidate) => candidate.visitorId === mark.visitorId)
        return person && isPermitted(person.role, 'seal')
          ? [
              {
                id: personIdOf(person),
                email: person.email ?? null,
                at: mark.at.toISOString(),
                isYou: mark.visitorId === visitorId,
              },
            ]
          : []
      })
    return {
      revision,
      isChanged,
      marks: told(all.filter((mark) => mark.revision >= edited)),
      cleared: told(all.filter((mark) => mark.revision < edited)),
    }
  }

  return {
    read,
    async mark(visitorId, record, isReady, revision) {
      const { recordId, edited = record.revision } = record
      if (revision < edited || revision > record.revision)
        throw new AppError({
          code: 'conflict',
          publicMessage: 'The record has been changed since. Please look at the newest revision first.',
        })
      const _id = idOf(recordId, visitorId)
      if (isReady)
        await marks.updateOne(
          { _id },
          { $set: { recordId, visitorId, revision: record.revision, at: now() } },
          { upsert: true },
        )
      else await marks.deleteOne({ _id })
      await changes.count(recordId, 'seal')
      return read(visitorId, record)
    },
  }
}
