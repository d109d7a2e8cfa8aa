import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** As much of CBOR (RFC 8949) as a credential takes. */
function cbor(value: unknown): Buffer {
  const head = (type: number, size: number) =>
    size < 24
      ? Buffer.from([(type << 5) | size])
      : size < 256
        ? Buffer.from([(type << 5) | 24, size])
        : Buffer.from([(type << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
    ])
  throw new Error('Nothing that a credential holds')
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

interface Asked {
  challenge: string
}

export interface SoftAuthenticatorOptions {
  origin: string
  /** What the device says of its person: false when it only saw somebody. */
  isPersonVerified?: boolean
  /** Whether it counts its signatures; those that are kept in a cloud do not. */
  isCounting?: boolean
  /** Tells, unasked, who made it, with a certificate of its own. */
  tellsItsMake?: boolean
}

/** A passkey in software, ES256, for tests over HTTP: it signs what it is asked, for the origin that it is told. */
export class SoftAuthenticator {
  readonly id = randomBytes(16)
  counter = 0
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })

  constructor(private readonly options: SoftAuthenticatorOptions) {}

  private clientData(type: string, { challenge }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.options.origin, crossOrigin: false }))
  }

  private authenticatorData(attested = Buffer.alloc(0)): Buffer {
    const { origin, isPersonVerified = true } = this.options
    const flags = 0x01 | (isPersonVerified ? 0x04 : 0) | (attested.length ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, attested])
  }

  private respond(response: object) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** Answers the options of a new passkey. */
  create(asked: Asked) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    // COSE (RFC 9053): an elliptic curve key, ES256, on P-256.
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)])
    const make = new Map<string, unknown>([
      ['alg', -7],
      ['sig', randomBytes(70)],
      ['x5c', [randomBytes(300), randomBytes(300)]],
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', this.options.tellsItsMake ? 'android-key' : 'none'],
      ['attStmt', this.options.tellsItsMake ? make : new Map()],
      ['authData', this.authenticatorData(attested)],
    ])
    return this.respond({
      clientDataJSON: base64url(this.clientData('webauthn.create', asked)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    })
  }

  /** Answers the options of a sign-in or verification. */
  get(asked: Asked) {
    if (this.options.isCounting ?? true) this.counter += 1
    const clientData = this.clientData('webauthn.get', asked)
    const authenticatorData = this.authenticatorData()
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.keys.privateKey,
    )
    return this.respond({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    })
  }
}
