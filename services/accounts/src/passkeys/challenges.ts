import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ChallengePurpose } from './passkey.model'
import type { PasskeyRepository } from './passkey.repository'

/** So long may somebody look for the key. */
export const challengeLastsMs = 5 * 60_000

const clientData = z.object({ challenge: z.string().min(1).max(200) })

const challengeOf = (clientDataJSON: string): string | null => {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return null
  }
}

export interface Challenges {
  make(purpose: ChallengePurpose, holder: string): Promise<Uint8Array<ArrayBuffer>>
  /**
   * The challenge that a response was signed for, provided that it was made for this purpose and this holder and is not over. It
   * is used up by asking, whatever the answer: null when it is none of ours.
   */
  take(clientDataJSON: string, purpose: ChallengePurpose, holder: string): Promise<string | null>
}

export const createChallenges = (
  repository: Pick<PasskeyRepository, 'addChallenge' | 'takeChallenge'>,
  now: () => Date,
): Challenges => ({
  async make(purpose, holder) {
    const bytes = randomBytes(32)
    const expiresAt = new Date(now().getTime() + challengeLastsMs)
    await repository.addChallenge({ _id: bytes.toString('base64url'), purpose, holder, expiresAt })
    return new Uint8Array(bytes)
  },
  async take(clientDataJSON, purpose, holder) {
    const challenge = challengeOf(clientDataJSON)
    const stored = challenge === null ? null : await repository.takeChallenge(challenge)
    const isOurs = stored?.purpose === purpose && stored.holder === holder && stored.expiresAt > now()
    return isOurs ? challenge : null
  },
})
