import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface StoredPasskey {
  /** The credential's id, base64url. */
  _id: string
  staffId: string
  name: string
  /** COSE, base64url. */
  publicKey: string
  /** The authenticator's own count of its signatures; 0 where it keeps none. */
  counter: number
  transports: string[]
  isSynced: boolean
  madeAt: Date
  lastUsedAt: Date | null
}

const schema = new Schema<StoredPasskey>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true, index: true },
    name: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    isSynced: { type: Boolean, required: true },
    madeAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false, shardKey: { _id: 1 } },
)

export type PasskeyModel = Model<StoredPasskey>

export const createPasskeyModel = (connection: Connection): PasskeyModel =>
  connection.model<StoredPasskey>('Passkey', schema)

/** What a challenge was made for: it is good for nothing else. */
export type ChallengePurpose = 'sign-in' | 'new-passkey' | 'verification'

/** A random value that a passkey is asked to sign, once. */
export interface StoredChallenge {
  /** The challenge, base64url. */
  _id: string
  purpose: ChallengePurpose
  /** Whose: the visitor who signs in, or the session that asks. */
  holder: string
  expiresAt: Date
}

const challengeSchema = new Schema<StoredChallenge>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    holder: { type: String, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'challenges', versionKey: false, shardKey: { _id: 1 } },
)

export type ChallengeModel = Model<StoredChallenge>

export const createChallengeModel = (connection: Connection): ChallengeModel =>
  connection.model<StoredChallenge>('Challenge', challengeSchema)
