import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import type { User } from '../../api/staff-api'

interface SignInWords {
  /** Title and text of the toast that greets. */
  welcome: readonly [string, string]
  /** Title of the toast that shows the server's refusal. */
  failure: string
}

/** What login and registration have in common: who signed in becomes the session's user, a refusal is shown. */
export function useSignIn({ welcome: [title, description], failure }: SignInWords) {
  const { session, notify } = useHost()
  return ({ data, error }: { data?: User; error?: unknown }) => {
    if (data) {
      notify({ title, description })
      session.setUser(data)
    } else {
      const text = publicMessageOf(error, 'Please try again.')
      notify({ title: failure, description: text, variant: 'destructive' })
    }
  }
}
