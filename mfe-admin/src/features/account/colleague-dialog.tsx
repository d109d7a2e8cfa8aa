import type { Colleague } from '@shared/contracts/colleagues'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useEndColleagueSessionsMutation, useRemoveColleagueMutation } from '../../api/account-api'
import { useSecondFactor } from '../../session/second-factor'
import { DialogActs } from './account-style'

export type ColleagueAct = 'sessions' | 'account'

const words: Readonly<
  Record<
    ColleagueAct,
    { title: (name: string) => string; text: string; act: string; keep: string; done: string }
  >
> = {
  sessions: {
    title: (name) => `Sign ${name} out?`,
    text: 'In every browser, within seconds. Whoever knows the password or has a passkey can sign in again.',
    act: 'Sign out everywhere',
    keep: 'Leave it',
    done: 'Signed out everywhere',
  },
  account: {
    title: (name) => `Remove the account of ${name}?`,
    text: 'With its password, passkeys and sessions. What was done with it stays in the audit trail.',
    act: 'Remove the account',
    keep: 'Keep the account',
    done: 'Account removed',
  },
}

interface ColleagueDialogProps {
  act: ColleagueAct
  colleague: Colleague
  onClose: () => void
}

/** What is about to be done with the account of a colleague: a question, then the second factor. */
export function ColleagueDialog({ act, colleague: { id, username }, onClose }: ColleagueDialogProps) {
  const { notify } = useHost()
  const withSecondFactor = useSecondFactor()
  const [endSessions] = useEndColleagueSessionsMutation()
  const [remove] = useRemoveColleagueMutation()
  const call = { sessions: endSessions, account: remove }[act]
  const { title, text, act: label, keep, done } = words[act]
  const press = async () => {
    // The dialog makes room for that of the second factor.
    onClose()
    const answer = await withSecondFactor<null>(() => call(id))
    if (!answer) return
    if (answer.error) {
      const description = publicMessageOf(answer.error, 'Please try again.')
      notify({ title: 'Not done', description, variant: 'destructive' })
    } else notify({ title: done, description: username })
  }
  return (
    <Dialog isOpen onClose={onClose} size="small" title={title(username)} description={text}>
      <DialogActs>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="primary" onClick={() => void press()}>
          {label}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
