import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BSON, Long, UUID } from 'bson'
import { MongoClient } from 'mongodb'
import type { Document } from 'mongodb'
import { startPocketMongo } from './server'
import type { PocketMongo } from './server'
import { parseMessage } from './wire/messages'

/** What belongs to the pocket store alone; a real server is not asked. */
let directory: string
let server: PocketMongo
let client: MongoClient

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-server-'))
  server = await startPocketMongo({ directory })
  client = await MongoClient.connect(server.uri('test'))
})
afterEach(async () => {
  await client.close()
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

const restart = async () => {
  await client.close()
  await server.close()
  server = await startPocketMongo({ directory })
  client = await MongoClient.connect(server.uri('test'))
}

/** One OP_MSG with a command. */
function message(command: Document): Buffer {
  const body = Buffer.from(BSON.serialize(command))
  const head = Buffer.alloc(21)
  head.writeInt32LE(head.length + body.length, 0)
  head.writeInt32LE(7, 4)
  head.writeInt32LE(2013, 12)
  return Buffer.concat([head, body])
}

/** Sends bytes on a connection of their own and gives what comes back until the server hangs up or is silent. */
function exchange(bytes: Buffer, wanted = Infinity): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
    const chunks: Buffer[] = []
    const end = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks))
    }
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (Buffer.concat(chunks).length >= wanted) end()
    })
    socket.on('close', end)
    socket.on('error', reject)
  })
}

const replyTo = async (bytes: Buffer) => BSON.deserialize(parseMessage(await exchange(bytes, 21)).body)

describe('the address', () => {
  it('is a loopback address or a Unix socket of its owner', async () => {
    await expect(startPocketMongo({ directory: join(directory, 'x'), host: '0.0.0.0' })).rejects.toThrow(
      'loopback',
    )
    const path = join(directory, 'Pocket.sock')
    const other = await startPocketMongo({ directory: join(directory, 'y'), host: path })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const inside = await MongoClient.connect(other.uri('test'))
    expect(await inside.db().command({ ping: 1 })).toEqual({ ok: 1 })
    await inside.close()
    await other.close()
  })

  it('is that of the only member of a replica set', async () => {
    const hello = await client.db().admin().command({ hello: 1 })
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      hosts: [`127.0.0.1:${server.port}`],
      setName: 'pocket',
    })
    expect(server.uri('db')).toBe(`mongodb://127.0.0.1:${server.port}/db`)
  })
})

describe('the directory', () => {
  it('takes one server at a time', async () => {
    await expect(startPocketMongo({ directory })).rejects.toThrow('in use by another pocket-mongo')
    await client.close()
    await server.close()
    server = await startPocketMongo({ directory })
    client = await MongoClient.connect(server.uri('test'))
  })

  it('keeps documents and indexes from one server to the next', async () => {
    const collection = client.db().collection('c')
    await collection.createIndex({ tags: 1 })
    await collection.insertMany([{ n: 1, tags: ['a', 'b'] }, { n: 2 }])
    await restart()
    const again = client.db().collection('c')
    expect(await again.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { n: 1, tags: ['a', 'b'] },
      { n: 2 },
    ])
    // The index has to remember that it holds arrays: both ends of this stretch are met by different elements.
    expect(await again.countDocuments({ tags: { $gt: 'a', $lt: 'b' } })).toBe(1)
    await again.insertOne({ n: 3 })
    expect(await again.distinct('n')).toEqual([1, 2, 3])
  })
})

describe('databases and collections', () => {
  it('are made, listed and dropped', async () => {
    const db = client.db('made')
    await db.createCollection('one')
    await db.collection('two').insertOne({ n: 1 })
    await expect(db.createCollection('one')).rejects.toMatchObject({ code: 48 })
    expect((await db.listCollections().toArray()).map(({ name, type }) => [name, type])).toEqual([
      ['one', 'collection'],
      ['two', 'collection'],
    ])
    expect(await db.listCollections({ name: 'two' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'two', type: 'collection' },
    ])
    expect((await client.db().admin().listDatabases({ nameOnly: true })).databases).toEqual([
      { name: 'made' },
    ])
    await db.dropCollection('two')
    expect(await db.collection('two').countDocuments()).toBe(0)
    await db.dropDatabase()
    expect(await db.listCollections().toArray()).toEqual([])
    await expect(db.collection('one').indexes()).rejects.toMatchObject({ code: 26 })
  })

  it.each(['a$b', 'system.users', 'a\0b'])('refuse the name %j', async (name) => {
    const command = client.db().command({ create: name })
    await expect(command).rejects.toMatchObject({ code: 73 })
  })
})

describe('what is not supported is refused', () => {
  const refused: [string, Document, number][] = [
    ['an unknown command', { unheard: 1 }, 59],
    ['a view', { create: 'v', viewOn: 'c', pipeline: [] }, 40415],
    ['a capped collection', { create: 'v', capped: true, size: 1 }, 72],
    ['a collation', { find: 'c', collation: { locale: 'de' } }, 40415],
    ['a hint beside a count', { count: 'c', hint: 'a_1' }, 40415],
    ['a hint that names nothing', { find: 'c', hint: 1 }, 9],
    ['a tailable cursor', { find: 'c', tailable: true }, 40415],
    ['$where', { find: 'c', filter: { $where: 'true' } }, 2],
    ['$text', { find: 'c', filter: { $text: { $search: 'x' } } }, 2],
    ['$jsonSchema', { find: 'c', filter: { $jsonSchema: {} } }, 2],
    ['$near', { find: 'c', filter: { at: { $near: [0, 0] } } }, 2],
    ['$bitsAllSet', { find: 'c', filter: { a: { $bitsAllSet: 1 } } }, 2],
    ['$meta in a sort', { find: 'c', sort: { a: { $meta: 'textScore' } } }, 2],
    ['an expression in a projection', { find: 'c', projection: { a: '$b' } }, 2],
    ['an update by a pipeline', { update: 'c', updates: [{ q: {}, u: [{ $set: { a: 1 } }] }] }, 9],
    ['$lookup', { aggregate: 'c', pipeline: [{ $lookup: {} }], cursor: {} }, 40324],
    ['$out', { aggregate: 'c', pipeline: [{ $out: 'd' }], cursor: {} }, 40324],
    ['a change stream', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40324],
    ['an aggregation without a collection', { aggregate: 1, pipeline: [], cursor: {} }, 73],
    ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 67],
    ['a geo index', { createIndexes: 'c', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }, 67],
    ['a hashed index', { createIndexes: 'c', indexes: [{ key: { a: 'hashed' }, name: 'a' }] }, 67],
    ['a wildcard index', { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 67],
    ['a hidden index', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', hidden: true }] }, 72],
    ['readConcern snapshot', { find: 'c', readConcern: { level: 'snapshot' } }, 72],
    ['a write concern of more nodes', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 100],
    ['POSIX classes', { find: 'c', filter: { a: { $regex: '[[:alpha:]]' } } }, 51091],
    ['options inside a regular expression', { find: 'c', filter: { a: { $regex: '(?i)a' } } }, 51091],
    [
      'places as time zones',
      {
        aggregate: 'c',
        pipeline: [{ $project: { v: { $year: { date: '$a', timezone: 'Asia/Kolkata' } } } }],
        cursor: {},
      },
      40485,
    ],
  ]
  it.each(refused)('%s', async (_title, command, code) => {
    const failure = await client
      .db()
      .command(command)
      .catch((error: unknown) => error)
    const first = failure instanceof Error ? failure : (failure as Document).writeErrors[0]
    expect(first).toMatchObject({ code })
  })

  it('a transaction of several documents', async () => {
    const session = client.startSession()
    session.startTransaction()
    const insert = client.db().collection('c').insertOne({ n: 1 }, { session })
    await expect(insert).rejects.toMatchObject({ code: 263, codeName: 'OperationNotSupportedInTransaction' })
    await session.endSession()
    expect(await client.db().collection('c').countDocuments()).toBe(0)
  })

  it('a field that begins with $', async () => {
    const collection = client.db().collection('c')
    await expect(collection.insertOne({ $a: 1 })).rejects.toMatchObject({ code: 52 })
    await expect(collection.insertOne({ a: { $b: 1 } })).rejects.toMatchObject({ code: 52 })
  })
})

describe('cursors', () => {
  it('give a long answer in parts, and end', async () => {
    const collection = client.db().collection('c')
    await collection.insertMany(Array.from({ length: 450 }, (_, n) => ({ n, text: 'x'.repeat(40_000) })))
    const cursor = collection.find().sort({ n: -1 })
    const found: number[] = []
    for await (const { n } of cursor) found.push(n)
    expect(found).toEqual(Array.from({ length: 450 }, (_, n) => 449 - n))
    const reply = await client.db().command({ find: 'c', batchSize: 1_000 })
    expect(reply.cursor.firstBatch.length).toBeLessThan(420)
    expect(reply.cursor.id).not.toEqual(Long.ZERO)
  })

  it('are closed when asked, and unknown afterwards', async () => {
    await client
      .db()
      .collection('c')
      .insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
    const { cursor } = await client.db().command({ find: 'c', batchSize: 2 }, { promoteLongs: false })
    const killed = await client
      .db()
      .command({ killCursors: 'c', cursors: [cursor.id, Long.fromNumber(5)] }, { promoteLongs: false })
    expect(killed).toMatchObject({ cursorsKilled: [cursor.id], cursorsNotFound: [Long.fromNumber(5)] })
    const more = client.db().command({ getMore: cursor.id, collection: 'c' })
    await expect(more).rejects.toMatchObject({ code: 43 })
  })

  it('do not lose or repeat documents that nobody touches while others are written', async () => {
    const collection = client.db().collection('c')
    await collection.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })))
    const found: number[] = []
    for await (const { n } of collection.find({ n: { $lt: 500 } }, { batchSize: 20 })) {
      found.push(n)
      if (n % 50 === 0) await collection.insertOne({ n: 1_000 + n })
      if (n % 50 === 1) await collection.deleteOne({ n: 1_000 + n - 1 })
    }
    expect(found).toEqual(Array.from({ length: 500 }, (_, n) => n))
  })
})

describe('retryable writes', () => {
  const lsid = { id: new UUID() }
  const send = (command: Document, number: number) =>
    replyTo(message({ ...command, lsid, txnNumber: Long.fromNumber(number), $db: 'test' }))

  it('are carried out once, whatever comes again, also after a restart', async () => {
    const insert = {
      insert: 'c',
      documents: [
        { _id: 1, n: 0 },
        { _id: 2, n: 0 },
      ],
    }
    expect(await send(insert, 1)).toEqual({ n: 2, ok: 1 })
    expect(await send(insert, 1)).toEqual({ n: 2, ok: 1 })
    const update = {
      update: 'c',
      updates: [
        { q: { _id: 1 }, u: { $inc: { n: 1 } } },
        { q: { k: 'new' }, u: { $set: { n: 9 } }, upsert: true },
      ],
    }
    const first = await send(update, 2)
    expect(first).toMatchObject({ n: 2, nModified: 1, upserted: [{ index: 1 }] })
    expect(await send(update, 2)).toEqual(first)
    const modify = { findAndModify: 'c', query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true }
    expect(await send(modify, 3)).toMatchObject({ value: { n: 2 } })
    await restart()
    expect(await send(modify, 3)).toMatchObject({
      value: { n: 2 },
      lastErrorObject: { n: 1, updatedExisting: true },
    })
    const remove = { delete: 'c', deletes: [{ q: { n: 9 }, limit: 1 }] }
    expect(await send(remove, 4)).toEqual({ n: 1, ok: 1 })
    expect(await send(remove, 4)).toEqual({ n: 1, ok: 1 })
    expect(await client.db().collection('c').find().toArray()).toEqual([
      { _id: 1, n: 2 },
      { _id: 2, n: 0 },
    ])
  })

  it('of the past are refused, and those of many documents too', async () => {
    expect(await send({ insert: 'c', documents: [{ _id: 'x' }] }, 9)).toMatchObject({ n: 1 })
    expect(await send({ insert: 'c', documents: [{ _id: 'y' }] }, 8)).toMatchObject({ ok: 0, code: 225 })
    expect(
      await send({ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true }] }, 10),
    ).toMatchObject({ writeErrors: [{ code: 72 }] })
    expect(await client.db().collection('c').countDocuments()).toBe(1)
  })
})

describe('the protocol', () => {
  it('answers a malformed document with an error and goes on', async () => {
    const broken = message({ ping: 1, $db: 'x' })
    broken[21 + 4] = 0x06
    expect(await replyTo(broken)).toMatchObject({ ok: 0, code: 22 })
  })

  it.each([
    ['an HTTP request', Buffer.from('POST / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['a size that cannot be', Buffer.from([3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 221, 7, 0, 0])],
    ['an unknown operation', Buffer.from([16, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])],
  ])('hangs up on %s', async (_title, bytes) => {
    expect(await exchange(bytes)).toHaveLength(0)
    expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 })
  })

  it('reads a message that comes in pieces', async () => {
    const bytes = message({ ping: 1, $db: 'x' })
    const reply = await new Promise<Buffer>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', async () => {
        for (const byte of bytes) {
          socket.write(Buffer.of(byte))
          await new Promise(setImmediate)
        }
      })
      socket.on('data', (chunk) => {
        socket.destroy()
        resolve(chunk)
      })
    })
    expect(BSON.deserialize(parseMessage(reply).body)).toEqual({ ok: 1 })
  })

  it('does without a reply when none is wanted', async () => {
    const collection = client.db().collection('c', { writeConcern: { w: 0 } })
    await collection.insertOne({ n: 1 })
    const seen = async (): Promise<number> => client.db().collection('c').countDocuments()
    while ((await seen()) === 0) await new Promise(setImmediate)
    expect(await seen()).toBe(1)
  })

  it('ends a command at its time limit', async () => {
    const collection = client.db().collection('c')
    await collection.insertMany(Array.from({ length: 4_000 }, (_, n) => ({ n })))
    const slow = collection.find({ n: -1 }, { maxTimeMS: 1 }).toArray()
    await expect(slow).rejects.toMatchObject({ code: 50 })
  })
})
