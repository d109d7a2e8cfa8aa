import type { GrantRole } from '@shared/contracts/enumerations'

/** What somebody is on a record, and what that lets them do. */
const roleWords: Readonly<Record<GrantRole, { as: string; may: string }>> = {
  OWNER: { as: 'its owner', may: 'What you change is saved for everybody on it at once.' },
  EDITOR: { as: 'EDITOR', may: 'What you change is saved for everybody on it at once.' },
  COMMENTER: {
    as: 'COMMENTER',
    may: 'You can read everything and comment. The answers are changed by its owner and editors only.',
  },
  APPROVER: {
    as: 'APPROVER',
    may: 'You can read everything, comment, and mark it as ready to seal. The answers are changed by its owner and editors only.',
  },
  VIEWER: {
    as: 'VIEWER',
    may: 'You can read everything. The answers are changed by its owner and editors only.',
  },
}

/** As what somebody is on a record just now, and what may be done with it: shown at its head. */
export const standingWords = ({ role, isLocked }: { role: GrantRole; isLocked: boolean }): string =>
  `You are here as ${roleWords[role].as}. ${isLocked ? 'It was approved and is closed: nobody changes it any more.' : roleWords[role].may}`
