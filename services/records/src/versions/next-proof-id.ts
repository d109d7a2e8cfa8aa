import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { ProofIdQuota, Visitor } from '../access/proof-id-quota'
import type { RecordAccess } from '../access/record-access'
import { anotherOfYours, ownedElsewhere } from '../access/refusals'
import type { RecordDocument } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { proofIdOfDraft } from './proof-id-of-draft'

export interface NextProofIdDependencies {
  repository: Pick<RecordRepository, 'findById'>
  access: Pick<RecordAccess, 'look'>
  proofIdQuota: ProofIdQuota
}

/**
 * The Proof ID that a record has with other answers: its current one while they have none.
 *
 * @throws AppError `rate_limited`, `owned`, `conflict` where it leads to another record
 */
export const createNextProofId =
  ({ repository, access, proofIdQuota }: NextProofIdDependencies) =>
  async (visitor: Visitor, record: RecordDocument, form: BirthFormDraft): Promise<string> => {
    const proofId = proofIdOfDraft(form) ?? record.proofIds[0] ?? ''
    if (record.proofIds.includes(proofId)) return proofId
    await proofIdQuota.spend(visitor, proofId)
    const { isTaken, opened } = await access.look(visitor.visitorId, proofId, repository.findById)
    if (isTaken) throw opened ? anotherOfYours() : ownedElsewhere()
    return proofId
  }
