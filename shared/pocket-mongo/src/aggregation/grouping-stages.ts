import { CommandError } from '../bson/command-error'
import { encodeValue } from '../bson/key-string'
import { setAt, splitPath, valueAt } from '../bson/paths'
import { isDocument, isTruthy } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { compileExpression } from '../expressions/expressions'
import { compileAccumulator } from './accumulators'
import type { Accumulator } from './accumulators'
import { eachStage } from './stages'
import type { Stage } from './stages'

/** `$group`: values that compare as equal, such as 1 and 1.0, are one group; missing counts as null. */
export function compileGroup(argument: Value): Stage {
  if (!isDocument(argument)) throw new CommandError(15947, "a group's fields must be specified in an object")
  const id = argument.get('_id')
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id')
  const idOf = compileExpression(id)
  const fields = [...argument]
    .filter(([name]) => name !== '_id')
    .map(([name, spec]) => {
      if (name.includes('.') || name.startsWith('$'))
        throw new CommandError(40235, `The field name '${name}' cannot contain '.' or begin with '$'`)
      return { name, ...compileAccumulator(name, spec) }
    })
  return async function* (source) {
    const groups = new Map<string, { id: Value; accumulators: Accumulator[] }>()
    for await (const batch of source)
      for (const document of batch) {
        const value = idOf(document) ?? null
        const key = encodeValue(value).toString('latin1')
        const group = groups.get(key) ?? { id: value, accumulators: fields.map(({ make }) => make()) }
        groups.set(key, group)
        fields.forEach(({ input }, at) => group.accumulators[at]?.add(input(document)))
      }
    for (const group of groups.values()) {
      const results = fields.map(({ name }, at): [string, Value] => [
        name,
        group.accumulators[at]?.result() ?? null,
      ])
      yield [new Map([['_id', group.id], ...results])]
    }
  }
}

/** `$unwind`: a document for every element of an array. */
export function compileUnwind(argument: Value): Stage {
  const options: Document = isDocument(argument) ? argument : new Map([['path', argument]])
  const path = options.get('path')
  if (typeof path !== 'string' || !path.startsWith('$') || path.startsWith('$$'))
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'")
  const unknown = [...options.keys()].find(
    (name) => !['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name),
  )
  if (unknown) throw new CommandError(28811, `unrecognized option to $unwind stage: ${unknown}`)
  const parts = splitPath(path.slice(1))
  const preserve = isTruthy(options.get('preserveNullAndEmptyArrays'))
  const indexName = options.get('includeArrayIndex')
  const withIndex = (document: Document, index: Value) => {
    if (typeof indexName === 'string') setAt(document, splitPath(indexName), index)
    return document
  }
  return eachStage((document) => {
    const value = valueAt(document, parts)
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
    if (isEmpty && !preserve) return []
    if (isEmpty) return [withIndex(Array.isArray(value) ? without(document, parts) : new Map(document), null)]
    if (!Array.isArray(value)) return [withIndex(new Map(document), null)]
    return value.map((element, index) => withIndex(replacing(document, parts, element), BigInt(index)))
  })
}

/** A copy of the document with another value at a path that leads through documents. */
function replacing(document: Document, parts: readonly string[], value: Value | undefined): Document {
  const copy: Document = new Map(document)
  const [name = '', ...rest] = parts
  const below = copy.get(name)
  if (rest.length > 0 && below instanceof Map) copy.set(name, replacing(below, rest, value))
  else if (value === undefined) copy.delete(name)
  else copy.set(name, value)
  return copy
}

const without = (document: Document, parts: readonly string[]) => replacing(document, parts, undefined)

/** Documents that a `$facet` may hold. */
const mostFacetDocuments = 100_000

/** `$facet`: several pipelines over the same documents, their results in one document. */
export function compileFacet(argument: Value, compile: (stages: Document[]) => Stage[]): Stage {
  if (!isDocument(argument) || argument.size === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object')
  const facets = [...argument].map(([name, stages]) => {
    if (!Array.isArray(stages) || !stages.every(isDocument))
      throw new CommandError(40170, `arguments to $facet must be arrays of stages, ${name} is not`)
    if (stages.some((stage) => stage.has('$facet')))
      throw new CommandError(40600, '$facet is not allowed to be used within a $facet stage')
    return { name, stages: compile(stages) }
  })
  return async function* (source) {
    const batches: Document[][] = []
    let held = 0
    for await (const batch of source) {
      batches.push(batch)
      held += batch.length
      if (held > mostFacetDocuments)
        throw new CommandError(292, `$facet over more than ${mostFacetDocuments} documents is not supported`)
    }
    const result: Document = new Map()
    for (const { name, stages } of facets) {
      const found: Value[] = []
      let documents: AsyncIterable<Document[]> = again(batches)
      for (const stage of stages) documents = stage(documents)
      for await (const batch of documents) found.push(...batch)
      result.set(name, found)
    }
    yield [result]
  }
}

async function* again(batches: Document[][]): AsyncGenerator<Document[]> {
  yield* batches
}
