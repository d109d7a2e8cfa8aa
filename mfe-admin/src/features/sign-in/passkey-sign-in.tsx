import { useState } from 'react'
import { Button } from '@shared/web/parts/button'
import { usePasskeySignInMutation, usePasskeySignInOptionsMutation } from '../../api/account-api'
import { askForPasskey, canUsePasskeys } from '../../session/passkey-ceremony'
import type { Conclude } from './use-sign-in'

/** The second way in, for a browser that knows passkeys. */
export function PasskeySignIn({ conclude }: { conclude: Conclude }) {
  const [loadOptions] = usePasskeySignInOptionsMutation()
  const [signIn] = usePasskeySignInMutation()
  const [isPending, setPending] = useState(false)
  if (!canUsePasskeys()) return null

  const enter = async () => {
    const asked = await loadOptions()
    if (!asked.data) return conclude(asked)
    const response = await askForPasskey(asked.data).catch(() => null)
    if (!response) return conclude({ text: 'No passkey was used. You can sign in with your password.' })
    return conclude(await signIn(response))
  }
  const press = () => {
    setPending(true)
    void enter().finally(() => setPending(false))
  }
  return (
    <Button
      isWide

      isPending={isPending}
      pendingText="Waiting for your passkey..."
      onClick={press}
    >
      Sign in with a passkey
    </Button>
  )
}
