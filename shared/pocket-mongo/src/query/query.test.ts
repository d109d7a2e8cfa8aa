import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, UUID } from 'bson'
import type { Document } from 'mongodb'
import { useTestDatabase } from '../testing-client'

const database = useTestDatabase()

const uuid = new UUID('0189ab12-3456-7abc-8def-0123456789ab')

/** Documents whose `_id` says what is special about them. */
const values: Document[] = [
  { _id: 'int', v: new Int32(5) },
  { _id: 'long', v: Long.fromNumber(5) },
  { _id: 'double', v: new Double(5) },
  { _id: 'decimal', v: Decimal128.fromString('5.00') },
  { _id: 'half', v: 5.5 },
  { _id: 'nan', v: NaN },
  { _id: 'text', v: 'abc' },
  { _id: 'Text', v: 'ABC' },
  { _id: 'lines', v: 'one\nabc\n' },
  { _id: 'null', v: null },
  { _id: 'missing' },
  { _id: 'true', v: true },
  { _id: 'date', v: new Date(5) },
  { _id: 'id', v: new ObjectId('65f000000000000000000001') },
  { _id: 'uuid', v: uuid },
  { _id: 'binary', v: new Binary(Buffer.from('abc')) },
  { _id: 'empty', v: [] },
  { _id: 'list', v: [1, 5, 9] },
  { _id: 'nested', v: [[5], [1, 2]] },
  { _id: 'object', v: { a: 1, b: 2 } },
  { _id: 'turned', v: { b: 2, a: 1 } },
  {
    _id: 'objects',
    v: [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
  },
  { _id: 'min', v: new MinKey() },
  { _id: 'max', v: new MaxKey() },
]

const fives = ['decimal', 'double', 'int', 'list', 'long']

const cases: [string, Document, string[]][] = [
  ['equality across number types, and with an element', { v: 5 }, fives],
  ['equality with a decimal', { v: Decimal128.fromString('5') }, fives],
  ['equality of a whole array, or of an array in an array', { v: [1, 5, 9] }, ['list']],
  ['equality with an array inside', { v: [5] }, ['nested']],
  ['the order of fields in an embedded document counts', { v: { a: 1, b: 2 } }, ['object', 'objects']],
  ['null is null or missing', { v: null }, ['missing', 'null']],
  ['NaN equals itself', { v: NaN }, ['nan']],
  [
    '$ne',
    { v: { $ne: 5 }, _id: { $in: ['int', 'half', 'missing', 'list', 'null'] } },
    ['half', 'missing', 'null'],
  ],
  ['$gt compares within its type', { v: { $gt: 4 } }, [...fives, 'half'].sort()],
  ['$gt and $lt may be met by different elements', { v: { $gt: 6, $lt: 4 } }, ['list']],
  ['$gte and $lte of null are null or missing', { v: { $gte: null } }, ['missing', 'null']],
  ['$lt of a date', { v: { $lt: new Date(6) } }, ['date']],
  ['$lte of NaN is NaN only', { v: { $lte: NaN } }, ['nan']],
  ['$lt leaves NaN out', { v: { $lt: 5.2 }, _id: { $ne: 'objects' } }, fives],
  ['$gt of text goes by code points', { v: { $gt: 'ABC' } }, ['lines', 'text']],
  ['$gt of true', { v: { $gte: false } }, ['true']],
  ['equality with an ObjectId', { v: new ObjectId('65f000000000000000000001') }, ['id']],
  ['equality with a UUID', { v: uuid }, ['uuid']],
  ['equality with binary data looks at the subtype', { v: new Binary(Buffer.from('abc')) }, ['binary']],
  ['$in', { v: { $in: [5.5, 'abc', null] } }, ['half', 'missing', 'null', 'text']],
  ['$in with a regular expression', { v: { $in: [/^ab/i] } }, ['Text', 'text']],
  ['$nin', { v: { $nin: [5, null] }, _id: { $in: ['int', 'list', 'null', 'missing', 'half'] } }, ['half']],
  ['$exists: false', { v: { $exists: false } }, ['missing']],
  [
    '$exists: true finds null',
    { v: { $exists: true }, _id: { $in: ['null', 'missing', 'empty'] } },
    ['empty', 'null'],
  ],
  ['$type by name', { v: { $type: 'decimal' } }, ['decimal']],
  [
    '$type number, in arrays too',
    { v: { $type: 'number' } },
    ['decimal', 'double', 'half', 'int', 'list', 'long', 'nan'],
  ],
  ['$type array', { v: { $type: 'array' } }, ['empty', 'list', 'nested', 'objects']],
  ['$type by several', { v: { $type: ['null', 9] } }, ['date', 'null']],
  ['$size', { v: { $size: 2 } }, ['nested', 'objects']],
  ['$size 0', { v: { $size: 0 } }, ['empty']],
  ['$all', { v: { $all: [9, 1] } }, ['list']],
  ['$all of one value matches a plain field', { v: { $all: ['abc'] } }, ['text']],
  ['$all of nothing', { v: { $all: [] } }, []],
  [
    '$all with $elemMatch',
    { v: { $all: [{ $elemMatch: { a: 1 } }, { $elemMatch: { b: 4 } }] } },
    ['objects'],
  ],
  ['$elemMatch on plain elements', { v: { $elemMatch: { $gt: 4, $lt: 8 } } }, ['list']],
  ['$elemMatch needs one element for all', { v: { $elemMatch: { a: 1, b: 4 } } }, []],
  ['$elemMatch on documents', { v: { $elemMatch: { a: 3, b: { $gt: 3 } } } }, ['objects']],
  ['$elemMatch takes an array in an array by its indexes', { v: { $elemMatch: { 0: 5 } } }, ['nested']],
  [
    '$elemMatch finds no field in an array in an array',
    { v: { $elemMatch: { a: { $exists: false } } } },
    ['nested'],
  ],
  ['$elemMatch in $elemMatch', { v: { $elemMatch: { $elemMatch: { $lt: 2 } } } }, ['nested']],
  ['fields of documents in an array', { 'v.a': 1, 'v.b': 4 }, ['objects']],
  ['an index of an array', { 'v.1': 5 }, ['list']],
  ['an index does not open the array it names', { 'v.0': 5 }, []],
  ['an index and a field', { 'v.1.a': 3 }, ['objects']],
  [
    'null below an array of documents',
    { 'v.c': null, _id: { $in: ['objects', 'list', 'empty', 'int'] } },
    ['int', 'objects'],
  ],
  ['$regex', { v: { $regex: '^ab' } }, ['text']],
  ['$regex with options', { v: { $regex: 'B', $options: 'i' } }, ['Text', 'lines', 'text']],
  ['a regular expression as the value', { v: /c$/ }, ['lines', 'text']],
  ['m makes ^ match at lines', { v: new BSONRegExp('^abc', 'm') }, ['lines', 'text']],
  ['a dot is no line break', { v: /one.abc/ }, []],
  ['s makes it one', { v: new BSONRegExp('one.abc', 's') }, ['lines']],
  [
    '$not with an operator',
    { v: { $not: { $type: 'array' } }, _id: { $in: ['list', 'int', 'missing'] } },
    ['int', 'missing'],
  ],
  [
    '$not with a regular expression',
    { v: { $not: /b/ }, _id: { $in: ['text', 'Text', 'int'] } },
    ['Text', 'int'],
  ],
  ['$mod', { v: { $mod: [4, 1] } }, ['decimal', 'double', 'half', 'int', 'list', 'long']],
  ['$and', { $and: [{ v: { $gt: 4 } }, { v: { $lt: 5.2 } }, { v: { $type: 'int' } }] }, ['int', 'list']],
  ['$or', { $or: [{ v: 'abc' }, { v: true }] }, ['text', 'true']],
  ['$nor', { $nor: [{ v: { $exists: true } }] }, ['missing']],
  ['MinKey and MaxKey', { v: { $lte: new MinKey() } }, ['min']],
  [
    'NaN and all else lie above MinKey',
    { v: { $gt: new MinKey() }, _id: { $in: ['min', 'nan', 'int', 'max'] } },
    ['int', 'max', 'nan'],
  ],
  [
    'NaN and all else lie below MaxKey',
    { v: { $lte: new MaxKey() }, _id: { $in: ['min', 'nan', 'int', 'max'] } },
    ['int', 'max', 'min', 'nan'],
  ],
  ['$expr', { $expr: { $eq: ['$_id', 'int'] } }, ['int']],
]

describe('find', () => {
  beforeAll(async () => {
    await database.db().collection<Document>('values').insertMany(values)
  })

  it.each(cases)('%s', async (_title, filter, expected) => {
    const found = await database.db().collection<Document>('values').find(filter).toArray()
    expect(found.map(({ _id }) => _id).sort()).toEqual(expected)
  })

  it('gives each value back in the type it had', async () => {
    const numbers: Document = { _id: { $in: ['int', 'long', 'double'] } }
    const raw = await database
      .db()
      .collection<Document>('values')
      .find(numbers, { promoteValues: false })
      .sort({ _id: 1 })
      .toArray()
    expect(raw.map(({ v }) => v)).toEqual([new Double(5), new Int32(5), Long.fromNumber(5)])
  })
})

describe('sort', () => {
  it('follows MongoDB’s order of types', async () => {
    const found = await database.db().collection<Document>('values').find().sort({ v: 1, _id: 1 }).toArray()
    expect(found.map(({ _id }) => _id)).toEqual([
      'min',
      'empty',
      'missing',
      'null',
      'nan',
      'list',
      'decimal',
      'double',
      'int',
      'long',
      'half',
      'Text',
      'text',
      'lines',
      'object',
      'objects',
      'turned',
      'nested',
      'binary',
      'uuid',
      'id',
      'true',
      'date',
      'max',
    ])
  })

  it('takes the greatest element of an array when it descends', async () => {
    const collection = await database.collection([{ v: [1, 9] }, { v: 5 }, { v: [2, 3] }])
    const found = await collection
      .find({}, { projection: { _id: 0 } })
      .sort({ v: -1 })
      .toArray()
    expect(found).toEqual([{ v: [1, 9] }, { v: 5 }, { v: [2, 3] }])
  })

  it('keeps to skip and limit', async () => {
    const collection = await database.collection(Array.from({ length: 30 }, (_, n) => ({ n: 29 - n })))
    const found = await collection.find().sort({ n: 1 }).skip(10).limit(5).toArray()
    expect(found.map(({ n }) => n)).toEqual([10, 11, 12, 13, 14])
  })
})

describe('projection', () => {
  const item: Document = {
    _id: 1,
    title: 'a',
    size: { h: 1, w: 2, unit: { name: 'cm' } },
    stock: [{ at: 'A', qty: 5 }, { at: 'B', qty: 7 }, 3],
    grades: [70, 87, 90, 95],
  }
  const cases: [string, Document, Document][] = [
    ['inclusion keeps _id', { title: 1 }, { _id: 1, title: 'a' }],
    ['inclusion without _id', { title: true, _id: 0 }, { title: 'a' }],
    ['exclusion', { size: 0, stock: 0, grades: 0 }, { _id: 1, title: 'a' }],
    ['_id alone', { _id: 1 }, { _id: 1 }],
    [
      'nested inclusion, in the order of the document',
      { 'size.unit.name': 1, 'size.h': 1, _id: 0 },
      { size: { h: 1, unit: { name: 'cm' } } },
    ],
    [
      'nested inclusion in an array leaves plain elements out',
      { 'stock.qty': 1, _id: 0 },
      { stock: [{ qty: 5 }, { qty: 7 }] },
    ],
    [
      'nested exclusion in an array',
      { 'stock.qty': 0, size: 0, grades: 0 },
      { _id: 1, title: 'a', stock: [{ at: 'A' }, { at: 'B' }, 3] },
    ],
    [
      '$slice of the first',
      { grades: { $slice: 2 }, size: 0, stock: 0 },
      { _id: 1, title: 'a', grades: [70, 87] },
    ],
    ['$slice of the last', { grades: { $slice: -1 }, _id: 0, title: 1 }, { title: 'a', grades: [95] }],
    [
      '$slice with skip and limit',
      { grades: { $slice: [1, 2] }, title: 1, _id: 0 },
      { title: 'a', grades: [87, 90] },
    ],
    [
      '$slice with a skip from the end',
      { grades: { $slice: [-3, 2] }, title: 1, _id: 0 },
      { title: 'a', grades: [87, 90] },
    ],
    ['$elemMatch', { stock: { $elemMatch: { qty: { $gt: 5 } } } }, { _id: 1, stock: [{ at: 'B', qty: 7 }] }],
    ['$elemMatch that finds nothing', { stock: { $elemMatch: { qty: 9 } } }, { _id: 1 }],
  ]

  it.each(cases)('%s', async (_title, projection, expected) => {
    const collection = await database.collection([item])
    const found = await collection.findOne({}, { projection })
    expect(found).toEqual(expected)
    expect(Object.keys(found ?? {})).toEqual(Object.keys(expected))
  })

  it('gives the element that the query matched for the positional $', async () => {
    const collection = await database.collection([item])
    const found = await collection.findOne({ grades: { $gte: 85 } }, { projection: { 'grades.$': 1 } })
    expect(found).toEqual({ _id: 1, grades: [87] })
  })

  const refused: [Document, number][] = [
    [{ title: 1, size: 0 }, 31254],
    [{ title: 0, size: 1 }, 31253],
    [{ size: 1, 'size.h': 1 }, 31249],
    [{ stock: { $slice: 1 }, 'stock.at': 1 }, 31249],
    [{ stock: { $slice: 1 }, 'stock.at': 0 }, 31249],
    [{ 'stock.at': 1, stock: { $slice: 1 } }, 31250],
    [{ stock: { $elemMatch: { qty: 5 } }, 'stock.at': 1 }, 31249],
    [{ 'stock.$': { $slice: 1 } }, 31271],
  ]
  it.each(refused)('refuses %j', async (projection, code) => {
    const collection = await database.collection([item])
    await expect(collection.findOne({}, { projection })).rejects.toMatchObject({ code })
  })
})

describe('distinct', () => {
  it('opens arrays and takes equal numbers as one', async () => {
    const collection = await database.collection([
      { v: [1, 2] },
      { v: 2 },
      { v: Long.fromNumber(1) },
      { v: 'a' },
      {},
    ])
    expect(await collection.distinct('v')).toEqual([1, 2, 'a'])
    expect(await collection.distinct('v', { v: 'a' })).toEqual(['a'])
  })
})

describe('queries that MongoDB refuses', () => {
  const refused: [string, Document, number][] = [
    ['an unknown operator', { v: { $unheard: 1 } }, 2],
    ['an unknown operator at the top', { $unheard: [] }, 2],
    ['$in without an array', { v: { $in: 5 } }, 2],
    ['an operator inside $in', { v: { $in: [{ $gt: 1 }] } }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['$ne with a regular expression', { v: { $ne: /a/ } }, 2],
    ['an unknown type', { v: { $type: 'colour' } }, 2],
    ['$mod by 0', { v: { $mod: [0, 1] } }, 2],
    ['an invalid regular expression', { v: { $regex: '(' } }, 51091],
    ['a value after $elemMatch in $all', { v: { $all: [{ $elemMatch: { a: 1 } }, 5] } }, 2],
    ['$elemMatch after a value in $all', { v: { $all: [5, { $elemMatch: { a: 1 } }] } }, 2],
    ['$options alone', { v: { $options: 'i' } }, 2],
  ]
  it.each(refused)('%s', async (_title, filter, code) => {
    const collection = await database.collection()
    await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code })
  })
})
