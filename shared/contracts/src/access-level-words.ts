import type { AccessLevel } from './enumerations'

/** What each access level may do, in one line: for who invites, and for who is invited. */
export const accessLevelWords: Readonly<Record<AccessLevel, string>> = {
  VIEWER: 'See everything, change nothing',
  COMMENTER: 'Add comments and mentions',
  EDITOR: 'Edit fields and details',
  APPROVER: 'Can mark ‘Ready to Seal’',
}
