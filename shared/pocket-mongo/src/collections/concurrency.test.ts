import type { Document } from 'mongodb'
import { useTestDatabase } from '../testing-client'

const database = useTestDatabase({ maxPoolSize: 40 })

const workers = Array.from({ length: 40 }, (_, worker) => worker)

describe('many connections', () => {
  it('lose no increment', async () => {
    const counters = database.db().collection<Document & { _id: string }>('counters')
    await Promise.all(
      workers.map(async () => {
        for (let step = 0; step < 10; step++)
          await counters.updateOne({ _id: 'all' }, { $inc: { n: 1 } }, { upsert: true })
      }),
    )
    expect(await counters.find().toArray()).toEqual([{ _id: 'all', n: 400 }])
  })

  it('claim each job of a queue once, the oldest first', async () => {
    const jobs = await database.collection(
      Array.from({ length: 200 }, (_, n) => ({ n, state: 'queued', runAt: new Date(n) })),
    )
    await jobs.createIndex({ state: 1, runAt: 1 })
    const claimed: number[][] = await Promise.all(
      workers.slice(0, 10).map(async () => {
        const mine: number[] = []
        for (;;) {
          const job = await jobs.findOneAndUpdate(
            { state: 'queued', runAt: { $lte: new Date() } },
            { $set: { state: 'taken' } },
            { sort: { runAt: 1 } },
          )
          if (!job) return mine
          mine.push(job.n)
        }
      }),
    )
    expect(claimed.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n))
    for (const mine of claimed) expect(mine).toEqual([...mine].sort((a, b) => a - b))
  })

  it('claim each job once when no index helps', async () => {
    const jobs = await database.collection(Array.from({ length: 600 }, (_, n) => ({ n, done: n < 580 })))
    const claim = async () =>
      (await jobs.findOneAndUpdate({ done: false }, { $set: { done: true } }, { sort: { n: -1 } }))?.n
    const claimed = await Promise.all(workers.slice(0, 30).map(claim))
    const expected = Array.from({ length: 20 }, (_, n) => 580 + n)
    expect(claimed.filter((n) => n !== undefined).sort()).toEqual(expected)
  })

  it('let one of many equal inserts through', async () => {
    const accounts = await database.collection()
    await accounts.createIndex({ email: 1 }, { unique: true })
    const outcomes = await Promise.allSettled(
      workers.map((worker) => accounts.insertOne({ email: 'a@x', worker })),
    )
    const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(failed).toHaveLength(39)
    for (const reason of failed) expect(reason).toMatchObject({ code: 11000 })
    expect(await accounts.countDocuments()).toBe(1)
  })

  it('upsert one document between them', async () => {
    const notes = await database.collection()
    await notes.createIndex({ key: 1 }, { unique: true })
    await Promise.all(
      workers.map((worker) =>
        notes.updateOne({ key: 'k' }, { $push: { workers: worker } } as Document, { upsert: true }),
      ),
    )
    const [note, ...others] = await notes.find().toArray()
    expect(others).toEqual([])
    expect(note?.workers.sort((a: number, b: number) => a - b)).toEqual(workers)
  })

  it('keep an index true while it is built and written', async () => {
    const notes = await database.collection(Array.from({ length: 1_500 }, (_, n) => ({ n, k: n % 7 })))
    await Promise.all([
      notes.createIndex({ k: 1, n: 1 }),
      ...workers.slice(0, 20).map(async (worker) => {
        await notes.updateOne({ n: worker * 70 }, { $set: { k: 100 } })
        await notes.deleteOne({ n: worker * 70 + 1 })
        await notes.insertOne({ n: 5_000 + worker, k: 100 })
      }),
    ])
    expect(await notes.countDocuments({ k: 100 })).toBe(40)
    expect(await notes.countDocuments({ k: { $gte: 0 } })).toBe(1_500)
    const inOrder = await notes.find({ k: 100 }).sort({ n: -1 }).limit(2).toArray()
    expect(inOrder.map(({ n }) => n)).toEqual([5_019, 5_018])
  })
})
