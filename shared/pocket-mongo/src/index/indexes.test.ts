import type { Document } from 'mongodb'
import { useTestDatabase } from '../testing-client'

const database = useTestDatabase()

const names = async (collection: string) =>
  (await database.db().collection(collection).indexes()).map(({ name }) => name)

describe('unique indexes', () => {
  it('refuse a second document, naming the key', async () => {
    const collection = await database.collection([{ a: 1, b: 'x' }])
    await collection.createIndex({ a: 1, b: -1 }, { unique: true })
    await expect(collection.insertOne({ a: 1, b: 'x' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { a: 1, b: -1 },
      keyValue: { a: 1, b: 'x' },
      message: expect.stringContaining(
        `E11000 duplicate key error collection: ${collection.namespace} index: a_1_b_-1`,
      ),
    })
    await collection.insertOne({ a: 1, b: 'y' })
    await expect(collection.updateOne({ b: 'y' }, { $set: { b: 'x' } })).rejects.toMatchObject({
      code: 11000,
    })
    expect(await collection.countDocuments({ b: 'y' })).toBe(1)
  })

  it('take a missing field as null', async () => {
    const collection = await database.collection([{ b: 1 }])
    await collection.createIndex({ a: 1 }, { unique: true })
    await expect(collection.insertOne({ b: 2 })).rejects.toMatchObject({ code: 11000, keyValue: { a: null } })
    await expect(collection.insertOne({ a: null })).rejects.toMatchObject({ code: 11000 })
  })

  it('take equal numbers of any type as one', async () => {
    const collection = await database.collection([{ _id: 1 as never }])
    await expect(collection.insertOne({ _id: 1.0 as never })).rejects.toMatchObject({ code: 11000 })
  })

  it('hold each element of an array, but not twice from one document', async () => {
    const collection = await database.collection()
    await collection.createIndex({ tags: 1 }, { unique: true })
    await collection.insertOne({ tags: ['a', 'b', 'a'] })
    await expect(collection.insertOne({ tags: ['c', 'b'] })).rejects.toMatchObject({
      keyValue: { tags: 'b' },
    })
    const pull: Document = { $pull: { tags: 'b' } }
    await collection.updateOne({ tags: 'a' }, pull)
    await collection.insertOne({ tags: ['c', 'b'] })
    expect(await collection.countDocuments({ tags: 'b' })).toBe(1)
  })

  it('free the key when its document goes or changes', async () => {
    const collection = await database.collection([{ a: 1 }])
    await collection.createIndex({ a: 1 }, { unique: true })
    await collection.updateOne({ a: 1 }, { $set: { a: 2 } })
    await collection.insertOne({ a: 1 })
    await collection.deleteOne({ a: 2 })
    await collection.insertOne({ a: 2 })
    expect(await collection.distinct('a')).toEqual([1, 2])
  })

  it('tell apart texts that are longer than any key', async () => {
    const long = 'x'.repeat(3_000)
    const collection = await database.collection([{ a: `${long}1` }, { a: `${long}2` }])
    await collection.createIndex({ a: 1 }, { unique: true })
    await expect(collection.insertOne({ a: `${long}2` })).rejects.toMatchObject({ code: 11000 })
    expect(await collection.countDocuments({ a: `${long}1` })).toBe(1)
    expect(await collection.countDocuments({ a: { $gt: `${long}1` } })).toBe(1)
    const sorted = await collection.find().sort({ a: -1 }).toArray()
    expect(sorted.map(({ a }) => a.at(-1))).toEqual(['2', '1'])
  })

  it('cannot be made over duplicates, and then are not there', async () => {
    const collection = await database.collection([{ a: 1 }, { a: 1 }])
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 })
    expect(await names(collection.collectionName)).toEqual(['_id_'])
    await collection.insertOne({ a: 1 })
  })
})

describe('sparse and partial indexes', () => {
  it('sparse leaves out documents without the field, and a search for null does not use it', async () => {
    const collection = await database.collection([{ b: 1 }, { b: 2 }, { a: null }])
    await collection.createIndex({ a: 1 }, { unique: true, sparse: true })
    await collection.insertOne({ b: 3 })
    await expect(collection.insertOne({ a: null })).rejects.toMatchObject({ code: 11000 })
    expect(await collection.countDocuments({ a: null })).toBe(4)
    expect((await collection.find().sort({ a: 1 }).toArray()).length).toBe(4)
  })

  it('partial is unique among its documents only', async () => {
    const collection = await database.collection([
      { email: 'a', state: 'old' },
      { email: 'a', state: 'old' },
    ])
    await collection.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { state: 'active' } })
    await collection.insertOne({ email: 'a', state: 'active' })
    await expect(collection.insertOne({ email: 'a', state: 'active' })).rejects.toMatchObject({ code: 11000 })
    await expect(collection.updateOne({ state: 'old' }, { $set: { state: 'active' } })).rejects.toMatchObject(
      { code: 11000 },
    )
    expect(await collection.countDocuments({ email: 'a' })).toBe(3)
    expect(await collection.countDocuments({ email: 'a', state: 'active' })).toBe(1)
  })

  it('partial by $exists and by $type', async () => {
    const collection = await database.collection([{ n: 1 }, { n: 1, phone: 'x' }])
    await collection.createIndex(
      { n: 1 },
      { unique: true, partialFilterExpression: { phone: { $exists: true } } },
    )
    await collection.createIndex(
      { phone: 1 },
      { unique: true, partialFilterExpression: { phone: { $type: 'string' } } },
    )
    await collection.insertOne({ n: 1 })
    await collection.insertOne({ n: 2, phone: null })
    await collection.insertOne({ n: 3, phone: null })
    await expect(collection.insertOne({ n: 4, phone: 'x' })).rejects.toMatchObject({
      keyPattern: { phone: 1 },
    })
    await expect(collection.insertOne({ n: 2, phone: 'y' })).rejects.toMatchObject({ keyPattern: { n: 1 } })
  })
})

describe('createIndexes', () => {
  it('is repeatable and shows what it made', async () => {
    const collection = await database.collection()
    expect(await collection.createIndex({ 'a.b': 1, c: -1 })).toBe('a.b_1_c_-1')
    expect(await collection.createIndex({ 'a.b': 1, c: -1 })).toBe('a.b_1_c_-1')
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60, name: 'ttl' })
    await collection.createIndex({ u: 1 }, { unique: true, partialFilterExpression: { u: { $gt: 0 } } })
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { 'a.b': 1, c: -1 }, name: 'a.b_1_c_-1' },
      { v: 2, key: { at: 1 }, name: 'ttl', expireAfterSeconds: 60 },
      { v: 2, key: { u: 1 }, name: 'u_1', unique: true, partialFilterExpression: { u: { $gt: 0 } } },
    ])
    await collection.dropIndex('ttl')
    await expect(collection.dropIndex('ttl')).rejects.toMatchObject({ code: 27 })
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 })
    await collection.dropIndexes()
    expect(await names(collection.collectionName)).toEqual(['_id_'])
  })

  const refused: [string, Document, Document, number][] = [
    ['the same name for other keys', { b: 1 }, { name: 'a_1' }, 86],
    ['other options under the same name', { a: 1 }, { unique: true }, 86],
    ['the same keys under another name', { a: 1 }, { name: 'other' }, 85],
    ['a direction of 0', { z: 0 }, {}, 67],
    ['TTL on several fields', { x: 1, y: 1 }, { expireAfterSeconds: 1 }, 67],
    ['sparse and partial at once', { z: 1 }, { sparse: true, partialFilterExpression: { z: 1 } }, 67],
    [
      'an operator that partial indexes do not take',
      { z: 1 },
      { partialFilterExpression: { z: { $ne: 1 } } },
      67,
    ],
  ]
  it.each(refused)('refuses %s', async (_title, key, options, code) => {
    const collection = await database.collection()
    await collection.createIndex({ a: 1 })
    await expect(collection.createIndex(key, options)).rejects.toMatchObject({ code })
  })

  it('refuses two arrays in one compound index', async () => {
    const collection = await database.collection()
    await collection.createIndex({ a: 1, b: 1 })
    await expect(collection.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 })
    await collection.insertOne({ a: [1, 2], b: 2 })
    await collection.createIndex({ 'c.x': 1, 'c.y': 1 })
    await collection.insertOne({ c: [{ x: 1, y: 2 }, { x: 3 }] })
    expect(await collection.countDocuments({ 'c.x': 1, 'c.y': null })).toBe(1)
  })
})

/** A number that is always the same for the same seed. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    state ^= state >>> 13
    return (state >>> 0) % below
  }
}

describe('a query', () => {
  const scalars = [null, 0, 1, 2, 2.5, 'a', 'b', true, new Date(5), new Date(9)]
  const keys: Document[] = [
    { a: 1 },
    { a: -1, b: 1 },
    { b: 1, a: 1 },
    { 'c.x': 1 },
    { b: -1 },
    { 'c.x': 1, a: -1 },
    { a: 1, 'c.y': 1 },
  ]

  it('finds the same with any indexes as with none', async () => {
    const next = random(42)
    const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item
    const value = (): unknown =>
      next(5) === 0 ? Array.from({ length: next(3) }, () => pick(scalars)) : pick(scalars)
    const document = (n: number): Document => ({
      n,
      ...(next(6) > 0 && { a: value() }),
      // At most one field of a compound index may be an array.
      ...(next(6) > 0 && { b: pick(scalars) }),
      ...(next(6) > 0 && { c: { x: pick(scalars), y: pick(scalars) } }),
    })
    const condition = (): unknown => {
      const [low, high] = [pick(scalars), pick(scalars)]
      return pick<unknown>([
        low,
        { $gt: low },
        { $gte: low, $lt: high },
        { $lte: low },
        { $in: [low, high, pick(scalars)] },
        { $ne: low },
        { $exists: next(2) === 1 },
        { $elemMatch: { $gte: low, $lt: high } },
        { $elemMatch: { $gt: low }, $lte: high },
      ])
    }
    const filter = (): Document => {
      const parts = ['a', 'b', 'c.x', 'c.y']
        .filter(() => next(3) === 0)
        .map((path) => ({ [path]: condition() }))
      const both = Object.assign({}, ...parts)
      return next(4) === 0 ? { $or: [{ a: condition() }, { b: condition() }], ...both } : both
    }
    const sort = (): Document =>
      pick<Document>([
        {},
        { a: 1 },
        { a: -1, b: 1 },
        { b: 1 },
        { b: -1, a: -1 },
        { 'c.x': -1 },
        { a: 1, 'c.y': 1 },
      ])
    const plain = await database.collection()
    const indexed = await database.collection()
    await Promise.all(keys.map((key) => indexed.createIndex(key)))
    await indexed.createIndex({ b: 1, n: 1 }, { sparse: true })
    await indexed.createIndex({ 'c.y': 1 }, { sparse: true })
    await indexed.createIndex({ a: 1, n: 1 }, { partialFilterExpression: { b: { $gt: 0 } } })
    const documents = Array.from({ length: 120 }, (_, n) => document(n))
    await plain.insertMany(documents.map((each) => ({ ...each, _id: each.n })))
    await indexed.insertMany(documents.map((each) => ({ ...each, _id: each.n })))
    for (let round = 0; round < 250; round++) {
      const [query, order] = [filter(), sort()]
      const [expected, found] = await Promise.all(
        [plain, indexed].map((collection) =>
          collection
            .find(query)
            .sort({ ...order, n: 1 })
            .toArray(),
        ),
      )
      expect({ query, order, found: found?.map(({ n }) => n) }).toEqual({
        query,
        order,
        found: expected?.map(({ n }) => n),
      })
      expect(await indexed.countDocuments(query)).toBe(expected?.length)
      if (round % 5 > 0) continue
      const change = { $set: { a: value(), b: pick(scalars) } }
      const target = { n: next(120) }
      await Promise.all([plain, indexed].map((collection) => collection.updateOne(target, change)))
    }
  })
})
