import { badValue } from '../bson/command-error'
import { arrayIndex, valueAt } from '../bson/paths'
import type { Document, Value } from '../bson/values'
import type { Matcher } from '../query/matcher'

/** MongoDB applies changes in the order of their paths: names as text, numbers as numbers. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [left, right] = [a[depth] ?? '', b[depth] ?? '']
    if (left === right) continue
    const [leftIndex, rightIndex] = [arrayIndex(left), arrayIndex(right)]
    if (leftIndex !== undefined && rightIndex !== undefined) return leftIndex - rightIndex
    return left < right ? -1 : 1
  }
  return a.length - b.length
}

/**
 * The paths without `$`, `$[]` and `$[name]` that a path of an update stands for in a document.
 * @throws CommandError 2 when there is no array there, no matched element, or no such array filter
 */
export function expandPath(
  document: Document,
  parts: readonly string[],
  filters: ReadonlyMap<string, Matcher>,
  matchedIndex: number | undefined,
): string[][] {
  const at = parts.findIndex((part) => part.startsWith('$'))
  if (at < 0) return [[...parts]]
  const before = parts.slice(0, at)
  const holder = at === 0 ? undefined : valueAt(document, before)
  const indexes = indexesFor(parts[at] ?? '', holder, before.join('.'), filters, matchedIndex)
  return indexes.flatMap((index) =>
    expandPath(document, [...before, String(index), ...parts.slice(at + 1)], filters, matchedIndex),
  )
}

function indexesFor(
  part: string,
  holder: Value | undefined,
  path: string,
  filters: ReadonlyMap<string, Matcher>,
  matchedIndex: number | undefined,
): number[] {
  if (part === '$') {
    if (matchedIndex === undefined)
      throw badValue('The positional operator did not find the match needed from the query.')
    return [matchedIndex]
  }
  const name = /^\$\[(.*)\]$/.exec(part)?.[1]
  if (name === undefined)
    throw badValue(`The dollar ($) prefixed field '${part}' in '${path}.${part}' is not valid.`)
  const filter = filters.get(name)
  if (name !== '' && !filter)
    throw badValue(`No array filter found for identifier '${name}' in path '${path}.${part}'`)
  if (holder === undefined)
    throw badValue(`The path '${path}' must exist in the document in order to apply array updates.`)
  if (!Array.isArray(holder)) throw badValue(`Cannot apply array updates to non-array element ${path}`)
  return holder.flatMap((element, index) => (!filter || filter(new Map([[name, element]])) ? [index] : []))
}
