import { badValue, CommandError, failedToParse } from '../bson/command-error'
import { equalValues } from '../bson/ordering'
import { setAt, splitPath, valueAt } from '../bson/paths'
import { isDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { compileFilter } from '../query/matcher'
import type { Matcher } from '../query/matcher'
import { isFieldOperator, operatorFor } from './update-operators'
import type { FieldOperator } from './update-operators'
import { comparePaths, expandPath } from './update-paths'

export interface UpdateContext {
  /** Index of the array element that the query matched, for the positional `$`. */
  matchedIndex?: number
  /** The document is being made by an upsert. */
  inserting: boolean
  now: Date
}

/** A compiled update: gives the changed document; the one it gets is changed in place and not to be used again. */
export type Update = (document: Document, context: UpdateContext) => Document

interface Change {
  parts: string[]
  apply: FieldOperator
  onInsertOnly: boolean
}

/**
 * Compiles the update of an update command: a document of operators, or a replacement.
 * @param filters the `arrayFilters` of the command
 * @throws CommandError 9 for an unknown operator, 40 when two operators touch one path, 66 for a change of `_id`
 */
export function compileUpdate(update: Value, filters: Value | undefined): Update {
  if (Array.isArray(update)) throw failedToParse('Updates by an aggregation pipeline are not supported')
  if (!isDocument(update)) throw failedToParse('The update has to be a document')
  const names = [...update.keys()]
  const arrayFilters = compileArrayFilters(filters)
  if (!names[0]?.startsWith('$')) {
    const operator = names.find((name) => name.startsWith('$'))
    if (operator)
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${operator}' is not allowed in a replacement`,
      )
    if (arrayFilters.size > 0) throw failedToParse('Cannot use array filters with a replacement')
    return (document) => replaceWith(document, update)
  }
  const changes = compileChanges(update)
  checkFilters(arrayFilters, changes)
  return (document, context) => applyChanges(document, changes, arrayFilters, context)
}

/** Whether an update is a replacement rather than a document of operators. */
export const isReplacement = (update: Value) => isDocument(update) && ![...update.keys()][0]?.startsWith('$')

function replaceWith(document: Document, replacement: Document): Document {
  const id = document.get('_id')
  const given = replacement.get('_id')
  if (given !== undefined && id !== undefined && !equalValues(id, given)) throw immutableId()
  const result: Document = new Map()
  const kept = id ?? given
  if (kept !== undefined) result.set('_id', kept)
  for (const [name, value] of replacement) if (name !== '_id') result.set(name, value)
  return result
}

const immutableId = () =>
  new CommandError(66, "Performing an update on the path '_id' would modify the immutable field '_id'")

function compileChanges(update: Document): Change[] {
  const changes = [...update].flatMap(([name, fields]) => compileOperator(name, fields))
  changes.sort((a, b) => comparePaths(a.parts, b.parts))
  changes.forEach((change, index) => {
    const next = changes[index + 1]
    if (next && change.parts.every((part, depth) => next.parts[depth] === part))
      throw new CommandError(
        40,
        `Updating the path '${next.parts.join('.')}' would create a conflict at '${change.parts.join('.')}'`,
      )
  })
  return changes
}

function compileOperator(name: string, fields: Value): Change[] {
  if (!name.startsWith('$') || (!isFieldOperator(name) && name !== '$rename' && name !== '$setOnInsert'))
    throw failedToParse(
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    )
  if (!isDocument(fields))
    throw failedToParse(`Modifiers operate on fields but we found another type instead: {${name}}`)
  return [...fields].flatMap(([path, argument]): Change[] => {
    const parts = splitPath(path)
    if (name === '$rename') return renameChanges(parts, argument)
    const onInsertOnly = name === '$setOnInsert'
    return [{ parts, apply: operatorFor(onInsertOnly ? '$set' : name, path, argument), onInsertOnly }]
  })
}

/** A rename is two changes: the old path goes, the new one takes its value. */
function renameChanges(from: string[], argument: Value): Change[] {
  if (typeof argument !== 'string') throw badValue("The 'to' field for $rename must be a string")
  const to = splitPath(argument)
  if (from.join('.') === argument)
    throw badValue(`The source and target field for $rename must differ: ${argument}`)
  if ([...from, ...to].some((part) => part.startsWith('$')))
    throw badValue('The source and destination of $rename may not be dynamic')
  // The value is read before any change is made; see applyChanges.
  const take: FieldOperator = (_value, site) => site.renamed.get(from.join('.'))
  const drop: FieldOperator = (value, site) => (site.renamed.has(from.join('.')) ? undefined : value)
  take.renameFrom = from
  return [
    { parts: from, apply: drop, onInsertOnly: false },
    { parts: to, apply: take, onInsertOnly: false },
  ]
}

function readRenamed(document: Document, changes: readonly Change[]): Map<string, Value> {
  const renamed = new Map<string, Value>()
  for (const { apply } of changes) {
    if (!apply.renameFrom) continue
    const from = apply.renameFrom
    const throughArray = from
      .slice(0, -1)
      .some((_, depth) => Array.isArray(valueAt(document, from.slice(0, depth + 1))))
    if (throughArray)
      throw badValue(`The source field of a $rename cannot be an array element: '${from.join('.')}'`)
    const value = valueAt(document, from)
    if (value !== undefined) renamed.set(from.join('.'), value)
  }
  return renamed
}

function applyChanges(
  document: Document,
  changes: readonly Change[],
  filters: ReadonlyMap<string, Matcher>,
  context: UpdateContext,
): Document {
  const id = document.get('_id')
  const renamed = readRenamed(document, changes)
  for (const change of changes) {
    if (change.onInsertOnly && !context.inserting) continue
    if (change.apply.renameFrom && !renamed.has(change.apply.renameFrom.join('.'))) continue
    for (const parts of expandPath(document, change.parts, filters, context.matchedIndex))
      applyAt(document, parts, change.apply, context, renamed)
  }
  const changed = document.get('_id')
  if (id !== undefined && (changed === undefined || !equalValues(id, changed))) throw immutableId()
  return document
}

function applyAt(
  document: Document,
  parts: string[],
  apply: FieldOperator,
  context: UpdateContext,
  renamed: ReadonlyMap<string, Value>,
): void {
  const before = valueAt(document, parts)
  const after = apply(before, { now: context.now, renamed, path: parts.join('.'), document })
  if (after === undefined) {
    if (before !== undefined) unsetPath(document, parts)
  } else if (after !== before) setAt(document, parts, after)
}

function unsetPath(document: Document, parts: string[]): void {
  const holder = valueAt(document, parts.slice(0, -1))
  const last = parts.at(-1) ?? ''
  if (holder instanceof Map) holder.delete(last)
  else if (Array.isArray(holder)) holder[Number(last)] = null
}

/** `arrayFilters` by the name each begins with: `{ 'item.done': false }` is the filter `item`. */
function compileArrayFilters(filters: Value | undefined): Map<string, Matcher> {
  const compiled = new Map<string, Matcher>()
  if (filters === undefined) return compiled
  if (!Array.isArray(filters)) throw new CommandError(14, 'arrayFilters has to be an array')
  for (const filter of filters) {
    if (!isDocument(filter)) throw new CommandError(14, 'an array filter has to be a document')
    const names = filterNames(filter)
    const name = names[0]
    if (names.length !== 1 || name === undefined || !/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw failedToParse(
        'Error parsing array filter: expected a single top-level field name that is an identifier',
      )
    if (compiled.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`)
    compiled.set(name, compileFilter(filter))
  }
  return compiled
}

function filterNames(filter: Document): string[] {
  const names = [...filter].flatMap(([name, value]): string[] => {
    if (!name.startsWith('$')) return [name.split('.')[0] ?? '']
    return Array.isArray(value) ? value.flatMap((entry) => (isDocument(entry) ? filterNames(entry) : [])) : []
  })
  return [...new Set(names)]
}

function checkFilters(filters: ReadonlyMap<string, Matcher>, changes: readonly Change[]): void {
  const used = new Set(changes.flatMap(({ parts }) => parts))
  for (const name of filters.keys())
    if (!used.has(`$[${name}]`))
      throw failedToParse(`The array filter for identifier '${name}' was not used in the update`)
}
