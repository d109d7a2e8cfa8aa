import type { NewPasskeyResponse, PasskeyResponse } from '@shared/contracts/passkeys'

/** Whether this browser knows passkeys; without TLS it does not, but on this machine itself. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** What the server's library made, checked by the browser's own parser when it is used. */
type Options = Record<string, unknown>

const load = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof load>>
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']

/** Nothing came of it: the person chose none, took too long, or the device has none that fits. */
const nullWhenDeclined = <T>(ceremony: Promise<T>): Promise<T | null> =>
  ceremony.catch((error: unknown) => {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null
    throw error
  })

/** Has the browser make a passkey; null when nothing came of it. The library comes with the first use. */
export async function createPasskey(options: Options): Promise<NewPasskeyResponse | null> {
  const { startRegistration } = await load()
  // Made by the same library's other half.
  const optionsJSON = options as unknown as CreationOptions
  const made = await nullWhenDeclined(startRegistration({ optionsJSON }))
  return made && { ...made, type: 'public-key', clientExtensionResults: {} }
}

/** Has the browser sign with a passkey; null when nothing came of it. */
export async function askForPasskey(options: Options): Promise<PasskeyResponse | null> {
  const { startAuthentication } = await load()
  const optionsJSON = options as unknown as RequestOptions
  const signed = await nullWhenDeclined(startAuthentication({ optionsJSON }))
  return signed && { ...signed, type: 'public-key', clientExtensionResults: {} }
}
