import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { Store } from './store'

const key = (n: number) => Buffer.from([0, 0, 0, 20, n >> 8, n & 255])
const all = { from: key(0), to: Buffer.from([0, 0, 0, 21]) }
const secrets = Array.from({ length: 300 }, () => randomBytes(60))

let directory: string
let store: Store
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-compact-'))
  store = new Store(directory, () => undefined)
  // One transaction each, so that pages are copied again and again.
  for (const [n, secret] of secrets.entries()) {
    const written = store.write(() => store.put(key(n), secret))
    if (n % 10 === 9) await written
  }
})
afterEach(async () => {
  await store.close()
  rmSync(directory, { recursive: true })
})

/** How many of the values stand anywhere in the folder. */
const foundIn = (values: readonly Buffer[]) => {
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name)))
  return values.filter((value) => files.some((file) => file.includes(value))).length
}
const keys = () => [...store.entries(all)].map((entry) => entry.key.readUInt16BE(4))
const reopen = async () => {
  await store.close()
  store = new Store(directory, () => undefined)
}

it('leaves nothing in the folder of what was removed or replaced, and keeps the rest', async () => {
  const removed = secrets.filter((_, n) => n % 3 === 0)
  const replaced = secrets.filter((_, n) => n % 3 === 1)
  const left = secrets.filter((_, n) => n % 3 === 2)
  for (const n of secrets.keys())
    void store.write(() =>
      n % 3 === 0 ? store.remove(key(n)) : n % 3 === 1 ? store.put(key(n), randomBytes(60)) : undefined,
    )
  await store.write(() => undefined)
  expect(foundIn([...removed, ...replaced])).toBeGreaterThan(0)
  await store.compact()
  expect([foundIn(removed), foundIn(replaced), foundIn(left)]).toEqual([0, 0, 100])
  await reopen()
  expect(keys()).toHaveLength(200)
  for (const n of [2, 5, 8]) expect(store.get(key(n))).toEqual(secrets[n])
})

it('lets nobody wait who reads, and carries out what is written meanwhile afterwards', async () => {
  const compacted = Promise.all([store.compact(), store.compact()])
  const written = store.write(() => store.put(key(1000), Buffer.from('new')))
  let readings = 0
  let isDone = false
  void compacted.then(() => (isDone = true))
  while (!isDone) {
    expect(store.get(key(7))).toEqual(secrets[7])
    expect(keys().length).toBeGreaterThanOrEqual(300)
    readings += 1
    await new Promise(setImmediate)
  }
  await written
  expect(readings).toBeGreaterThan(1)
  await store.compact()
  await reopen()
  expect(store.get(key(1000))?.toString()).toBe('new')
  expect(readdirSync(directory).filter((name) => name.endsWith('.mdb'))).toHaveLength(1)
})

it('opens the newer file when a crash left both, and takes the other and an unfinished one away', async () => {
  const older = readFileSync(join(directory, 'data.mdb'))
  await store.write(() => store.remove(key(0)))
  await store.compact()
  await store.close()
  writeFileSync(join(directory, 'data.mdb'), older)
  writeFileSync(join(directory, 'data.unfinished'), older)
  store = new Store(directory, () => undefined)
  expect(keys()).toHaveLength(299)
  expect(readdirSync(directory).sort()).toEqual(['data-1.mdb', 'data-1.mdb-lock'])
})
