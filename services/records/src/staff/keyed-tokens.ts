import { keyedHashOf } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'

/** The tokens of all records have one key, or a search could not find them; it is no record's. */
const keyId = 'staff-search'
/** 96 bits: of a million words no two are likely to share them. */
const storedLength = 24

/** Whether a stored token is keyed; those of before there were keys are the words' own beginnings. */
export const isKeyedToken = (token: string): boolean => /^[0-9a-f]{24}$/.test(token)

/**
 * Tokens as they are stored: HMAC-SHA-256 under a key that the keys service keeps for nothing else, so that the database alone tells
 * no word; in the order of `tokens`, 24 hexadecimal digits each.
 *
 * @throws PartAwayError when the keys service is away
 */
export async function keyedTokensOf(
  keys: Pick<RecordKeys, 'keyFor'>,
  tokens: readonly string[],
): Promise<string[]> {
  if (!tokens.length) return []
  const key = await keys.keyFor(keyId)
  return tokens.map((token) => keyedHashOf(key, 'staff search', token).slice(0, storedLength))
}
