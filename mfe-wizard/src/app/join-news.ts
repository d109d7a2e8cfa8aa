import { fieldsInWords } from '@shared/contracts/answer-words'
import type { Submission } from '@shared/contracts/birth-records'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import { fetchDelivery } from '../api/fetch-delivery'
import { fetchRecord } from '../api/record-calls'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { readValues } from '../form/stored-values'

/** Joins in what the server holds of a record that it has just been sent. */
export async function joinNews(keeper: DraftKeeper, proofId: string, sent: Submission): Promise<void> {
  const record = await fetchRecord(proofId)
  keeper.joinCloud(record, { base: readValues(sent).values })
}

/**
 * Joins into the draft of this device what became of its record elsewhere: it may have been submitted on its shared page, and its address
 * may have been put right on its success page.
 */
export async function joinOwnNews(keeper: DraftKeeper): Promise<void> {
  const { cloud: known, waiting } = keeper.getStatus()
  if (known?.role !== 'OWNER') return
  // Nothing is changed under the hands of somebody who types already.
  const isBusy = waiting !== null || document.activeElement?.matches('input, textarea, select')
  if (known.proofJobId === null && !isBusy) await joinOthersChanges(keeper)
  const { cloud, recordId } = keeper.getStatus()
  if (!cloud?.proofJobId) return
  if (recordId === null) keeper.setRecord(cloud.recordId)
  const { email } = await fetchDelivery(cloud.proofId)
  const { cloud: latest } = keeper.getStatus()
  if (latest?.recordId === cloud.recordId && latest.values.email !== email)
    keeper.joinCloud({ ...latest, values: { ...latest.values, email } })
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
