import { useState } from 'react'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { useAddPasskeyMutation, useNewPasskeyOptionsMutation, useSessionsQuery } from '../../api/account-api'
import { createPasskey } from '../../session/passkey-ceremony'
import { useSecondFactor } from '../../session/second-factor'

/** Adds a passkey under the name of this device; it can be renamed afterwards. */
export function useAddPasskey() {
  const { notify } = useHost()
  const withSecondFactor = useSecondFactor()
  const { data: sessions } = useSessionsQuery()
  const [loadOptions] = useNewPasskeyOptionsMutation()
  const [send] = useAddPasskeyMutation()
  const [isAdding, setAdding] = useState(false)

  const refuse = (description: string) =>
    notify({ title: 'No passkey was added', description, variant: 'destructive' })
  const run = async () => {
    const asked = await withSecondFactor(() => loadOptions())
    if (!asked) return
    if (!asked.data) return void refuse(publicMessageOf(asked.error, 'Please try again.'))
    const response = await createPasskey(asked.data).catch(() => null)
    if (!response) return void refuse('The browser made none, or this device has one for you already.')
    const name = sessions?.find(({ isCurrent }) => isCurrent)?.device ?? 'My passkey'
    const answer = await withSecondFactor(() => send({ name, response }))
    if (answer?.error) return void refuse(publicMessageOf(answer.error, 'Please try again.'))
    if (answer) notify({ title: 'Passkey added', description: 'You can sign in with it from now on.' })
  }
  const add = async () => {
    setAdding(true)
    await run().finally(() => setAdding(false))
  }
  return { add, isAdding }
}
