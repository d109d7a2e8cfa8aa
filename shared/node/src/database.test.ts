import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPocketMongo } from '@shared/pocket-mongo/server'
import { Schema } from 'mongoose'
import type { Model } from 'mongoose'
import { changeOrMake, createDatabase, databaseNameOf, openDatabase, watchDatabase } from './database'
import { createLogger } from './logger'
import { startServiceStore } from './testing/service-store'
import type { ServiceStore } from './testing/service-store'

describe("a service's database", () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'codex_records'],
    ['mongodb://127.0.0.1:27017/', 'codex_records'],
    ['mongodb://127.0.0.1:27017/?replicaSet=rs0', 'codex_records'],
    ['mongodb://a:b@one:1,two:2/family?authSource=admin', 'family_records'],
    ['mongodb+srv://cluster.example/birth%2Dcodex', 'birth-codex_records'],
  ])('behind %s is %s', (uri, name) => {
    expect(databaseNameOf(uri, 'records')).toBe(name)
  })
})

it('is there again as soon as its server is, also where nobody asks it for anything', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'database-'))
  let server = await startPocketMongo({ directory })
  const { port } = server
  const connection = createDatabase()
  const logger = createLogger({ level: 'silent', service: 'test' })
  await openDatabase(connection, { uri: server.uri('codex_watched'), logger })
  const watch = watchDatabase(connection)
  try {
    expect(watch.isThere()).toBe(true)

    await server.close()
    await expect(connection.db?.command({ ping: 1 })).rejects.toThrow()
    expect(watch.isThere()).toBe(false)
    // The driver has looked for its server once more, in vain, and would look again after ten seconds.
    await setTimeout(1000)

    server = await startPocketMongo({ directory, port })
    const from = Date.now()
    while (!watch.isThere() && Date.now() - from < 9000) await setTimeout(50)
    expect(Date.now() - from).toBeLessThan(5000)
  } finally {
    watch.stop()
    await connection.close()
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
})

describe('a document that is changed, or made where there is none', () => {
  interface Count {
    _id: string
    count: number
    madeBy: string
  }
  let store: ServiceStore
  let model: Model<Count>
  /** Called before the first write of each change, as it comes to the database. */
  let beforeFirst = async (): Promise<void> => undefined
  beforeAll(async () => {
    store = await startServiceStore('counts')
    const schema = new Schema<Count>(
      { _id: String, count: Number, madeBy: String },
      { versionKey: false, shardKey: { _id: 1 } },
    )
    schema.pre('updateOne', async function () {
      if (this.getOptions().upsert) await beforeFirst()
    })
    model = store.connection.model<Count>('Count', schema)
    await store.open()
  })
  afterAll(() => store.stop())
  beforeEach(async () => {
    beforeFirst = async () => undefined
    await model.deleteMany()
  })
  const addOne = (madeBy: string) =>
    changeOrMake(model, { _id: 'day', count: { $lt: 3 } }, { $inc: { count: 1 }, $setOnInsert: { madeBy } })
  /** The database's answer where somebody else has made the document since it looked for it. */
  const overtaken = (count: number) => async () => {
    await model.create({ _id: 'day', count, madeBy: 'another' })
    throw Object.assign(new Error('E11000 duplicate key'), { code: 11000 })
  }

  it('is made once, changed while it fits, and left as it is when it does not', async () => {
    const outcomes = await Promise.all(['one', 'two', 'three', 'four', 'five'].map(addOne))
    expect(outcomes.filter((isDone) => isDone)).toHaveLength(3)
    expect(await model.find().lean()).toMatchObject([{ _id: 'day', count: 3 }])
    expect(await addOne('six')).toBe(false)
  })
  it('is changed where somebody else made it at the same moment', async () => {
    beforeFirst = overtaken(1)
    expect(await addOne('one')).toBe(true)
    expect(await model.find().lean()).toEqual([{ _id: 'day', count: 2, madeBy: 'another' }])
  })
  it('is left where what somebody else made does not fit, and a failure is told', async () => {
    beforeFirst = overtaken(3)
    expect(await addOne('one')).toBe(false)
    beforeFirst = () => Promise.reject(new Error('no primary'))
    await expect(addOne('one')).rejects.toThrow('no primary')
    expect(await model.find().lean()).toEqual([{ _id: 'day', count: 3, madeBy: 'another' }])
  })
})
