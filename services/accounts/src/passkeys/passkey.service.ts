import type { NewPasskeyResponse, PasskeyResponse } from '@shared/contracts/passkeys'
import { AppError } from '@shared/node/errors'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { challengeLastsMs } from './challenges'
import type { Challenges } from './challenges'
import type { StoredPasskey } from './passkey.model'
import type { PasskeyRepository } from './passkey.repository'
import { withoutAttestation } from './without-attestation'

/** More than anybody has devices. */
const maxPasskeys = 20

interface Holder {
  staffId: string
  username: string
  /** The session that asks. */
  sessionId: string
}

type RequestOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>
type CreationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>

export interface PasskeyService {
  list(staffId: string): Promise<StoredPasskey[]>
  newPasskeyOptions(holder: Holder): Promise<CreationOptions>
  /** Throws AppError `invalid_body` for a response that proves nothing, `conflict` for a passkey that is registered already. */
  add(holder: Holder, name: string, response: NewPasskeyResponse): Promise<StoredPasskey>
  rename(id: string, staffId: string, name: string): Promise<StoredPasskey | null>
  remove(id: string, staffId: string): Promise<boolean>
  removeAll(staffId: string): Promise<void>
  /** No name is asked for, and none is told: the browser shows the passkeys that it has. */
  signInOptions(visitorId: string): Promise<RequestOptions>
  /** Whose passkey has signed; null when the response proves nothing. */
  signIn(visitorId: string, response: PasskeyResponse): Promise<string | null>
  verificationOptions(holder: Holder): Promise<RequestOptions>
  verify(holder: Holder, response: PasskeyResponse): Promise<boolean>
}

/** How a device knows the person that a passkey is of. */
const userHandleOf = (staffId: string) => Buffer.from(staffId).toString('base64url')

/** What a passkey could have signed wrongly; the library says why by throwing. */
const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null)

export function createPasskeyService(
  repository: PasskeyRepository,
  challenges: Challenges,
  { publicUrl, now }: { publicUrl: string; now: () => Date },
): PasskeyService {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl)
  const timeout = challengeLastsMs

  /** The passkey that signed a challenge of ours, with its person verified by the device; null for anything else. */
  async function signedBy(
    response: PasskeyResponse,
    expectedChallenge: string | null,
  ): Promise<StoredPasskey | null> {
    const passkey = await repository.find(response.id)
    if (expectedChallenge === null || !passkey) return null
    const { userHandle } = response.response
    if (userHandle !== undefined && userHandle !== userHandleOf(passkey.staffId)) return null
    const { publicKey, counter, transports } = passkey
    const credential = {
      id: passkey._id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    }
    const answer = await orNull(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin,
        expectedRPID: rpID,
        credential,
        requireUserVerification: true,
      }),
    )
    if (!answer?.verified) return null
    const { newCounter, credentialBackedUp } = answer.authenticationInfo
    await repository.noteUse(passkey._id, {
      counter: newCounter,
      isSynced: credentialBackedUp,
      lastUsedAt: now(),
    })
    return passkey
  }

  const takenBy = (response: PasskeyResponse, purpose: 'sign-in' | 'verification', holder: string) =>
    challenges.take(response.response.clientDataJSON, purpose, holder)
  const named = (passkeys: readonly StoredPasskey[]) =>
    passkeys.map(({ _id, transports }) => ({ id: _id, transports }))

  return {
    list: (staffId) => repository.ofStaff(staffId),
    rename: (id, staffId, name) => repository.rename(id, staffId, name),
    remove: (id, staffId) => repository.remove(id, staffId),
    removeAll: (staffId) => repository.removeAll(staffId),
    async newPasskeyOptions({ staffId, username, sessionId }) {
      const known = await repository.ofStaff(staffId)
      if (known.length >= maxPasskeys)
        throw new AppError({ code: 'conflict', publicMessage: 'You have twenty passkeys: remove one first.' })
      return generateRegistrationOptions({
        rpName: 'Birth Codex',
        rpID,
        userName: username,
        userDisplayName: username,
        userID: isoBase64URL.toBuffer(userHandleOf(staffId)),
        challenge: await challenges.make('new-passkey', sessionId),
        timeout,
        attestationType: 'none',
        excludeCredentials: named(known),
        // It signs in without a name, and by itself: the device has to know its person.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    async add({ staffId, sessionId }, name, response) {
      const { clientDataJSON } = response.response
      const expectedChallenge = await challenges.take(clientDataJSON, 'new-passkey', sessionId)
      const answer =
        expectedChallenge === null
          ? null
          : await orNull(async () =>
              verifyRegistrationResponse({
                response: withoutAttestation(response),
                expectedChallenge,
                expectedOrigin,
                expectedRPID: rpID,
                requireUserVerification: true,
              }),
            )
      if (!answer?.verified)
        throw new AppError({
          code: 'invalid_body',
          publicMessage: 'This passkey could not be added. Please try again.',
          faults: [{ path: 'response', message: 'Not a passkey for this account' }],
        })
      const { credential, credentialBackedUp } = answer.registrationInfo
      const passkey: StoredPasskey = {
        _id: credential.id,
        staffId,
        name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
        madeAt: now(),
        lastUsedAt: null,
      }
      if (!(await repository.add(passkey)))
        throw new AppError({ code: 'conflict', publicMessage: 'This passkey has been added already.' })
      return passkey
    },
    async signInOptions(visitorId) {
      const challenge = await challenges.make('sign-in', visitorId)
      return generateAuthenticationOptions({ rpID, challenge, timeout, userVerification: 'required' })
    },
    async signIn(visitorId, response) {
      const passkey = await signedBy(response, await takenBy(response, 'sign-in', visitorId))
      return passkey?.staffId ?? null
    },
    async verificationOptions({ staffId, sessionId }) {
      const challenge = await challenges.make('verification', sessionId)
      const allowCredentials = named(await repository.ofStaff(staffId))
      return generateAuthenticationOptions({
        rpID,
        challenge,
        timeout,
        allowCredentials,
        userVerification: 'required',
      })
    },
    async verify({ staffId, sessionId }, response) {
      const passkey = await signedBy(response, await takenBy(response, 'verification', sessionId))
      return passkey?.staffId === staffId
    },
  }
}
