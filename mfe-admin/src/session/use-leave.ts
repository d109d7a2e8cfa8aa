import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { useLogoutMutation } from '../api/staff-api'

/** Logging out: the session ends on the server, and nobody is signed in here. */
export function useLeave() {
  const { session, notify } = useHost()
  const [logout, { isLoading: isLeaving }] = useLogoutMutation()
  const leave = async () => {
    const answer = await logout()
    if (answer.error) {
      notify({
        title: 'Logout failed',
        description: publicMessageOf(answer.error, 'Please try again.'),
        variant: 'destructive',
      })
      return
    }
    notify({ title: 'Logged out', description: 'See you next time!' })
    session.setUser(null)
  }
  return { leave, isLeaving }
}
