import { CommandError } from '../bson/command-error'
import { emptyArray, encodeKey, shortenKey } from '../bson/key-string'
import type { KeyPart } from '../bson/key-string'
import type { Document, Value } from '../bson/values'
import type { Index } from './index-definition'

/** A key of a document in an index. */
export interface IndexKey {
  bytes: Buffer
  parts: KeyPart[]
  cut: boolean
}

export interface DocumentKeys {
  keys: IndexKey[]
  /** The fields, by position, that went through an array. */
  multikey: boolean[]
}

/** One field on its way along its path. */
interface Walker {
  value: Value | undefined
  rest: readonly string[]
  /** It stands on an element of an array, which is taken as it is. */
  isElement: boolean
}

/**
 * The keys that a document has in an index: none when a sparse or partial index leaves it out, several when a field
 * is an array.
 * @throws CommandError 171 when two fields are arrays of their own
 */
export function indexKeys(index: Index, document: Document): DocumentKeys {
  const multikey = index.fields.map(() => false)
  if (index.partial && !index.partial.matches(document)) return { keys: [], multikey }
  const directions = index.fields.map(({ direction }) => direction)
  const byBytes = new Map<string, IndexKey>()
  const start = index.fields.map(({ parts }): Walker => ({ value: document, rest: parts, isElement: false }))
  for (const parts of tuples(start, multikey)) {
    if (index.sparse && parts.every((part) => part === undefined)) continue
    const { key, cut } = shortenKey(encodeKey(parts, directions))
    byBytes.set(key.toString('latin1'), { bytes: key, parts, cut })
  }
  return { keys: [...byBytes.values()], multikey }
}

function tuples(walkers: Walker[], multikey: boolean[]): KeyPart[][] {
  const advanced = walkers.map(advance)
  const array = advanced.find(standsBeforeArray)?.value
  if (!Array.isArray(array)) return [advanced.map(({ value }) => value)]
  advanced.forEach((walker, position) => {
    if (!standsBeforeArray(walker)) return
    if (walker.value !== array) throw new CommandError(171, 'cannot index parallel arrays')
    multikey[position] = true
  })
  if (array.length === 0)
    return tuples(
      advanced.map((walker) => leaveEmpty(walker)),
      multikey,
    ).map((parts) => parts.map((part, position) => (isLeafArray(advanced[position]) ? emptyArray : part)))
  return array.flatMap((element) =>
    tuples(
      advanced.map((walker) =>
        standsBeforeArray(walker) ? { value: element, rest: walker.rest, isElement: true } : walker,
      ),
      multikey,
    ),
  )
}

/** Goes along the path through documents, up to the first array or the end. */
function advance(walker: Walker): Walker {
  let { value, rest, isElement } = walker
  while (rest.length > 0 && (isElement || !Array.isArray(value))) {
    value = value instanceof Map ? value.get(rest[0] ?? '') : undefined
    rest = rest.slice(1)
    isElement = false
  }
  return { value, rest, isElement }
}

const standsBeforeArray = (walker: Walker) => Array.isArray(walker.value) && !walker.isElement
const isLeafArray = (walker: Walker | undefined) =>
  walker !== undefined && standsBeforeArray(walker) && walker.rest.length === 0
const leaveEmpty = (walker: Walker): Walker =>
  standsBeforeArray(walker) ? { value: undefined, rest: [], isElement: true } : walker
