import { Schema } from 'mongoose'
import { startServiceStore } from './service-store'
import type { ServiceStore } from './service-store'

const schemaOf = (changes: object = { shardKey: { _id: 1 } }) =>
  new Schema<{ _id: string; owner?: string; state?: string }>(
    { _id: String, owner: String, state: String },
    { versionKey: false, collection: 'guarded', ...changes },
  )

describe('a change of one document', () => {
  let store: ServiceStore
  const things = () => store.connection.model('Guarded')
  const state = { $set: { state: 'new' } }

  beforeAll(async () => {
    store = await startServiceStore('guard')
    store.connection.model('Guarded', schemaOf())
    await store.open()
  })
  afterAll(() => store.stop())

  it.each([
    ['updateOne', () => things().updateOne({ owner: 'a' }, state)],
    ['updateOne by several keys', () => things().updateOne({ _id: { $in: ['1', '2'] } }, state)],
    ['an upsert', () => things().updateOne({ owner: 'a' }, state, { upsert: true })],
    ['an upsert of many', () => things().updateMany({ owner: 'a' }, state, { upsert: true })],
    ['replaceOne', () => things().replaceOne({ owner: 'a' }, { state: 'new' })],
    ['deleteOne', () => things().deleteOne({ owner: 'a' })],
    ['findOneAndUpdate', () => things().findOneAndUpdate({ state: 'old' }, state, { sort: { owner: 1 } })],
    ['findOneAndDelete', () => things().findOneAndDelete({ state: 'old' })],
    [
      'a part of a bulk write',
      () => things().bulkWrite([{ updateOne: { filter: { owner: 'a' }, update: state } }]),
    ],
    [
      'the driver itself',
      () => store.connection.collection('guarded').findOneAndUpdate({ owner: 'a' }, state),
    ],
  ])('is refused without the shard key: %s', async (_, change) => {
    await expect(change()).rejects.toThrow('a change of one document has to name _id')
    expect(await things().countDocuments()).toBe(0)
  })

  it('is made with it, and so is a change of many', async () => {
    await things().updateOne({ _id: '1' }, state, { upsert: true })
    await things().updateOne({ $and: [{ _id: { $eq: '1' } }, { state: 'new' }] }, { $set: { owner: 'a' } })
    await things().updateMany({ owner: 'a' }, { $set: { state: 'changed' } })
    expect(await things().findOneAndDelete({ _id: '1', owner: 'a' }).lean()).toMatchObject({
      state: 'changed',
    })
    await things().deleteMany({ owner: 'a' })
  })
})

describe('a schema', () => {
  const opened = async (schema: Schema) => {
    const store = await startServiceStore('guard')
    store.connection.model('Guarded', schema)
    return store.open()
  }

  it('is refused without a shard key', async () => {
    await expect(opened(schemaOf({}))).rejects.toThrow('guarded: its schema names no shardKey')
  })
  it('is refused with a unique index that shards cannot keep', async () => {
    const schema = schemaOf()
    schema.index({ owner: 1 }, { unique: true })
    await expect(opened(schema)).rejects.toThrow('guarded unique owner: unique only within a shard')
  })
})
