import type { Connection } from 'mongoose'

/** How a store went about the queries that something asked of it. */
export interface QueryPlans {
  /**
   * Of each query 'staffrecords tokens_1_createdAt_-1__id_-1', or what stands in the place of an index: COLLSCAN where everything is
   * read, SORT where what is found is sorted. In the order of the alphabet, each once.
   */
  plans: string[]
  /** Index entries that were read, and documents. */
  keys: number
  documents: number
}

/** What of a plan tells how the documents are come by, wherever it stands in it. */
function stagesIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(stagesIn)
  if (typeof plan !== 'object' || plan === null) return []
  const own =
    'indexName' in plan
      ? [String(plan.indexName)]
      : 'stage' in plan && (plan.stage === 'COLLSCAN' || plan.stage === 'SORT')
        ? [plan.stage]
        : []
  return [...own, ...Object.values(plan).flatMap(stagesIn)]
}

/** The sum of a figure, which an aggregation gives once for its cursor. */
function figureIn(answer: unknown, name: string): number {
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.entries(answer).reduce(
    (sum, [key, value]) => sum + (key === name ? Number(value) : figureIn(value, name)),
    0,
  )
}

/**
 * Does `ask`, and then asks the store how it went about each find and aggregation (a counting is one) that this took.
 * @param connection made with `monitorCommands`, as `startServiceStore` makes it
 */
export async function queryPlansOf(connection: Connection, ask: () => Promise<unknown>): Promise<QueryPlans> {
  const client = connection.getClient()
  const asked: Record<string, unknown>[] = []
  const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    if (commandName !== 'find' && commandName !== 'aggregate') return
    const { filter, sort, projection, skip, limit, hint, pipeline } = command
    const told =
      commandName === 'find' ? { filter, sort, projection, skip, limit, hint } : { pipeline, cursor: {} }
    asked.push({ [commandName]: command[commandName], ...told })
  }
  client.on('commandStarted', note)
  try {
    await ask()
  } finally {
    client.off('commandStarted', note)
  }
  const plans = new Set<string>()
  const read = { keys: 0, documents: 0 }
  for (const command of asked) {
    const defined = Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined))
    const answer: unknown = await connection.db?.command({ explain: defined, verbosity: 'executionStats' })
    const collection = String(command['find'] ?? command['aggregate'])
    const plan =
      typeof answer === 'object' && answer !== null && 'queryPlanner' in answer ? answer.queryPlanner : answer
    for (const stage of stagesIn(plan)) plans.add(`${collection} ${stage}`)
    read.keys += figureIn(answer, 'totalKeysExamined')
    read.documents += figureIn(answer, 'totalDocsExamined')
  }
  return { plans: [...plans].sort(), ...read }
}
