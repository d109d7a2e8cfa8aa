import { fieldsInWords } from '@shared/contracts/answer-words'
import type { Submission } from '@shared/contracts/birth-records'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import { fetchRecord } from '../api/record-calls'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { readValues } from '../form/stored-values'

/** Joins in what the server holds of a record that it has just been sent. */
export async function joinNews(keeper: DraftKeeper, proofId: string, sent: Submission): Promise<void> {
  const record = await fetchRecord(proofId)
  keeper.joinCloud(record, { base: readValues(sent).values })
}

/**
 * Joins in what others have changed, and names the answers that are not what they were in the form, without those that wait for a choice;
 * undefined where the server has nothing newer.
 */
export async function joinOthersChanges(keeper: DraftKeeper): Promise<string[] | undefined> {
  const { cloud } = keeper.getStatus()
  if (!cloud) return undefined
  const record = await fetchRecord(cloud.proofId)
  // What was typed meanwhile is the parent's own.
  const before = keeper.values()
  keeper.joinCloud(record)
  const { cloud: known } = keeper.getStatus()
  if (!known || known.revision <= cloud.revision) return undefined
  const labels = fieldsInWords(fieldsThatDiffer(before, keeper.values())).map(({ label }) => label)
  return [...new Set(labels)]
}
