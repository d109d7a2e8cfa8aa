import { nameList, nameWithin } from '@shared/contracts/name-list'
import type { Version } from '@shared/contracts/versions'
import { writtenMoment } from '@shared/web/time/written-moment'

const kindWords: Record<Version['kind'], string> = {
  sync: 'Synced',
  submission: 'Submitted',
  restore: 'Restored',
  edits: 'Edited together',
}

/** Who had a part in a version, as its reader knows them. */
const writersOf = ({ isYours, others }: Version): string[] => [
  ...(isYours ? ['you'] : []),
  ...others.map(nameWithin),
]
/** Changes of a record that several people have open may still be one person's. */
const wayOf = (version: Version): string =>
  version.kind === 'edits' && writersOf(version).length < 2 ? 'Edited' : kindWords[version.kind]

const originOf = (version: Version): string => `${wayOf(version)} by ${nameList(writersOf(version))}`

/** What a version is called: by its note, or by how it came about and by whom. */
export const versionTitle = (version: Version): string => version.note || originOf(version)

/** When a version came about; and how and by whom, where its title does not say that. */
export const versionOrigin = (version: Version): string =>
  `${version.note ? `${originOf(version)}, ` : ''}${writtenMoment(version.createdAt, 'short')}`

export const approvalWords = ({ approvedAt }: Version): string | null =>
  approvedAt === null ? null : `Approved ${writtenMoment(approvedAt, 'short')}`
