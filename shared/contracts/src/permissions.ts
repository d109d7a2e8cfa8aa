import type { GrantRole } from './enumerations'

/** What somebody may do with a record (§6, D1). */
export const recordActs = [
  'read',
  'comment',
  'edit',
  'seal',
  'invite',
  'restore',
  'approve',
  'export',
  'erase',
] as const
export type RecordAct = (typeof recordActs)[number]

/** The role matrix: every service and every page asks it, so that they never disagree. */
export const permissions: Readonly<Record<GrantRole, readonly RecordAct[]>> = {
  VIEWER: ['read'],
  COMMENTER: ['read', 'comment'],
  EDITOR: ['read', 'comment', 'edit'],
  APPROVER: ['read', 'comment', 'seal'],
  OWNER: ['read', 'comment', 'edit', 'invite', 'restore', 'approve', 'export', 'erase'],
}

/** Whether somebody with `role` may do `act`; nobody without a role may do anything. */
export const isPermitted = (role: GrantRole | null, act: RecordAct): boolean =>
  role !== null && permissions[role].includes(act)

/** Whether somebody may change the answers of a record as it is now. */
export const mayChange = ({ role, isLocked }: { role: GrantRole; isLocked: boolean }): boolean =>
  !isLocked && isPermitted(role, 'edit')
