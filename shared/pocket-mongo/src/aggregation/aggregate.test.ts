import { Decimal128, Double, Int32, Long } from 'bson'
import type { Document } from 'mongodb'
import { useTestDatabase } from '../testing-client'

const database = useTestDatabase()

const sales: Document[] = [
  {
    _id: 1,
    item: 'abc',
    price: Decimal128.fromString('10.10'),
    quantity: 2,
    at: new Date('2014-03-01T08:00:00Z'),
  },
  {
    _id: 2,
    item: 'jkl',
    price: Decimal128.fromString('20'),
    quantity: 1,
    at: new Date('2014-03-01T09:00:00Z'),
  },
  {
    _id: 3,
    item: 'xyz',
    price: Decimal128.fromString('5.05'),
    quantity: 10,
    at: new Date('2014-03-15T09:00:00Z'),
  },
  {
    _id: 4,
    item: 'xyz',
    price: Decimal128.fromString('5'),
    quantity: 20,
    at: new Date('2014-04-04T11:21:39.736Z'),
  },
  { _id: 5, item: 'abc', price: null, quantity: Long.fromNumber(10), at: new Date('2015-09-10T08:43:00Z') },
  { _id: 6, item: null, tags: ['a', 'b'] },
  { _id: 7, tags: [] },
]

const byId = { $sort: { _id: 1 } }

const cases: [string, Document[], Document[]][] = [
  [
    '$match, $sort, $skip and $limit',
    [
      { $match: { quantity: { $gt: 1 } } },
      { $sort: { quantity: -1, _id: 1 } },
      { $skip: 1 },
      { $limit: 2 },
      { $project: { quantity: 1 } },
    ],
    [
      { _id: 3, quantity: 10 },
      { _id: 5, quantity: 10 },
    ],
  ],
  [
    '$limit before $sort',
    [byId, { $limit: 2 }, { $sort: { _id: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 1 }],
  ],
  ['$count', [{ $match: { item: 'xyz' } }, { $count: 'n' }], [{ n: 2 }]],
  ['$count of nothing', [{ $match: { item: 'none' } }, { $count: 'n' }], []],
  [
    '$group by a field; missing and null are one group',
    [{ $group: { _id: '$item', n: { $sum: 1 }, q: { $sum: '$quantity' } } }, byId],
    [
      { _id: null, n: 2, q: 0 },
      { _id: 'abc', n: 2, q: 12 },
      { _id: 'jkl', n: 1, q: 1 },
      { _id: 'xyz', n: 2, q: 30 },
    ],
  ],
  [
    '$sum of decimals is exact',
    [{ $group: { _id: null, total: { $sum: '$price' } } }],
    [{ _id: null, total: Decimal128.fromString('40.15') }],
  ],
  [
    '$sum of products',
    [{ $group: { _id: null, total: { $sum: { $multiply: ['$price', '$quantity'] } } } }],
    [{ _id: null, total: Decimal128.fromString('190.70') }],
  ],
  [
    '$avg leaves out what is no number',
    [{ $group: { _id: '$item', q: { $avg: '$quantity' } } }, byId],
    [
      { _id: null, q: null },
      { _id: 'abc', q: 6 },
      { _id: 'jkl', q: 1 },
      { _id: 'xyz', q: 15 },
    ],
  ],
  [
    '$min and $max',
    [{ $group: { _id: null, least: { $min: '$price' }, most: { $max: '$item' } } }],
    [{ _id: null, least: Decimal128.fromString('5'), most: 'xyz' }],
  ],
  [
    '$first, $last, $push',
    [
      byId,
      {
        $group: { _id: null, first: { $first: '$item' }, last: { $last: '$item' }, all: { $push: '$item' } },
      },
    ],
    [{ _id: null, first: 'abc', last: null, all: ['abc', 'jkl', 'xyz', 'xyz', 'abc', null] }],
  ],
  [
    '$addToSet',
    [
      byId,
      { $group: { _id: null, items: { $addToSet: '$quantity' } } },
      { $unwind: '$items' },
      { $sort: { items: 1 } },
    ],
    [1, 2, 10, 20].map((items) => ({ _id: null, items })),
  ],
  [
    '$group by several fields',
    [
      { $match: { item: 'abc' } },
      { $group: { _id: { item: '$item', q: '$quantity' }, n: { $count: {} } } },
      byId,
    ],
    [
      { _id: { item: 'abc', q: 2 }, n: 1 },
      { _id: { item: 'abc', q: 10 }, n: 1 },
    ],
  ],
  [
    '$group by day',
    [
      { $match: { at: { $exists: true } } },
      { $group: { _id: { $dateToString: { format: '%Y-%m-%d', date: '$at' } }, n: { $sum: 1 } } },
      byId,
    ],
    [
      { _id: '2014-03-01', n: 2 },
      { _id: '2014-03-15', n: 1 },
      { _id: '2014-04-04', n: 1 },
      { _id: '2015-09-10', n: 1 },
    ],
  ],
  [
    '$group by month',
    [
      { $match: { at: { $lt: new Date('2015-01-01') } } },
      { $group: { _id: { $dateTrunc: { date: '$at', unit: 'month' } }, n: { $sum: 1 } } },
      byId,
    ],
    [
      { _id: new Date('2014-03-01'), n: 3 },
      { _id: new Date('2014-04-01'), n: 1 },
    ],
  ],
  [
    '$unwind',
    [{ $match: { _id: { $gt: 5 } } }, { $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 6, tags: 'a' },
      { _id: 6, tags: 'b' },
    ],
  ],
  [
    '$unwind with index and empty arrays',
    [
      { $match: { _id: { $gt: 5 } } },
      byId,
      { $unwind: { path: '$tags', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } },
      { $project: { item: 0 } },
    ],
    [
      { _id: 6, tags: 'a', i: 0 },
      { _id: 6, tags: 'b', i: 1 },
      { _id: 7, i: null },
    ],
  ],
  [
    '$addFields',
    [
      { $match: { _id: 1 } },
      { $addFields: { 'new.deep': '$item', quantity: { $add: ['$quantity', 1] }, gone: '$nothing' } },
      { $project: { price: 0, at: 0 } },
    ],
    [{ _id: 1, item: 'abc', quantity: 3, new: { deep: 'abc' } }],
  ],
  ['$unset', [{ $match: { _id: 6 } }, { $unset: ['tags', 'nothing'] }], [{ _id: 6, item: null }]],
  [
    '$project with computed fields',
    [
      { $match: { _id: 4 } },
      {
        $project: {
          _id: 0,
          name: '$item',
          sum: { $subtract: ['$quantity', 5] },
          parts: ['$item', '$none'],
          of: { q: '$quantity' },
        },
      },
    ],
    [{ name: 'xyz', sum: 15, parts: ['xyz', null], of: { q: 20 } }],
  ],
  [
    '$facet',
    [
      {
        $facet: {
          items: [{ $match: { item: 'abc' } }, { $count: 'n' }],
          first: [byId, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ items: [{ n: 2 }], first: [{ _id: 1 }] }],
  ],
]

describe('aggregate', () => {
  beforeAll(async () => {
    await database.db().collection<Document>('sales').insertMany(sales)
  })

  it.each(cases)('%s', async (_title, pipeline, expected) => {
    const found = await database.db().collection('sales').aggregate(pipeline).toArray()
    expect(found).toEqual(expected)
    expect(found.map((document) => Object.keys(document))).toEqual(
      expected.map((document) => Object.keys(document)),
    )
  })

  it('counts documents', async () => {
    const collection = database.db().collection('sales')
    expect(await collection.countDocuments({ item: 'abc' })).toBe(2)
    expect(await collection.countDocuments({}, { skip: 2, limit: 3 })).toBe(3)
    expect(await collection.countDocuments({ item: 'none' })).toBe(0)
    expect(await collection.estimatedDocumentCount()).toBe(7)
  })

  const sums: [string, unknown[], unknown][] = [
    ['ints to an int', [1, 2], new Int32(3)],
    ['ints beyond their range to a long', [2_147_483_647, 1], Long.fromString('2147483648')],
    ['a long makes a long', [1, Long.fromNumber(2)], Long.fromNumber(3)],
    ['longs beyond their range to a double', [Long.MAX_VALUE, Long.MAX_VALUE], new Double(2 ** 64)],
    ['doubles without drift', Array.from({ length: 10 }, () => 0.1), new Double(1)],
    ['a decimal makes a decimal', [1, 2.5, Decimal128.fromString('0.1')], Decimal128.fromString('3.6')],
    ['leaving out what is no number', [1, 'x', null, [5]], new Int32(1)],
    ['nothing to 0', ['x'], new Int32(0)],
  ]
  it.each(sums)('$sum adds %s', async (_title, values, expected) => {
    const collection = await database.collection(values.map((v) => ({ v })))
    const pipeline = [{ $group: { _id: null, sum: { $sum: '$v' } } }]
    const [found] = await collection.aggregate(pipeline, { promoteValues: false }).toArray()
    expect(found?.sum).toEqual(expected)
  })

  const at = new Date('2020-11-26T07:04:05.678Z')
  const document: Document = {
    n: 7,
    half: 2.5,
    long: Long.fromNumber(9),
    text: 'Ünï-Case',
    list: [1, 2, 3],
    docs: [{ v: 1 }, { v: 2 }, 5],
    at,
    no: null,
  }
  const expressions: [Document | string, unknown][] = [
    ['$docs.v', [1, 2]],
    ['$$ROOT.n', 7],
    [{ $literal: '$n' }, '$n'],
    [{ $add: ['$n', 1, '$half'] }, 10.5],
    [{ $add: ['$at', 1000] }, new Date(at.getTime() + 1000)],
    [{ $add: ['$n', '$no'] }, null],
    [{ $subtract: ['$at', new Date(at.getTime() - 90)] }, 90],
    [{ $divide: ['$n', 2] }, 3.5],
    [{ $mod: [-7, 4] }, -3],
    [{ $abs: -3 }, 3],
    [{ $ceil: 7.2 }, 8],
    [{ $floor: -2.8 }, -3],
    [{ $trunc: -2.8 }, -2],
    [{ $round: 10.5 }, 10],
    [{ $round: 11.5 }, 12],
    [{ $cmp: ['$n', 10] }, -1],
    [{ $gt: ['$text', '$n'] }, true],
    [{ $eq: ['$n', Long.fromNumber(7)] }, true],
    [{ $and: ['$n', '$no'] }, false],
    [{ $or: ['$no', 0, '$text'] }, true],
    [{ $not: ['$no'] }, true],
    [{ $cond: [{ $gte: ['$n', 7] }, 'yes', 'no'] }, 'yes'],
    [{ $cond: { if: '$no', then: 1, else: 2 } }, 2],
    [{ $ifNull: ['$no', '$none', 'fallback'] }, 'fallback'],
    [
      {
        $switch: {
          branches: [
            { case: { $lt: ['$n', 5] }, then: 'low' },
            { case: true, then: 'high' },
          ],
        },
      },
      'high',
    ],
    [{ $concat: ['$text', '-', 'x'] }, 'Ünï-Case-x'],
    [{ $concat: ['$text', '$no'] }, null],
    [{ $toLower: '$text' }, 'Ünï-case'],
    [{ $toUpper: '$none' }, ''],
    [{ $toString: '$n' }, '7'],
    [{ $size: '$list' }, 3],
    [{ $in: [2, '$list'] }, true],
    [{ $arrayElemAt: ['$list', -1] }, 3],
    [{ $first: '$list' }, 1],
    [{ $concatArrays: ['$list', [4]] }, [1, 2, 3, 4]],
    [{ $isArray: '$list' }, true],
    [{ $type: '$long' }, 'long'],
    [{ $type: '$none' }, 'missing'],
    [{ $year: '$at' }, 2020],
    [{ $month: { date: '$at', timezone: '+05:30' } }, 11],
    [{ $dayOfMonth: { date: '$at', timezone: '-0800' } }, 25],
    [{ $dayOfWeek: '$at' }, 5],
    [{ $dayOfYear: '$at' }, 331],
    [{ $dateToString: { date: '$at' } }, '2020-11-26T07:04:05.678Z'],
    [
      { $dateToString: { date: '$at', format: '%j %u %H:%M:%S.%L %z %%', timezone: '+05:30' } },
      '331 4 12:34:05.678 +0530 %',
    ],
    [{ $dateToString: { date: '$no', onNull: 'never' } }, 'never'],
    [{ $dateTrunc: { date: '$at', unit: 'year' } }, new Date('2020-01-01')],
    [{ $dateTrunc: { date: '$at', unit: 'quarter' } }, new Date('2020-10-01')],
    [{ $dateTrunc: { date: '$at', unit: 'week' } }, new Date('2020-11-22')],
    [{ $dateTrunc: { date: '$at', unit: 'week', startOfWeek: 'monday' } }, new Date('2020-11-23')],
    [{ $dateTrunc: { date: '$at', unit: 'hour', binSize: 2 } }, new Date('2020-11-26T06:00:00Z')],
    [{ $dateTrunc: { date: '$at', unit: 'day', timezone: '-08:00' } }, new Date('2020-11-25T08:00:00Z')],
    [{ $dateTrunc: { date: '$at', unit: 'minute' } }, new Date('2020-11-26T07:04:00Z')],
  ]
  it.each(expressions)('%j', async (expression, expected) => {
    const collection = await database.collection([document])
    const [found] = await collection.aggregate([{ $project: { _id: 0, v: expression } }]).toArray()
    expect(found?.v).toEqual(expected)
  })

  const refused: [Document, number][] = [
    [{ $unheard: {} }, 40324],
    [{ $project: { v: { $unheard: 1 } } }, 168],
    [{ $project: { a: 1, b: 0 } }, 31254],
    [{ $project: {} }, 51272],
    [{ $group: { n: { $sum: 1 } } }, 15955],
    [{ $group: { _id: null, n: { $unheard: 1 } } }, 15952],
    [{ $group: { _id: null, n: 1 } }, 40234],
    [{ $limit: 0 }, 15958],
    [{ $skip: -1 }, 5107200],
    [{ $sort: {} }, 15976],
    [{ $match: 1 }, 15959],
    [{ $unwind: 'tags' }, 28818],
    [{ $count: '' }, 40156],
    [{ $project: { v: '$$unheard' } }, 17276],
    [{ $project: { v: { $divide: [1, 0] } } }, 2],
    [{ $project: { v: { $size: '$n' } } }, 17124],
    [{ $match: {}, $limit: 1 }, 40323],
  ]
  it.each(refused)('refuses %j', async (stage, code) => {
    const collection = await database.collection([{ n: 1 }])
    await expect(collection.aggregate([stage]).toArray()).rejects.toMatchObject({ code })
  })
})
