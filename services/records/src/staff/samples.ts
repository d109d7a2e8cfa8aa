import type { RecordKeys } from '@shared/node/record-keys'
import { keyedTokensOf } from './keyed-tokens'
import type { StaffRecord } from './staff-record.model'

/** One row in so many is a sample. */
export const rowsASample = 128
const hashesASample = 256 / rowsASample

/**
 * Who has so many samples has more than a thousand rows: of a thousand, 8 are samples on average, and 40 or more less often than once in
 * 10^15 times. Which rows are samples has nothing to do with their words.
 */
export const samplesOfCommon = 40

/** What a sample has beside a token, and no other row. No word has such a sign. */
export const sampleOf = (token: string): string => `%${token}`

/** Whether a row is a sample. The hash is keyed, so that nobody can choose an id that is one. */
async function isSample(keys: Pick<RecordKeys, 'keyFor'>, rowId: string): Promise<boolean> {
  const [hash = ''] = await keyedTokensOf(keys, [sampleOf(rowId)])
  return Number.parseInt(hash.slice(0, 2), 16) < hashesASample
}

/**
 * The tokens of a row, and of a sample those by which samples alone are counted. That a word is common is then told by its samples,
 * without reading all rows that have it; they are written and removed in one with the row.
 *
 * @throws PartAwayError when the keys service is away
 */
export async function tokensWithSamples(
  keys: Pick<RecordKeys, 'keyFor'>,
  { _id, tokens }: Pick<StaffRecord, '_id' | 'tokens'>,
): Promise<readonly string[]> {
  if (!(await isSample(keys, _id))) return tokens
  return [...tokens, ...tokens.map(sampleOf)]
}
