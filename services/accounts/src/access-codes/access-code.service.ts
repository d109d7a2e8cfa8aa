import { createHash, randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { AccessCode, accessCodeOrderSchema } from '@shared/contracts/access-codes'
import type { StoredAccessCode } from './access-code.model'
import type { AccessCodeRepository } from './access-code.repository'

const day = 24 * 60 * 60_000
// Crockford's base 32: what looks like 1 or 0 is read as that. 16 letters of it are 80 bits.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4

const randomGroup = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

const normalised = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

const idOf = (code: string): string => createHash('sha256').update(normalised(code)).digest('base64url')

export interface AccessCodeService {
  /** Makes a code; it is answered this once and stored as a hash. */
  make(order: z.output<typeof accessCodeOrderSchema>, madeBy: string): Promise<AccessCode & { code: string }>
  list(): Promise<AccessCode[]>
  /** Null for an unknown one. */
  revoke(id: string): Promise<AccessCode | null>
  isUsable(code: string): Promise<boolean>
  /** Takes one use of a code for an account; false when it has none left, is over, revoked or unknown. */
  use(code: string, staffId: string): Promise<boolean>
}

export function createAccessCodeService(
  repository: AccessCodeRepository,
  now: () => Date = () => new Date(),
): AccessCodeService {
  const stateOf = ({ revokedAt, usesLeft, expiresAt }: StoredAccessCode): AccessCode['state'] => {
    if (revokedAt) return 'revoked'
    if (usesLeft === 0) return 'used'
    return expiresAt <= now() ? 'expired' : 'open'
  }
  const present = (stored: StoredAccessCode): AccessCode => ({
    id: stored._id,
    note: stored.note,
    madeBy: stored.madeBy,
    usedBy: stored.usedBy,
    uses: stored.uses,
    usesLeft: stored.usesLeft,
    madeAt: stored.madeAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    state: stateOf(stored),
  })
  return {
    async make({ note, uses, expiresInDays }, madeBy) {
      const code = Array.from({ length: groups }, randomGroup).join('-')
      const madeAt = now()
      const stored: StoredAccessCode = {
        _id: idOf(code),
        note,
        madeBy,
        usedBy: [],
        uses,
        usesLeft: uses,
        madeAt,
        expiresAt: new Date(madeAt.getTime() + expiresInDays * day),
        revokedAt: null,
      }
      await repository.add(stored)
      return { ...present(stored), code }
    },
    list: async () => (await repository.list()).map(present),
    async revoke(id) {
      const stored = await repository.revoke(id, now())
      return stored && present(stored)
    },
    async isUsable(code) {
      const stored = await repository.find(idOf(code))
      return stored !== null && stateOf(stored) === 'open'
    },
    use: (code, staffId) => repository.use(idOf(code), staffId, now()),
  }
}
