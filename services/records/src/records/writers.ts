import { ownerName } from '@shared/contracts/access-level-words'
import { nameList } from '@shared/contracts/name-list'
import type { StoredVersion } from './record.model'

type Written = Pick<StoredVersion, 'createdBy' | 'writers'>

const writersIn = ({ createdBy, writers }: Written) => writers ?? [{ visitorId: createdBy, name: ownerName }]
const namesOf = (writers: readonly { name: string }[]) => [...new Set(writers.map(({ name }) => name))]

/** Everybody who had a part in a version, as the record's other people know them. */
export const writersOf = (version: Written): string => nameList(namesOf(writersIn(version)))

/** Whether a visitor had a part in a version, and who else had. Somebody's other devices are no others. */
export function partsIn(version: Written, visitorId: string): { isYours: boolean; others: string[] } {
  const writers = writersIn(version)
  const yours = namesOf(writers.filter((writer) => writer.visitorId === visitorId))
  return {
    isYours: yours.length > 0 || version.createdBy === visitorId,
    others: namesOf(writers).filter((name) => !yours.includes(name)),
  }
}
