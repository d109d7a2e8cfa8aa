import mongoose from 'mongoose'
import { startTestStore } from './testing'
import type { TestStore } from './testing'

describe('the store of a test, through mongoose', () => {
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

  it('keeps unique indexes', async () => {
    const Account = connection.model(
      'Account',
      new mongoose.Schema({ email: { type: String, unique: true } }),
    )
    await Account.init()
    await Account.create({ email: 'a@example.org' })
    await expect(Account.create({ email: 'a@example.org' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.org' },
    })
  })
})
