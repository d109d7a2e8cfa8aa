import { accessLevelWords } from '@shared/contracts/access-level-words'
import { accessLevels } from '@shared/contracts/enumerations'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { permissions } from '@shared/contracts/permissions'
import type { RecordAct } from '@shared/contracts/permissions'
import { listed } from './listed'

const levelName = (level: AccessLevel) => level.charAt(0) + level.slice(1).toLowerCase()

const actWords: Readonly<Record<RecordAct, string>> = {
  read: 'read the record',
  comment: 'comment and mention people',
  edit: 'edit fields',
  seal: 'mark it ‘Ready to Seal’',
  invite: 'invite others',
  restore: 'restore versions',
  approve: 'approve the order',
  export: 'download the record',
  erase: 'erase the record',
}

const mayOf = (level: AccessLevel) => listed(permissions[level].map((act) => actWords[act]))
const mayNotOf = (level: AccessLevel) =>
  listed(
    (['comment', 'edit', 'seal', 'invite', 'approve'] as const)
      .filter((act) => !permissions[level].includes(act))
      .map((act) => actWords[act]),
  )

/** What one access level may and may not do, by the role matrix that the services ask. */
export const roleWords = (level: AccessLevel): string =>
  `${levelName(level)} (${accessLevelWords[level]}): may ${mayOf(level)}; may not ${mayNotOf(level)}. Only the owner invites, restores versions and approves the order.`

/** All access levels in one answer. */
export const rolesWords = `There are four access levels. ${accessLevels
  .map((level) => `${levelName(level)}: may ${mayOf(level)}.`)
  .join(
    ' ',
  )} A new invitation gives Viewer unless you choose another. Only the owner invites, restores versions and approves the order.`
