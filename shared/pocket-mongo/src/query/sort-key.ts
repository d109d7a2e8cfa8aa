import { badValue, CommandError } from '../bson/command-error'
import { emptyArray, encodeKey, encodeValue } from '../bson/key-string'
import type { KeyPart } from '../bson/key-string'
import { splitPath, visitPath } from '../bson/paths'
import { isDocument, toInteger } from '../bson/values'
import type { Document, Value } from '../bson/values'

export interface SortField {
  path: string
  direction: 1 | -1
}

/** Reads a sort pattern. @throws CommandError 15975 or 2 for anything but 1 and -1 */
export function parseSort(sort: Value | undefined): SortField[] {
  if (sort === undefined) return []
  if (!isDocument(sort)) throw new CommandError(14, 'the sort has to be a document')
  return [...sort].map(([path, value]) => {
    const direction = toInteger(value)
    if (isDocument(value)) throw badValue('$meta sort is not supported')
    if (direction !== 1 && direction !== -1)
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
    splitPath(path)
    return { path, direction }
  })
}

/** Makes the bytes by which documents are sorted: of an array the least element counts, descending the greatest. */
export function sortKeyMaker(sort: readonly SortField[]): (document: Document) => Buffer {
  const directions = sort.map(({ direction }) => direction)
  const fields = sort.map(({ path, direction }) => ({ parts: splitPath(path), direction }))
  return (document) =>
    encodeKey(
      fields.map(({ parts, direction }) => representative(document, parts, direction)),
      directions,
    )
}

function representative(document: Document, parts: string[], direction: 1 | -1): KeyPart {
  const found: KeyPart[] = []
  visitPath(document, parts, (value, _index, explicit) => {
    if (!Array.isArray(value) || explicit) found.push(value)
    else if (value.length === 0) found.push(emptyArray)
    else found.push(...value)
    return false
  })
  if (found.length === 0) return undefined
  const keyed = found.map((part): { part: KeyPart; key: Buffer } => ({ part, key: encodeValue(part) }))
  keyed.sort((a, b) => Buffer.compare(a.key, b.key) * direction)
  return keyed[0]?.part
}
