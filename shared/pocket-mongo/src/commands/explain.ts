import { Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { documentOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Collection } from '../collections/catalog'
import type { Engine } from '../collections/engine'
import type { Examined } from '../collections/scan'
import { countMatches, isCountedByKeys } from '../collections/count-matches'
import { isOrdered, planOf, search } from '../collections/search'
import type { Query } from '../collections/search'
import type { Plan } from '../index/planner'
import { Pace } from '../query/pace'
import { mostMemory } from '../query/sorting'
import { Command } from './arguments'
import { pipelineOf, queryOfCount, queryOfFind, results } from './read-commands'

const verbosities = ['queryPlanner', 'executionStats', 'allPlansExecution']

/** A command that is explained: what it asks the collection for, and how many documents it answers when it is run. */
interface Explained {
  query: Query
  /** It wants to know how many there are, and nothing of them. */
  onlyCounts: boolean
  /** Runs it to its end. */
  run: (collection: Collection, examined: Examined) => Promise<number>
}

/**
 * Tells how a `find`, `count` or `aggregate` would be carried out, in MongoDB's words; with `executionStats` it is carried out.
 * Of an aggregation it tells about the part that the collection is asked for.
 * @throws CommandError 59 for another command, 2 for an unknown verbosity
 */
export async function explain(engine: Engine, command: Command): Promise<Document> {
  command.expect(['verbosity'])
  const verbosity = command.fields.has('verbosity') ? command.text('verbosity') : 'allPlansExecution'
  if (!verbosities.includes(verbosity))
    throw new CommandError(
      2,
      `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`,
    )
  const explained = command.document('explain') ?? new Map()
  const inner = new Command(new Map([...explained, ['$db', command.database]]))
  const { run, ...asked } = explainedOf(engine, inner)
  const collection = engine.catalog.find(inner.namespace)
  const winningPlan = collection ? stagesOf(collection, asked) : documentOf({ stage: 'EOF' })
  return documentOf({
    explainVersion: '1',
    queryPlanner: documentOf({ namespace: inner.namespace, winningPlan, rejectedPlans: [] }),
    executionStats: verbosity === 'queryPlanner' ? undefined : await statsOf(collection, run, winningPlan),
    ok: new Double(1),
  })
}

async function statsOf(
  collection: Collection | undefined,
  run: Explained['run'],
  winningPlan: Document,
): Promise<Document> {
  const examined: Examined = { keys: 0, documents: 0 }
  const start = performance.now()
  const nReturned = collection ? await run(collection, examined) : 0
  return documentOf({
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - start),
    totalKeysExamined: examined.keys,
    totalDocsExamined: examined.documents,
    executionStages: winningPlan,
  })
}

function explainedOf(engine: Engine, command: Command): Explained {
  const pace = new Pace(command.maxTimeMS)
  switch (command.name) {
    case 'find': {
      const query = queryOfFind(command)
      return {
        query,
        onlyCounts: false,
        run: (collection, examined) => lengthOf(search(engine, collection, query, pace, examined)),
      }
    }
    case 'count': {
      const query = queryOfCount(command)
      return {
        query,
        onlyCounts: true,
        run: async (collection, examined) => {
          await countMatches(engine, collection, query, pace, examined)
          return 0
        },
      }
    }
    case 'aggregate': {
      const pipeline = pipelineOf(command, pace)
      return {
        ...pipeline,
        run: (collection, examined) => lengthOf(results(engine, collection, pipeline, pace, examined)),
      }
    }
    default:
      throw new CommandError(59, `Explain failed due to unknown command: ${command.name}`)
  }
}

async function lengthOf(batches: AsyncIterable<unknown[]>): Promise<number> {
  let length = 0
  for await (const batch of batches) length += batch.length
  return length
}

/** A plan as MongoDB writes it: the last stage outside, what it is fed by inside. */
function stagesOf(collection: Collection, { query, onlyCounts }: Omit<Explained, 'run'>): Document {
  const { filter, sort, skip, limit } = query
  const plan = planOf(collection, query)
  if (onlyCounts && plan.kind === 'index' && isCountedByKeys(collection, query))
    return documentOf({ stage: 'COUNT', inputStage: documentOf({ stage: 'COUNT_SCAN', ...indexOf(plan) }) })
  const rest = filter.size > 0 ? filter : undefined
  let stage =
    plan.kind === 'records'
      ? documentOf({ stage: 'COLLSCAN', filter: rest, direction: 'forward' })
      : documentOf({ stage: 'FETCH', filter: rest, inputStage: indexStageOf(plan) })
  const sortPattern: Document = new Map(sort.map(({ path, direction }): [string, Value] => [path, direction]))
  if (!isOrdered(plan, sort))
    stage = documentOf({
      stage: 'SORT',
      sortPattern,
      memLimit: mostMemory,
      type: 'simple',
      inputStage: stage,
    })
  if (skip > 0) stage = documentOf({ stage: 'SKIP', skipAmount: skip, inputStage: stage })
  return limit > 0 ? documentOf({ stage: 'LIMIT', limitAmount: limit, inputStage: stage }) : stage
}

function indexStageOf(plan: Exclude<Plan, { kind: 'records' }>): Document {
  if (plan.kind === 'union')
    return documentOf({
      stage: 'OR',
      inputStages: plan.plans.flatMap((part) => (part.kind === 'records' ? [] : [indexStageOf(part)])),
    })
  return documentOf({ stage: 'IXSCAN', ...indexOf(plan), direction: plan.reverse ? 'backward' : 'forward' })
}

const indexOf = ({ index }: Extract<Plan, { kind: 'index' }>) => ({
  keyPattern: index.spec.get('key'),
  indexName: index.name,
  isMultiKey: index.multikey.includes(true),
  isUnique: index.unique,
  isSparse: index.sparse,
  isPartial: index.partial !== undefined,
  indexVersion: 2,
})
