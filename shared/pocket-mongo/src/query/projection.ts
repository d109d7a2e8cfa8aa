import { CommandError, badValue } from '../bson/command-error'
import { splitPath } from '../bson/paths'
import { isDocument, isNumeric, isTruthy, toInteger } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { compileElement } from './match-operators'
import { compileFilter } from './matcher'
import type { MatchDetails } from './matcher'

/** Gives the projected document; the one it gets is left as it is. */
export type Projection = (document: Document, details: MatchDetails) => Document

/** What a projection says of a field: in, out, or something about the fields below. */
export type ProjectionNode = boolean | Map<string, ProjectionNode>

/** A change of a field that is kept: `$slice` and the positional `$`. */
interface Change {
  parts: string[]
  apply: (value: Value, details: MatchDetails) => Value
}

interface Added {
  name: string
  take: (document: Document) => Value | undefined
}

/**
 * Compiles the projection of a find: inclusion or exclusion with `$slice`, `$elemMatch` and the positional `$`.
 * @returns undefined when nothing is left out
 * @throws CommandError 31253 or 31254 for a mixture, 31249 for colliding paths, 2 for what is not supported
 */
export function compileProjection(spec: Document): Projection | undefined {
  if (spec.size === 0) return undefined
  const claimed = new Map<string, ProjectionNode>()
  const tree = new Map<string, ProjectionNode>()
  const changes: Change[] = []
  const added: Added[] = []
  let including: boolean | undefined
  const decide = (path: string, include: boolean) => {
    including ??= include
    if (including !== include)
      throw new CommandError(
        include ? 31253 : 31254,
        `Cannot do ${include ? 'inclusion' : 'exclusion'} on field ${path} in ${include ? 'exclusion' : 'inclusion'} projection`,
      )
  }
  let idShown: boolean | undefined
  for (const [path, value] of spec) {
    const isPositional = path.endsWith('.$')
    addPath(claimed, isPositional ? path.slice(0, -2) : path, true)
    if (isDocument(value)) {
      const [name, argument] = [...value][0] ?? []
      if (isPositional)
        throw new CommandError(31271, 'positional projection cannot be used with an expression or sub object')
      if (name === '$slice' && argument !== undefined) {
        changes.push({ parts: splitPath(path), apply: sliceOf(argument) })
        if (including) addPath(tree, path, true)
      } else if (name === '$elemMatch' && argument !== undefined) {
        decide(path, true)
        added.push({ name: path, take: firstMatching(path, argument) })
      } else throw badValue(`Projection of '${path}' by ${name ?? 'a document'} is not supported`)
    } else if (typeof value !== 'boolean' && !isNumeric(value)) {
      throw badValue(`Projection of '${path}' by an expression is not supported`)
    } else if (path === '_id') {
      idShown = isTruthy(value)
    } else if (isPositional) {
      decide(path, isTruthy(value))
      const field = path.slice(0, -2)
      addPath(tree, field, true)
      changes.push({ parts: splitPath(field), apply: matchedElement })
    } else {
      decide(path, isTruthy(value))
      addPath(tree, path, isTruthy(value))
    }
  }
  including ??= idShown === true && changes.length === 0
  if (including)
    for (const { parts } of changes) if (!hasPath(tree, parts)) addPath(tree, parts.join('.'), true)
  if (including === (idShown ?? true)) tree.set('_id', including)
  const keep = including
  return (document, details) => {
    const result = keep ? include(document, tree) : exclude(document, tree)
    for (const change of changes) changeAt(result, change, details)
    for (const { name, take } of added) {
      const value = take(document)
      if (value !== undefined) result.set(name, value)
    }
    return result
  }
}

function addPath(tree: Map<string, ProjectionNode>, path: string, node: boolean): void {
  if (path.startsWith('$') || path.includes('.$'))
    throw new CommandError(16410, `FieldPath field names may not start with '$': ${path}`)
  let at = tree
  const parts = splitPath(path)
  parts.forEach((part, depth) => {
    const below = at.get(part)
    if (depth === parts.length - 1) {
      if (below !== undefined) throw new CommandError(31250, `Path collision at ${path}`)
      at.set(part, node)
    } else if (below instanceof Map) at = below
    else if (below === undefined) {
      const next = new Map<string, ProjectionNode>()
      at.set(part, next)
      at = next
    } else throw new CommandError(31249, `Path collision at ${path}`)
  })
}

function hasPath(tree: Map<string, ProjectionNode>, parts: readonly string[]): boolean {
  let at: ProjectionNode | undefined = tree
  for (const part of parts) at = at instanceof Map ? at.get(part) : undefined
  return at !== undefined
}

/** The fields of a tree, in the document's order; below an array, of each document in it. */
export function include(document: Document, tree: ReadonlyMap<string, ProjectionNode>): Document {
  const result: Document = new Map()
  for (const [name, value] of document) {
    const node = tree.get(name)
    if (node === true) result.set(name, value)
    else if (node instanceof Map) {
      const kept = includeBelow(value, node)
      if (kept !== undefined) result.set(name, kept)
    }
  }
  return result
}

function includeBelow(value: Value, tree: ReadonlyMap<string, ProjectionNode>): Value | undefined {
  if (value instanceof Map) return include(value, tree)
  if (!Array.isArray(value)) return undefined
  return value.flatMap((element) => {
    const kept = includeBelow(element, tree)
    return kept === undefined ? [] : [kept]
  })
}

export function exclude(document: Document, tree: ReadonlyMap<string, ProjectionNode>): Document {
  const result: Document = new Map()
  for (const [name, value] of document) {
    const node = tree.get(name)
    if (node === undefined) result.set(name, value)
    else if (node instanceof Map) result.set(name, excludeBelow(value, node))
  }
  return result
}

function excludeBelow(value: Value, tree: ReadonlyMap<string, ProjectionNode>): Value {
  if (value instanceof Map) return exclude(value, tree)
  return Array.isArray(value) ? value.map((element) => excludeBelow(element, tree)) : value
}

function sliceOf(argument: Value): Change['apply'] {
  const [first, second] = Array.isArray(argument) ? argument : [argument]
  const start = toInteger(first)
  const count = toInteger(second)
  if (start === undefined || (Array.isArray(argument) && (count === undefined || count <= 0)))
    throw new CommandError(
      28724,
      'The argument of $slice has to be a number or [skip, limit] with a positive limit',
    )
  return (value) => {
    if (!Array.isArray(value)) return value
    if (count === undefined) return start < 0 ? value.slice(start) : value.slice(0, start)
    const from = start < 0 ? Math.max(0, value.length + start) : start
    return value.slice(from, from + count)
  }
}

function matchedElement(value: Value, details: MatchDetails): Value {
  if (!Array.isArray(value)) return value
  if (details.index === undefined)
    throw new CommandError(
      51246,
      "Executor error during find command: positional operator '.$' couldn't find a matching element in the array",
    )
  return value.slice(details.index, details.index + 1)
}

function firstMatching(path: string, argument: Value): Added['take'] {
  if (path.includes('.')) throw new CommandError(31275, 'Cannot use $elemMatch projection on a nested field')
  const accepts = compileElement(argument, compileFilter)
  return (document) => {
    const array = document.get(path)
    const found = Array.isArray(array) ? array.find(accepts) : undefined
    return found === undefined ? undefined : [found]
  }
}

/** Changes a value of the result at a path, through documents and the documents of arrays. */
function changeAt(holder: Document, change: Change, details: MatchDetails, depth = 0): void {
  const part = change.parts[depth] ?? ''
  const value = holder.get(part)
  if (value === undefined) return
  if (depth === change.parts.length - 1) holder.set(part, change.apply(value, details))
  else if (value instanceof Map) {
    const copy: Document = new Map(value)
    holder.set(part, copy)
    changeAt(copy, change, details, depth + 1)
  } else if (Array.isArray(value))
    holder.set(
      part,
      value.map((element) => {
        if (!(element instanceof Map)) return element
        const copy: Document = new Map(element)
        changeAt(copy, change, details, depth + 1)
        return copy
      }),
    )
}
