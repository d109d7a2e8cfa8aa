import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPocketMongo } from '@shared/pocket-mongo/server'
import { createDatabase, databaseNameOf, openDatabase, watchDatabase } from './database'
import { createLogger } from './logger'

describe("a service's database", () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'codex_records'],
    ['mongodb://127.0.0.1:27017/', 'codex_records'],
    ['mongodb://127.0.0.1:27017/?replicaSet=rs0', 'codex_records'],
    ['mongodb://a:b@one:1,two:2/family?authSource=admin', 'family_records'],
    ['mongodb+srv://cluster.example/birth%2Dcodex', 'birth-codex_records'],
  ])('behind %s is %s', (uri, name) => {
    expect(databaseNameOf(uri, 'records')).toBe(name)
  })
})

it('is there again as soon as its server is, also where nobody asks it for anything', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'database-'))
  let server = await startPocketMongo({ directory })
  const { port } = server
  const connection = createDatabase()
  const logger = createLogger({ level: 'silent', service: 'test' })
  await openDatabase(connection, { uri: server.uri('codex_watched'), logger })
  const watch = watchDatabase(connection)
  try {
    expect(watch.isThere()).toBe(true)

    await server.close()
    await expect(connection.db?.command({ ping: 1 })).rejects.toThrow()
    expect(watch.isThere()).toBe(false)
    // The driver has looked for its server once more, in vain, and would look again after ten seconds.
    await setTimeout(1000)

    server = await startPocketMongo({ directory, port })
    const from = Date.now()
    while (!watch.isThere() && Date.now() - from < 9000) await setTimeout(50)
    expect(Date.now() - from).toBeLessThan(5000)
  } finally {
    watch.stop()
    await connection.close()
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
}, 30_000)
