import type { Document } from 'mongodb'
import { useTestDatabase } from '../testing-client'

const database = useTestDatabase()

/** Twelve documents, four of each status, with an index that gives their order. */
const filled = async () => {
  const collection = await database.collection(
    Array.from({ length: 12 }, (_, n) => ({ n, status: `s${n % 3}`, tags: [n, n + 1] })),
  )
  await collection.createIndex({ status: 1, n: -1 })
  return collection
}

describe('explain', () => {
  it('names the index that a find takes, and counts what was looked at', async () => {
    const collection = await filled()
    const { queryPlanner, executionStats } = await collection
      .find({ status: 's1' })
      .sort({ n: -1 })
      .limit(2)
      .explain('executionStats')
    expect(queryPlanner).toMatchObject({
      namespace: collection.namespace,
      winningPlan: {
        stage: 'LIMIT',
        inputStage: {
          stage: 'FETCH',
          inputStage: { stage: 'IXSCAN', indexName: 'status_1_n_-1', keyPattern: { status: 1, n: -1 } },
        },
      },
    })
    expect(executionStats).toMatchObject({ nReturned: 2, totalKeysExamined: 2, totalDocsExamined: 2 })
  })

  it('of two indexes takes the one that a find names, by name or by key, and refuses one that is not there', async () => {
    const collection = await filled()
    await collection.createIndex({ n: -1 })
    const newest = () => collection.find({ status: 's1', n: { $gt: 6 } }).sort({ n: -1 })
    const indexOf = (plan: Document): unknown => plan['inputStage']?.inputStage?.indexName ?? plan
    const planned = async (hint?: string | Document) => {
      const asked = hint ? newest().hint(hint) : newest()
      return indexOf((await asked.limit(2).explain('queryPlanner'))['queryPlanner'].winningPlan)
    }
    expect(await planned()).toBe('status_1_n_-1')
    expect(await planned('n_-1')).toBe('n_-1')
    expect(await planned({ n: -1 })).toBe('n_-1')
    expect(await newest().hint({ n: -1 }).toArray()).toEqual(await newest().toArray())
    await expect(newest().hint('n_1').toArray()).rejects.toMatchObject({ code: 2 })
  })

  it('tells of documents that are all read, and of a sort in memory', async () => {
    const collection = await filled()
    const { queryPlanner, executionStats } = await collection
      .find({ tags: 4 })
      .sort({ n: 1 })
      .explain('executionStats')
    expect(queryPlanner.winningPlan).toMatchObject({
      stage: 'SORT',
      sortPattern: { n: 1 },
      inputStage: { stage: 'COLLSCAN', direction: 'forward' },
    })
    expect(executionStats).toMatchObject({ nReturned: 2, totalKeysExamined: 0, totalDocsExamined: 12 })
  })

  it('reads no document that is skipped, where the keys tell which ones fit', async () => {
    const collection = await filled()
    const page = (filter: Document) => collection.find(filter).sort({ n: -1 }).skip(2).limit(1)
    const read = async (filter: Document) =>
      (await page(filter).explain('executionStats')).executionStats.totalDocsExamined
    expect(await page({ status: 's1' }).toArray()).toMatchObject([{ n: 4 }])
    expect(await read({ status: 's1' })).toBe(1)
    expect(await page({ status: 's1', tags: { $gt: 0 } }).toArray()).toMatchObject([{ n: 4 }])
    expect(await read({ status: 's1', tags: { $gt: 0 } })).toBe(3)
  })

  it('runs nothing when only the plan is asked for', async () => {
    const collection = await filled()
    const { executionStats } = await collection.find({ status: 's1' }).explain('queryPlanner')
    expect(executionStats).toBeUndefined()
  })

  it('counts by the keys of an index where these tell all, each document once', async () => {
    const collection = await filled()
    await collection.createIndex({ tags: 1 })
    await collection.createIndex({ kind: 1, at: 1 })
    const at = [new Date(1), new Date(2)]
    await collection.insertMany([{ kind: 'k', at }, { kind: 'k', at: new Date(2) }, { kind: 'k' }])
    const counts = async (filter: Document, limit = 100) => {
      const { executionStats } = await database.db().command({
        explain: { count: collection.collectionName, query: filter, limit },
        verbosity: 'executionStats',
      })
      return [await collection.countDocuments(filter, { limit }), executionStats.totalDocsExamined]
    }
    await expect(counts({ tags: 4 })).resolves.toEqual([2, 0])
    await expect(counts({ tags: 4 }, 1)).resolves.toEqual([1, 0])
    await expect(counts({ status: 's1' })).resolves.toEqual([4, 0])
    await expect(counts({ status: 's1', n: 4 })).resolves.toEqual([1, 0])
    await expect(counts({ status: 's1', n: 4, kind: 'k' })).resolves.toEqual([0, 1])
    await expect(counts({ status: 's1', n: { $gt: 4 } })).resolves.toEqual([2, 2])
    await expect(counts({ kind: 'k' })).resolves.toEqual([3, 0])
    // The two ends of a stretch can be met by two elements of an array.
    await expect(counts({ kind: 'k', at: { $gte: new Date(1), $lt: new Date(2) } })).resolves.toEqual([1, 2])
    await expect(counts({ n: 4 })).resolves.toEqual([1, 15])
    await collection.createIndex({ kind: 1, n: 1 }, { partialFilterExpression: { kind: 'rare' } })
    await collection.createIndex({ odd: 1 }, { sparse: true })
    await collection.insertMany([{ kind: 'rare', odd: 1 }, { kind: 'rare' }])
    await collection.dropIndex('kind_1_at_1')
    await expect(counts({ kind: 'rare' })).resolves.toEqual([2, 0])
    await expect(counts({ odd: 1 })).resolves.toEqual([1, 0])
    await expect(counts({ odd: { $exists: true } })).resolves.toEqual([1, 1])
  })

  it('explains counts and aggregations by what they ask the collection for', async () => {
    const collection = await filled()
    const { queryPlanner, executionStats } = await database.db().command({
      explain: { count: collection.collectionName, query: { status: 's2' }, limit: 3 },
      verbosity: 'executionStats',
    })
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"indexName":"status_1_n_-1"')
    expect(executionStats.totalKeysExamined).toBe(3)
    const explained = await collection
      .aggregate([{ $match: { status: 's0' } }, { $sort: { n: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }])
      .explain('queryPlanner')
    expect(JSON.stringify(explained)).toContain('"indexName":"status_1_n_-1"')
  })

  it('refuses a command that it cannot explain, and words it does not know', async () => {
    const { collectionName } = await filled()
    await expect(
      database.db().command({ explain: { insert: collectionName, documents: [] } }),
    ).rejects.toMatchObject({ code: 59 })
    await expect(
      database.db().command({ explain: { find: collectionName }, verbosity: 'loud' }),
    ).rejects.toMatchObject({ code: 2 })
  })
})
