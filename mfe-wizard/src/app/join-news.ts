import type { BirthFormField } from '@shared/contracts/birth-form'
import type { Submission } from '@shared/contracts/birth-records'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import { fetchRecord } from '../api/record-calls'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { readValues } from '../form/stored-values'

/** What the server holds of the record now; `sent` is what it has just been sent, if anything. */
export async function joinNews(keeper: DraftKeeper, proofId: string, sent?: Submission): Promise<void> {
  const record = await fetchRecord(proofId)
  keeper.joinCloud(record, sent ? { base: readValues(sent).values } : {})
}

/**
 * Joins in what others have changed: the answers that are not what they were in the form, without those that wait for a choice; undefined
 * where the server has nothing newer.
 */
export async function joinOthersChanges(keeper: DraftKeeper): Promise<BirthFormField[] | undefined> {
  const { cloud } = keeper.getStatus()
  if (!cloud) return undefined
  const before = keeper.values()
  await joinNews(keeper, cloud.proofId)
  const { cloud: known } = keeper.getStatus()
  return known && known.revision > cloud.revision ? fieldsThatDiffer(before, keeper.values()) : undefined
}
