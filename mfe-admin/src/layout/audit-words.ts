import { auditActs, familyItself } from '@shared/contracts/audit'
import type { AuditLine } from '@shared/contracts/audit'

/** An account of which only the id is left: as much of it as tells it from others. */
const removedAccount = (staffId: string) => `a removed account (${staffId.slice(0, 8)})`

/** Who did it. */
export const whoWords = ({ username, staffId }: Pick<AuditLine, 'username' | 'staffId'>): string =>
  username ?? (staffId === familyItself ? familyItself : removedAccount(staffId))

/** What was done, inside a sentence: 'downloaded a record as CSV'. */
export const actWords = (act: AuditLine['act']): string =>
  auditActs[act].replace(/^./, (letter) => letter.toLowerCase())

const isAboutColleague = ({ act }: Pick<AuditLine, 'act'>) =>
  act === 'sessions.ended' || act === 'account.removed'

export const isAboutPartner = ({ act }: Pick<AuditLine, 'act'>): boolean => act.startsWith('partner.')

/** The id of the record that a line is about and that may still be there; null for a line about anything else. */
export const recordOfLine = (line: Pick<AuditLine, 'act' | 'subject'>): string | null =>
  isAboutColleague(line) || isAboutPartner(line) || line.act === 'record.erased' ? null : line.subject

/** To what it was done, and the page on which that is found. */
export function subjectWords({
  act,
  subject,
  subjectUsername,
}: Pick<AuditLine, 'act' | 'subject' | 'subjectUsername'>): { words: string; path?: string } {
  if (subject === null) return { words: act === 'records.exported' ? 'a list of records' : '' }
  const words = subject.slice(0, 8)
  if (isAboutColleague({ act }))
    return subjectUsername === null
      ? { words: removedAccount(subject) }
      : { words: subjectUsername, path: '/admin/account' }
  if (isAboutPartner({ act })) return { words, path: '/admin/partners' }
  // There is nothing left to lead to.
  if (act === 'record.erased') return { words }
  return { words, path: `/admin/records/${subject}` }
}
