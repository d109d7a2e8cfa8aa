import { CommandError } from '../bson/command-error'
import { isDocument, toInteger } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Query } from '../collections/search'
import { compileFilter } from '../query/matcher'
import type { Pace } from '../query/pace'
import { parseSort } from '../query/sort-key'
import { compileFacet, compileGroup, compileUnwind } from './grouping-stages'
import { compileAddFields, compileProject, compileUnset } from './shaping-stages'
import { matchStage, skipStage, limitStage, sortStage, countStage } from './stages'
import type { Stage } from './stages'

/** A compiled aggregation: what the collection itself is asked for, and what is done with the documents. */
export interface Pipeline {
  query: Query
  /** What comes after the query asks only how many documents there are, as `countDocuments` does. */
  onlyCounts: boolean
  run: (documents: AsyncIterable<Document[]>) => AsyncIterable<Document[]>
}

/**
 * Compiles an aggregation pipeline. Its first stages, as far as they are `$match`, `$sort`, `$skip` and `$limit` in
 * this order, become a query that an index can serve.
 * @throws CommandError 40324 for a stage that is not supported
 */
export function compilePipeline(stages: readonly Document[], pace: Pace): Pipeline {
  const parsed = stages.map(parseStage)
  const { query, used } = leadingQuery(parsed)
  const rest = compileStages(parsed.slice(used), pace)
  return {
    query,
    onlyCounts: isCount(parsed[used]),
    run: (documents) => rest.reduce((source, stage) => stage(source), documents),
  }
}

/** `$count`, or a `$group` that puts all into one and adds a number for each. */
function isCount(stage: Parsed | undefined): boolean {
  if (stage?.name === '$count') return true
  if (stage?.name !== '$group' || !isDocument(stage.argument)) return false
  const { _id: id, ...sums } = Object.fromEntries(stage.argument)
  const isConstant = (value: Value | undefined) => value === null || typeof value === 'number'
  return (
    isConstant(id) &&
    Object.values(sums).every((sum) => isDocument(sum) && sum.size === 1 && isConstant(sum.get('$sum')))
  )
}

interface Parsed {
  name: string
  argument: Value
}

function parseStage(stage: Document): Parsed {
  const [name, argument] = [...stage][0] ?? []
  if (stage.size !== 1 || name === undefined || argument === undefined)
    throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.')
  return { name, argument }
}

function leadingQuery(stages: readonly Parsed[]): { query: Query; used: number } {
  const filters: Document[] = []
  let used = 0
  const take = (name: string) => {
    const stage = stages[used]
    if (stage?.name !== name) return undefined
    used += 1
    return stage.argument
  }
  for (let filter = take('$match'); filter !== undefined; filter = take('$match')) {
    filters.push(matchArgument(filter))
    compileFilter(matchArgument(filter))
  }
  const only = filters[0]
  const filter: Document =
    filters.length === 1 && only ? only : filters.length > 1 ? new Map([['$and', filters]]) : new Map()
  const sort = take('$sort')
  const fields = sort === undefined ? [] : sortArgument(sort)
  const skip = take('$skip')
  const limit = take('$limit')
  return {
    query: {
      filter,
      sort: fields,
      skip: skip === undefined ? 0 : countArgument('$skip', skip),
      limit: limit === undefined ? 0 : limitArgument(limit),
    },
    used,
  }
}

function compileStages(stages: readonly Parsed[], pace: Pace): Stage[] {
  return stages.map(({ name, argument }, index) => {
    const next = stages[index + 1]
    const most = name === '$sort' && next?.name === '$limit' ? limitArgument(next.argument) : Infinity
    return compileStage(name, argument, most, pace)
  })
}

function compileStage(name: string, argument: Value, most: number, pace: Pace): Stage {
  switch (name) {
    case '$match':
      return matchStage(compileFilter(matchArgument(argument)))
    case '$sort':
      return sortStage(sortArgument(argument), most, pace)
    case '$skip':
      return skipStage(countArgument(name, argument))
    case '$limit':
      return limitStage(limitArgument(argument))
    case '$count':
      return countStage(countName(argument))
    case '$project':
      return compileProject(argument)
    case '$addFields':
    case '$set':
      return compileAddFields(name, argument)
    case '$unset':
      return compileUnset(argument)
    case '$unwind':
      return compileUnwind(argument)
    case '$group':
      return compileGroup(argument)
    case '$facet':
      return compileFacet(argument, (inner) => compileStages(inner.map(parseStage), pace))
    default:
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`)
  }
}

function matchArgument(argument: Value): Document {
  if (isDocument(argument)) return argument
  throw new CommandError(15959, 'the match filter must be an expression in an object')
}

function sortArgument(argument: Value) {
  if (!isDocument(argument)) throw new CommandError(15973, 'the $sort key specification must be an object')
  if (argument.size === 0) throw new CommandError(15976, '$sort stage must have at least one sort key')
  return parseSort(argument)
}

function countArgument(name: string, argument: Value): number {
  const number = toInteger(argument)
  if (number === undefined || number < 0)
    throw new CommandError(5107200, `invalid argument to ${name} stage: Expected a non-negative number`)
  return number
}

function limitArgument(argument: Value): number {
  const number = countArgument('$limit', argument)
  if (number === 0) throw new CommandError(15958, 'the limit must be positive')
  return number
}

function countName(argument: Value): string {
  if (typeof argument === 'string' && argument !== '' && !argument.startsWith('$') && !argument.includes('.'))
    return argument
  throw new CommandError(40156, 'the count field must be a non-empty string that is a plain field name')
}
