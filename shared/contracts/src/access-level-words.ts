import type { AccessLevel } from './enumerations'

/** What each access level may do, in one line: for who invites, and for who is invited. */
export const accessLevelWords: Readonly<Record<AccessLevel, string>> = {
  VIEWER: 'See everything, change nothing',
  COMMENTER: 'Add comments and mentions',
  EDITOR: 'Edit fields and details',
  APPROVER: 'Can mark ‘Ready to Seal’',
}

/** The owner of a record, as its other people know them: the address stays with the record. */
export const ownerName = 'The owner'
