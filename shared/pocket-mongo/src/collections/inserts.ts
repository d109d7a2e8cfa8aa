import { CommandError } from '../bson/command-error'
import { asDocument } from '../bson/decode'
import type { Value } from '../bson/values'
import type { RetryableWrite } from '../store/sessions'
import { withIdFirst } from '../update/upserts'
import type { Engine } from './engine'

/** Documents written in one transaction; between two, others get their turn. */
const insertedAtOnce = 100

export interface InsertResult {
  inserted: number
  errors: { index: number; error: CommandError }[]
}

/** Inserts documents, up to the first that fails when they are ordered. */
export async function insertAll(
  engine: Engine,
  namespace: string,
  documents: readonly Value[],
  ordered: boolean,
  retry: RetryableWrite | undefined,
): Promise<InsertResult> {
  const result: InsertResult = { inserted: 0, errors: [] }
  for (let from = 0; from < documents.length; from += insertedAtOnce) {
    const to = Math.min(documents.length, from + insertedAtOnce)
    await engine.store.write(() =>
      insertSome(engine, namespace, documents, { from, to, ordered, retry }, result),
    )
    if (ordered && result.errors.length > 0) break
  }
  return result
}

interface Part {
  from: number
  to: number
  ordered: boolean
  retry: RetryableWrite | undefined
}

function insertSome(
  engine: Engine,
  namespace: string,
  documents: readonly Value[],
  part: Part,
  result: InsertResult,
): void {
  const record = engine.sessions.open(part.retry)
  const collection = engine.catalog.ensure(namespace)
  for (let index = part.from; index < part.to; index++) {
    const document = documents[index]
    if (document === undefined) break
    try {
      if (!record.resultOf(index)) {
        engine.records.insert(collection, withIdFirst(asDocument('documents', document)))
        record.add(index)
      }
      result.inserted += 1
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      result.errors.push({ index, error })
      if (part.ordered) break
    }
  }
  engine.sessions.save(part.retry, record)
}
