import mongoose from 'mongoose'
import { startTestStore } from './testing'
import type { TestStore } from './testing'

describe('mongoose', () => {
  let store: TestStore
  let connection: mongoose.Connection

  beforeAll(async () => {
    store = await startTestStore()
    connection = await mongoose.createConnection(store.uri('people')).asPromise()
  })
  afterAll(async () => {
    await connection.close()
    await store.close()
  })

  it('creates, reads, changes and deletes documents', async () => {
    const schema = new mongoose.Schema({ name: String, age: Number, tags: [String] }, { timestamps: true })
    const Person = connection.model('Person', schema)
    const made = await Person.create({ name: 'Ada', age: 36, tags: ['a'] })
    expect(await Person.findById(made._id).lean()).toMatchObject({ name: 'Ada', age: 36, tags: ['a'] })
    await Person.updateOne({ name: 'Ada' }, { $inc: { age: 1 }, $push: { tags: 'b' } })
    made.set('name', 'Ada L.')
    await made.save()
    const changed = await Person.findOneAndUpdate(
      { name: 'Ada L.' },
      { $set: { age: 40 } },
      { returnDocument: 'after' },
    )
    expect(changed).toMatchObject({ name: 'Ada L.', age: 40, tags: ['a', 'b'] })
    expect((await Person.deleteOne({ name: 'Ada L.' })).deletedCount).toBe(1)
    expect(await Person.findOne({})).toBeNull()
  })

  it('keeps unique indexes, and syncs them with the schema', async () => {
    const schema = new mongoose.Schema({
      email: { type: String, unique: true },
      age: { type: Number, index: true },
    })
    const Account = connection.model('Account', schema)
    await Account.init()
    await Account.create({ email: 'a@example.org' })
    await expect(Account.create({ email: 'a@example.org' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.org' },
    })
    await Account.collection.createIndex({ old: 1 })
    expect(await Account.syncIndexes()).toEqual(['old_1'])
    expect((await Account.listIndexes()).map(({ name }) => name)).toEqual(['_id_', 'email_1', 'age_1'])
  })

  it('saves changes of arrays, maps and documents inside, and sees who was first', async () => {
    const schema = new mongoose.Schema(
      { lines: [{ text: String, done: Boolean }], marks: { type: Map, of: Number }, at: { place: String } },
      { optimisticConcurrency: true },
    )
    const List = connection.model('List', schema)
    const list = await List.create({
      lines: [
        { text: 'a', done: false },
        { text: 'b', done: false },
      ],
      marks: { '2': 1, x: 2 },
    })
    const late = await List.findById(list._id).orFail()
    list.lines.push({ text: 'c', done: true })
    list.marks?.set('y', 3)
    list.set('at.place', 'home')
    await list.save()
    list.lines.splice(0, 1)
    await list.save()
    const stored = await List.findById(list._id).orFail()
    expect(stored.lines.map(({ text }) => text)).toEqual(['b', 'c'])
    expect([...(stored.marks ?? [])]).toEqual([
      ['2', 1],
      ['x', 2],
      ['y', 3],
    ])
    expect(stored.at?.place).toBe('home')
    late.set('at.place', 'away')
    await expect(late.save()).rejects.toThrow(mongoose.Error.VersionError)
  })

  it('keeps the types of a schema', async () => {
    const schema = new mongoose.Schema({
      price: mongoose.Schema.Types.Decimal128,
      key: mongoose.Schema.Types.UUID,
      bytes: Buffer,
      big: BigInt,
      at: Date,
      any: {},
    })
    const Thing = connection.model('Thing', schema)
    const given = {
      price: mongoose.Types.Decimal128.fromString('19.90'),
      key: '0189ab12-3456-7abc-8def-0123456789ab',
      bytes: Buffer.from([0, 1, 255]),
      big: 9007199254740993n,
      at: new Date('2024-02-29T12:00:00Z'),
      any: { deep: [null, { x: 1.5 }] },
    }
    const { _id } = await Thing.create(given)
    const thing = await Thing.findOne({ _id, key: given.key, big: given.big, price: given.price }).orFail()
    expect(String(thing.price)).toBe('19.90')
    expect(String(thing.key)).toBe(given.key)
    expect(thing.bytes?.toString('hex')).toBe('0001ff')
    expect(thing.big).toBe(given.big)
    expect(thing.at).toEqual(given.at)
    expect(thing.any).toEqual(given.any)
  })

  it('populates, streams, counts and writes in bulk', async () => {
    const Owner = connection.model('Owner', new mongoose.Schema({ name: String }))
    const Pet = connection.model(
      'Pet',
      new mongoose.Schema({ n: Number, owner: { type: mongoose.Schema.Types.ObjectId, ref: 'Owner' } }),
    )
    const owners = await Owner.insertMany([{ name: 'A' }, { name: 'B' }])
    await Pet.insertMany(Array.from({ length: 250 }, (_, n) => ({ n, owner: owners[n % 2]?._id })))
    const pets = await Pet.find({ n: { $lt: 3 } })
      .sort('n')
      .populate<{ owner: { name: string } }>('owner')
    expect(pets.map(({ owner }) => owner.name)).toEqual(['A', 'B', 'A'])
    let streamed = 0
    for await (const pet of Pet.find().sort({ n: 1 }).cursor({ batchSize: 40 }))
      expect(pet.n).toBe(streamed++)
    expect(streamed).toBe(250)
    expect(await Pet.countDocuments({ owner: owners[0]?._id })).toBe(125)
    expect(await Pet.exists({ n: 400 })).toBeNull()
    const result = await Pet.bulkWrite([
      { updateOne: { filter: { n: 0 }, update: { $set: { n: 400 } } } },
      { deleteMany: { filter: { n: { $lt: 100 } } } },
    ])
    expect(result).toMatchObject({ modifiedCount: 1, deletedCount: 99 })
    expect(await Pet.distinct('owner')).toHaveLength(2)
    const byOwner = await Pet.aggregate([{ $group: { _id: '$owner', n: { $sum: 1 } } }, { $sort: { n: 1 } }])
    expect(byOwner.map(({ n }) => n)).toEqual([75, 76])
  })
})
