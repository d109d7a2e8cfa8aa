import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BSON } from 'bson'
import { decodeDocument } from '../bson/decode'
import type { Document } from '../bson/values'
import { openEngine } from '../collections/engine'
import type { Engine } from '../collections/engine'
import { scan } from '../collections/scan'
import { parseSort } from '../query/sort-key'
import { indexFrom, parseIndexSpec } from './index-definition'
import { planQuery } from './planner'

const parse = (value: object): Document => decodeDocument(Buffer.from(BSON.serialize(value)))

/** A collection of 100 documents: `n` from 0, ten of each `status`, and some indexes. */
describe('the planner', () => {
  let directory: string
  let engine: Engine
  const collection = () => engine.catalog.ensure('test.c')

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-plan-'))
    engine = openEngine(directory)
    await engine.store.write(() => {
      for (const [name, spec] of Object.entries({
        status_run: { key: { status: 1, runAt: 1 } },
        email: { key: { email: 1 }, unique: true },
        rank: { key: { rank: 1, runAt: -1 } },
        tags: { key: { tags: 1 } },
        late: { key: { late: 1 }, sparse: true },
        active: { key: { owner: 1 }, partialFilterExpression: { active: true } },
      }))
        collection().indexes.push(
          indexFrom(parseIndexSpec(parse({ ...spec, name })), engine.catalog.newTable()),
        )
      for (let n = 0; n < 100; n++)
        engine.records.insert(
          collection(),
          parse({
            _id: n,
            status: `s${n % 10}`,
            runAt: new Date(n),
            email: `${n}@x`,
            rank: n % 4,
            tags: [n, n + 1],
            owner: n,
            ...(n % 20 === 0 && { late: n }),
            active: n < 50,
          }),
        )
    })
  })
  afterAll(async () => {
    await engine.store.close()
    rmSync(directory, { recursive: true })
  })

  /** The index that a query takes, whether it gives the order, and how many documents are looked at. */
  const plan = (filter: object, sort: object = {}) => {
    const chosen = planQuery(collection().indexes, parse(filter), parseSort(parse(sort)))
    const read = [...scan(engine.store, engine.records, collection(), chosen)].length
    if (chosen.kind !== 'index') return [chosen.kind, false, read]
    return [chosen.index.name, chosen.sorted, read]
  }

  const cases: [string, object, object, [string, boolean, number]][] = [
    [
      'a queue claim is served in order',
      { status: 's3', runAt: { $lte: new Date(50) } },
      { runAt: 1 },
      ['status_run', true, 5],
    ],
    ['backwards too', { status: 's3' }, { runAt: -1 }, ['status_run', true, 10]],
    ['_id', { _id: 7 }, {}, ['_id_', false, 1]],
    ['several _id', { _id: { $in: [1, 5, 1, 900] } }, {}, ['_id_', false, 2]],
    ['a unique key comes before another', { status: 's3', email: '13@x' }, {}, ['email', false, 1]],
    ['an order alone', {}, { rank: 1, runAt: -1 }, ['rank', true, 100]],
    ['an order that no index has', {}, { rank: 1, runAt: 1 }, ['records', false, 100]],
    ['an order inside several stretches', { rank: { $in: [3, 1] } }, { rank: -1 }, ['rank', true, 50]],
    [
      'several statuses are not in the order of time',
      { status: { $in: ['s1', 's2'] } },
      { runAt: 1 },
      ['status_run', false, 20],
    ],
    ['an element of an array', { tags: 7 }, {}, ['tags', false, 2]],
    [
      'both ends on an array give one of them to the index',
      { tags: { $gte: 98, $lt: 3 } },
      {},
      ['tags', false, 3],
    ],
    ['but not those of one element', { tags: { $elemMatch: { $gte: 98, $lt: 99 } } }, {}, ['tags', false, 2]],
    [
      'an element and another condition',
      { tags: { $elemMatch: { $gte: 98 }, $lt: 3 } },
      {},
      ['tags', false, 3],
    ],
    ['whatever has a field', { late: { $exists: true } }, { late: -1 }, ['late', true, 5]],
    ['whatever has not', { late: { $exists: false } }, {}, ['records', false, 100]],
    ['an array gives no order', {}, { tags: 1 }, ['records', false, 100]],
    ['a partial index that covers the query', { owner: 7, active: true }, {}, ['active', false, 1]],
    ['a partial index that does not', { owner: 7 }, {}, ['records', false, 100]],
    ['a union', { $or: [{ email: '1@x' }, { tags: 50 }] }, {}, ['union', false, 3]],
    [
      'no union when a branch has no index',
      { $or: [{ email: '1@x' }, { other: 1 }] },
      {},
      ['records', false, 100],
    ],
    ['a comparison stays in its type', { rank: { $gt: 'a' } }, {}, ['rank', false, 0]],
    ['a regular expression is no key', { email: /x/ }, {}, ['records', false, 100]],
  ]
  it.each(cases)('%s', (_title, filter, sort, expected) => {
    expect(plan(filter, sort)).toEqual(expected)
  })
})
