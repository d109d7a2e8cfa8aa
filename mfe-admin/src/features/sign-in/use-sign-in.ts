import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import type { SessionUser } from '@shared/contracts/remote-app'
import { tellOtherTabs } from '../../session/other-tabs'

interface SignInWords {
  /** Title and text of the toast that greets. */
  welcome: readonly [string, string]
  /** Title of the toast that shows the server's refusal. */
  failure: string
}

/** Takes what became of an attempt: a user, an error, or a sentence of the page's own. */
export type Conclude = (result: { data?: unknown; error?: unknown; text?: string }) => void

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'id' in value && 'username' in value

/** What all ways in have in common: who signed in becomes the session's user, a refusal is shown. */
export function useSignIn({ welcome: [title, description], failure }: SignInWords): Conclude {
  const { session, notify } = useHost()
  return ({ data, error, text }) => {
    if (isUser(data)) {
      notify({ title, description })
      session.setUser({ id: data.id, username: data.username })
      tellOtherTabs(data.id)
    } else {
      const shown = text ?? publicMessageOf(error, 'Please try again.')
      notify({ title: failure, description: shown, variant: 'destructive' })
    }
  }
}
