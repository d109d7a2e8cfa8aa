import type { NewPasskeyResponse } from '@shared/contracts/passkeys'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

type Cbor = Parameters<typeof isoCBOR.encode>[0]

/**
 * A new passkey without what its authenticator says of its own make. Nobody asks for that; to check it, certificates would be followed that came
 * with it, and the addresses in them be asked.
 *
 * @throws when it is no attestation object
 */
export function withoutAttestation(answer: NewPasskeyResponse): NewPasskeyResponse {
  const told = decodeAttestationObject(isoBase64URL.toBuffer(answer.response.attestationObject))
  const none = new Map<string, Cbor>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, Cbor>()],
    ['authData', told.get('authData')],
  ])
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(none))
  return { ...answer, response: { ...answer.response, attestationObject } }
}
