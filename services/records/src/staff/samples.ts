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

const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What a sample has beside a token, and no other row. No word has such a sign. */
export const sampleOf = (token: string): string => `%${token}`
/** What a sample of that day (UTC, '2026-03-14') has as well: engines whose indexes find but do not sort go through all times of a period. */
const daySampleOf = (token: string, day: string): string => `%${token}@${day}`

/** What samples of the days have that lie in a period as a whole. */
export function samplesOfPeriod(token: string, { since, now }: { since: Date; now: Date }): string[] {
  const first = Math.ceil(since.getTime() / dayMs)
  const last = Math.floor(now.getTime() / dayMs)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    daySampleOf(token, dayOf((first + at) * dayMs)),
  )
}

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
  { _id, createdAt, tokens }: Pick<StaffRecord, '_id' | 'createdAt' | 'tokens'>,
): Promise<readonly string[]> {
  if (!(await isSample(keys, _id))) return tokens
  const day = dayOf(createdAt.getTime())
  return [...tokens, ...tokens.flatMap((token) => [sampleOf(token), daySampleOf(token, day)])]
}
