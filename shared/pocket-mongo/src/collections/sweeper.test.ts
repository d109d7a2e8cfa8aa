import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { documentOf } from '../bson/values'
import { Pace } from '../query/pace'
import { startPocketMongo } from '../server'
import { tableRange } from '../store/table-keys'
import { changeMany } from './changes'
import { openEngine } from './engine'
import type { Engine } from './engine'
import { search } from './search'
import { sweep } from './sweeper'

describe('a TTL index', () => {
  it('takes documents away when their time has come, by the earliest date', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-ttl-'))
    const server = await startPocketMongo({ directory, sweepSeconds: 0.05 })
    const client = await MongoClient.connect(server.uri('test'))
    const notes = client.db().collection('notes')
    await notes.createIndex({ at: 1 }, { expireAfterSeconds: 3_600 })
    await notes.createIndex(
      { until: 1 },
      { expireAfterSeconds: 0, partialFilterExpression: { kind: 'short' } },
    )
    const [old, fresh] = [new Date(Date.now() - 3_601_000), new Date(Date.now() - 3_000_000)]
    await notes.insertMany([
      { n: 'old', at: old },
      { n: 'fresh', at: fresh },
      { n: 'several', at: [fresh, old] },
      { n: 'text', at: 'yesterday' },
      { n: 'none' },
      { n: 'null', at: null },
      { n: 'short', kind: 'short', until: old },
      { n: 'other', kind: 'long', until: old },
    ])
    const left = async () => (await notes.find().sort({ _id: 1 }).toArray()).map(({ n }) => n)
    for (let tries = 0; tries < 100 && (await left()).length > 5; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await left()).toEqual(['fresh', 'text', 'none', 'null', 'other'])
    await client.close()
    await server.close()
    rmSync(directory, { recursive: true })
  })
})

describe('a sweep', () => {
  let directory: string
  let engine: Engine
  const fill = (count: number) =>
    engine.store.write(() => {
      const collection = engine.catalog.ensure('test.c')
      for (let n = 0; n < count; n++)
        engine.records.insert(
          collection,
          documentOf({ _id: collection.nextRecord, n, text: 'x'.repeat(200) }),
        )
      return collection
    })

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-sweep-'))
    engine = openEngine(directory)
  })
  afterEach(async () => {
    await engine.store.close()
    rmSync(directory, { recursive: true })
  })

  it('empties the tables of a dropped collection', async () => {
    const collection = await fill(600)
    await engine.store.write(() => engine.catalog.drop(collection))
    const entries = () =>
      [collection.table, ...collection.indexes.map(({ table }) => table)].flatMap((table) => [
        ...engine.store.entries(tableRange(table)),
      ])
    expect(entries()).toHaveLength(1_200)
    await sweep(engine)
    expect(entries()).toEqual([])
    expect((await fill(1)).table).not.toBe(collection.table)
  })

  it('forgets sessions after half an hour', async () => {
    const write = { session: Buffer.alloc(16, 7), number: 1n }
    await engine.store.write(() => {
      const record = engine.sessions.open(write)
      record.add(0, documentOf({ n: 1 }))
      engine.sessions.save(write, record)
    })
    const known = () => engine.sessions.open(write).resultOf(0) !== undefined
    await sweep(engine, Date.now() + 29 * 60_000)
    expect(known()).toBe(true)
    await sweep(engine, Date.now() + 31 * 60_000)
    expect(known()).toBe(false)
  })

  it('closes cursors after ten minutes', async () => {
    const batches = (async function* () {
      for (;;) yield []
    })()
    const waiting = engine.cursors.start('test.c', batches, 0)
    await waiting
    expect(engine.cursors.size).toBe(1)
    await sweep(engine, Date.now() + 11 * 60_000)
    expect(engine.cursors.size).toBe(0)
  })
})

describe('a long search', () => {
  it('lets others have their turn, and so does a change of everything', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-pace-'))
    const engine = openEngine(directory)
    for (let part = 0; part < 10; part++)
      await engine.store.write(() => {
        const collection = engine.catalog.ensure('test.c')
        for (let n = 0; n < 1_000; n++)
          engine.records.insert(
            collection,
            documentOf({ _id: part * 1_000 + n, n: n % 9, text: 'x'.repeat(500) }),
          )
      })
    /** Of this process alone: on a busy machine it may stand still by itself. */
    const processorTime = () => {
      const { user, system } = process.cpuUsage()
      return user + system
    }
    /** The longest that the loop was held, as a share of the whole work. */
    const longestHold = async (work: () => Promise<unknown>) => {
      let running = true
      let longest = 0
      const watch = (async () => {
        for (let last = processorTime(); running; last = processorTime()) {
          await new Promise(setImmediate)
          longest = Math.max(longest, processorTime() - last)
        }
      })()
      const start = processorTime()
      await work()
      const whole = processorTime() - start
      running = false
      await watch
      return longest / whole
    }
    const collection = engine.catalog.ensure('test.c')
    const query = {
      filter: documentOf({ text: documentOf({ $ne: 'y' }) }),
      sort: [{ path: 'n', direction: 1 as const }],
      skip: 0,
      limit: 0,
    }
    let found = 0
    const searching = await longestHold(async () => {
      for await (const batch of search(engine, collection, query, new Pace())) found += batch.length
    })
    expect(found).toBe(10_000)
    expect(searching).toBeLessThan(0.34)
    const removing = await longestHold(() =>
      changeMany(engine, {
        namespace: 'test.c',
        filter: new Map(),
        sort: [],
        action: { kind: 'remove' },
        maxTimeMS: 0,
      }),
    )
    expect(removing).toBeLessThan(0.34)
    await engine.store.close()
    rmSync(directory, { recursive: true })
  })
})
