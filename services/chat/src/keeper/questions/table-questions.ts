import { namedPassages } from '../knowledge/named-passages'
import { tableId } from '../knowledge/table-passages'
import { memberBefore } from './members-named'
import { pairAskedIn } from './pair-questions'
import { ways } from './table-ways'

const known: ReadonlySet<string> = new Set(namedPassages.map(({ id }) => id))

/** Words for what was spoken of before: 'which element does that belong to'. */
const pointsBack = /\b(?:it|its|that|this|he|she|they|his|her|opposite sign)\b/

/**
 * The id of the passage on what a table has of one of its members: ‘which element is Leo’, also where the member was named in the question
 * before; undefined for any other question. Both in folded letters.
 */
export const tableAskedIn = (asked: string, before?: string): string | undefined => {
  if (asked.length > 160) return undefined
  const folded = asked.replace(/(?<![?.!])[?.!]+$/, '').trim()
  const isBack = before !== undefined && asked.length <= 80 && pointsBack.test(folded)
  const pair = pairAskedIn(folded, isBack ? before : undefined)
  if (pair !== undefined) return pair
  for (const { table, asks, unless, memberOf } of ways) {
    if (!asks.test(folded) || unless?.test(isBack ? folded.replace(/\b(?:his|her)\b/g, '') : folded)) continue
    const member =
      memberOf(folded) ?? (isBack ? (memberOf(before) ?? memberBefore(table, before)) : undefined)
    const id = member === undefined ? '' : tableId(table, member)
    if (known.has(id)) return id
  }
  return undefined
}
