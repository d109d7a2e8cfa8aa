import { badValue, CommandError } from './command-error'
import type { Document, Value } from './values'

const wholeIndex = /^(0|[1-9]\d*)$/
/** The array index a path part stands for, if it can be one. */
export const arrayIndex = (part: string) => (wholeIndex.test(part) ? Number(part) : undefined)

/** Splits a dotted path. @throws CommandError 56 for an empty part */
export function splitPath(path: string): string[] {
  const parts = path.split('.')
  if (parts.includes(''))
    throw new CommandError(56, `The field path '${path}' contains an empty field name, which is not allowed.`)
  return parts
}

/**
 * Visits every value a query path reaches, going into the documents of arrays on the way, until the visitor says that
 * it has found what it wants.
 * @param visit gets the value (undefined when missing) and the index in the first array passed, if one was
 * @returns whether a visitor said yes
 */
export function visitPath(
  value: Value | undefined,
  parts: readonly string[],
  visit: (value: Value | undefined, index: number | undefined, explicit: boolean) => boolean,
): boolean {
  return walk(value, parts, 0, undefined, false)

  function walk(
    at: Value | undefined,
    parts: readonly string[],
    depth: number,
    index: number | undefined,
    explicit: boolean,
  ): boolean {
    const part = parts[depth]
    if (part === undefined) return visit(at, index, explicit)
    if (at instanceof Map) return walk(at.get(part), parts, depth + 1, index, false)
    if (!Array.isArray(at)) return walk(undefined, parts, parts.length, index, false)
    const position = arrayIndex(part)
    const chosen = position === undefined ? undefined : at[position]
    // An index that is chosen leads on only through a document or an array.
    const leadsOn = depth === parts.length - 1 || chosen instanceof Map || Array.isArray(chosen)
    if (chosen !== undefined && leadsOn && walk(chosen, parts, depth + 1, index, true)) return true
    return at.some(
      (element, here) => element instanceof Map && walk(element, parts, depth, index ?? here, false),
    )
  }
}

/** The value at a path that does not look into arrays (a part may be an index of one). */
export function valueAt(value: Value | undefined, parts: readonly string[]): Value | undefined {
  let at = value
  for (const part of parts) {
    if (at instanceof Map) at = at.get(part)
    else if (Array.isArray(at)) at = at[arrayIndex(part) ?? -1]
    else return undefined
  }
  return at
}

/** Values that would need more padding in an array than MongoDB allows. */
const longestPadding = 1_500_000

const unviable = (part: string, parent: string) =>
  new CommandError(28, `Cannot create field '${part}' in element {${parent}}`)

/**
 * Sets a value at a path, making the documents on the way.
 * @throws CommandError 28 when the path leads through a value that can hold no field
 */
export function setAt(document: Document, parts: readonly string[], value: Value): void {
  let holder: Value = document
  parts.forEach((part, depth) => {
    const last = depth === parts.length - 1
    const below = last ? value : child(holder, part)
    // Only what is missing is made: null is a value, and holds no field.
    const next = below === undefined ? new Map<string, Value>() : below
    if (holder instanceof Map) holder.set(part, next)
    else if (Array.isArray(holder)) setElement(holder, part, next)
    else throw unviable(part, parts.slice(0, depth).join('.'))
    holder = next
  })
}

function child(holder: Value, part: string): Value | undefined {
  if (holder instanceof Map) return holder.get(part)
  return Array.isArray(holder) ? holder[arrayIndex(part) ?? -1] : undefined
}

function setElement(holder: Value[], part: string, value: Value): void {
  const index = arrayIndex(part)
  if (index === undefined) throw unviable(part, 'array')
  if (index - holder.length > longestPadding)
    throw badValue(`can't backfill more than ${longestPadding} elements`)
  while (holder.length < index) holder.push(null)
  holder[index] = value
}
