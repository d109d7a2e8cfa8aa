import { accessLevelWords } from '@shared/contracts/access-level-words'
import { accessLevels } from '@shared/contracts/enumerations'
import type { AccessLevel, GrantRole } from '@shared/contracts/enumerations'
import { isPermitted, permissions, recordActs } from '@shared/contracts/permissions'
import type { RecordAct } from '@shared/contracts/permissions'
import type { Passage } from '../passage'
import { listed } from '@shared/insights/listed'

const levelName = (level: GrantRole) => level.charAt(0) + level.slice(1).toLowerCase()

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

const roles: readonly GrantRole[] = ['OWNER', ...accessLevels]
const roleName = (role: GrantRole) =>
  role === 'OWNER' ? 'the owner' : `${/^[AE]/.test(role) ? 'an' : 'a'} ${levelName(role)}`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What is said of single rights, where more is meant than the words of the lists above. */
const rightWords: Readonly<Record<RecordAct, string>> = {
  ...actWords,
  read: 'read the whole record, with its proof, comments and versions',
  edit: 'change the answers',
  seal: 'mark the record ‘Ready to Seal’',
  invite: 'invite others, change a level or end an access',
}

export const rightId = (role: GrantRole, act: RecordAct) => `right/${role.toLowerCase()}/${act}`

/** Whether somebody with a role may do one thing, by the same matrix. They are found by name, never by search. */
export const rightPassages: readonly Passage[] = roles.flatMap((role) =>
  recordActs.map((act) => {
    const others = listed(roles.filter((other) => isPermitted(other, act)).map(roleName))
    return {
      id: rightId(role, act),
      title: `Whether ${roleName(role)} may ${rightWords[act]}`,
      source: 'How Birth Codex works: families',
      text: isPermitted(role, act)
        ? `Yes, ${roleName(role)} may ${rightWords[act]}.`
        : `No, ${roleName(role)} may not ${rightWords[act]}. ${capital(others)} may.`,
    }
  }),
)
