import { accessLevels } from '@shared/contracts/enumerations'
import { isPermitted } from '@shared/contracts/permissions'
import type { RecordAct } from '@shared/contracts/permissions'
import { createKeeper } from '../keeper'
import { rightAskedIn } from './role-questions'

const keeper = createKeeper()

const doings: Readonly<Record<RecordAct, string>> = {
  read: 'see the whole record',
  comment: 'write a comment',
  edit: 'change an answer',
  seal: 'mark the record Ready to Seal',
  invite: 'invite other people',
  restore: 'restore an older version',
  approve: 'approve the order',
  export: 'download a copy of all the data',
  erase: 'erase the record',
}
const asked = (['OWNER', ...accessLevels] as const).flatMap((role) =>
  (Object.keys(doings) as RecordAct[]).map((act) => ({
    role,
    act,
    question: `Can the ${role.toLowerCase()} ${doings[act]}?`,
  })),
)

describe('whether a role may do something', () => {
  it.each(asked)('$question', ({ role, act, question }) => {
    const { text } = keeper.ask({ message: question, history: [] })
    expect(text.slice(0, 3)).toBe(isPermitted(role, act) ? 'Yes' : 'No,')
    expect(text).not.toContain('Besides')
  })

  it.each([
    ['is an editor allowed to take away somebody’s access', 'right/editor/invite'],
    ['can viewers look at the version history?', 'right/viewer/read'],
    ['may our approver order the book?', 'right/approver/approve'],
    ['my ex is a viewer, can he change things?', 'right/viewer/edit'],
    ['grandma has joined as editor, may she invite my aunt', 'right/editor/invite'],
    ['my dad was invited as commenter. could he mark it ready to seal?', 'right/commenter/seal'],
  ])('%s', (question, id) => {
    expect(rightAskedIn(question)).toBe(id)
  })

  it.each([
    'can the owner change the e-mail address',
    'can an editor change a field while I am typing in it',
    'can an approver take back ready to seal',
    'can a viewer open the record on two devices',
    'who may comment',
    'my aunt is a viewer, can my uncle change things?',
    'he is an editor, can he see what changed and undo it?',
  ])('is not asked in: %s', (question) => {
    expect(rightAskedIn(question)).toBeUndefined()
  })
})
