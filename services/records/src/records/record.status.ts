import type { RecordDocument } from './record.model'

export type RecordStatus = 'processing' | 'completed'

/** A record is completed when its newest version is approved and the final certificate of that version is there (D11). */
export const statusOf = ({
  versionCount,
  approval,
  completion,
}: Pick<RecordDocument, 'versionCount' | 'approval' | 'completion'>): RecordStatus =>
  approval?.version === versionCount && completion?.version === versionCount ? 'completed' : 'processing'
