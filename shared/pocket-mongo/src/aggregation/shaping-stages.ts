import { CommandError } from '../bson/command-error'
import { splitPath } from '../bson/paths'
import { isDocument, isNumeric, isTruthy } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Expression } from '../expressions/arguments'
import { compileExpression } from '../expressions/expressions'
import { exclude, include } from '../query/projection'
import type { ProjectionNode } from '../query/projection'
import { eachStage } from './stages'
import type { Stage } from './stages'

/** Computed fields, in the order in which they are to be set. */
type Computed = Map<string, Expression | Computed>

interface Shape {
  tree: Map<string, ProjectionNode>
  computed: Computed
  including: boolean | undefined
}

/** `$project`: fields that stay, fields that go, fields that are computed. */
export function compileProject(argument: Value): Stage {
  if (!isDocument(argument) || argument.size === 0)
    throw new CommandError(51272, '$project specification must be a non-empty object')
  const shape: Shape = { tree: new Map(), computed: new Map(), including: undefined }
  let id: boolean | undefined
  for (const [path, value] of argument) {
    if (path === '_id' && (typeof value === 'boolean' || isNumeric(value))) id = isTruthy(value)
    else addField(shape, splitPath(path), value)
  }
  const including = shape.including ?? (shape.computed.size > 0 || id === true)
  if (including && id !== false && !shape.computed.has('_id')) shape.tree.set('_id', true)
  if (!including && id === false) shape.tree.set('_id', false)
  if (!including && shape.computed.size > 0)
    throw new CommandError(31252, 'Invalid $project: cannot compute a field in an exclusion')
  return eachStage((document) => {
    const kept = including ? include(document, shape.tree) : exclude(document, shape.tree)
    return [compute(kept, shape.computed, document)]
  })
}

function addField(shape: Shape, parts: string[], value: Value): void {
  if (typeof value === 'boolean' || isNumeric(value)) {
    const wanted = isTruthy(value)
    shape.including ??= wanted
    if (shape.including !== wanted)
      throw new CommandError(
        wanted ? 31253 : 31254,
        `Invalid $project: cannot mix inclusion and exclusion at '${parts.join('.')}'`,
      )
    place(shape.tree, parts, wanted)
  } else if (isDocument(value) && value.size > 0 && ![...value.keys()][0]?.startsWith('$')) {
    for (const [name, below] of value) addField(shape, [...parts, ...splitPath(name)], below)
  } else {
    place(shape.computed, parts, compileExpression(value))
  }
}

/** Puts a leaf into a tree of paths. @throws CommandError 40176 when a path begins with another or is one */
function place<Leaf>(
  tree: Map<string, Leaf | Map<string, unknown>>,
  parts: readonly string[],
  leaf: Leaf,
): void {
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError(16410, `FieldPath field names may not start with '$': ${parts.join('.')}`)
  let at: Map<string, unknown> = tree
  parts.forEach((part, depth) => {
    const below = at.get(part)
    const last = depth === parts.length - 1
    if (last ? below !== undefined : below !== undefined && !(below instanceof Map))
      throw new CommandError(40176, `specification contains two conflicting paths at '${parts.join('.')}'`)
    const next: unknown = last ? leaf : (below ?? new Map<string, unknown>())
    at.set(part, next)
    if (next instanceof Map) at = next
  })
}

/** `$addFields` and `$set`: the document with computed fields set. */
export function compileAddFields(name: string, argument: Value): Stage {
  if (!isDocument(argument) || argument.size === 0)
    throw new CommandError(40272, `${name} specification stage must be a non-empty object`)
  const computed: Computed = new Map()
  const add = (parts: string[], value: Value) => {
    if (isDocument(value) && value.size > 0 && ![...value.keys()][0]?.startsWith('$'))
      for (const [part, below] of value) add([...parts, ...splitPath(part)], below)
    else place(computed, parts, compileExpression(value))
  }
  for (const [path, value] of argument) add(splitPath(path), value)
  return eachStage((document) => [compute(document, computed, document)])
}

/** A copy of a document with computed fields set; one that turns out missing is taken away. */
function compute(document: Document, computed: Computed, root: Document): Document {
  if (computed.size === 0) return document
  const result: Document = new Map(document)
  for (const [name, field] of computed) {
    const value = field instanceof Map ? computeBelow(result.get(name), field, root) : field(root)
    if (value === undefined) result.delete(name)
    else result.set(name, value)
  }
  return result
}

function computeBelow(value: Value | undefined, computed: Computed, root: Document): Value {
  if (Array.isArray(value)) return value.map((element) => computeBelow(element, computed, root))
  return compute(value instanceof Map ? value : new Map(), computed, root)
}

/** `$unset`: the document without some fields. */
export function compileUnset(argument: Value): Stage {
  const paths = Array.isArray(argument) ? argument : [argument]
  const tree = new Map<string, ProjectionNode>()
  for (const path of paths) {
    if (typeof path !== 'string')
      throw new CommandError(31120, '$unset specification must be a string or an array of strings')
    place(tree, splitPath(path), false)
  }
  return eachStage((document) => [exclude(document, tree)])
}
