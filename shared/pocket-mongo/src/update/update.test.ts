import { Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson'
import type { Collection, Document } from 'mongodb'
import { useTestDatabase } from '../testing-client'

const database = useTestDatabase()

/** Each: title, document before, update, document after; `_id` is left out of both. */
const cases: [string, Document, Document, Document][] = [
  [
    '$set makes the documents on its way',
    { a: 1 },
    { $set: { 'b.c.d': 'x' } },
    { a: 1, b: { c: { d: 'x' } } },
  ],
  ['$set adds fields by name, not as written', { a: 1 }, { $set: { z: 1, b: 2 } }, { a: 1, b: 2, z: 1 }],
  ['$set pads an array', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
  ['$unset of an element leaves null', { a: [1, 2, 3] }, { $unset: { 'a.1': 1 } }, { a: [1, null, 3] }],
  ['$unset below null changes nothing', { a: null }, { $unset: { 'a.b': 1 } }, { a: null }],
  ['$inc of a missing field', {}, { $inc: { n: Long.fromNumber(2) } }, { n: Long.fromNumber(2) }],
  [
    '$inc keeps a long a long',
    { n: Long.fromString('9007199254740993') },
    { $inc: { n: 1 } },
    { n: Long.fromString('9007199254740994') },
  ],
  [
    '$inc of an int beyond its range',
    { n: 2_147_483_647 },
    { $inc: { n: 1 } },
    { n: Long.fromString('2147483648') },
  ],
  [
    '$inc of a decimal',
    { n: Decimal128.fromString('0.1') },
    { $inc: { n: Decimal128.fromString('0.2') } },
    { n: Decimal128.fromString('0.3') },
  ],
  ['$inc of an int by a double', { n: 1 }, { $inc: { n: 0.5 } }, { n: new Double(1.5) }],
  [
    '$mul',
    { n: 3, m: 'x' },
    { $mul: { n: Long.fromNumber(4), k: 2 } },
    { n: Long.fromNumber(12), m: 'x', k: 0 },
  ],
  [
    '$min and $max',
    { low: 5, high: 5 },
    { $min: { low: 3, high: 9 }, $max: { other: 1 } },
    { low: 3, high: 5, other: 1 },
  ],
  ['$max across types goes by their order', { v: 5 }, { $max: { v: 'a' } }, { v: 'a' }],
  ['$rename', { a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'y.z' } }, { b: {}, x: 1, y: { z: 2 } }],
  ['$rename of a missing field', { a: 1 }, { $rename: { q: 'a' } }, { a: 1 }],
  ['$push', { v: [1] }, { $push: { v: 2 } }, { v: [1, 2] }],
  ['$push of an array adds one element', { v: [1] }, { $push: { v: [2, 3] } }, { v: [1, [2, 3]] }],
  ['$push makes the array', {}, { $push: { v: { $each: [3, 1, 2], $sort: 1, $slice: 2 } } }, { v: [1, 2] }],
  [
    '$push with $position',
    { v: [1, 4] },
    { $push: { v: { $each: [2, 3], $position: 1 } } },
    { v: [1, 2, 3, 4] },
  ],
  [
    '$push with a negative $position',
    { v: [1, 2, 3] },
    { $push: { v: { $each: [9], $position: -1 } } },
    { v: [1, 2, 9, 3] },
  ],
  [
    '$push with $slice from the end',
    { v: [1, 2] },
    { $push: { v: { $each: [3, 4], $slice: -3 } } },
    { v: [2, 3, 4] },
  ],
  ['$push with $slice 0', { v: [1, 2] }, { $push: { v: { $each: [3], $slice: 0 } } }, { v: [] }],
  [
    '$push with $sort by a field and $slice',
    {
      quizzes: [
        { wk: 1, score: 10 },
        { wk: 2, score: 8 },
        { wk: 3, score: 5 },
        { wk: 4, score: 6 },
      ],
    },
    {
      $push: {
        quizzes: {
          $each: [
            { wk: 5, score: 8 },
            { wk: 6, score: 7 },
            { wk: 7, score: 6 },
          ],
          $sort: { score: -1 },
          $slice: 3,
        },
      },
    },
    {
      quizzes: [
        { wk: 1, score: 10 },
        { wk: 2, score: 8 },
        { wk: 5, score: 8 },
      ],
    },
  ],
  [
    '$addToSet',
    { v: ['a'] },
    { $addToSet: { v: { $each: ['b', 'a', 'b'] }, w: 1 } },
    { v: ['a', 'b'], w: [1] },
  ],
  ['$addToSet takes equal numbers as one', { v: [1] }, { $addToSet: { v: Long.fromNumber(1) } }, { v: [1] }],
  ['$pull of a value', { v: [1, 2, 1, 3] }, { $pull: { v: 1 } }, { v: [2, 3] }],
  ['$pull by operators', { v: [3, 5, 6, 7, 7, 8] }, { $pull: { v: { $gte: 6 } } }, { v: [3, 5] }],
  [
    '$pull of documents by a part',
    { v: [{ a: 1, b: 2 }, { a: 2 }] },
    { $pull: { v: { a: 1 } } },
    { v: [{ a: 2 }] },
  ],
  [
    '$pull with $elemMatch inside',
    {
      r: [
        {
          as: [
            { q: 1, a: 4 },
            { q: 2, a: 6 },
          ],
        },
        {
          as: [
            { q: 1, a: 8 },
            { q: 2, a: 9 },
          ],
        },
      ],
    },
    { $pull: { r: { as: { $elemMatch: { q: 2, a: { $gte: 8 } } } } } },
    {
      r: [
        {
          as: [
            { q: 1, a: 4 },
            { q: 2, a: 6 },
          ],
        },
      ],
    },
  ],
  ['$pull by a regular expression', { v: ['ab', 'cd'] }, { $pull: { v: /^a/ } }, { v: ['cd'] }],
  ['$pullAll', { v: [0, 2, 5, 5, 1, 0] }, { $pullAll: { v: [0, 5] } }, { v: [2, 1] }],
  ['$pop', { v: [8, 9, 10], w: [1, 2] }, { $pop: { v: -1, w: 1 } }, { v: [9, 10], w: [1] }],
  ['$[] reaches every element', { v: [80, 82, 85] }, { $inc: { 'v.$[]': 10 } }, { v: [90, 92, 95] }],
  [
    '$[] in documents of an array',
    { v: [{ n: 1 }, { n: 2 }] },
    { $set: { 'v.$[].n': 0 } },
    { v: [{ n: 0 }, { n: 0 }] },
  ],
  [
    '$setOnInsert does nothing to what is there',
    { a: 1 },
    { $setOnInsert: { b: 2 }, $set: { a: 2 } },
    { a: 2 },
  ],
  ['a replacement', { a: 1, b: 2 }, { c: 3 }, { c: 3 }],
]

/** The one document of a collection, with the types of its numbers. */
const stored = async (collection: Collection) => strip(await collection.findOne({}, { promoteValues: false }))

const strip = (document: Document | null) => {
  const { _id: _, ...rest } = document ?? {}
  return rest
}

/** Numbers as the driver gives them without promotion. */
const typed = (value: unknown): unknown => {
  if (typeof value === 'number') return new Int32(value)
  if (Array.isArray(value)) return value.map(typed)
  if (value && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typed(member)]))
  return value
}

describe('update', () => {
  it.each(cases)('%s', async (_title, before, update, after) => {
    const collection = await database.collection([before])
    const isOperators = Object.keys(update)[0]?.startsWith('$')
    if (isOperators) await collection.updateOne({}, update)
    else await collection.replaceOne({}, update)
    const found = await stored(collection)
    // Compared as text, for the order of fields counts.
    expect(JSON.stringify(found)).toBe(JSON.stringify(typed(after)))
    expect(found).toEqual(typed(after))
  })

  it('changes the element that the query matched', async () => {
    const collection = await database.collection([
      {
        grades: [
          { g: 80, m: 75 },
          { g: 85, m: 90 },
          { g: 85, m: 85 },
        ],
      },
    ])
    await collection.updateOne({ 'grades.g': 85 }, { $set: { 'grades.$.std': 6 } })
    await collection.updateOne(
      { grades: { $elemMatch: { g: { $lte: 90 }, m: { $gt: 80 } } } },
      { $set: { 'grades.$.top': 1 } },
    )
    expect(await stored(collection)).toEqual(
      typed({
        grades: [
          { g: 80, m: 75 },
          { g: 85, m: 90, std: 6, top: 1 },
          { g: 85, m: 85 },
        ],
      }),
    )
  })

  it('changes the elements that arrayFilters choose', async () => {
    const collection = await database.collection([
      {
        grades: [
          { type: 'quiz', questions: [10, 8, 5] },
          { type: 'exam', questions: [7, 9] },
        ],
      },
    ])
    await collection.updateOne(
      {},
      { $inc: { 'grades.$[t].questions.$[score]': 2 } },
      { arrayFilters: [{ 't.type': 'quiz' }, { score: { $gte: 8 } }] },
    )
    expect(await stored(collection)).toEqual(
      typed({
        grades: [
          { type: 'quiz', questions: [12, 10, 5] },
          { type: 'exam', questions: [7, 9] },
        ],
      }),
    )
  })

  it('sets the current date in both types', async () => {
    const collection = await database.collection([{ a: 1 }])
    const before = Date.now()
    const update: Document = { $currentDate: { at: true, 'b.stamp': { $type: 'timestamp' } } }
    await collection.updateOne({}, update)
    const found = await collection.findOne()
    expect(found?.at.getTime()).toBeGreaterThanOrEqual(before)
    expect(found?.at.getTime()).toBeLessThanOrEqual(Date.now())
    expect(found?.b.stamp).toBeInstanceOf(Timestamp)
  })

  it('tells what matched and what changed', async () => {
    const collection = await database.collection([{ n: 1 }, { n: 1 }, { n: 2 }])
    expect(await collection.updateMany({ n: { $gte: 1 } }, { $set: { n: 1 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 1,
      upsertedCount: 0,
      upsertedId: null,
    })
    expect(await collection.updateOne({ n: 7 }, { $set: { n: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    })
  })
})

describe('upsert', () => {
  it('starts from what the filter says is equal', async () => {
    const collection = await database.collection()
    const result = await collection.updateOne(
      { a: 1, 'b.c': { $eq: 'x' }, d: { $gt: 5 }, $and: [{ e: 2 }] },
      { $set: { f: 3 }, $setOnInsert: { g: 4 }, $inc: { h: 1 } },
      { upsert: true },
    )
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 })
    expect(result.upsertedId).toBeInstanceOf(ObjectId)
    expect(await collection.findOne()).toEqual({
      _id: result.upsertedId,
      a: 1,
      e: 2,
      f: 3,
      g: 4,
      h: 1,
      b: { c: 'x' },
    })
  })

  it('takes the _id of the filter', async () => {
    const collection = await database.db().collection<Document & { _id: string }>('upsert-id')
    const result = await collection.replaceOne({ _id: 'one', other: 1 }, { v: 1 }, { upsert: true })
    expect(result.upsertedId).toBe('one')
    expect(await collection.findOne()).toEqual({ _id: 'one', v: 1 })
    await collection.updateMany({ _id: 'two' }, { $set: { v: 2 } }, { upsert: true })
    expect(await collection.countDocuments()).toBe(2)
  })
})

describe('findOneAnd…', () => {
  it('gives the document before or after', async () => {
    const collection = await database.collection([{ n: 1 }])
    expect(await collection.findOneAndUpdate({ n: 1 }, { $inc: { n: 1 } })).toMatchObject({ n: 1 })
    const after = { returnDocument: 'after' } as const
    expect(await collection.findOneAndUpdate({ n: 2 }, { $inc: { n: 1 } }, after)).toMatchObject({
      n: 3,
    })
    expect(await collection.findOneAndUpdate({ n: 9 }, { $inc: { n: 1 } }, after)).toBeNull()
  })

  it('takes the first by a sort, and projects', async () => {
    const collection = await database.collection([3, 1, 2].map((rank) => ({ rank, state: 'new', x: 1 })))
    const options = { sort: { rank: 1 }, projection: { _id: 0, rank: 1 } } as const
    const claim = () => collection.findOneAndUpdate({ state: 'new' }, { $set: { state: 'taken' } }, options)
    expect([await claim(), await claim(), await claim(), await claim()]).toEqual([
      { rank: 1 },
      { rank: 2 },
      { rank: 3 },
      null,
    ])
  })

  it('upserts, replaces and deletes', async () => {
    const collection = await database.collection()
    const raw = { includeResultMetadata: true, upsert: true, returnDocument: 'after' } as const
    const made = await collection.findOneAndUpdate({ k: 'a' }, { $set: { v: 1 } }, raw)
    expect(made.lastErrorObject).toMatchObject({ updatedExisting: false, upserted: made.value?._id })
    expect(await collection.findOneAndReplace({ k: 'a' }, { k: 'b' }, { returnDocument: 'after' })).toEqual({
      _id: made.value?._id,
      k: 'b',
    })
    expect(await collection.findOneAndDelete({ k: 'b' })).toEqual({ _id: made.value?._id, k: 'b' })
    expect(await collection.countDocuments()).toBe(0)
  })
})

describe('delete', () => {
  it('takes one or all', async () => {
    const collection = await database.collection([{ n: 1 }, { n: 1 }, { n: 2 }])
    expect((await collection.deleteOne({ n: 1 })).deletedCount).toBe(1)
    expect((await collection.deleteMany({})).deletedCount).toBe(2)
    expect((await collection.deleteMany({})).deletedCount).toBe(0)
  })
})

describe('updates that MongoDB refuses', () => {
  const refused: [string, Document, Document, number][] = [
    ['an unknown operator', { a: 1 }, { $unheard: { a: 1 } }, 9],
    ['two operators on one path', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path and one below it', { a: 1 }, { $set: { 'a.b': 1, a: 1 } }, 40],
    ['$inc of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc by a text', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['$inc beyond a long', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
    ['a change of _id', { a: 1 }, { $set: { _id: 'other' } }, 66],
    ['an $unset of _id', { a: 1 }, { $unset: { _id: 1 } }, 66],
    ['a field in a plain value', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a field in null', { a: null }, { $set: { 'a.b': 1 } }, 28],
    ['a field in an element that is null', { a: [null] }, { $inc: { 'a.0.b': 1 } }, 28],
    ['a named field in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['$push to a plain value', { a: 1 }, { $push: { a: 1 } }, 2],
    ['$addToSet to a plain value', { a: 1 }, { $addToSet: { a: 1 } }, 2],
    ['$pull from a plain value', { a: 1 }, { $pull: { a: 1 } }, 2],
    ['$pop from a plain value', { a: 1 }, { $pop: { a: 1 } }, 14],
    ['$pop by 2', { a: [1] }, { $pop: { a: 2 } }, 9],
    ['an unknown modifier of $push', { a: [] }, { $push: { a: { $each: [1], $nth: 1 } } }, 2],
    ['$ without a match in an array', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
    ['$[] of a missing array', { b: 1 }, { $set: { 'a.$[]': 1 } }, 2],
    ['$[] of a plain value', { a: 1 }, { $set: { 'a.$[]': 1 } }, 2],
    ['$[name] without its filter', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
    ['an empty part of a path', { a: 1 }, { $set: { 'a..b': 1 } }, 56],
    ['$rename to the same field', { a: 1 }, { $rename: { a: 'a' } }, 2],
  ]
  it.each(refused)('%s', async (_title, before, update, code) => {
    const collection = await database.collection([before])
    await expect(collection.updateOne({}, update)).rejects.toMatchObject({ code })
    expect(await stored(collection)).toEqual(typed(before))
  })

  it('an array filter that is not used', async () => {
    const collection = await database.collection([{ a: [1] }])
    const update = collection.updateOne({}, { $set: { 'a.$[x]': 2 } }, { arrayFilters: [{ x: 1 }, { y: 1 }] })
    await expect(update).rejects.toMatchObject({ code: 9 })
  })

  it('an upsert whose filter names a field twice', async () => {
    const collection = await database.collection()
    const update = collection.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true })
    await expect(update).rejects.toMatchObject({ code: 54 })
  })

  it('an _id that is an array', async () => {
    const collection = database.db().collection<Document & { _id: unknown }>('array-id')
    await expect(collection.insertOne({ _id: [1] })).rejects.toMatchObject({ code: 53 })
  })
})

describe('insert', () => {
  it('puts _id first and keeps the order of the rest', async () => {
    const collection = await database.collection()
    await collection.insertOne({ b: 1, a: 2, _id: new ObjectId() })
    expect(Object.keys((await collection.findOne()) ?? {})).toEqual(['_id', 'b', 'a'])
  })

  it('stops at the first error when ordered, goes on when not', async () => {
    const collection = database.db().collection<Document & { _id: number }>('ordered')
    const documents = [{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }]
    const failed = await collection.insertMany(documents).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 11000, insertedCount: 2, writeErrors: [{ index: 2 }] })
    await collection.deleteMany({})
    const partly = await collection.insertMany(documents, { ordered: false }).catch((error: unknown) => error)
    expect(partly).toMatchObject({ code: 11000, insertedCount: 3 })
    expect(await collection.distinct('_id')).toEqual([1, 2, 3])
  })

  it('mixes operations in a bulkWrite', async () => {
    const collection = database.db().collection<Document & { _id: number }>('bulk')
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } } },
      { insertOne: { document: { _id: 2, n: 2 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 5 } } } },
      { updateMany: { filter: {}, update: { $set: { seen: true } } } },
      { replaceOne: { filter: { _id: 3 }, replacement: { n: 3 }, upsert: true } },
      { deleteOne: { filter: { _id: 2 } } },
    ])
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
    })
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, n: 6, seen: true },
      { _id: 3, n: 3 },
    ])
  })
})
