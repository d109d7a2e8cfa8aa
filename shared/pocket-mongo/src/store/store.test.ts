import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open } from 'lmdb'
import { CommandError } from '../bson/command-error'
import { documentOf } from '../bson/values'
import { openEngine } from '../collections/engine'
import { Store } from './store'

const key = (n: number) => Buffer.from([0, 0, 0, 20, n >> 8, n & 255])
const text = (value: string) => Buffer.from(value)
const all = { from: key(0), to: Buffer.from([0, 0, 0, 21]) }

describe('the store', () => {
  let directory: string
  let store: Store
  let rollbacks: number

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-store-'))
    rollbacks = 0
    store = new Store(directory, () => (rollbacks += 1))
  })
  afterEach(async () => {
    await store.close()
    rmSync(directory, { recursive: true })
  })

  const keys = (reverse = false) => [...store.entries(all, reverse)].map((entry) => entry.key.readUInt16BE(4))

  it('reads ranges in both directions, however long they are', async () => {
    await store.write(() => {
      for (let n = 0; n < 300; n++) store.put(key(n), text(`${n}`))
    })
    const up = Array.from({ length: 300 }, (_, n) => n)
    expect(keys()).toEqual(up)
    expect(keys(true)).toEqual([...up].reverse())
    const part = { from: key(10), to: key(13) }
    expect([...store.entries(part)].map(({ value }) => value.toString())).toEqual(['10', '11', '12'])
    expect([...store.entries(part, true)].map(({ value }) => value.toString())).toEqual(['12', '11', '10'])
  })

  it('sees inside a job what the job has written', async () => {
    const seen = await store.write(() => {
      store.put(key(1), text('a'))
      store.put(key(2), text('b'))
      store.remove(key(1))
      return [store.get(key(1)), store.get(key(2))?.toString(), keys()]
    })
    expect(seen).toEqual([undefined, 'b', [2]])
  })

  it('has a write in the file when it says so', async () => {
    for (let n = 0; n < 40; n++) {
      await store.write(() => store.put(key(n), text('x')))
      // What another process would find if this one died here.
      copyFileSync(join(directory, 'data.mdb'), join(directory, 'copy.mdb'))
      const copy = open({
        path: join(directory, 'copy.mdb'),
        encoding: 'binary',
        keyEncoding: 'binary',
        readOnly: true,
      })
      const found = copy.doesExist(key(n))
      await copy.close()
      rmSync(join(directory, 'copy.mdb'))
      rmSync(join(directory, 'copy.mdb-lock'), { force: true })
      expect(found).toBe(true)
    }
  })

  it('tells one job of its failure and carries the others out', async () => {
    const outcomes = await Promise.allSettled([
      store.write(() => store.put(key(1), text('a'))),
      store.write(() => {
        throw new CommandError(11000, 'taken')
      }),
      store.write(() => store.put(key(2), text('b'))),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(keys()).toEqual([1, 2])
    expect(rollbacks).toBe(0)
  })

  it('undoes the whole transaction when a job fails in another way', async () => {
    const outcomes = await Promise.allSettled([
      store.write(() => store.put(key(1), text('a'))),
      store.write(() => {
        store.put(key(2), text('b'))
        throw new TypeError('a fault')
      }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(keys()).toEqual([])
    expect(rollbacks).toBe(1)
    await store.write(() => store.put(key(3), text('c')))
    expect(keys()).toEqual([3])
  })

  it('carries out what waits before it closes, and nothing afterwards', async () => {
    const writes = Array.from({ length: 20 }, (_, n) => store.write(() => store.put(key(n), text('x'))))
    const closing = store.close()
    await Promise.all(writes)
    await closing
    await expect(store.write(() => undefined)).rejects.toMatchObject({ code: 91 })
    store = new Store(directory, () => undefined)
    expect(keys()).toHaveLength(20)
  })
})

describe('a rollback', () => {
  it('takes back what the catalog had learnt in memory', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-rollback-'))
    const engine = openEngine(directory)
    const insert = (name: string, fail: boolean) =>
      engine.store.write(() => {
        engine.records.insert(engine.catalog.ensure(name), documentOf({ _id: 1 }))
        if (fail) throw new TypeError('a fault')
      })
    await insert('test.kept', false)
    await expect(insert('test.lost', true)).rejects.toThrow('a fault')
    expect(engine.catalog.all().map(({ namespace }) => namespace)).toEqual(['test.kept'])
    await expect(insert('test.kept', false)).rejects.toMatchObject({ code: 11000 })
    await insert('test.lost', false)
    expect(engine.catalog.all()).toHaveLength(2)
    await engine.store.close()
    rmSync(directory, { recursive: true })
  })
})
