import type { Version } from '@shared/contracts/versions'
import { writtenMoment } from '@shared/web/time/written-moment'
import { nameWithin } from '../../api/person-name'

const kindWords: Record<Version['kind'], string> = {
  sync: 'Synced',
  submission: 'Submitted',
  restore: 'Restored',
  edits: 'Edited together',
}

/** What a version is called: by its note, or by how it came about. */
export const versionTitle = ({ note, kind }: Version): string => note || kindWords[kind]

/** How a version came about, by whom and when. */
export function versionOrigin({ kind, isYours, others, createdAt }: Version): string {
  const writers = [...(isYours ? ['you'] : []), ...others.map(nameWithin)]
  return `${kindWords[kind]} by ${writers.join(' and ')}, ${writtenMoment(createdAt, 'short')}`
}

export const approvalWords = ({ approvedAt }: Version): string | null =>
  approvedAt === null ? null : `Approved ${writtenMoment(approvedAt, 'short')}`
